/** Plays seeded encounters until something worth a picture is asked; prints them as one JSON object. */
import { createSession } from '../../src/app/session.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import { type Encounter, pulpCity, worldOf } from '../../src/systems/pulp-city/index.ts';
import { declarerOf } from '../../src/systems/pulp-city/decisions/check.ts';
import type { Act } from '../../src/systems/pulp-city/model/orders.ts';
import type { Decision, DecisionFor } from '../../src/systems/pulp-city/model/frames.ts';
import { modelName } from '../../src/games/pulp-city/words/names.ts';
import { isModel, modelOf } from '../../src/systems/pulp-city/model/lookup.ts';
import type { World } from '../../src/systems/pulp-city/model/encounter.ts';
import { modelsOnTable } from '../../src/systems/pulp-city/board/on-table.ts';
import { teamOf } from '../../src/systems/pulp-city/board/sides.ts';
import { nearestDeploy } from '../../src/systems/pulp-city/rules/rounds/deploying.ts';
import { zoneOf } from '../../src/systems/pulp-city/board/zones.ts';
import { centre } from '../../src/geometry/shape.ts';
import { actMenu } from '../../src/systems/pulp-city/view/actions/action-menu.ts';
import { moveFacts, wayTo } from '../../src/systems/pulp-city/view/actions/moves.ts';
import { defaultChoice, encounterSetup } from '../../src/systems/pulp-city/view/setup/setup.ts';
import { aimOf, sightBetween, targetsOf } from '../../src/systems/pulp-city/view/actions/targets.ts';

const EDITION = '2017';
const SEEDS = 60;
const MOST = 130;
const TRIES = 14;

type Draw = () => number;

/** Middle of the own zone for the first model, the others spread to both sides of it. */
function deployWell(w: World, decision: DecisionFor<'deploy'>): unknown {
  const placed = modelsOnTable(w).filter((model) => teamOf(w, model.id) === decision.by).length;
  const { x, y } = centre(zoneOf(w, decision.by));
  const side = (placed % 2 === 0 ? 1 : -1) * Math.ceil(placed / 2) * 96_000;
  const alongX = y < 120_000 || y > 480_000;
  const wish = decision.infiltrators
    ? { x: 304_800, y: 190_000 }
    : { x: x + (alongX ? side : 0), y: y + (alongX ? 0 : side) };
  const model = decision.models[0] ?? '';
  return { model, at: nearestDeploy(w, model, wish) };
}

function nearestEnemy(w: World, model: string, at: { x: number; y: number }): number {
  const gaps = modelsOnTable(w)
    .filter((other) => teamOf(w, other.id) !== teamOf(w, model))
    .map((other) => Math.hypot(other.x - at.x, other.y - at.y));
  return Math.min(...gaps, 1e9);
}

/** Strikes Enemies where it can, else comes nearer; never its own side. */
function actWell(game: Encounter, decision: DecisionFor<'act'>, draw: Draw): unknown {
  const w = worldOf(game);
  const samples = Array.from({ length: TRIES }, () => pulpCity.sample(game, decision, draw) as Act);
  const weight = (act: Act): number => {
    if (act.do === 'action') {
      const enemies = act.targets.filter((id) => isModel(w, id) && teamOf(w, id) !== decision.by).length;
      const own = act.targets.some(
        (id) => isModel(w, id) && teamOf(w, id) === decision.by && id !== act.model,
      );
      return own ? -1 : enemies * 10;
    }
    if (act.do !== 'move') return 0;
    const end = act.legs.at(-1) ?? modelOf(w, act.model);
    const nearer = nearestEnemy(w, act.model, modelOf(w, act.model)) - nearestEnemy(w, act.model, end);
    return nearer / 30_000;
  };
  return samples.reduce((best, act) => (weight(act) > weight(best) ? act : best));
}

function answerWell(game: Encounter, decision: Decision, draw: Draw): unknown {
  const w = worldOf(game);
  switch (decision.kind) {
    case 'chooseEdge':
      return 'south';
    case 'deploy':
      return deployWell(w, decision);
    case 'act':
      return actWell(game, decision, draw);
    case 'turn': {
      const card = decision.cards[draw() % Math.max(1, decision.cards.length)];
      return card === undefined
        ? pulpCity.sample(game, decision, draw)
        : { do: 'activate', card, minions: null };
    }
    default:
      return pulpCity.sample(game, decision, draw);
  }
}

interface Moment {
  readonly score: number;
  readonly file: string;
  /** What is pressed next. */
  readonly model?: string;
  readonly action?: string;
  readonly targetName?: string;
  readonly to?: { readonly x: number; readonly y: number };
  readonly from?: { readonly x: number; readonly y: number };
}
type Name = 'table' | 'attack' | 'sfx' | 'touch';

/** How lively the table is: heights, wounds, Conditions, nearness. */
function life(w: World): number {
  const models = modelsOnTable(w);
  const wounded = models.filter((model) => model.health < 8).length;
  const high = models.filter((model) => model.z > 0).length;
  const apart = models.filter((model) => nearestEnemy(w, model.id, model) < 130_000).length;
  const crowd = models.filter((one) =>
    models.some((other) => other.id !== one.id && Math.hypot(one.x - other.x, one.y - other.y) < 52_000),
  ).length;
  const edge = models.filter(
    (model) => Math.min(model.x, model.y) < 40_000 || Math.max(model.x, model.y) > 570_000,
  );
  return wounded + high * 1.5 + apart - crowd * 1.5 - edge.length + (models.length === 6 ? 4 : -6);
}

/** The attack of the model that reaches an Enemy in the most telling way. */
function bestAttack(
  w: World,
  decision: DecisionFor<'act'>,
): { action: string; name: string; target: string; worth: number } | null {
  const model = decision.models[0] ?? '';
  const who = declarerOf(decision);
  let best: { action: string; name: string; target: string; worth: number } | null = null;
  for (const entry of actMenu(w, decision, model).actions) {
    const use = entry.action.uses[0];
    const hurts = entry.action.effects.some((node) => node.fx === 'damage' && node.self !== true);
    if (!hurts || !('trait' in entry.action.against)) continue;
    if (entry.closed !== null || use === undefined || aimOf(use.type) !== 'target' || use.range === null)
      continue;
    const legal = targetsOf(w, model, model, entry.action, use, who).filter(
      (one) => one.why === null && isModel(w, one.id) && teamOf(w, one.id) !== decision.by,
    );
    for (const one of legal) {
      const rise = modelOf(w, model).z - modelOf(w, one.id).z;
      const seen = sightBetween(w, model, one.id, use);
      const worth =
        legal.length * 2 + (rise > 0 ? 4 : 0) + (seen.cover === 'none' ? 1 : 2) + one.gap / 40_000;
      if (best === null || worth > best.worth)
        best = { action: entry.action.id, name: entry.action.name, target: one.id, worth };
    }
  }
  return best;
}

/** A legal move of some length that ends beside an Enemy. */
function charge(
  w: World,
  decision: DecisionFor<'act'>,
): { to: { x: number; y: number }; worth: number } | null {
  const model = decision.models[0] ?? '';
  const way = actMenu(w, decision, model).moves.find((one) => one.why === null);
  if (way === undefined || !decision.limits.moves) return null;
  const body = modelOf(w, model);
  for (const enemy of modelsOnTable(w).filter((other) => teamOf(w, other.id) !== decision.by)) {
    const away = Math.hypot(body.x - enemy.x, body.y - enemy.y);
    if (away < 80_000 || away > 165_000) continue;
    const k = 35_300 / away;
    const end = {
      x: Math.round(enemy.x + (body.x - enemy.x) * k),
      y: Math.round(enemy.y + (body.y - enemy.y) * k),
    };
    const order = { model, legs: [end], as: way.as, combined: false, fall: false };
    const legs = wayTo(w, order, end);
    if (legs !== null && moveFacts(w, { ...order, legs }).why === null) {
      const worth =
        (way.as === 'Sprint' ? 0 : 3) +
        Math.min(body.x, body.y, 609_600 - body.x, 609_600 - body.y) / 100_000;
      return { to: end, worth };
    }
  }
  return null;
}

const found: Partial<Record<Name, Moment>> = {};

function offer(name: Name, moment: Omit<Moment, 'file'>, file: () => string | null): void {
  const known = found[name];
  if (known !== undefined && known.score >= moment.score) return;
  const text = file();
  if (text !== null) found[name] = { ...moment, file: text };
}

function look(game: Encounter, decision: Decision, file: () => string | null): void {
  const w = worldOf(game);
  if (w.state.round.number < 2 || decision.by !== 'a') return;
  const lively = life(w);
  if (decision.kind === 'act' && decision.occasion === 'activation') {
    const model = decision.models[0] ?? '';
    const { x, y } = modelOf(w, model);
    const attack = bestAttack(w, decision);
    if (attack !== null) {
      offer('table', { score: lively + attack.worth, model, action: attack.name }, file);
      offer(
        'attack',
        {
          score: lively / 2 + attack.worth,
          model,
          action: attack.name,
          targetName: modelName(w, attack.target),
        },
        file,
      );
    }
    const move = charge(w, decision);
    if (move !== null)
      offer('touch', { score: lively + move.worth * 3, model, from: { x, y }, to: move.to }, file);
  }
  if (decision.kind === 'spendSfx' && decision.spec.target !== null && isModel(w, decision.spec.target)) {
    if (teamOf(w, decision.spec.target) === decision.by) return;
    const hurts = decision.offers.some(({ effects }) => effects.some((node) => node.fx === 'damage'));
    const worth =
      Math.min(decision.sfx, 3) * 4 +
      decision.offers.length * 3 +
      decision.extras.length * 3 +
      (hurts ? 6 : 0);
    offer('sfx', { score: lively / 2 + worth }, file);
  }
}

for (let seed = 1; seed <= SEEDS; seed += 1) {
  const setup = encounterSetup(defaultChoice(EDITION, seed, 'en'));
  if (!setup.ok) throw new Error(setup.error.code);
  const session = createSession(pulpCity);
  const draw = stream(seed);
  session.start(setup.value);
  for (let count = 0; count < MOST; count += 1) {
    const { game } = session.store.getState();
    const decision = game?.rest.pending[0];
    if (game === null || decision === undefined || game.state.round.number > 3) break;
    look(game, decision, () => session.exportText());
    const answer = answerWell(game, decision, draw);
    const refused = session.dispatch({ type: 'answer', decision: decision.id, answer });
    if (refused !== null) {
      session.dispatch({
        type: 'answer',
        decision: decision.id,
        answer: pulpCity.sample(game, decision, draw),
      });
    }
  }
}

console.log(JSON.stringify(found));
