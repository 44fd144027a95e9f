/** What a push is said to come to is what it comes to, on random tables. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { declarerOf } from '../../../src/systems/pulp-city/decisions/check.ts';
import { EDITIONS, rulesetOf } from '../../../src/systems/pulp-city/editions/editions.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { Event } from '../../../src/systems/pulp-city/model/events.ts';
import type { MovementType } from '../../../src/systems/pulp-city/model/keywords.ts';
import type { TerrainPiece } from '../../../src/systems/pulp-city/model/terrain.ts';
import { withNumbers } from '../../../src/systems/pulp-city/board/piece-numbers.ts';
import type { Blow } from '../../../src/systems/pulp-city/rules/damage/environment-damage.ts';
import type { FallAhead } from '../../../src/systems/pulp-city/view/forecast/ground.ts';
import {
  effectsAhead,
  type MovesAhead,
  pushesOfUse,
} from '../../../src/systems/pulp-city/view/forecast/effects.ts';
import { specFor } from '../../../src/systems/pulp-city/rules/rolls/roll-spec.ts';
import { tryDeclare } from '../../../src/systems/pulp-city/view/actions/targets.ts';
import { randomScene } from '../../oracle/scenes.ts';
import type { Edition } from '../../support/editions.ts';
import { Play } from '../../support/play.ts';
import { type ModelSpec, scene, type TeamSpec } from '../../support/scene.ts';

const SEEDS = [11, 29, 127];
const MODELS = 8;
const IN = 25_400;
const TYPES: readonly MovementType[] = [
  'Sprint',
  'Blink',
  'Sprint',
  'Flight',
  'Sprint',
  'Wall Crawling',
  'Immobile',
];
const EFFECTS = [
  'Knockback 6',
  'Pull 6',
  'Knockback 3 and Pull 4',
  'Stun and Knockback 6',
  'Spectral and Knockback 6',
  'Damage 2 and Knockback 6',
  'Knockback 6 and Damage 2',
] as const;
/** So many of them do no Damage: what destroys an Object leaves nothing to push. */
const UNHARMED = 5;
const turn = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

function crowd(edition: Edition, seed: number): Play {
  const { pieces, bodies } = randomScene(seed, 16, MODELS);
  const teams: Record<'a' | 'b', Record<string, ModelSpec>> = { a: {}, b: {} };
  for (const [i, { x, y, z, r, inside }] of bodies.entries()) {
    teams[turn(['a', 'b'] as const, i)][`M${i}`] = {
      at: [x / IN, y / IN],
      z: z / IN,
      inside,
      health: 2 + ((seed + i) % 4),
      card: {
        F: 9,
        G: 1,
        I: 1,
        baseMm: r / 500,
        movement: turn(TYPES, seed + i),
        actions: EFFECTS.map((fx) => `AP 1 ${fx} (IND 40, F vs G, ${fx}) SFX: none`),
      },
    };
  }
  const { a, b }: Record<'a' | 'b', TeamSpec> = teams;
  const dice = [5, ...Array.from({ length: 60 }, () => 1)];
  return scene({
    edition,
    a,
    b,
    pieces: (pieces as TerrainPiece[]).map((piece) => withNumbers(piece, rulesetOf(edition)!)),
    dice,
  }).activate('M0');
}

const harm = (model: string, blow: Blow | null): string[] =>
  blow?.by === 'damage' ? [`${model} ${blow.damage}`] : [];

const harmOf = ({ fall, blow, crashed, crash }: FallAhead): string[] => [
  ...harm(fall.model, blow),
  ...crashed.flatMap((id) => harm(id, crash)),
];

/** What is said of the pushes, in a form in which it can be read off the events. */
function said({ pushes }: MovesAhead, edition: string) {
  const falls = pushes.flatMap((push) => push.falls);
  const strikes = pushes.flatMap((push) => push.strikes);
  const hurt = [...falls.flatMap(harmOf), ...strikes.flatMap(({ model, blow }) => harm(model, blow))];
  return {
    ways: pushes.map(({ travelled }) => travelled).filter((length) => length > 0),
    stops: pushes.flatMap(({ stoppedBy }) => stoppedBy ?? []),
    falls: falls.map(({ fall, immune }) => [fall.model, fall.height, fall.to, !immune]),
    crashed: falls.flatMap(({ crashed }) => crashed),
    struck: strikes.map(({ model, piece }) => [model, piece]),
    hurt: edition === '2013' ? [] : hurt.sort(),
  };
}

function happened(events: readonly Event[], edition: string): ReturnType<typeof said> {
  const all = <T extends Event['type']>(type: T) =>
    events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  const ways = { knockback: 0, pull: 0, shift: 0 };
  for (const { effect, length } of all('displaced')) ways[effect] += length;
  const hurt = all('damaged').filter(({ cause }) => cause.of === 'environment');
  return {
    ways: Object.values(ways).filter((length) => length > 0),
    stops: all('displaced').flatMap(({ stoppedBy }) => stoppedBy ?? []),
    falls: all('fell').map(({ model, height, to, hurts }) => [model, height, to, hurts]),
    crashed: all('crashed').map(({ model }) => model),
    struck: all('struck').map(({ model, piece }) => [model, piece]),
    hurt: edition === '2013' ? [] : hurt.map(({ target, points }) => `${target} ${points}`).sort(),
  };
}

/** Every further question is answered with the first that may be said. */
function settle(game: Play): void {
  for (;;) {
    const [open] = game.pending();
    if (open === undefined || open.kind === 'act' || open.kind === 'turn') return;
    if (open.kind === 'spendSfx') game.spend();
    else if (open.kind === 'environmentDefence')
      game.answer('environmentDefence', { trait: open.traits[0]!, powerUp: 0 });
    else if (open.kind === 'makeRoom') game.answer('makeRoom', 0);
    else game.decline();
  }
}
/** Health of each model. */
const healthOf = ({ state }: Play): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.values(state.models).map(({ id, health }) => [id, health]));

/** Says how the two differ, or that there was nothing to compare. */
function difference(start: Play, id: string, action: string): string | null {
  const game = new Play(start.game);
  const { edition } = game.game.setup;
  const w = worldOf(game.game);
  const { use } = tryDeclare(w, game.order('M0', action, id), declarerOf(game.question('act')));
  if (use === null) return 'nothing';
  const ahead = pushesOfUse(w, use);
  const { health } = effectsAhead(w, { spec: specFor(w, use, use.affected[0] ?? null, null), use });
  const fit = healthOf(game);
  const before = game.events().length;
  game.attack('M0', action, id, { quiet: false });
  settle(game);
  game.forgetDice();
  const told = said(ahead, edition);
  const did = happened(game.events().slice(before), edition);
  if (!isDeepStrictEqual(told, did)) return JSON.stringify({ told, did });
  const left = {
    ...fit,
    ...Object.fromEntries(
      health.filter(({ target }) => target in fit).map(({ target, after }) => [target, after]),
    ),
  };
  if (edition === '2017' && !isDeepStrictEqual(left, healthOf(game)))
    return JSON.stringify({ left, is: healthOf(game) });
  const last = ahead.pushes.at(-1);
  const piece = game.piece(id);
  if (piece !== undefined) {
    const same = last === undefined || last.fixed || isDeepStrictEqual(last.footprint, piece.footprint);
    return same ? null : 'the footprint';
  }
  const { status, x, y, z, inside, wall } = game.model(id);
  const stays = last === undefined || status === 'ko';
  return stays || isDeepStrictEqual(last.end, { x, y, z, inside, wall }) ? null : 'the end';
}

test.each(EDITIONS)(
  '[PC-FX-08, PC-FALL-09, PC-DANGER-03, PC-OBJ-09] of %s: way, end, Falls, Crashes, strikes, harm and Health left',
  (edition) => {
    let compared = 0;
    for (const seed of SEEDS) {
      const start = crowd(edition, seed);
      const models = Array.from({ length: MODELS - 1 }, (_, i) => `M${i + 1}`);
      const objects = Object.values(start.state.pieces).filter(({ kind }) => kind === 'object');
      for (const [i, id] of [...models, ...objects.map((piece) => piece.id)].entries()) {
        const fx = turn(i < models.length ? EFFECTS : EFFECTS.slice(0, UNHARMED), seed + i);
        const found = difference(start, id, fx);
        expect([seed, id, fx, found === 'nothing' ? null : found]).toEqual([seed, id, fx, null]);
        if (found !== 'nothing') compared += 1;
      }
      start.forgetDice();
    }
    expect(compared).toBeGreaterThan(30);
  },
  60_000,
);
