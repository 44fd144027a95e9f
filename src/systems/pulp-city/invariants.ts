import { type Refusal, refusal } from './model/refusals.ts';
import { TOUCH } from '../../geometry/units.ts';
import { placeOk } from '../../tabletop/standing.ts';
import type { Rest } from '../../kernel/machine.ts';
import type { PulpCity } from './model/frames.ts';
import type { World } from './model/encounter.ts';
import type { ModelId } from './model/ids.ts';
import { powerUpOf, profileById } from './model/lookup.ts';
import { bodyOf, recruitedAs } from './board/bodies.ts';
import { citizensOnTable, everyoneOnTable, isCitizen, isMarker } from './board/on-table.ts';
import { sceneOf } from './board/scene.ts';
import { citizensDue, citizensPlaced, edgeGap } from './rules/citizens/placing.ts';
import { formsPrinted } from './traits/forms.ts';
import { cardInPlay } from './board/cards.ts';
import { isMentioned } from './powers/mentioned.ts';
import { mayBeSilenced } from './powers/silence.ts';
import { mostHealth } from './traits/health.ts';
import { apLimit, fatigueLimit } from './traits/limits.ts';

const figure = (at: string, given: number): Refusal => refusal('state.figure', { at, given });

/**
 * What was paid within a limit may be above it once a Power that raised it is over or taken away, or another has
 * lowered it. @rule PC-AP-01 @rule PC-FX-16
 */
const limitsThatMayFall = (w: World): { readonly ap: boolean; readonly fatigue: boolean } => ({
  ap: isMentioned(w, 'set', 'apLimit') || isMentioned(w, 'modify', 'apLimit'),
  fatigue: mayBeSilenced(w),
});

/** Whoever is struck on its way, maybe in the air, and has a part of its move before it. @rule PC-DANGER-06 */
const underWay = (frame: Rest<PulpCity>['stack'][number]): readonly ModelId[] =>
  frame.proc === 'move' && frame.step === 'struck' && frame.at + 1 < frame.plan.portions.length
    ? [frame.plan.order.model]
    : [];

/** What must hold whenever a question is open, as long as nobody overrules the rules; each breach by itself. */
export function brokenInvariants(w: World, rest: Rest<PulpCity>): Refusal[] {
  const broken: Refusal[] = [];
  for (const [id, team] of Object.entries(w.state.teams)) {
    if (team.pool < 0) broken.push(figure(`teams.${id}.pool`, team.pool));
  }
  const { ap, fatigue } = limitsThatMayFall(w);
  for (const card of Object.values(w.state.cards)) {
    const limit = ap ? null : apLimit(w, card.id);
    const forms = formsPrinted(profileById(w, card.profile), w.setup.profiles);
    const shifted = forms.length > 0 || recruitedAs(w, card.id)?.profile !== card.profile;
    if (limit !== null && card.apSpent > limit && !shifted)
      broken.push(figure(`cards.${card.id}.apSpent`, card.apSpent));
    const tired = !fatigue && cardInPlay(w, card.id) && card.fatigue > fatigueLimit(w, card.id) && !shifted;
    if (card.fatigue < 0 || tired) broken.push(figure(`cards.${card.id}.fatigue`, card.fatigue));
    if (card.powerUp < 0 || card.powerUpThisRound > card.powerUp)
      broken.push(figure(`cards.${card.id}.powerUp`, card.powerUp));
  }
  for (const model of Object.values(w.state.models)) {
    if (model.powerUp === undefined) continue;
    if (model.powerUp <= 0 || powerUpOf(w, model.id) < model.powerUp)
      broken.push(figure(`models.${model.id}.powerUp`, model.powerUp));
  }
  for (const model of Object.values(w.state.models)) {
    const most = mostHealth(w, model.id);
    // Some Citizens have more Health than the others. @rule PC-CITIZEN-02
    if (model.health < 0 || (model.health > most && !isCitizen(w, model.id)))
      broken.push(figure(`models.${model.id}.health`, model.health));
    if (model.status === 'ko' && model.health !== 0)
      broken.push(figure(`models.${model.id}.health`, model.health));
  }
  // Whose place is being asked for stands nowhere yet.
  const placing = [
    ...rest.pending.flatMap((one) => (one.kind === 'makeRoom' ? [one.model] : [])),
    ...rest.stack.flatMap(underWay),
  ];
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
      broken.push(
        refusal('state.stands', {
          model: model.id,
          at: `${model.x},${model.y},${model.z}`,
          fault: standing.why,
        }),
      );
  }
  broken.push(...brokenCitizens(w, rest));
  for (const piece of Object.values(w.state.pieces)) {
    if ((piece.health ?? 1) < 0) broken.push(figure(`pieces.${piece.id}.health`, piece.health ?? 0));
  }
  if (rest.pending.length === 0 && w.state.outcome === null) broken.push(refusal('state.nothingAsked'));
  return broken;
}

/** Procedures in the middle of which a Citizen may touch an edge that it has not left over yet. */
const MOVING = ['action', 'displace', 'move', 'fall', 'collapse', 'citizensRun', 'leaderCard'];

/** @rule PC-CITIZEN-01 @rule PC-CITIZEN-03 @rule PC-CITIZEN-07 */
function brokenCitizens(w: World, rest: Rest<PulpCity>): Refusal[] {
  const broken: Refusal[] = [];
  const [placed, due] = [citizensPlaced(w), citizensDue(w)];
  if (placed > due) broken.push(refusal('state.citizens', { placed, due }));
  const moving = rest.stack.some(({ proc }) => MOVING.includes(proc));
  for (const { id, health, lasting } of citizensOnTable(w)) {
    if (health < 1) broken.push(figure(`models.${id}.health`, health));
    if (isMarker(w, id) && health < w.rules.citizens.profile.health)
      broken.push(figure(`models.${id}.health`, health));
    if (!moving && edgeGap(w, bodyOf(w, id)) <= TOUCH)
      broken.push(refusal('state.stands', { model: id, fault: 'edge' }));
    if (!moving && lasting.some((one) => one.lasts === 'roll'))
      broken.push(refusal('state.lasts', { model: id }));
  }
  return broken;
}
