import { samePlain } from '../../kernel/plain.ts';
import { supported } from '../../tabletop/surfaces.ts';
import { placeOf } from '../../tabletop/table.ts';
import { bodyOf } from './board/bodies.ts';
import { cardsOf, leadersOfTurns, liveModels, modelsOfCard, oneTeamLeft } from './board/cards.ts';
import { everyTarget, targetsOf } from './board/areas.ts';
import { touchedBy } from './board/distance.ts';
import { everyModel, everyoneOnTable, modelsOnTable, stillThere } from './board/on-table.ts';
import { pieceSorts, piecesOn, sceneOf } from './board/scene.ts';
import { isCalm } from './model/calm.ts';
import { makeWorld, type World } from './model/encounter.ts';
import { kindAt } from './model/force.ts';
import { profileOf } from './model/lookup.ts';
import { aurasOver } from './powers/auras.ts';
import { teamsSpeak } from './powers/candidates.ts';
import { holdersOf } from './powers/in-force.ts';
import { broadForces, printedFor } from './powers/printed.ts';
import { sees } from './board/sight.ts';
import { unsupported } from './rules/falling/falling.ts';
import { areaOf, mayTarget } from './rules/actions/targeting.ts';
import { attackView } from './traits/roll-view.ts';
import { attackerPool, defenderPool } from './rules/rolls/dice-pool.ts';
import { attackerSources, defenderSources } from './rules/rolls/dice-sources.ts';
import { silenceOn } from './powers/silence.ts';
import { underAuras } from './traits/conditions.ts';

/** Names of the facts kept with a world that differ from what the state says now; for random play and tests. */
export function staleFacts(w: World): readonly string[] {
  const { cache } = w;
  const now = makeWorld(w.setup, w.rules, w.state);
  const stale: string[] = [];
  const hold = (name: string, kept: unknown, work: () => unknown): void => {
    if (kept !== null && !samePlain(kept, work())) stale.push(name);
  };
  const holdEach = <K, V>(name: string, kept: ReadonlyMap<K, V>, work: (key: K) => unknown): void => {
    for (const [key, value] of kept) hold(`${name} ${String(key)}`, value, () => work(key));
  };
  hold('pieces', cache.pieces, () => piecesOn(now));
  hold('sorts of pieces', cache.pieceSorts, () => pieceSorts(now));
  hold('scene', cache.scene, () => sceneOf(now));
  hold('calm', cache.calm, () => isCalm(now));
  hold('everyone', cache.everyone, () => everyoneOnTable(now));
  hold('models on the table', cache.onTable, () => modelsOnTable(now));
  hold('targets', cache.targets, () => everyTarget(now));
  holdEach('Targets of', cache.targetsOf, (side) => targetsOf(now, side));
  hold('one Team left', cache.oneTeamLeft, () => oneTeamLeft(now));
  hold('models without support', cache.unsupported, () => unsupported(now));
  hold('Teams that speak', cache.teamsSpeak, () => teamsSpeak(now));
  holdEach('body of', cache.bodies, (id) => bodyOf(now, id));
  holdEach('ground below', cache.carried, (id) => supported(sceneOf(now), placeOf(bodyOf(now, id))));
  holdEach('models of', cache.ofCard, (card) => modelsOfCard(now, card));
  holdEach('live models of', cache.live, (card) => liveModels(now, card));
  holdEach('leaders of Turns of', cache.leaders, (team) => leadersOfTurns(now, team));
  holdEach('cards of', cache.ofTeam, (team) => cardsOf(now, team));
  holdEach('holders of', cache.holders, (at) => holdersOf(now, at));
  for (const [id, kept] of cache.profiles) if (kept !== profileOf(now, id)) stale.push(`profile of ${id}`);
  for (const [id, kept] of cache.printed) if (kept !== printedFor(now, id)) stale.push(`printed for ${id}`);
  for (const [place, kept] of cache.broad.entries()) {
    const kind = kindAt(place);
    if (kept !== undefined && kind !== undefined)
      hold(`what is said of others by ${kind.verb} ${kind.word}`, kept, () => broadForces(now, kind));
  }
  holdEach('auras over', cache.auras, (id) => aurasOver(now, id));
  holdEach('under auras', cache.underAuras, (id) => underAuras(now, id));
  holdEach('silence of', cache.silence, (id) => silenceOn(now, id));
  hold('models', cache.models, () => everyModel(now));
  for (const [one, touched] of cache.contacts) {
    if (stillThere(w, one)) hold(`contacts of ${one}`, [...touched], () => [...touchedBy(now, one)]);
  }
  for (const [one, row] of cache.sights) {
    if (!stillThere(w, one)) continue;
    for (const [other, kept] of row) {
      if (stillThere(w, other)) hold(`sight of ${one} and ${other}`, kept, () => sees(now, one, other));
    }
  }
  for (const [use, { why, ...at }] of cache.unfit) {
    for (const [id, kept] of why) {
      const fit = mayTarget(now, { ...at, type: use.type }, use, id);
      if (fit !== (kept === null)) stale.push(`${id} as a Target of ${at.model}`);
    }
  }
  const { area, attack, defence, attackView: view, attackPool, defencePool } = cache;
  if (area !== null) hold('an area', area.found, () => areaOf(now, area.at, area.use, area.toward));
  hold('view of the attack', view, () => view && attackView(now, view.spec));
  if (attack !== null)
    hold('dice of the attack', attack.sources, () => attackerSources(now, attack.spec, attack.smash));
  if (defence !== null)
    hold('dice of the defence', defence.sources, () => defenderSources(now, defence.spec, defence.trait));
  if (attackPool !== null) {
    const { spec, powerUp, smash, pool } = attackPool;
    hold('pool of the attack', pool, () => attackerPool(now, spec, powerUp, smash));
  }
  if (defencePool !== null) {
    const { spec, powerUp, pool } = defencePool;
    hold('pool of the defence', pool, () => defenderPool(now, spec, pool.trait, pool.trump, powerUp));
  }
  return stale;
}
