import type { CardProfile } from './profile.ts';
import type { EncounterSetup } from './setup.ts';

type Profiles = EncounterSetup['profiles'];

/** Names of the cards whose Actions a Power of the card lets it use. */
const lendersOf = ({ powers }: CardProfile): readonly string[] =>
  powers.flatMap(({ clauses }) =>
    clauses.flatMap((clause) =>
      'allow' in clause && clause.allow === 'borrowActions' ? [clause.with.from.name ?? []].flat() : [],
    ),
  );

const known = new WeakMap<Profiles, Profiles>();

/** A card knows the Actions that it may borrow in this Encounter as it knows those of its texts. @rule PC-CARD-06 */
export function withLentActions(profiles: Profiles): Profiles {
  const before = known.get(profiles);
  if (before !== undefined) return before;
  const all = Object.values(profiles);
  const borrowers = all.filter((card) => lendersOf(card).length > 0);
  const made =
    borrowers.length === 0
      ? profiles
      : { ...profiles, ...Object.fromEntries(borrowers.map((card) => [card.id, borrowing(card, all)])) };
  known.set(profiles, made);
  return made;
}

function borrowing(card: CardProfile, all: readonly CardProfile[]): CardProfile {
  const names = lendersOf(card);
  const lent = all
    .filter(({ name, id }) => names.includes(name) && id !== card.id)
    .flatMap(({ name, actions }) => actions.map((action) => ({ ...action, lentBy: name })));
  return { ...card, textActions: [...(card.textActions ?? []), ...lent] };
}
