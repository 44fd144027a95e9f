import type { Trait } from '../../model/keywords.ts';
import type { DeclaredUse } from '../../model/declared-action.ts';
import type { ModelId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { bestDefence, type Odds, oddsOf } from '../../odds/odds.ts';
import { sharedOdds } from '../../odds/odds-of-use.ts';
import { type RollNotes, notesOf } from './commit-odds.ts';
import {
  defendOptions,
  mostAttackPowerUp,
  mostDefendPowerUp,
  redirectors,
} from '../../rules/rolls/roll-options.ts';
import { priceOfTrait } from '../../traits/rolled-trait.ts';
import { specFor } from '../../rules/rolls/roll-spec.ts';

/** Something that one side may still choose, and the chance of success with it. */
export type OddsChange =
  | { readonly what: 'attackPowerUp' | 'defendPowerUp'; readonly dice: number; readonly success: number }
  | { readonly what: 'trait'; readonly trait: Trait; readonly success: number }
  | { readonly what: 'keepTrait'; readonly ap: number; readonly trait: Trait; readonly success: number }
  | { readonly what: 'redirect'; readonly model: ModelId; readonly success: number };

export interface OddsView extends Odds {
  /** What the bars tell: Damage, or SFX where the Action does none. */
  readonly of: 'damage' | 'sfx';
  /** Shares of a miss, then of 1, 2, 3, 4 and of 5 or more (SFX: of 0, 1, 2, 3 and of 4 or more). */
  readonly bars: readonly number[];
  readonly changes: readonly OddsChange[];
  readonly notes: RollNotes;
}

const BARS = 5;
const MOST_CHANGES = 3;

/** Chances of a declared Action against its first Target, and what would change them. */
export function oddsView(w: World, use: DeclaredUse): OddsView {
  const shared = sharedOdds(w, use);
  const target = shared === null ? (use.affected[0] ?? null) : null;
  const odds = shared ?? oddsOf(w, use, target);
  const deals = odds.damage.length > 1;
  const hits = deals ? odds.damage.slice(1) : odds.sfx;
  const bars = Array.from({ length: BARS }, (_, at) =>
    at < BARS - 1 ? (hits[at] ?? 0) : hits.slice(at).reduce((sum, share) => sum + share, 0),
  );
  return {
    ...odds,
    of: deals ? 'damage' : 'sfx',
    bars: [1 - odds.success, ...bars],
    changes: shared === null ? changesOf(w, use, target).slice(0, MOST_CHANGES) : [],
    notes: notesOf(w, specFor(w, use, target, null), odds),
  };
}

function changesOf(w: World, use: DeclaredUse, target: string | null): readonly OddsChange[] {
  const spec = specFor(w, use, target, null);
  const changes: OddsChange[] = [];
  const ap = priceOfTrait(w, spec, use);
  if (ap !== null) {
    const { success, attack } = oddsOf(w, use, target, { keepTrait: true });
    changes.push({ what: 'keepTrait', ap, trait: attack.trait, success });
  }
  const own = mostAttackPowerUp(w, spec);
  if (own > 0) {
    changes.push({
      what: 'attackPowerUp',
      dice: own,
      success: oddsOf(w, use, target, { attackPowerUp: own }).success,
    });
  }
  const best = bestDefence(w, spec, use);
  defendOptions(w, spec).forEach(({ trait }, index) => {
    if (index !== best)
      changes.push({ what: 'trait', trait, success: oddsOf(w, use, target, { trait: index }).success });
  });
  for (const { model } of redirectors(w, spec)) {
    changes.push({ what: 'redirect', model, success: oddsOf(w, use, target, { redirect: model }).success });
  }
  const theirs = mostDefendPowerUp(w, spec);
  if (theirs > 0) {
    const { success } = oddsOf(w, use, target, { defendPowerUp: theirs });
    changes.push({ what: 'defendPowerUp', dice: theirs, success });
  }
  return changes;
}
