import { disc, type Footprint } from '../../../../geometry/shape.ts';
import { TOUCH, type Um, inches } from '../../../../geometry/units.ts';
import { touchesAt, withinAt } from '../../board/distance.ts';
import { markersOn } from '../../board/burdens.ts';
import { modelsOnTable } from '../../board/on-table.ts';
import { enemyTeams, teamOf } from '../../board/sides.ts';
import { strip, zoneDepth, zoneOf } from '../../board/zones.ts';
import type { ClauseOf, Selector } from '../../model/clause.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId, TeamId } from '../../model/ids.ts';
import { profileOf } from '../../model/lookup.ts';
import { anyBroad, printedOn } from '../../powers/printed.ts';
import { printed } from '../../powers/measure.ts';
import { ROLE_CLAUSES } from '../../powers/roles.ts';
import { selects } from '../../traits/selectors.ts';
import type { Body, Place } from '../../../../tabletop/table.ts';
import type { StandingOptions } from '../../../../tabletop/standing.ts';

type DeployClause = ClauseOf<'allow', 'deploy'>;

/** One way in which a model may be deployed: any of them will do. */
export interface DeployWay {
  readonly opts: StandingOptions;
  /** A further test of the place. */
  readonly accept?: (at: Place) => boolean;
}

/** Where a base may go in its Team's zone; one wider than the zone is deep touches the edge. @rule PC-DEPLOY-04 */
export function homeOf(w: World, model: ModelId, body: Body, more: Um = 0): Footprint {
  const { size } = w.setup.table;
  const zone = zoneDepth(size);
  const depth = 2 * body.r <= zone ? zone : 2 * body.r + TOUCH;
  return strip(size, w.state.deployment.edges[teamOf(w, model)], Math.min(size, depth + more));
}

export const mayDeploy = printed('allow', 'deploy');

/** Printed clauses that speak of deployment: a model in reserve is not in play, yet its card is read. */
function deployClauses(w: World, model: ModelId): readonly { clause: DeployClause; owner: ModelId }[] {
  const { role, powers } = profileOf(w, model);
  const own = mayDeploy([...(role === null ? [] : [{ clauses: ROLE_CLAUSES[role] }]), ...powers])
    .filter(({ who }) => typeof who !== 'object')
    .map((clause) => ({ clause, owner: model }));
  return anyBroad(w, 'allow', 'deploy') ? [...own, ...ofOthers(w, model)] : own;
}

function ofOthers(w: World, model: ModelId): { clause: DeployClause; owner: ModelId }[] {
  return Object.keys(w.state.models).flatMap((owner) =>
    (printedOn(profileOf(w, owner)).others.allow.get('deploy') ?? []).flatMap(({ clause, who }) =>
      selects(w, who, model, { owner, side: teamOf(w, owner) })
        ? [{ clause: clause as DeployClause, owner }]
        : [],
    ),
  );
}

/** Is it placed with the Infiltrators, after both Teams? @rule PC-DEPLOY-03 @rule PC-ROLE-07 */
export const deploysLast = (w: World, model: ModelId): boolean =>
  deployClauses(w, model).some(
    ({ clause }) =>
      clause.with?.step === 'infiltrators' &&
      (clause.with.where !== 'near' || hasFriend(w, model, clause.with.of)),
  );

/** Anybody of the Team, on the table or not. */
const hasFriend = (w: World, model: ModelId, of: Selector = {}): boolean =>
  Object.keys(w.state.models).some(
    (id) => id !== model && selects(w, of, id, { owner: model, side: teamOf(w, model) }),
  );

/** @rule PC-DEPLOY-04 @rule PC-DEPLOY-05 @rule PC-ROLE-07 */
export function deployWays(w: World, model: ModelId, body: Body): readonly [DeployWay, ...DeployWay[]] {
  const own = { opts: { avoidTerrain: true, within: homeOf(w, model, body) } };
  const [first, ...more] = deployClauses(w, model).flatMap(({ clause }) => wayOf(w, model, body, clause));
  if (first === undefined) return [own];
  return clausesRoam(w, model) ? [first, ...more] : [own, first, ...more];
}

const clausesRoam = (w: World, model: ModelId): boolean =>
  deployClauses(w, model).some(
    ({ clause: { with: given } }) => given?.where === 'outsideEnemyZone' || given?.where === 'anywhere',
  );

/** Must it stay in its Team's zone? */
export const keepsToZone = (w: World, model: ModelId): boolean =>
  deployClauses(w, model).every(({ clause: { with: given } }) => given?.where === undefined);

/** Anywhere that its ground allows but the Enemy zones. @rule PC-DEPLOY-05 */
export const outsideEnemyZone = (w: World, team: TeamId): StandingOptions => ({
  avoidTerrain: true,
  without: enemyTeams(w, team).map((other) => zoneOf(w, other)),
});

/** Inches that Infiltrators keep from Markers by house rule. @rule PC-TABLE-16 */
const FROM_MARKERS = 1;

/** Where Infiltrators may not touch Markers, the ground about those of Plot and Agendas. @rule PC-DEPLOY-05 @rule PC-TABLE-16 */
function aboutMarkers(w: World): readonly Footprint[] {
  if (w.setup.switches.infiltratorsTouchMarkers !== false) return [];
  return markersOn(w).flatMap(({ piece: { footprint }, at }) =>
    footprint.kind === 'disc' ? [disc(at.x, at.y, footprint.r + inches(FROM_MARKERS))] : [],
  );
}

function wayOf(w: World, model: ModelId, body: Body, { with: given }: DeployClause): DeployWay[] {
  const team = teamOf(w, model);
  const outside = outsideEnemyZone(w, team);
  const { of, inches: reach = 0 } = given ?? {};
  switch (given?.where) {
    case undefined:
      return [];
    case 'outsideEnemyZone':
      return [{ opts: { ...outside, without: [...(outside.without ?? []), ...aboutMarkers(w)] } }];
    case 'anywhere':
      return [{ opts: {} }];
    case 'beyondZone': {
      const { size } = w.setup.table;
      const depth = Math.max(zoneDepth(size), 2 * body.r) + inches(reach);
      return [{ opts: { avoidTerrain: true, within: strip(size, w.state.deployment.edges[team], depth) } }];
    }
    case 'touching': {
      const near = friends(w, model, of);
      const accept = (at: Place): boolean => near.some((id) => touchesAt(w, model, at, id));
      return [{ opts: outside, accept }];
    }
    case 'near': {
      const near = friends(w, model, of);
      return [{ opts: outside, accept: (at) => near.some((id) => withinAt(w, model, at, id, reach)) }];
    }
  }
}

const friends = (w: World, model: ModelId, of: Selector = {}): readonly ModelId[] =>
  modelsOnTable(w).flatMap(({ id }) =>
    id !== model && selects(w, of, id, { owner: model, side: teamOf(w, model) }) ? [id] : [],
  );
