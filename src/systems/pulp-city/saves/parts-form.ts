import { eachPlayer } from '../../../kernel/players-form.ts';
import * as v from 'valibot';
import { PLAYERS } from '../../../kernel/ids.ts';
import { MOST_POINTS } from '../../../tabletop/check-table.ts';
import type { Prism } from '../../../tabletop/table.ts';
import { AGENDA_IDS, type AgendaId } from '../model/agendas.ts';
import type { Cause } from '../model/cause.ts';
import type { MasterPlan } from '../model/events.ts';
import type { Place } from '../model/place.ts';
import { TRAITS, type Trait } from '../model/keywords.ts';
import type { EnvironmentName, TieBreak } from '../model/roll.ts';
import type {
  ActionKind,
  AuraState,
  DueDamage,
  Dying,
  Lasting,
  ModelStatus,
  Outcome,
  Phase,
} from '../model/state.ts';
import { type Corner, CORNERS, type Edge, EDGES, type TeamId, type ZonePlace } from '../model/ids.ts';
import { MARKER_KINDS } from '../model/marker.ts';
import { SCORE_CODES, type ScoreWhy } from '../model/objectives.ts';
import { type Danger, MATERIALS, SIZES, type TerrainPiece } from '../model/terrain.ts';
import { clauseInForce, pieceTextClause } from './clause-form.ts';
import { flag, type Form, list, may, number, o, or, text, word, yes } from './form.ts';

// Ids are texts here; whether there is such a thing is asked of the state.
export const [cardId, modelId, pieceId, targetId] = [text, text, text, text];
export const agendaId: Form<AgendaId> = v.picklist(AGENDA_IDS);
export const teamId: Form<TeamId> = v.picklist(PLAYERS);
export const trait: Form<Trait> = v.picklist(TRAITS);
export const edge: Form<Edge> = v.picklist(EDGES);
export const corner: Form<Corner> = v.picklist(CORNERS);
export const zonePlace: Form<ZonePlace> = v.picklist([...EDGES, ...CORNERS]);
export const phase: Form<Phase> = word<Phase>({
  setup: true,
  deployment: true,
  startingRoll: true,
  actionPool: true,
  effects: true,
  turns: true,
  endOfRound: true,
  over: true,
});
export const point: Form<{ readonly x: number; readonly y: number }> = o({ x: number, y: number });
export const place: Form<Place> = o({
  x: number,
  y: number,
  z: number,
  inside: or(pieceId),
  wall: or(pieceId),
});
export const actionKind: Form<ActionKind> = word<ActionKind>({
  move: true,
  climbHigh: true,
  combat: true,
  combinable: true,
});
export const modelStatus: Form<ModelStatus> = word<ModelStatus>({
  reserve: true,
  table: true,
  aloft: true,
  ko: true,
  left: true,
  carried: true,
});
export const tieBreak: Form<TieBreak> = word<TieBreak>({
  none: true,
  supreme: true,
  triad: true,
  defender: true,
  power: true,
});
export const environmentName: Form<EnvironmentName> = word<EnvironmentName>({
  fall: true,
  crash: true,
  hazard: true,
});
export const cause: Form<Cause> = v.variant('of', [
  o({ of: v.literal('action'), model: modelId, action: text, reaction: flag, instead: may(targetId) }),
  o({ of: v.literal('cost'), model: modelId, action: text }),
  o({ of: v.literal('power'), card: cardId, power: text }),
  o({ of: v.literal('leaderCard'), team: teamId, card: text }),
  o({ of: v.literal('environment'), name: environmentName, piece: may(pieceId) }),
  o({ of: v.literal('masterPlan') }),
  o({ of: v.literal('rule'), rule: text }),
  o({ of: v.literal('agreement') }),
]);
export const masterPlan = word<MasterPlan>({ actFast: true, domination: true, powerUp: true });
export const outcomeWhy: Form<Outcome['why']> = word<Outcome['why']>({
  rounds: true,
  vanquished: true,
  pool: true,
  conceded: true,
});
export const outcome: Form<Outcome> = o({
  winner: v.picklist([...PLAYERS, 'tie']),
  together: may(list(teamId)),
  shared: may(list(teamId)),
  why: outcomeWhy,
  agendaPoints: eachPlayer(number),
});
export const lasting: Form<Lasting> = o({
  id: text,
  clauses: list(clauseInForce),
  lasts: text,
  from: text,
  owner: cardId,
  until: may(list(text)),
  whileInPlay: may(yes),
  about: may(modelId),
});
export const dying: Form<Dying> = o({
  model: modelId,
  power: text,
  needed: number,
  left: number,
  by: or(cardId),
  cause,
  afterAction: may(yes),
});
export const dueDamage: Form<DueDamage> = o({ target: modelId, points: number, by: or(cardId), cause });
export const auraState: Form<AuraState> = o({
  id: text,
  owner: modelId,
  side: teamId,
  source: targetId,
  profile: text,
  action: text,
  range: number,
  attack: number,
  defend: number,
  suppress: number,
  stun: flag,
  spectral: flag,
  weak: list(text),
  immune: list(text),
  lasting: list(lasting),
  beaten: or(list(modelId)),
});
/** More corners than any outline has. @see MOST_POINTS */
export const footprint: Form<TerrainPiece['footprint']> = v.variant('kind', [
  o({ kind: v.literal('disc'), x: number, y: number, r: number }),
  o({ kind: v.literal('polygon'), points: v.pipe(v.array(point), v.minLength(3), v.maxLength(MOST_POINTS)) }),
]);
const prism: Form<Prism> = o({ footprint, bottom: number, top: number });
export const terrainPiece: Form<TerrainPiece> = o({
  id: text,
  footprint,
  bottom: number,
  top: number,
  solid: flag,
  standable: flag,
  enterable: flag,
  parts: may(list(prism)),
  impassable: may(o({ fixedHeight: or(number) })),
  hazard: may(yes),
  marker: may(yes),
  cover: word<TerrainPiece['cover']>({ none: true, typical: true, reinforced: true }),
  kind: word<TerrainPiece['kind']>({ structure: true, object: true, area: true, feature: true }),
  look: text,
  name: may(text),
  rank: may(v.picklist([1, 2, 3])),
  material: may(v.picklist(MATERIALS)),
  sizeClass: may(v.picklist(SIZES)),
  g: may(number),
  health: may(number),
  maxHealth: may(number),
  danger: may(
    o({
      grade: word<Danger['grade']>({ Dangerous: true, 'Very Dangerous': true }),
      trait: word<Danger['trait']>({ H: true, F: true }),
      damage: may(number),
      clauses: may(list(pieceTextClause)),
    }),
  ),
  token: may(yes),
  baseMm: may(number),
  objective: may(o({ kind: v.picklist(MARKER_KINDS), carriedFrom: may(number), team: may(teamId) })),
  summoned: may(o({ card: text, model: text, action: text, options: may(list(text)) })),
});
export const scoreWhy: Form<ScoreWhy> = o({ code: v.picklist(SCORE_CODES), n: number });
