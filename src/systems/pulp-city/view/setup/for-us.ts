import { aabb, centre } from '../../../../geometry/shape.ts';
import type { Waypoint } from '../../../../tabletop/gait.ts';
import { inches } from '../../../../geometry/units.ts';
import { firstModel } from '../../board/cards.ts';
import { sideOf, teamsOf } from '../../board/sides.ts';
import { zoneOf } from '../../board/zones.ts';
import type { Asks, DecisionKind } from '../../model/decisions.ts';
import type { World } from '../../model/encounter.ts';
import type { Decision, DecisionFor } from '../../model/frames.ts';
import type { CardId, TeamId } from '../../model/ids.ts';
import { nearestForCitizen } from '../../rules/citizens/placing.ts';
import { nearestDeploy } from '../../rules/rounds/deploying.ts';
import { startingDice } from '../../rules/rounds/starting-dice.ts';
import { isTrump, traitOf } from '../../traits/values.ts';

/** What a Team may leave to the program before the first Turn: where its models stand, where the Citizens stand, its Starting Rolls, or all that has a usual answer. */
export const LEFT_TO_US = ['deploy', 'citizens', 'rolls', 'everything'] as const;
export type LeftToUs = (typeof LEFT_TO_US)[number];

type Answers = { readonly [K in DecisionKind]?: (w: World, decision: DecisionFor<K>) => Asks[K]['a'] | null };

/** Inches between the middles of two models that are put beside each other. */
const BESIDE = 2.5;
/** Inches that an Infiltrator is sent ahead of its zone. */
const AHEAD = 3;

/** 0, 1, -1, 2, -2 ...: places left and right of a middle. */
const aside = (nth: number): number => (nth % 2 === 1 ? 1 : -1) * Math.ceil(nth / 2);

/** One beside the other about the middle of the zone, as far forward as the base lets it. @rule PC-DEPLOY-04 @rule PC-DEPLOY-05 */
function placeInLine(
  w: World,
  { by, models, infiltrators }: DecisionFor<'deploy'>,
): Asks['deploy']['a'] | null {
  const [model] = models;
  if (model === undefined) return null;
  const box = aabb(zoneOf(w, by));
  const middle = centre(zoneOf(w, by));
  const half = w.setup.table.size / 2;
  const placed = Object.values(w.state.models).filter(
    (one) => one.status !== 'reserve' && sideOf(w, one.id) === by,
  );
  const step = inches(BESIDE) * aside(placed.length);
  const ahead = infiltrators ? inches(AHEAD) : 0;
  const lies = box.x1 - box.x0 >= box.y1 - box.y0;
  const depth = (lies ? box.y1 - box.y0 : box.x1 - box.x0) / 2 + ahead;
  const forward = (from: number): number => Math.round(from + (from < half ? depth : -depth));
  const wish = lies
    ? { x: Math.round(middle.x + step), y: forward(middle.y) }
    : { x: forward(middle.x), y: Math.round(middle.y + step) };
  return { model, at: nearestDeploy(w, model, wish) };
}

/** Thousandths of the table, from its edge, that Citizens are strewn between, and the steps from one to the next. */
const STREWN = { from: 200, over: 600, across: 371, along: 227 } as const;

/** Strewn over the middle of the table, each second one opposite to the one before, so that neither side has the better of it. @rule PC-CITIZEN-12 */
function placeCitizen(w: World, { placed, room, within }: DecisionFor<'placeCitizen'>): Waypoint | null {
  const { size } = w.setup.table;
  const area = within === undefined ? null : (w.state.pieces[within]?.footprint ?? null);
  if (area !== null) return nearestForCitizen(w, centre(area), room, area);
  const nth = Math.floor(placed / 2) + 1;
  const at = (step: number): number =>
    Math.round((size * (STREWN.from + ((nth * step) % STREWN.over))) / 1000);
  const [x, y] = [at(STREWN.across), at(STREWN.along)];
  return nearestForCitizen(w, placed % 2 === 0 ? { x, y } : { x: size - x, y: size - y }, room);
}

/** The card with the highest Mind, of several the one with more dice, then with a Trump. @rule PC-START-01 */
export function bestRoller(w: World, cards: readonly CardId[]): CardId | undefined {
  const weight = (card: CardId): number => {
    const model = firstModel(w, card);
    if (model === null) return 0;
    return traitOf(w, model, 'J') * 10 + startingDice(w, card, 0) + (isTrump(w, model, 'J') ? 1 : 0);
  };
  return cards.toSorted((one, other) => weight(other) - weight(one))[0];
}

const ROLLS: Answers = {
  chooseRoller: (w, { cards }) => bestRoller(w, cards) ?? null,
  chooseFirstToDeclare: (_w, { by, among }) => (among === undefined || among.includes(by) ? by : null),
  startingDice: () => 0,
};

const OF: Readonly<Record<LeftToUs, Answers>> = {
  deploy: { deploy: placeInLine },
  citizens: { placeCitizen },
  rolls: ROLLS,
  everything: {
    ...ROLLS,
    deploy: placeInLine,
    placeCitizen,
    chooseAdvantage: () => 'terrain',
    chooseEdge: (_w, { edges }) => edges[0] ?? null,
    giveCorner: (_w, { corners }) => corners[0] ?? null,
    choosePlacer: (_w, { by, among }) =>
      among === undefined || among.includes(by) ? by : (among[0] ?? null),
    chooseDeployFirst: (_w, { by, among }) =>
      among === undefined || among.includes(by) ? by : (among[0] ?? null),
  },
};

/** Does such a wish answer questions of that kind? */
export const answersKind = (what: LeftToUs, kind: DecisionKind): boolean => OF[what][kind] !== undefined;

/** The usual answer to what is asked before the first Turn; null: this is the players' own to say. */
export const answerForUs = (w: World, what: LeftToUs, decision: Decision): unknown =>
  answerKind(w, what, decision.kind, decision);

const answerKind = <K extends DecisionKind>(
  w: World,
  what: LeftToUs,
  kind: K,
  decision: Decision,
): Asks[K]['a'] | null => OF[what][kind]?.(w, decision as DecisionFor<K>) ?? null;

/** Is the Team still getting ready? Wishes end where the Master Plans and the first Turn are decided. */
export const isPreparing = ({ state }: World): boolean =>
  state.round.number === 0 || (state.round.number === 1 && state.round.phase === 'startingRoll');

/** Whom a wish is for: the Citizens are nobody's, and are placed for all at once. */
export const wishersOf = (w: World, by: TeamId, what: LeftToUs): readonly TeamId[] =>
  what === 'citizens' ? teamsOf(w) : [by];
