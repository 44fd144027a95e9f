import { makeWorld, type World } from '../model/encounter.ts';
import type { DeclaredUse } from '../model/declared-action.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import type { Trait } from '../model/keywords.ts';
import { cardOf, profileOf } from '../model/lookup.ts';
import type { ActionProfile, ActionUse } from '../model/profile.ts';
import type { ModelState, State } from '../model/state.ts';
import { inches } from '../../../geometry/units.ts';
import { bodyOf } from '../board/bodies.ts';
import { modelsOnTable } from '../board/on-table.ts';
import { isEnemy, isFriend, teamOf } from '../board/sides.ts';
import { apCost } from '../rules/actions/costs.ts';
import { rangeOf } from '../rules/actions/targeting.ts';
import { usesOf } from '../rules/actions/uses.ts';
import { whyUnaffected } from '../traits/affect.ts';
import { isCombat } from '../traits/roll-view.ts';
import { partOf, worthOfUse } from './use-worth.ts';
import type { Weights } from './weights.ts';
import { fullHealth } from './worth.ts';

/** One Action of a model against one Enemy, wherever they stand. */
export interface Strike {
  readonly model: ModelId;
  readonly target: ModelId;
  /** The Trait that it rolls. */
  readonly attack: Trait;
  /** Levels it can be expected to take. */
  readonly worth: number;
  readonly ko: number;
  readonly success: number;
  /** Of getting rid of the Target, how much it comes to. */
  readonly part: number;
  /** Micrometres between the bases; 0: in contact. */
  readonly range: number;
  readonly ap: number;
  /** It asks for sight of its Target. */
  readonly sight: boolean;
}

/** Strikes too weak to go anywhere for. */
const LEAST = 0.01;

/** Pairs remembered for an Encounter. */
const MOST_PAIRS = 20_000;

type OfPair = readonly Omit<Strike, 'model' | 'target'>[];

/** By the Teams of an Encounter: what one game has taught is not taken into another, so that each can be played again. */
const remembered = new WeakMap<World['setup']['teams'], Map<string, OfPair>>();

/** All strikes of one model on another. */
export interface Exchange {
  /** The other one: who is struck, or who strikes. */
  readonly other: ModelId;
  readonly strikes: readonly Strike[];
}

/** Who can strike whom. */
export interface Strikes {
  readonly by: (model: ModelId) => readonly Exchange[];
  readonly on: (model: ModelId) => readonly Exchange[];
}

interface Table extends Strikes {
  /** The state that it holds for. */
  readonly key: string;
}

const latest = new WeakMap<World, Table>();

/**
 * What everybody on the table can do to each Enemy by Actions of its own, terrain and neighbours left out: that depends on
 * the state of the two alone, and is remembered by it.
 */
export function strikesOf(w: World, weights: Weights): Strikes {
  const all = modelsOnTable(w).map((model) => standingOf(w, model));
  const { levels, plot, being, effects, last } = weights;
  const by = `${levels} ${plot} ${being} ${effects} ${last === undefined ? '' : `${last.model} ${last.worth}`}`;
  const key = `${by} ${all.map(({ id, striking, struck }) => `${id} ${striking} ${struck}`).join()}`;
  const known = latest.get(w);
  if (known !== undefined && known.key === key) return known;
  let found = remembered.get(w.setup.teams);
  if (found === undefined || found.size > MOST_PAIRS) remembered.set(w.setup.teams, (found = new Map()));
  const memory = found;
  const between = (one: Standing, other: Standing): readonly Strike[] => {
    const [model, target] = [one.id, other.id];
    if (!isEnemy(w, target, teamOf(w, model))) return [];
    const pairKey = `${one.striking}>${other.struck}>${by}`;
    let pair = memory.get(pairKey);
    if (pair === undefined) {
      const actions = profileOf(w, model).actions.filter(({ against }) => 'trait' in against);
      memory.set(pairKey, (pair = strikesBetween(w, model, target, actions, weights)));
    }
    return pair.map((strike) => ({ ...strike, model, target }));
  };
  const made: Table = {
    key,
    by: exchanges(all, between),
    on: exchanges(all, (one, other) => between(other, one)),
  };
  latest.set(w, made);
  return made;
}

/** Does the Action give Health to others? */
const mends = ({ effects }: ActionProfile): boolean =>
  effects.some(({ fx, self }) => fx === 'heal' && self !== true);

/** What a model can do for each hurt friend by Actions that heal, wherever they stand: told like a strike. */
export function mendsOf(w: World, model: ModelId, weights: Weights): readonly Exchange[] {
  const actions = profileOf(w, model).actions.filter(mends);
  if (actions.length === 0) return [];
  const side = teamOf(w, model);
  return modelsOnTable(w).flatMap(({ id, health }): Exchange[] => {
    if (id === model || !isFriend(w, id, side) || health >= fullHealth(w, id)) return [];
    const strikes = strikesBetween(w, model, id, actions, weights);
    return strikes.length === 0
      ? []
      : [{ other: id, strikes: strikes.map((one) => ({ ...one, model, target: id })) }];
  });
}

/** Of each model, once it is asked for, what there is between it and the others. */
function exchanges(
  all: readonly Standing[],
  between: (one: Standing, other: Standing) => readonly Strike[],
): (model: ModelId) => readonly Exchange[] {
  const known = new Map<ModelId, readonly Exchange[]>();
  return (model) => {
    let found = known.get(model);
    if (found !== undefined) return found;
    const one = all.find(({ id }) => id === model);
    found = one === undefined ? [] : all.map((other) => ({ other: other.id, strikes: between(one, other) }));
    known.set(model, (found = found.filter(({ strikes }) => strikes.length > 0)));
    return found;
  };
}

/** All that the odds of a roll read of a model that strikes, and of one that is struck. */
interface Standing {
  readonly id: ModelId;
  readonly striking: string;
  readonly struck: string;
}

function standingOf(w: World, model: ModelState): Standing {
  const { suppress, attack, defend, stunned, spectral, weak, immune, lasting, health } = model;
  const { profile, level } = cardOf(w, model.id);
  const more = `${stunned ? 's' : ''}${spectral ? 'g' : ''}${weak.join()}/${immune.join()}/${lasting.map(({ from }) => from).join()}`;
  const plot = w.setup.plot === 'smackdown' ? 'l' : '';
  return {
    id: model.id,
    striking: `${profile} ${level}${plot} ${suppress} ${attack} ${more}`,
    struck: `${profile} ${level} ${health} ${defend} ${more}`,
  };
}

function strikesBetween(
  w: World,
  model: ModelId,
  target: ModelId,
  actions: readonly ActionProfile[],
  weights: Weights,
): OfPair {
  const side = teamOf(w, model);
  const found: Omit<Strike, 'model' | 'target'>[] = [];
  let [near, apart]: (World | null)[] = [null, null];
  for (const action of actions) {
    usesOf(w, model, action).forEach((use, index) => {
      if (LEFT_OUT.has(use.type)) return;
      const contact = use.type === 'CCM';
      const alone = contact
        ? (near ??= duelOf(w, model, target, 0))
        : (apart ??= duelOf(w, model, target, APART));
      const range = contact ? 0 : inches(rangeOf(w, model, use.range, action) ?? 0);
      const at = { model, source: model, action, type: use.type, side };
      if (whyUnaffected(alone, at, target) !== null) return;
      const declared = plainUse(alone, { model, target, action, use, index, side });
      const { worth, ko, success, damage } = worthOfUse(alone, declared, side, weights);
      if (worth <= LEAST) return;
      found.push({
        attack: action.attack,
        worth,
        ko,
        success,
        part: partOf(alone, target, ko, damage),
        range,
        ap: apCost(w, model, action),
        sight: NEED_SIGHT.has(use.type),
      });
    });
  }
  return found;
}

const LEFT_OUT: ReadonlySet<ActionUse['type']> = new Set(['RCT', 'IST', 'SUM', 'THR', 'AUR']);
const NEED_SIGHT: ReadonlySet<ActionUse['type']> = new Set(['PRJ', 'RAY', 'OVR']);

/** Micrometres between two that strike each other from afar. */
const APART = inches(3);

/** The two by themselves on an empty table. */
function duelOf(w: World, model: ModelId, target: ModelId, gap: number): World {
  const middle = Math.round(w.setup.table.size / 2);
  const away = bodyOf(w, model).r + bodyOf(w, target).r + gap;
  const place = (one: ModelState): ModelState => {
    const flat = { ...one, y: middle, z: 0, inside: null, wall: null };
    if (one.id === model) return { ...flat, x: middle };
    return one.id === target ? { ...flat, x: middle + away } : { ...one, status: 'reserve' };
  };
  const models = Object.fromEntries(Object.values(w.state.models).map((one) => [one.id, place(one)]));
  const state: State = { ...w.state, models, pieces: {}, auras: [], activation: null, interrupted: [] };
  return makeWorld(w.setup, w.rules, state);
}

interface Plain {
  readonly model: ModelId;
  readonly target: ModelId;
  readonly action: ActionProfile;
  readonly use: ActionUse;
  readonly index: number;
  readonly side: TeamId;
}

/** As if it were declared: what the odds read of a declaration. */
function plainUse(w: World, { model, target, action, use, index, side }: Plain): DeclaredUse {
  return {
    order: { model, action: action.id, use: index, targets: [target] },
    profile: cardOf(w, model).profile,
    type: use.type,
    as: use,
    range: rangeOf(w, model, use.range, action),
    combat: isCombat(w, action),
    by: side,
    side,
    payer: side,
    free: false,
    occasion: 'activation',
    against: null,
    thrown: null,
    affected: [target],
    overrun: use.type === 'OVR' ? { momentum: false, places: null } : null,
    momentum: false,
    interruptions: 0,
  };
}
