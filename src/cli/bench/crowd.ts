import { contour } from '../../tabletop/contour.ts';
import type { Gait } from '../../tabletop/gait.ts';
import { gridOf, reach } from '../../tabletop/reach.ts';
import { sight } from '../../tabletop/sight.ts';
import type { Scene } from '../../tabletop/table.ts';
import { type EditionId, rulesetOf } from '../../systems/pulp-city/editions/editions.ts';
import type { MovementType } from '../../systems/pulp-city/model/keywords.ts';
import { distancesOnly, flattenCanEnd } from './crowd-reach.ts';
import { flattenCrowdJudge } from './crowd-sight.ts';
import { afterMove, crowdedTable, middleModel, untouched } from './crowded-table.ts';
import type { Flatten } from './flatten.ts';
import type { Subject } from './measure.ts';
import { ownJudge, type Agreed, agreement } from './sight.ts';
import { pairsOf } from './sight-table.ts';

/** Inches of one Movement Action: what most models have, or more. */
const INCHES = 6;

export interface Movement {
  readonly edition: EditionId;
  readonly as: MovementType;
}

/** Those that go round things, over them, through the air and up the walls. */
const TYPES: readonly MovementType[] = ['Sprint', 'Bounding', 'Flight', 'Wall Crawling'];
export const MOVEMENTS: readonly Movement[] = (['2013', '2017'] as const).flatMap((edition) =>
  TYPES.map((as) => ({ edition, as })),
);

export function gaitOf({ edition, as }: Movement): Gait {
  const rules = rulesetOf(edition);
  if (rules === null) throw new Error(`no edition of ${edition}`);
  return rules.policies.gait(as, INCHES, false);
}

type Work = Subject<'times'>;

const once = (name: string, work: () => unknown): Work => ({
  name,
  work: () => {
    work();
    return { times: 1 };
  },
});

function allPairs(scene: Scene): number {
  let seen = 0;
  for (const [from, to] of pairsOf(scene)) if (sight(scene, from, to).visible) seen += 1;
  return seen;
}

function distancesOfAll(scene: Scene): number {
  let sum = 0;
  for (const [a, b] of pairsOf(scene)) {
    const [dx, dy] = [a.x - b.x, a.y - b.y];
    sum += Math.sqrt(dx * dx + dy * dy) - a.r - b.r;
  }
  return sum;
}

export interface ReachBench {
  readonly movement: Movement;
  readonly cold: Work;
  readonly distances: Work;
  /** Where the move is measured in plan: the library's answer, and on how many places of the grid both agree. */
  readonly flatten: { readonly work: Work; readonly agreed: number; readonly asked: number } | null;
}

export interface CrowdBench {
  readonly scene: Scene;
  readonly pairs: number;
  readonly sight: {
    readonly cold: Work;
    readonly warm: Work;
    readonly distances: Work;
    readonly flatten: Work;
    readonly agreed: Agreed;
  };
  readonly reach: readonly ReachBench[];
}

/** Twelve models a side among forty pieces: who sees whom, and where the model in the middle may go. */
export function crowdBench(flatten: Flatten, movements: readonly Movement[] = MOVEMENTS): CrowdBench {
  const scene = crowdedTable();
  const judge = flattenCrowdJudge(scene, flatten);
  return {
    scene,
    pairs: pairsOf(scene).length,
    sight: {
      cold: once('all pairs, everything new', () => allPairs(untouched(scene))),
      warm: once('all pairs, the models new', () => allPairs(afterMove(scene))),
      distances: once('all pairs, distances alone', () => distancesOfAll(scene)),
      flatten: once('all pairs with @flatten-js/core', () => {
        for (const pair of pairsOf(scene)) judge(pair);
      }),
      agreed: agreement(pairsOf(scene), ownJudge(scene), judge),
    },
    reach: movements.map((movement) => reachBench(scene, movement, flatten)),
  };
}

function reachBench(scene: Scene, movement: Movement, flatten: Flatten): ReachBench {
  const gait = gaitOf(movement);
  const body = middleModel(scene);
  const grid = gridOf(scene, body, gait);
  const { id } = body;
  const outline = (fresh: Scene) => {
    const mover = fresh.bodies.find((one) => one.id === id) ?? body;
    return reach(fresh, mover, gait).polygons();
  };
  const name = `${movement.as}, ${movement.edition}`;
  return {
    movement,
    cold: once(`reach, ${name}`, () => outline(untouched(scene))),
    distances: once(`distances, ${name}`, () => contour(grid, distancesOnly(scene, body, gait))),
    flatten:
      gait.measure === 'plan'
        ? {
            work: once(`flatten, ${name}`, () => contour(grid, flattenCanEnd(scene, body, gait, flatten))),
            ...agreedOn(scene, movement, flatten),
          }
        : null,
  };
}

function agreedOn(
  scene: Scene,
  movement: Movement,
  flatten: Flatten,
): { readonly agreed: number; readonly asked: number } {
  const [gait, body] = [gaitOf(movement), middleModel(scene)];
  const { x0, y0, step, columns, rows } = gridOf(scene, body, gait);
  const [own, theirs] = [reach(scene, body, gait), flattenCanEnd(scene, body, gait, flatten)];
  let [agreed, asked] = [0, 0];
  for (let j = 0; j <= rows; j += 1) {
    for (let i = 0; i <= columns; i += 1) {
      const [x, y] = [x0 + i * step, y0 + j * step];
      asked += 1;
      if (own.canEnd(x, y) === theirs(x, y)) agreed += 1;
    }
  }
  return { agreed, asked };
}
