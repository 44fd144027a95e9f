import { TOUCH } from '../../../geometry/units.ts';
import { placeOk } from '../../../tabletop/standing.ts';
import type { Rest } from '../../../kernel/machine.ts';
import type { PulpCity } from '../model/frames.ts';
import { type World, profileById } from '../model/world.ts';
import {
  bodyOf,
  citizensOnTable,
  everyoneOnTable,
  isCitizen,
  isMarker,
  recruitedAs,
  sceneOf,
} from './bodies.ts';
import { citizensDue, citizensPlaced, edgeGap } from './citizens/placing.ts';
import { formsPrinted } from './forms.ts';
import { cardInPlay } from './teams.ts';
import { apLimit, fatigueLimit } from './traits.ts';

/** What must hold whenever a question is open; each breach in a few words. */
export function brokenInvariants(w: World, rest: Rest<PulpCity>): string[] {
  const broken: string[] = [];
  for (const [id, team] of Object.entries(w.state.teams)) {
    if (team.pool < 0) broken.push(`team ${id}: Pool ${team.pool}`);
  }
  for (const card of Object.values(w.state.cards)) {
    const limit = apLimit(w, card.id);
    const forms = formsPrinted(profileById(w, card.profile), w.setup.profiles);
    const shifted = forms.length > 0 || recruitedAs(w, card.id)?.profile !== card.profile;
    if (limit !== null && card.apSpent > limit && !shifted)
      broken.push(`card ${card.id}: ${card.apSpent} AP of ${limit}`);
    if (card.fatigue < 0 || (cardInPlay(w, card.id) && card.fatigue > fatigueLimit(w, card.id) && !shifted))
      broken.push(`card ${card.id}: Fatigue ${card.fatigue}`);
    if (card.powerUp < 0 || card.powerUpThisRound > card.powerUp)
      broken.push(`card ${card.id}: Power Up ${card.powerUp}`);
  }
  for (const model of Object.values(w.state.models)) {
    const most = profileById(w, w.state.cards[model.card]?.profile ?? '').health;
    // Some Citizens have more Health than the others. @rule PC-CITIZEN-02
    if (model.health < 0 || (model.health > most && !isCitizen(w, model.id)))
      broken.push(`model ${model.id}: Health ${model.health}`);
    if (model.status === 'ko' && model.health !== 0)
      broken.push(`model ${model.id}: KO'ed with Health ${model.health}`);
  }
  // Whose place is being asked for stands nowhere yet.
  const placing = rest.pending.flatMap((one) => (one.kind === 'makeRoom' ? [one.model] : []));
  const whole = sceneOf(w);
  const scene =
    placing.length === 0
      ? whole
      : { ...whole, bodies: whole.bodies.filter(({ id }) => !placing.includes(id)) };
  // A model that has lost its support Falls only when the Action is resolved.
  const falling = rest.stack.some(({ proc }) => proc === 'action' || proc === 'fall' || proc === 'collapse');
  for (const model of everyoneOnTable(w)) {
    if (placing.includes(model.id)) continue;
    const body = bodyOf(w, model.id);
    const standing = placeOk(scene, body, {
      x: model.x,
      y: model.y,
      z: model.z,
      inside: model.inside,
      wall: model.wall,
    });
    if (!standing.ok && !(falling && (standing.why === 'noSupport' || standing.why === 'noWall')))
      broken.push(`model ${model.id}: ${standing.why} at ${model.x},${model.y},${model.z}`);
  }
  broken.push(...brokenCitizens(w, rest));
  for (const piece of Object.values(w.state.pieces)) {
    if ((piece.health ?? 1) < 0) broken.push(`piece ${piece.id}: Health ${piece.health}`);
  }
  if (rest.pending.length === 0 && w.state.outcome === null)
    broken.push('nothing is asked and the Encounter is not over');
  return broken;
}

/** Procedures in the middle of which a Citizen may touch an edge that it has not left over yet. */
const MOVING = ['action', 'displace', 'move', 'fall', 'collapse', 'citizensRun', 'leaderCard'];

/** @rule PC-CITIZEN-01 @rule PC-CITIZEN-03 @rule PC-CITIZEN-07 */
function brokenCitizens(w: World, rest: Rest<PulpCity>): string[] {
  const broken: string[] = [];
  const [placed, due] = [citizensPlaced(w), citizensDue(w.setup, w.rules)];
  if (placed > due) broken.push(`${placed} Citizens of ${due}`);
  const moving = rest.stack.some(({ proc }) => MOVING.includes(proc));
  for (const { id, health, lasting } of citizensOnTable(w)) {
    if (health < 1) broken.push(`${id} stands with Health ${health}`);
    if (isMarker(w, id) && health < w.rules.citizens.profile.health) broken.push(`${id} is hurt`);
    if (!moving && edgeGap(w, bodyOf(w, id)) <= TOUCH) broken.push(`${id} stands at the edge`);
    if (!moving && lasting.some((one) => one.lasts === 'roll'))
      broken.push(`${id} keeps what ends with a roll`);
  }
  return broken;
}
