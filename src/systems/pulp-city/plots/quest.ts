import { besideTheCentre, inTheCentre, isIn, middleOf } from '../board/field.ts';
import { markersOn } from '../board/burdens.ts';
import { teamOf, teamsOf } from '../board/sides.ts';
import { zoneOf } from '../board/zones.ts';
import type { MarkerPlan, Plot, World } from '../model/encounter.ts';
import type { Score, ScoreCode } from '../model/objectives.ts';
import { scores } from '../rules/objectives/control.ts';
import { armoredCar as car } from './pieces.ts';
import { ANY_NUMBER, TWO_SIDES } from './parts.ts';

/** Nobody may become Burdened with it before Round 3. @rule PC-PLOT-02 */
const FROM_ROUND = 3;

const marker: MarkerPlan = { kind: 'quest', at: inTheCentre, carriedFrom: FROM_ROUND };

/** Whoever carries it home has a point a Level; half of that elsewhere, or if it lies at home. @rule PC-PLOT-03 */
function questScores(w: World): readonly Score[] {
  const { level } = w.setup;
  const worth = theOneMarker(w);
  return teamsOf(w).map((team) => {
    if (worth?.team !== team) return { team, points: 0, why: { code: 'bearerHome', n: 0 } };
    return { team, points: worth.code === 'bearerHome' ? level : level / 2, why: { code: worth.code, n: 1 } };
  });
}

/** Which Team it is worth something to; null: to none, or nobody knows yet which Marker is real. */
function theOneMarker(w: World): { readonly team: string; readonly code: ScoreCode } | null {
  const [found, another] = markersOn(w).filter(({ piece }) => piece.objective?.kind === 'quest');
  if (found === undefined || another !== undefined) return null;
  const home = teamsOf(w).find((team) => isIn(zoneOf(w, team), found.at));
  if (found.bearer === null) return home === undefined ? null : { team: home, code: 'lyingHome' };
  if (!scores(w, found.bearer)) return null;
  const team = teamOf(w, found.bearer);
  return { team, code: team === home ? 'bearerHome' : 'bearerAway' };
}

/** A single Marker in the centre, to be carried home. @rule PC-PLOT-02 @rule PC-PLOT-03 */
export const quest: Plot = {
  id: 'quest',
  rule: 'PC-PLOT-02',
  teams: ANY_NUMBER,
  markers: [marker],
  broughtHome: true,
  atEnd: questScores,
};

/** Inches between the middle Marker and those beside it. */
const BESIDE = 8;

/** Three Markers, of which a die says in Round 3 which is real. @rule PC-PLOT-04 */
export const shellGame: Plot = {
  ...quest,
  id: 'shellGame',
  rule: 'PC-PLOT-04',
  variantOf: 'quest',
  teams: TWO_SIDES,
  markers: [{ ...marker, at: besideTheCentre(BESIDE) }],
  inEffectsPhase: { from: FROM_ROUND, until: FROM_ROUND, does: 'revealShell' },
};

/** The Marker comes down in Round 3, somewhere about the centre. @rule PC-PLOT-05 */
export const airDrop: Plot = {
  ...quest,
  id: 'airDrop',
  rule: 'PC-PLOT-05',
  variantOf: 'quest',
  teams: TWO_SIDES,
  markers: [],
  inEffectsPhase: { from: FROM_ROUND, until: FROM_ROUND, does: 'airDrop' },
};

const CAR = 'armoredCar';

/** The Marker is in an Armored Car, which has to be broken open. @rule PC-PLOT-06 */
export const armoredCar: Plot = {
  ...quest,
  id: 'armoredCar',
  rule: 'PC-PLOT-06',
  variantOf: 'quest',
  needs: [{ id: CAR, at: middleOf, fits: () => false, make: car }],
  markers: [{ ...marker, under: CAR }],
};
