import { inches } from '../../../geometry/units.ts';
import { bodyOf } from '../board/bodies.ts';
import { modelsOnTable } from '../board/on-table.ts';
import { enemyTeams, isEnemy, isOnSide, sideOf, teamOf } from '../board/sides.ts';
import { zoneOf } from '../board/zones.ts';
import { aabb } from '../../../geometry/shape.ts';
import { EIGHT_WAYS } from '../../../geometry/vec.ts';
import { sampleAnswer } from '../decisions/answers.ts';
import type { Decision, DecisionFor } from '../model/frames.ts';
import { cardOf, isModel, modelOf } from '../model/lookup.ts';
import { sampleAnew, sampleDeploy, sampleReturn } from '../rules/rounds/deploying.ts';
import { because, bestFirst, type Eye, type Thought, thought } from './eye.ts';
import { surveyOf } from './ground.ts';
import { away, type Spot } from './spot.ts';
import { modelWorth } from './worth.ts';

/** Places drawn for a model that is put on the table. */
const DRAWN = 8;

/** Inches that friends keep apart, so that no one area strikes all of them. */
const APART = 2;

/** Near to what the Plot is about and to the middle, not in a heap; the dearest models first. */
export function weighDeploying(eye: Eye, { models }: DecisionFor<'deploy'>): readonly Thought[] {
  const { w, me, weights, draw } = eye;
  const [model] = models.toSorted(
    (one, other) => modelWorth(w, other, weights) - modelWorth(w, one, weights),
  );
  if (model === undefined) return [];
  const { size } = w.setup.table;
  const middle = { x: size / 2, y: size / 2 };
  const friends = modelsOnTable(w).filter(({ id }) => teamOf(w, id) === me);
  const aims = eye.aims(model);
  return bestFirst(
    Array.from({ length: DRAWN }, () => {
      const at = sampleDeploy(w, model, draw);
      const near = aims.reduce((most, aim) => Math.max(most, aim.worth * (1 - aim.away(at) / size)), 0);
      const crowd = friends.filter((one) => away(one, at) < inches(APART)).length;
      const worth = near + 1 - away(at, middle) / size - 0.05 * crowd;
      return thought('deploy', { model, at }, worth, because(near > 0 ? 'deploy.aim' : 'deploy', { model }));
    }),
  );
}

/** Where a model that was aloft comes down. */
export function weighReturning(eye: Eye, { model, anew }: DecisionFor<'returnPlace'>): readonly Thought[] {
  const { w, draw } = eye;
  const survey = surveyOf(eye, model, true);
  return bestFirst(
    Array.from({ length: DRAWN }, () => {
      const at = anew === undefined ? sampleReturn(w, model, draw) : sampleAnew(w, model, anew, draw);
      const { strike, rest } = survey(at, false);
      return thought('land', at, strike + rest, because('land', { model }));
    }),
  );
}

/** A friend nearer to where it is of use, an Enemy away from there. */
export function weighShifting(eye: Eye, { target, distance }: DecisionFor<'shift'>): readonly Thought[] {
  const { w, me } = eye;
  if (!isModel(w, target) || sideOf(w, target) === null) return [];
  const { x, y } = bodyOf(w, target);
  const survey = surveyOf(eye, target, true);
  const own = isOnSide(w, target, me) ? 1 : -1;
  const far = inches(distance);
  return bestFirst(
    EIGHT_WAYS.map(([dx, dy]) => {
      const at = { x: Math.round(x + dx * far), y: Math.round(y + dy * far) };
      const { strike, rest } = survey(at, false);
      return thought('shift', at, own * (strike + rest), because('shift', { target }));
    }),
  );
}

/** The Enemy that is dearest and has the least Health; nobody, rather than a friend. */
export function weighExtraTarget(eye: Eye, { options }: DecisionFor<'extraTarget'>): readonly Thought[] {
  const { w, me, weights } = eye;
  return bestFirst([
    thought('none', null, 0, because('extra.none')),
    ...options.map((target) => {
      if (!isModel(w, target)) return thought('extra', target, 0.01, because('extra', { target }));
      const worth = (0.1 + modelWorth(w, target, weights)) / (1 + modelOf(w, target).health);
      return thought('extra', target, isEnemy(w, target, me) ? worth : -worth, because('extra', { target }));
    }),
  ]);
}

/** A Blast where it catches most Enemies and fewest friends. */
export function weighDrift(eye: Eye, { x, y, radius, most }: DecisionFor<'blastDrift'>): readonly Thought[] {
  const { w, me, weights } = eye;
  const { size } = w.setup.table;
  const spots = [[0, 0] as const, ...EIGHT_WAYS].map(([dx, dy]) => ({
    x: Math.max(0, Math.min(size, Math.round(x + dx * inches(most)))),
    y: Math.max(0, Math.min(size, Math.round(y + dy * inches(most)))),
  }));
  const caught = (at: Spot): number =>
    modelsOnTable(w).reduce((sum, { id }) => {
      if (away(bodyOf(w, id), at) - bodyOf(w, id).r > inches(radius)) return sum;
      return sum + (isEnemy(w, id, me) ? 1 : -1) * modelWorth(w, id, weights);
    }, 0);
  return bestFirst(spots.map((at) => thought('drift', at, caught(at), because('drift'))));
}

/** The edge nearest to the Enemy is where nobody leaves a Citizen. */
export function weighEdges({ w, me }: Eye, { edges }: DecisionFor<'citizenEdge'>): readonly Thought[] {
  const { size } = w.setup.table;
  const own = middleOf(aabb(zoneOf(w, me)));
  const other = enemyTeams(w, me).map((team) => middleOf(aabb(zoneOf(w, team))));
  const at = {
    south: { x: size / 2, y: 0 },
    north: { x: size / 2, y: size },
    west: { x: 0, y: size / 2 },
    east: { x: size, y: size / 2 },
  };
  return bestFirst(
    edges.map((edge) =>
      thought(
        'edge',
        edge,
        (Math.min(size, ...other.map((one) => away(one, at[edge]))) - away(own, at[edge])) / size,
        because('edge'),
      ),
    ),
  );
}

const middleOf = ({ x0, y0, x1, y1 }: ReturnType<typeof aabb>): Spot => ({
  x: (x0 + x1) / 2,
  y: (y0 + y1) / 2,
});

/** A bearer keeps what it is to bring home, unless it is spent. */
export function weighKeeping(eye: Eye, { model }: DecisionFor<'keepBurden'>): readonly Thought[] {
  const home = eye.aims(model).find(({ of }) => of === 'home');
  const tired = eye.weights.fatigue * (1 + cardOf(eye.w, model).fatigue);
  return bestFirst([
    thought('keep', true, (home?.worth ?? 0) - tired, because('keep', { model })),
    thought('none', false, 0, because('drop', { model })),
  ]);
}

/** Where a model is put down beside another: a friend where it is of use, an Enemy where it is not. */
export function weighPlacing(eye: Eye, decision: DecisionFor<'placeModel'>): readonly Thought[] {
  const { w, me, draw } = eye;
  const { model } = decision;
  if (!isModel(w, model) || sideOf(w, model) === null) return [];
  const survey = surveyOf(eye, model, true);
  const own = isOnSide(w, model, me) ? 1 : -1;
  return drawn(w, decision, draw, (at: Spot) => {
    const { strike, rest } = survey(at, false);
    return own * (strike + rest);
  }).map(({ answer, worth }) => thought('place', answer, worth, because('shift', { target: model })));
}

/** What is called up stands near to the Enemy. */
export function weighSummoning(
  { w, me, draw }: Eye,
  decision: DecisionFor<'summonPlace'>,
): readonly Thought[] {
  const foes = modelsOnTable(w).filter(({ id }) => isEnemy(w, id, me));
  const { size } = w.setup.table;
  return drawn(w, decision, draw, (at: Spot) =>
    foes.length === 0 ? 0 : 1 - Math.min(...foes.map((foe) => away(foe, at))) / size,
  ).map(({ answer, worth }) => thought('place', answer, worth, because('any')));
}

/** Some answers drawn at random, the best first. */
function drawn<Answer>(
  w: Eye['w'],
  decision: Decision,
  draw: Eye['draw'],
  worthOf: (answer: Answer) => number,
): readonly { readonly answer: Answer; readonly worth: number }[] {
  return Array.from({ length: DRAWN }, () => {
    const answer = sampleAnswer(w, decision, draw) as Answer;
    return { answer, worth: worthOf(answer) };
  }).toSorted((one, other) => other.worth - one.worth);
}
