import { type Done, reachedIn } from './shards.ts';
import { matchUpsOf, type Study } from './study.ts';
import type { EncounterResult } from './told.ts';

export const SIGHTS = ['typicalWin', 'worstLoss', 'closest', 'comeback', 'luckiest'] as const;

export type Sight = (typeof SIGHTS)[number];

/** An Encounter that is worth opening as a replay, and why. */
export interface WorthSeeing {
  readonly sight: Sight;
  readonly result: EncounterResult;
}

const lead = ({ first, second }: EncounterResult): number => first.points - second.points;

/** One Encounter of each kind, each another one, as far as there are any. Of several as good, the one played first. */
export function worthSeeing(study: Study, done: Done): readonly WorthSeeing[] {
  const results = matchUpsOf(study)
    .filter(({ why }) => why === 'question')
    .flatMap((matchUp) => reachedIn(study, matchUp, done).results);
  const won = results.filter(({ score }) => score === 1);
  const middle = won.map(lead).sort((one, other) => one - other)[Math.floor(won.length / 2)] ?? 0;
  const taken = new Set<EncounterResult>();
  return SIGHTS.flatMap((sight): WorthSeeing[] => {
    const among = candidatesFor(sight, results).filter((one) => !taken.has(one));
    const found = best(among, (one) => worthOf(sight, one, middle));
    if (found === null) return [];
    taken.add(found);
    return [{ sight, result: found }];
  });
}

function candidatesFor(sight: Sight, results: readonly EncounterResult[]): readonly EncounterResult[] {
  switch (sight) {
    case 'typicalWin':
    case 'comeback':
      return results.filter(({ score, first }) => score === 1 && (sight !== 'comeback' || first.behind > 0));
    case 'worstLoss':
      return results.filter(({ score }) => score === 0);
    case 'closest':
    case 'luckiest':
      return results;
  }
}

function worthOf(sight: Sight, one: EncounterResult, middle: number): number {
  switch (sight) {
    case 'typicalWin':
      return -Math.abs(lead(one) - middle);
    case 'worstLoss':
      return -lead(one);
    case 'closest':
      return one.rounds - 10 * Math.abs(lead(one));
    case 'comeback':
      return one.first.behind;
    case 'luckiest':
      return one.first.luck;
  }
}

function best(
  among: readonly EncounterResult[],
  worth: (one: EncounterResult) => number,
): EncounterResult | null {
  let found: EncounterResult | null = null;
  for (const one of among) if (found === null || worth(one) > worth(found)) found = one;
  return found;
}
