/** Chances told before an attack, against the same attack played many times. */
import { randomPlayer } from '../../src/bots/random.ts';
import { randomSetup, type TeamChoice } from '../../src/cli/random-setup.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import { seededDice } from '../../src/kernel/dice/source.ts';
import { copy } from '../../src/simulation/same.ts';
import { declarerOf } from '../../src/systems/pulp-city/decisions/check.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { type Encounter, pulpCity, worldOf } from '../../src/systems/pulp-city/index.ts';
import type { ActionOrder } from '../../src/systems/pulp-city/model/orders.ts';
import type { Asks } from '../../src/systems/pulp-city/model/decisions.ts';
import type { Decision, DecisionFor } from '../../src/systems/pulp-city/model/frames.ts';
import type { Event } from '../../src/systems/pulp-city/model/events.ts';
import { type Odds, oddsOf } from '../../src/systems/pulp-city/odds/odds.ts';
import { declare } from '../../src/systems/pulp-city/rules/actions/declaring.ts';
import { profileOf } from '../../src/systems/pulp-city/model/lookup.ts';
import { traitOf } from '../../src/systems/pulp-city/traits/values.ts';
import type { Play } from '../support/play.ts';
import type { Run } from './runs.ts';

interface PowerUps {
  readonly attack: number;
  readonly defence: number;
}

/** One attack that can be declared, before anything of it is done. */
export interface Situation {
  readonly name: string;
  readonly game: Encounter;
  readonly decision: Decision;
  readonly order: ActionOrder;
  readonly target: string;
}

const TEAMS: readonly TeamChoice[] = ['starters', 'made-up', 'level9'];
/** One attack in so many is looked at, and no more than so many of one Encounter. */
const EVERY = 5;
const MOST_OF_A_GAME = 8;
const NO_POWER_UPS: PowerUps = { attack: 0, defence: 0 };
/** Wishes: as many as the rules let each side add. */
const POWER_UPS: readonly PowerUps[] = [
  NO_POWER_UPS,
  { attack: 2, defence: 0 },
  { attack: 0, defence: 2 },
  { attack: 3, defence: 3 },
];
/** Standard errors that a single attack, and that all of them together may be off. */
const APART = 5;
const TOGETHER = 3;

function withDice({ setup, state, rest }: Encounter, seed: number): Encounter {
  const own = copy({ state, rest });
  return { setup, state: own.state, rest: { ...own.rest, dice: seededDice(seed) } };
}

function oddsIn({ game, decision, order, target }: Situation, powerUps: PowerUps): Odds {
  const w = worldOf(game);
  const use = declare(w, order, declarerOf(decision as DecisionFor<'act'>));
  if (!use.ok) throw new Error(use.error.code);
  return oddsOf(w, use.value, target, {
    trait: 0,
    attackPowerUp: powerUps.attack,
    defendPowerUp: powerUps.defence,
  });
}

/** Attacks of a random Encounter, as its random players would make them. */
function* situationsOf(seed: number): Generator<Situation> {
  const edition = EDITIONS[seed % EDITIONS.length] ?? EDITIONS[0];
  const teams = TEAMS[Math.floor(seed / 2) % TEAMS.length] ?? 'starters';
  const opened = pulpCity.open(randomSetup(edition, teams, seed, 'both'));
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  const { game } = opened.value;
  const draw = stream(seed);
  const player = randomPlayer(pulpCity, draw);
  let left = MOST_OF_A_GAME;
  while (pulpCity.outcome(game) === null && left > 0) {
    const decision = game.rest.pending[0];
    if (decision === undefined) throw new Error('nothing is asked');
    const answer = player(game, decision);
    if (decision.kind === 'act') {
      const act = answer as Asks['act']['a'];
      if (act.do === 'action' && draw() % EVERY === 0) {
        const use = declare(worldOf(game), act, declarerOf(decision));
        const target = use.ok ? use.value.affected[0] : undefined;
        if (target !== undefined) {
          left -= 1;
          const { do: _, ...order } = act;
          const name = `seed ${seed}, ${edition}, ${teams}: ${order.action} of ${order.model} on ${target}`;
          yield { name, game: withDice(game, seed), decision, order, target };
        }
      }
    }
    const done = pulpCity.play(game, { type: 'answer', decision: decision.id, answer });
    if (!done.ok) throw new Error(done.error.code);
  }
}

/** What a player says who does nothing but this attack; undefined: the question is no part of it. */
function plainly(w: Encounter, decision: Decision, powerUps: PowerUps): unknown {
  switch (decision.kind) {
    case 'attackDice':
      return { powerUp: Math.min(decision.max, powerUps.attack), object: null, powers: [] };
    case 'defendDice':
      return { powerUp: Math.min(decision.max, powerUps.defence), trait: 0, powers: [] };
    case 'keepTrait':
      return false;
    case 'redirect':
      return null;
    case 'react':
      return { do: 'decline' };
    case 'rerollDie':
      return null;
    case 'changeDie':
      return decision.faces.indexOf(Math.max(...decision.faces));
    case 'spendSfx':
      return { picks: mostDamage(w, decision), extras: [] };
    default:
      return undefined;
  }
}

function mostDamage(game: Encounter, { offers, sfx, spec }: DecisionFor<'spendSfx'>) {
  const w = worldOf(game);
  const worth = offers.map(({ effects, closed }) =>
    effects
      .filter(({ fx, self }) => closed === undefined && fx === 'damage' && self !== true)
      .reduce((sum, { x = 1 }) => sum + (typeof x === 'string' ? traitOf(w, spec.attacker, x) : x), 0),
  );
  const choice = worth.indexOf(Math.max(...worth));
  return (worth[choice] ?? 0) > 0
    ? Array.from({ length: sfx }, () => ({ choice, on: 'target' as const }))
    : [];
}

/** By Bernstein's inequality, which holds for what is rare as well; what is impossible, or certain, is so every time. */
function isOff(count: number, told: number, rolls: number): boolean {
  const off = Math.abs(count - told * rolls);
  const variance = told * (1 - told) * rolls;
  return variance < 1e-6 ? off > 1e-6 : off ** 2 > APART ** 2 * (variance + off / 3);
}

const MOST_QUESTIONS = 12;

/** What came of the attack once; null: it was no roll against the Target, or something else came between. */
function once(
  { game: from, decision, order, target }: Situation,
  powerUps: PowerUps,
  seed: number,
): {
  readonly won: boolean;
  readonly sfx: number;
  readonly damage: number;
  readonly ko: boolean;
  readonly spent: PowerUps;
} | null {
  const game = withDice(from, seed);
  const draw = stream(seed);
  const events: Event[] = [];
  let next: { readonly id: string; readonly answer: unknown } = {
    id: decision.id,
    answer: { do: 'action', ...order },
  };
  for (let left = MOST_QUESTIONS; left > 0; left -= 1) {
    const done = pulpCity.play(game, { type: 'answer', decision: next.id, answer: next.answer });
    if (!done.ok) throw new Error(`${done.error.code} to ${next.id}`);
    events.push(...done.value);
    const asked = game.rest.pending[0];
    const rolls = events.filter(({ type }) => type === 'rolled').length;
    if (asked === undefined || rolls > 1 || asked.kind === 'act' || asked.kind === 'turn') break;
    const plain = plainly(game, asked, powerUps);
    if (plain === undefined && rolls === 0) return null;
    next = { id: asked.id, answer: plain ?? pulpCity.sample(game, asked, draw) };
  }
  const at = events.findIndex(({ type }) => type === 'rolled');
  const rolled = events[at];
  if (rolled?.type !== 'rolled' || rolled.attacker !== order.model || rolled.target !== target) return null;
  const again = events.findIndex(({ type }, index) => type === 'rolled' && index > at);
  const after = events.slice(at, again < 0 ? undefined : again);
  const own = (event: Event): boolean =>
    'cause' in event && event.cause.of === 'action' && event.cause.model === order.model;
  const hits = after.filter((event) => event.type === 'damaged' && event.target === target && own(event));
  const damage = hits.reduce((sum, event) => sum + (event.type === 'damaged' ? event.points : 0), 0);
  const ko = after.some(
    (event) =>
      own(event) &&
      ((event.type === 'koed' && event.model === target) ||
        (event.type === 'damaged' &&
          event.target === target &&
          event.left === 0 &&
          from.state.pieces[target] !== undefined)),
  );
  const committed = (by: 'attacker' | 'defender'): number =>
    events
      .slice(0, at)
      .reduce(
        (dice, event) =>
          event.type === 'diceCommitted' && (event.model === order.model) === (by === 'attacker')
            ? dice + event.powerUp
            : dice,
        0,
      );
  const spent = { attack: committed('attacker'), defence: committed('defender') };
  return { won: rolled.won, sfx: rolled.sfx, damage, ko, spent };
}

/** Every attack on the other one that the model which has been activated can declare. */
export function* attacksIn(play: Play, name: string): Generator<Situation> {
  const { game } = play;
  const decision = game.rest.pending.find(({ kind }) => kind === 'act');
  if (decision?.kind !== 'act') return;
  const w = worldOf(game);
  const [model, target] = [play.names.model('Ace'), play.names.model('Foe')];
  for (const { id: action } of profileOf(w, model).actions) {
    const order = { model, action, use: 0, targets: [target] };
    if (!declare(w, order, declarerOf(decision)).ok) continue;
    yield { name: `${name}: ${action}`, game: withDice(game, 1), decision, order, target };
  }
}

/**
 * So many attacks, each rolled so often, with all Power Up dice of either side in turn. `attacksOf`: those of one seed; the
 * attacks of a random Encounter if nothing else is said.
 */
export function oddsRun(
  firstSeed: number,
  attacks: number,
  rolls: number,
  attacksOf: (seed: number) => Iterable<Situation> = situationsOf,
): Run {
  const wrong: string[] = [];
  let asked = 0;
  const sum = { seen: 0, told: 0, spread: 0 };
  for (let seed = firstSeed; asked < attacks; seed += 1) {
    for (const situation of attacksOf(seed)) {
      if (asked >= attacks) break;
      const powerUps = POWER_UPS[asked % POWER_UPS.length] ?? NO_POWER_UPS;
      const seen = [];
      for (let roll = 0; roll < rolls; roll += 1) {
        const one = once(situation, powerUps, 1 + asked * rolls + roll);
        if (one === null) break;
        seen.push(one);
      }
      if (seen.length < rolls) continue;
      asked += 1;
      const odds = oddsIn(situation, seen[0]?.spent ?? NO_POWER_UPS);
      const apart: string[] = [];
      const hold = (what: string, told: number, count: number): void => {
        if (isOff(count, told, rolls))
          apart.push(`${what} ${told.toFixed(3)} told, ${(count / rolls).toFixed(3)} seen`);
      };
      const won = seen.filter((one) => one.won).length;
      hold('success', odds.success, won);
      for (let sfx = 0; sfx < Math.max(odds.sfx.length, 8); sfx += 1)
        hold(`SFX ${sfx}`, odds.sfx[sfx] ?? 0, seen.filter((one) => one.won && one.sfx === sfx).length);
      for (let points = 0; points < Math.max(odds.damage.length, 12); points += 1)
        hold(
          `Damage ${points}`,
          odds.damage[points] ?? 0,
          seen.filter((one) => one.damage === points).length,
        );
      hold('KO', odds.ko, seen.filter((one) => one.ko).length);
      if (apart.length > 0) wrong.push(`${situation.name}: ${apart.join('; ')}`);
      sum.seen += won;
      sum.told += odds.success * rolls;
      sum.spread += odds.success * (1 - odds.success) * rolls;
    }
  }
  const off = Math.abs(sum.seen - sum.told) / Math.sqrt(sum.spread);
  if (off > TOGETHER) wrong.push(`all together: ${off.toFixed(1)} standard errors`);
  return { asked, near: 0, wrong };
}
