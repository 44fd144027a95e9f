import type { CitizenRules } from '../model/citizens.ts';
import type { CitizenNumber, EncounterSetup } from '../model/state.ts';
import { CITIZEN_MARKERS, CITIZEN_MODELS } from '../rules/citizens/kinds.ts';

/** What Citizens are in each edition. */
const CITIZENS_OF: Readonly<Record<string, CitizenRules>> = {
  '2013': CITIZEN_MODELS,
  '2017': CITIZEN_MARKERS,
};

/** The table on which the limits of the edges leave hardly any room, and how many find a place there. @rule PC-CITIZEN-12 */
const SMALL_TABLE = 609_600;
const MOST_ON_SMALL = 7;

export interface CitizenOffer {
  readonly numbers: readonly CitizenNumber[];
  /** One player's wish is enough. */
  readonly oneSuffices: boolean;
  /** How many there will be. */
  readonly due: number;
  /** No more than so many find a place on this table; null: there is room. */
  readonly most: number | null;
}

/** What a set-up can ask for, and what comes of what it asks for. @rule PC-CITIZEN-03 */
export function citizenOffer(
  { edition, level, citizens }: Pick<EncounterSetup, 'edition' | 'level' | 'citizens'>,
  size: number | null,
): CitizenOffer {
  const rules = CITIZENS_OF[edition];
  if (rules === undefined) return { numbers: [], oneSuffices: false, due: 0, most: null };
  const { wanted, number } = citizens;
  const due = rules.used([wanted.a, wanted.b]) ? rules.count(level, number) : 0;
  const cramped = rules.limits.fromEdge !== null && size !== null && size <= SMALL_TABLE;
  return {
    numbers: rules.numbers,
    oneSuffices: rules.used([true, false]),
    due,
    most: cramped && due > 0 ? MOST_ON_SMALL : null,
  };
}
