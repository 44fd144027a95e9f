import { type CitizenRules, citizensWanted } from '../../model/citizens.ts';
import type { CitizenNumber, EncounterSetup } from '../../model/setup.ts';
import type { Ruleset, World } from '../../model/encounter.ts';
import { CITIZEN_MARKERS, CITIZEN_MODELS } from '../../rules/citizens/kinds.ts';
import type { Place } from '../../model/place.ts';
import { closePlaces } from '../../rules/citizens/placing.ts';

/** What Citizens are in each edition. */
const CITIZENS_OF: Readonly<Record<string, CitizenRules>> = {
  '2013': CITIZEN_MODELS,
  '2017': CITIZEN_MARKERS,
};

export interface CitizenOffer {
  readonly numbers: readonly CitizenNumber[];
  /** One player's wish is enough. */
  readonly oneSuffices: boolean;
  /** How many there will be. */
  readonly due: number;
}

/** What a set-up can ask for, and what comes of what it asks for. @rule PC-CITIZEN-03 */
export function citizenOffer({
  edition,
  level,
  citizens,
}: Pick<EncounterSetup, 'edition' | 'level' | 'citizens'>): CitizenOffer {
  const rules = CITIZENS_OF[edition];
  if (rules === undefined) return { numbers: [], oneSuffices: false, due: 0 };
  const wanted = citizensWanted({ citizens });
  return {
    numbers: rules.numbers,
    oneSuffices: rules.used([true, false]),
    due: rules.used(wanted) ? rules.count(level, citizens.number, wanted.length) : 0,
  };
}

/** How many there will be: those that are wanted, or those that open Agendas bring. @rule PC-CITIZEN-03 @rule PC-AGENDA-15 */
export function citizensComing(
  choice: Pick<EncounterSetup, 'edition' | 'level' | 'citizens'> & { readonly agendas: boolean },
  rules: Pick<Ruleset, 'agendas' | 'citizens'> | null,
): number {
  const { due } = citizenOffer(choice);
  if (due > 0 || !choice.agendas || rules?.agendas.use !== 'open') return due;
  const { citizens, level } = choice;
  return rules.citizens.count(level, citizens.number, citizensWanted({ citizens }).length);
}

/** How many of those due find room when they are placed close together; where they may touch, all do. @rule PC-CITIZEN-12 */
export const citizensThatFit = (empty: World, due: number): number =>
  empty.rules.citizens.limits.mayTouch ? due : closePlaces(empty, due).length;

/** Where Citizens find room when they are placed close together: at most so many, whoever wants them. @rule PC-CITIZEN-12 */
export const placesForCitizens = (empty: World, most: number): readonly Place[] => closePlaces(empty, most);
