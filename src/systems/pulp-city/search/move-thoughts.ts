import { below } from '../../../kernel/draw.ts';
import { centre } from '../../../geometry/shape.ts';
import type { Travelled, Waypoint } from '../../../tabletop/gait.ts';
import type { Reach } from '../../../tabletop/reach.ts';
import type { Body, Place } from '../../../tabletop/table.ts';
import { inches } from '../../../geometry/units.ts';
import { bodyOf } from '../board/bodies.ts';
import { modelsOnTable } from '../board/on-table.ts';
import { piecesOn, sceneOf } from '../board/scene.ts';
import { isEnemy, isOnSide, sideOf } from '../board/sides.ts';
import type { DecisionFor } from '../model/frames.ts';
import type { ModelId } from '../model/ids.ts';
import { cardOf } from '../model/lookup.ts';
import type { MoveOrder } from '../model/orders.ts';
import {
  affordsTwo,
  checkMove,
  type MoveOptions,
  movesOpen,
  reachOf,
  termsOfMove,
} from '../rules/movement/moving.ts';
import { mayMove, roomForTwoMoves } from '../rules/actions/activating.ts';
import { spareFatigue } from '../traits/limits.ts';
import { movementOf } from '../traits/movement-type.ts';
import { away, type Spot } from './spot.ts';
import { because, ifKo, type Eye, type Thought, thought } from './eye.ts';
import { type Ground, type Survey, surveyOf } from './ground.ts';
import type { Exchange } from './strikes.ts';

/** A move to a place, and what the place is like. */
export interface Step extends Thought {
  readonly model: ModelId;
  readonly ground: Ground;
  /** What the place is better than where the model stands, strikes apart. */
  readonly gain: number;
}

/** Enemies whose surroundings are looked at. */
const FOES = 5;

/** Ways found for a model, the best place first, and places looked at where there is none to any of the best. */
const WAYS = 3;
const MOST_PLACES = 40;

/** Directions about a line to or from an Enemy, as shares along it and across. */
const AROUND = [
  [1, 0],
  [0.825, 0.565],
  [0.825, -0.565],
  [0.17, 0.985],
  [0.17, -0.985],
] as const;
const ASIDE = AROUND.slice(0, 3);

/** Places drawn at random besides. */
const DRAWN = 6;

/** Steps in which a line comes close to a thing of any shape. */
const TRACED = 4;

/** Micrometres of air that a model leaves to whom it steps up to. */
const AIR = 10;

/** Moves of a model worth a thought, with the Fatigue they cost. `mayStrike`: whether it could strike afterwards. */
export function stepsOf(
  eye: Eye,
  decision: DecisionFor<'act'>,
  model: ModelId,
  mayStrike: boolean,
): readonly Step[] {
  const { w } = eye;
  if (!mayMove(w, model)) return [];
  const way = movesOpen(w, model).find(({ power }) => power === undefined);
  if (way === undefined) return [];
  const terms = termsOfMove(w, decision);
  const spare = spareFatigue(w, cardOf(w, model).id);
  if (terms.fatigue && spare < 1) return [];
  const survey = surveyOf(eye, model, mayStrike);
  const here = survey(bodyOf(w, model), true);
  const steps = [...stepsAs(eye, { model, as: way.as, combined: false, terms }, survey, here)];
  if (terms.combined && affordsTwo(w, model, way.as, terms) && roomForTwoMoves(w, model))
    steps.push(...stepsAs(eye, { model, as: way.as, combined: true, terms }, survey, here));
  return steps;
}

interface Way {
  readonly model: ModelId;
  readonly as: MoveOrder['as'];
  readonly combined: boolean;
  readonly terms: Required<MoveOptions>;
}

function* stepsAs(eye: Eye, way: Way, survey: Survey, here: Ground): Generator<Step> {
  const { w, weights, me } = eye;
  const { model, as, combined, terms } = way;
  const own = isOnSide(w, model, me) ? 1 : -1;
  const range = inches(movementOf(w, model)) * (combined ? 2 : 1);
  const from = bodyOf(w, model);
  const price = terms.fatigue ? weights.fatigue * (combined ? 2 : 1) : 0;
  const worthOf = ({ strike, rest }: Ground): number => own * (strike + rest);
  const ranked = spotsFor(eye, from, range)
    .map((spot) => ({ spot, worth: worthOf(survey(spot, false)) }))
    .toSorted((one, other) => other.worth - one.worth);
  const order: MoveOrder = { model, legs: [], as, combined, fall: false };
  let reach: Reach | null = null;
  let found = 0;
  for (const [at, { spot }] of ranked.entries()) {
    if (found >= WAYS || (found > 0 && at >= weights.places) || at >= MOST_PLACES) return;
    const legs = legsTo(
      eye,
      { ...order, legs: [spot] },
      terms,
      () => (reach ??= reachOf(w, model, as, combined)),
    );
    if (legs === null) continue;
    const ground = survey(legs.end, true);
    found += 1;
    const gain = own * (ground.rest - here.rest) - price - hazards(eye, legs.met);
    yield {
      ...thought(
        'move',
        { do: 'move', ...order, legs: legs.legs },
        gain,
        reasonFor(eye, model, ground, here),
      ),
      model,
      ground,
      gain,
    };
  }
}

interface Legs {
  readonly legs: readonly Waypoint[];
  /** Dangerous ground on the way. */
  readonly met: number;
  readonly end: Place;
}

/** Faults of the place itself, or of how far it is: no other way there would be any better. */
const HOPELESS: ReadonlySet<string> = new Set(['move.overlaps', 'move.marker', 'move.noRoom', 'move.tooFar']);

function legsTo({ w }: Eye, straight: MoveOrder, terms: MoveOptions, reach: () => Reach): Legs | null {
  const direct = checkMove(w, straight, terms);
  if (direct.ok) return legsAs(straight.legs, direct.value);
  const [to] = straight.legs;
  const legs = to === undefined || HOPELESS.has(direct.error.code) ? null : reach().pathTo(to);
  if (legs === null) return null;
  const round = checkMove(w, { ...straight, legs }, terms);
  return round.ok ? legsAs(legs, round.value) : null;
}

const legsAs = (legs: Legs['legs'], { hazards: met, end }: Travelled): Legs => ({
  legs,
  met: met.filter(({ immune }) => !immune).length,
  end,
});

const hazards = ({ weights }: Eye, met: number): number => weights.hazard * met;

function reasonFor({ w, me }: Eye, model: ModelId, { strike, with: by, aim, rest }: Ground, here: Ground) {
  if (!isOnSide(w, model, me)) return because('move.lure', { model });
  const gains = aim !== null && here.aim?.id !== aim.id;
  if (by !== null && strike > here.strike + 0.01) {
    const { target, ko, success } = by;
    if (isOnSide(w, target, me)) return because('move.help', { model, target });
    if (gains)
      return because(ifKo('move.strikeAim', by), {
        model,
        target,
        ko,
        chance: success,
        aim: aim.id,
        of: aim.of,
      });
    return because(ifKo('move.strike', by), { model, target, ko, chance: success });
  }
  if (gains) return because(`move.${aim.of}`, { model, aim: aim.id });
  return because(rest > here.rest ? 'move.ground' : 'move.on', { model });
}

/** Places worth a look: about Enemies and friends to be healed, at aims, on what stands near, and some drawn. */
function spotsFor(eye: Eye, me: Body, range: number): readonly Spot[] {
  const { w, draw } = eye;
  const found: Spot[] = [];
  const { size } = w.setup.table;
  const others = sceneOf(w).bodies.filter(({ id, z, h }) => id !== me.id && z < me.z + me.h && me.z < z + h);
  const taken = (at: Spot): boolean =>
    others.some((one) => Math.abs(one.x - at.x) < me.r + one.r && away(one, at) < me.r + one.r);
  const add = (x: number, y: number): void => {
    const at = { x: Math.round(x), y: Math.round(y) };
    const far = away(at, me);
    const inside = at.x > me.r && at.y > me.r && at.x < size - me.r && at.y < size - me.r;
    if (far <= range && far > AIR && inside && !taken(at)) found.push(at);
  };
  const side = sideOf(w, me.id);
  const mends = eye.mends(me.id);
  const friends = mends.map(({ other }) => bodyOf(w, other)).slice(0, FOES);
  const foes = modelsOnTable(w)
    .filter(({ id }) => side !== null && isEnemy(w, id, side))
    .map(({ id }) => bodyOf(w, id))
    .toSorted((one, other) => apart(me, one) - apart(me, other))
    .slice(0, FOES);
  const ranges = rangesOf(eye.strikes().by(me.id));
  const reaches = rangesOf(mends);
  for (const foe of [...friends, ...foes]) {
    const gap = apart(me, foe);
    const way = { x: (me.x - foe.x) / gap, y: (me.y - foe.y) / gap };
    for (const reach of friends.includes(foe) ? reaches : ranges) {
      const off = me.r + foe.r + (reach === 0 ? AIR : Math.max(AIR, 0.97 * reach));
      for (const [cos, sin] of reach === 0 ? AROUND : ASIDE)
        add(foe.x + (way.x * cos - way.y * sin) * off, foe.y + (way.y * cos + way.x * sin) * off);
    }
    if (friends.includes(foe)) continue;
    const step = 0.98 * Math.min(range, Math.max(0, gap - me.r - foe.r - AIR));
    for (const [cos, sin] of ASIDE) {
      add(me.x - (way.x * cos - way.y * sin) * step, me.y - (way.y * cos + way.x * sin) * step);
      add(
        me.x + (way.x * cos - way.y * sin) * 0.98 * range,
        me.y + (way.y * cos + way.x * sin) * 0.98 * range,
      );
    }
  }
  for (const aim of eye.aims(me.id)) {
    const to = aim.nearest(me);
    const gap = apart(me, to);
    const missing = aim.away(me);
    if (gap === 0 || missing === 0) continue;
    const way = { x: (to.x - me.x) / gap, y: (to.y - me.y) / gap };
    if (aim.of === 'fetch') add(to.x, to.y);
    for (const [cos, sin] of AROUND.slice(0, 3)) {
      const step = Math.min(0.99 * range, aim.of === 'hold' && missing < gap ? gap : missing);
      add(me.x + (way.x * cos - way.y * sin) * step, me.y + (way.y * cos + way.x * sin) * step);
    }
    let step = 0;
    for (let tries = TRACED; tries > 0; tries -= 1)
      step += aim.away({ x: me.x + way.x * step, y: me.y + way.y * step });
    step = Math.min(0.99 * range, step);
    add(me.x + way.x * step, me.y + way.y * step);
  }
  for (const { solid, standable, top: level, footprint } of piecesOn(w)) {
    if (!solid || !standable || level <= me.z + me.r) continue;
    const top = centre(footprint);
    add(top.x, top.y);
  }
  for (let left = DRAWN; left > 0; left -= 1)
    add(me.x + (below(draw, 2001) / 1000 - 1) * range, me.y + (below(draw, 2001) / 1000 - 1) * range);
  return found;
}

const rangesOf = (exchanges: readonly Exchange[]): readonly number[] => [
  ...new Set(exchanges.flatMap(({ strikes }) => strikes.map(({ range }) => range))),
];

const apart = (one: Spot, other: Spot): number => Math.max(1, away(one, other));
