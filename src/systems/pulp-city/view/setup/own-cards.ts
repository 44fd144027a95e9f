import type { ByPlayer } from '../../../../kernel/ids.ts';
import type { CardError } from '../../cards/errors.ts';
import { type CardEdition, loadCard } from '../../cards/load.ts';
import type { CardProfile } from '../../model/profile.ts';
import { TABLES } from '../../tables/ready-made.ts';
import { DEFAULT_SWITCHES } from '../../model/setup.ts';
import { REVISION } from './setup.ts';

/** How far a card plays by itself. */
export type Playable = 'whole' | 'partly' | 'not';

export interface CardFinding {
  /** As printed, as far as it can be told. */
  readonly name: string;
  readonly playable: Playable;
  /** null: the card is refused. */
  readonly profile: CardProfile | null;
  readonly errors: readonly CardError[];
  /** Powers and Specials that are left to the players. */
  readonly byHand: readonly string[];
}

/** A card file as an edition takes it: the card, or everything that is wrong with it. @rule PC-CARD-01 */
export function cardFinding(json: unknown, edition: CardEdition): CardFinding {
  const loaded = loadCard(json, edition);
  if (!loaded.ok)
    return { name: nameIn(json), playable: 'not', profile: null, errors: loaded.error, byHand: [] };
  const card = loaded.value;
  const texts = [...card.powers, ...card.actions.flatMap(({ specials }) => specials ?? [])];
  const byHand = texts.filter(({ coverage }) => coverage !== 'full').map(({ name }) => name);
  return {
    name: card.name,
    playable: byHand.length === 0 ? 'whole' : 'partly',
    profile: card,
    errors: [],
    byHand,
  };
}

function nameIn(json: unknown): string {
  if (typeof json !== 'object' || json === null) return '';
  const { name, id } = { name: undefined, id: undefined, ...json } as Readonly<Record<string, unknown>>;
  return [name, id].find((one): one is string => typeof one === 'string' && one !== '') ?? '';
}

/** Both Teams of the same cards on the first table: cards are the files as they came. */
export function encounterOfCards(
  cards: readonly { readonly json: unknown; readonly profile: CardProfile }[],
  choice: { readonly edition: string; readonly names: ByPlayer<string>; readonly seed: number },
) {
  const { edition, names, seed } = choice;
  const ids = [...new Set(cards.map(({ profile }) => profile.id))];
  const supremes = cards.filter(({ profile }) => profile.kind === 'supreme');
  const level = supremes.reduce((sum, { profile }) => sum + profile.level, 0);
  const team = (name: string) => ({ name, cards: ids.map((profile) => ({ profile })) });
  return {
    edition,
    revision: REVISION,
    level: Math.min(Math.max(level, 1), MOST_LEVELS),
    plot: 'smackdown',
    switches: DEFAULT_SWITCHES,
    table: TABLES[0],
    teams: { a: team(names.a), b: team(names.b) },
    profiles: Object.fromEntries(cards.map(({ json, profile }) => [profile.id, json])),
    seed,
    dice: 'digital',
    legality: 'free',
  };
}

const MOST_LEVELS = 24;
