import type { Refusal } from '../../../kernel/game-system.ts';
import { cardRules, type Encounter, pulpCity } from '../index.ts';
import type { PowerProfile } from '../model/profile.ts';
import type { EncounterSetup } from '../model/setup.ts';
import { type Field, readField, setupOf, unwholeCards } from './field.ts';
import { actionName, EncounterListener, powerName } from './listen.ts';

export interface CardAbilities {
  readonly at: number;
  readonly part: string;
  readonly abilities: readonly { readonly name: string; readonly traced: boolean }[];
}

/** Words of which a roll tells that they had a say in it. */
const IN_ROLLS = ['attackerDice', 'defenderDice', 'bonusDice', 'boostDice', 'rollDice', 'rollTrait'];

/** Could its use be heard at all? What changes a Trait for longer, a Descriptor or a way to move leaves no event. */
const isTraced = ({ clauses }: PowerProfile): boolean =>
  clauses.some((clause) => 'at' in clause || ('modify' in clause && IN_ROLLS.includes(clause.modify)));

/** What every card of a list can do: Actions by their ids, its Powers by their names. */
function abilities({ lists, profiles }: Field, list: string): readonly CardAbilities[] {
  return (lists[list]?.cards ?? []).map(({ profile }, index) => {
    const card = profiles[profile];
    return {
      at: index + 1,
      part: profile,
      abilities: [
        ...(card?.actions ?? []).map(({ id }) => ({ name: actionName(id), traced: true })),
        ...(card?.powers ?? []).map((power) => ({ name: powerName(power.name), traced: isTraced(power) })),
      ],
    };
  });
}

function remarks(field: Field): readonly Pick<Refusal, 'code' | 'params'>[] {
  return unwholeCards(field).map(({ name }) => ({ code: 'unwholeCard', params: { card: name } }));
}

/** What Pulp City gives to the laboratory. */
export const pulpCityLab = {
  system: pulpCity,
  readField,
  remarks,
  setup: setupOf,
  open: (setup: EncounterSetup) => pulpCity.open(setup),
  listen: (game: Encounter) => new EncounterListener(game),
  abilities,
};

/** Version of the rules of an edition, for a study that is made; null: there is no such edition. */
export const rulesVersion = (edition: string): number | null => cardRules(edition)?.revision ?? null;
