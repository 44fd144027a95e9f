import type { Draw } from '../../../kernel/draw.ts';
import type { Reason } from '../../../kernel/search.ts';
import type { Encounter } from '../engine.ts';
import { checkAnswer } from '../decisions/check.ts';
import type { World } from '../model/encounter.ts';
import type { Decision } from '../model/frames.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import { type Aim, aimsFor } from './aims.ts';
import { headsDecide, type Holding, holdingOf, roomForAll, timeliness } from './holding.ts';
import { leadOf, leadWithout, withLast } from './last-one.ts';
import { type Exchange, mendsOf, type Strikes, strikesOf } from './strikes.ts';
import { inTime, type Weights } from './weights.ts';
import { levelWorth, pointWorth } from './worth.ts';

/** The Encounter as whoever weighs an answer looks at it. What is worked out is kept for the one answer. */
export interface Eye {
  readonly game: Encounter;
  readonly w: World;
  readonly me: TeamId;
  readonly weights: Weights;
  readonly draw: Draw;
  readonly strikes: () => Strikes;
  /** What a model can do for hurt friends. */
  readonly mends: (model: ModelId) => readonly Exchange[];
  readonly aims: (model: ModelId) => readonly Aim[];
  /** What the Plot gives, in Levels, if a model is gone from where it stands; less than nothing where it is missed. */
  readonly rid: (model: ModelId) => number;
  /** Whether the answer may be given to the one question that is weighed. */
  readonly isLegal: (answer: unknown) => boolean;
}

/** An answer not known to be legal yet. */
export interface Thought {
  readonly answer: unknown;
  readonly purpose: string;
  /** Levels. */
  readonly worth: number;
  readonly reason: Reason;
}

export function eyeOf(game: Encounter, w: World, decision: Decision, dear: Weights, draw: Draw): Eye {
  const me = decision.by;
  const weights = withLast(w, me, inTime(w, forPlot(w, dear)));
  let strikes: Strikes | null = null;
  let holding: Holding | null | undefined;
  const held = (): Holding | null => (holding === undefined ? (holding = holdingOf(w, me)) : holding);
  const aims = new Map<ModelId, readonly Aim[]>();
  const mends = new Map<ModelId, readonly Exchange[]>();
  const checked = new Map<unknown, boolean>();
  const rids = new Map<ModelId, number>();
  let lead: number | null = null;
  const rid = (model: ModelId): number => {
    if (weights.plot === 0) return 0;
    let found = rids.get(model);
    if (found === undefined) {
      const now = (lead ??= leadOf(w, me));
      const counted = pointWorth(w) * (leadWithout(w, me, model) - now);
      const gain = Math.max(held()?.without(model) ?? 0, counted);
      found = gain === 0 ? 0 : weights.plot * Math.min(1, timeliness(w, me, model)) * gain;
      rids.set(model, found);
    }
    return found;
  };
  return {
    game,
    w,
    me,
    weights,
    draw,
    strikes: () => (strikes ??= withRid(strikesOf(w, weights), rid)),
    mends(model) {
      let found = mends.get(model);
      if (found === undefined) mends.set(model, (found = mendsOf(w, model, weights)));
      return found;
    },
    aims(model) {
      let found = aims.get(model);
      if (found === undefined)
        aims.set(model, (found = weights.plot === 0 ? [] : aimsFor(w, model, me, weights, held())));
      return found;
    },
    rid,
    isLegal(answer) {
      let legal = checked.get(answer);
      if (legal === undefined) checked.set(answer, (legal = checkAnswer(w, decision, answer) === null));
      return legal;
    },
  };
}

/** Strikes on whoever is in the way of the Plot are worth more by it. */
function withRid({ by, on }: Strikes, rid: Eye['rid']): Strikes {
  const known = new Map<ModelId, readonly Exchange[]>();
  return {
    on,
    by(model) {
      let found = known.get(model);
      if (found === undefined) {
        found = by(model).map(({ other, strikes }) => {
          const gain = rid(other);
          if (gain === 0) return { other, strikes };
          return { other, strikes: strikes.map((one) => ({ ...one, worth: one.worth + gain * one.part })) };
        });
        known.set(model, found);
      }
      return found;
    },
  };
}

/**
 * A KO is dearer where heads decide: whoever is gone holds nothing in any Round to come. Unless somebody has to go across to
 * the Enemy, one's own are kept out of harm's way, and AP for strikes. Elsewhere what only prepares a KO is worth as much as
 * a KO in that Plot.
 */
function forPlot(w: World, weights: Weights): Weights {
  const { plot, heads, care, thrift, means, levels, threat, ap, effects } = weights;
  if (plot === 0) return weights;
  if (!headsDecide(w)) return { ...weights, effects: means * levelWorth(w, weights) * effects };
  const dear = { ...weights, levels: heads * levels };
  return roomForAll(w) ? { ...dear, threat: care * threat, ap: thrift * ap } : dear;
}

/** A reason by its key. */
export const because = (key: string, values: Reason['values'] = {}): Reason => ({
  key: `advice.${key}`,
  values,
});

/** A KO that is worth mentioning. */
const LIKELY = 0.15;

/** The reason of whatever may KO somebody: with the chance of that, where there is one to speak of. */
export const ifKo = (key: string, { ko }: { readonly ko: number }): string =>
  ko >= LIKELY ? `${key}.ko` : key;

export const thought = (
  purpose: string,
  answer: unknown,
  worth: number,
  reason: Reason = because('any'),
): Thought => ({ purpose, answer, worth, reason });

export const bestFirst = (all: readonly Thought[]): readonly Thought[] =>
  all.toSorted((one, other) => other.worth - one.worth);
