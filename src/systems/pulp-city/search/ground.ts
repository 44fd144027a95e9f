import { canSee } from '../../../tabletop/sight.ts';
import type { Body } from '../../../tabletop/table.ts';
import { inches } from '../../../geometry/units.ts';
import { bodyOf } from '../board/bodies.ts';
import { sceneOf } from '../board/scene.ts';
import { teamOf } from '../board/sides.ts';
import type { ModelId } from '../model/ids.ts';
import { cardOf } from '../model/lookup.ts';
import { mayMove } from '../rules/actions/activating.ts';
import { movementOf } from '../traits/movement-type.ts';
import { spareAp, spareFatigue } from '../traits/limits.ts';
import type { Aim } from './aims.ts';
import type { Eye } from './eye.ts';
import { airBetween } from './spot.ts';
import type { Strike } from './strikes.ts';
import { isLastRound } from './weights.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly inside?: string | null;
}

/** How good a place is, in Levels. */
export interface Ground {
  /** What could be struck from there at once, with the AP that are left. */
  readonly strike: number;
  readonly with: Strike | null;
  /** What the place is worth besides. */
  readonly rest: number;
  /** What it gains of the Plot or an Agenda. */
  readonly aim: Aim | null;
}

/** A place of a model, with or without a look at what is in sight from there. */
export type Survey = (at: Spot, look: boolean) => Ground;

/** Micrometres by which a place may miss contact or reach and still count. */
const NEARLY = 300;

/** Inches beyond its reach from which a strike still counts for something later. */
const FAR = inches(16);

/** Moves within which every one towards an aim counts alike; before, the less, the farther it is. */
const MOVES = 3;
const NEAR = 0.25;
const ON_THE_WAY = 0.6;

/** From 1 beside an aim towards 0: however far it is, to come nearer is worth something. */
const nearness = (moves: number): number =>
  moves > MOVES ? (NEAR * MOVES) / moves : 1 - ((1 - NEAR) * moves) / MOVES;
const SECOND_AIM = 0.3;

/** What reaches the model after a move. */
const AFTER_MOVE = 0.6;

interface Foe {
  readonly body: Body;
  readonly strikes: readonly Strike[];
}

interface Threat {
  readonly body: Body;
  readonly walk: number;
  readonly strikes: readonly Strike[];
}

/** Looks at places for one model: what it could strike from there, what could strike it, and what it is there for. */
export function surveyOf(eye: Eye, model: ModelId, mayStrike: boolean): Survey {
  const { w, weights } = eye;
  const me = bodyOf(w, model);
  const card = cardOf(w, model).id;
  const purse = Math.min(spareAp(w, card), w.state.teams[teamOf(w, model)].pool);
  const foes = foesOf(eye, model);
  const threats = threatsTo(eye, model);
  const aims = eye.aims(model);
  const speed = Math.max(inches(3), inches(movementOf(w, model)));
  return (at, look) => {
    const { x, y, z, inside } = at;
    const there: Body = { ...me, x, y, z: z ?? me.z, inside: inside === undefined ? me.inside : inside };
    let strike = 0;
    let best: Strike | null = null;
    let later = 0;
    for (const { body, strikes } of foes) {
      const gap = airBetween(there, body);
      let seen: boolean | null = look ? null : true;
      for (const one of strikes) {
        const value = one.worth - weights.ap * one.ap;
        const short = Math.max(0, gap - one.range);
        if (short > NEARLY) {
          later = Math.max(later, value * Math.max(0, 0.75 - short / FAR));
          continue;
        }
        if (one.sight && one.range > 0 && gap > NEARLY) {
          seen ??= canSee(sceneOf(w), there, body);
          if (!seen) {
            later = Math.max(later, 0.5 * value);
            continue;
          }
        }
        if (value > later) later = value;
        if (mayStrike && one.ap <= purse && value > strike) {
          strike = value;
          best = one;
        }
      }
    }
    let threat = 0;
    for (const { body, walk, strikes } of threats) {
      const gap = airBetween(there, body);
      let worst = 0;
      for (const { range, worth } of strikes) {
        const share = gap <= range + NEARLY ? 1 : gap <= range + walk ? AFTER_MOVE : 0;
        worst = Math.max(worst, share * worth);
      }
      threat += worst;
    }
    let [first, second] = [0, 0];
    let aim: Aim | null = null;
    for (const one of aims) {
      const away = one.away(z === undefined ? { x, y } : there);
      const share = away === 0 ? 1 : ON_THE_WAY * nearness(away / speed);
      const value = share * one.worth;
      if (value > first) {
        second = first;
        first = value;
        if (away === 0) aim = one;
        else aim = null;
      } else if (value > second) second = value;
    }
    const high = there.z > 0 ? weights.height : 0;
    const rest = weights.later * later - weights.threat * threat + first + SECOND_AIM * second + high;
    return { strike, with: best, rest, aim };
  };
}

/** Those that it could do something to: Enemies, and friends to be healed. */
const foesOf = ({ w, strikes, mends }: Eye, model: ModelId): readonly Foe[] =>
  [...strikes().by(model), ...mends(model)].map((one) => ({
    body: bodyOf(w, one.other),
    strikes: one.strikes,
  }));

/** In the last Round only what there are AP for. */
function threatsTo({ w, strikes, weights }: Eye, model: ModelId): readonly Threat[] {
  const last = weights.plot > 0 && isLastRound(w);
  return strikes()
    .on(model)
    .map(({ other, strikes: all }) => {
      const card = cardOf(w, other).id;
      const purse = Math.min(spareAp(w, card), w.state.teams[teamOf(w, other)].pool);
      return {
        body: bodyOf(w, other),
        walk: mayMove(w, other) && !(last && spareFatigue(w, card) < 1) ? inches(movementOf(w, other)) : 0,
        strikes: last ? all.filter(({ ap }) => ap <= purse) : all,
      };
    });
}
