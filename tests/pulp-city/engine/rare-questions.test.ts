/** What bots answer where a question comes up once in a while. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { type Encounter, pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { AgendaSheet } from '../../../src/systems/pulp-city/model/agendas.ts';
import type { DecisionKind } from '../../../src/systems/pulp-city/model/decisions.ts';
import type { Decision, DecisionFor } from '../../../src/systems/pulp-city/model/frames.ts';
import { type Eye, eyeOf } from '../../../src/systems/pulp-city/search/eye.ts';
import * as rare from '../../../src/systems/pulp-city/search/weigh-rare.ts';
import { weighAgreeing, weighTurn } from '../../../src/systems/pulp-city/search/weigh-turn.ts';
import { WEIGHTS } from '../../../src/systems/pulp-city/search/weights.ts';
import { writes } from '../../support/agendas.ts';
import { inches } from '../../../src/geometry/units.ts';
import { zoneOf } from '../../../src/systems/pulp-city/board/zones.ts';
import { centre } from '../../../src/geometry/shape.ts';
import type { Point } from '../../../src/geometry/vec.ts';
import { pieceOf } from '../../../src/systems/pulp-city/model/lookup.ts';
import { begun } from '../../bots/support.ts';
import type { Play } from '../../support/play.ts';
import { fromSetup, type ModelSpec, scene, setupOf } from '../../support/scene.ts';

/** The best answer to a question that is open. */
const answered = ({ game }: Play, decision: Decision, seed = 1): unknown =>
  pulpCity.weigh(pulpCity.fork(game, 1, { for: decision.by }), decision, 1, stream(seed))[0]?.answer;

/** The best answer to a question as it could be put in a scene, by whoever weighs it. */
function best<K extends DecisionKind>(
  { game }: Play,
  weigh: (eye: ReturnType<typeof eyeOf>, decision: DecisionFor<K>) => readonly { readonly answer: unknown }[],
  asked: object,
): unknown {
  const decision = { id: 'd1', by: 'a', ...asked } as unknown as DecisionFor<K>;
  const eye = eyeOf(game, worldOf(game), decision as unknown as Decision, WEIGHTS, stream(1));
  return weigh(eye, decision)[0]?.answer;
}

/** An Encounter that any answers have brought to a question. */
function asking(kind: DecisionKind): Encounter {
  for (let seed = 1; seed < 30; seed += 1) {
    const game = begun({ edition: '2013', seed, agendas: true });
    const draw = stream(seed);
    for (let count = 0; count < 40; count += 1) {
      const [open] = game.rest.pending;
      if (open === undefined) break;
      if (open.kind === kind) return game;
      pulpCity.play(game, { type: 'answer', decision: open.id, answer: pulpCity.sample(game, open, draw) });
    }
  }
  throw new Error(`nobody is asked ${kind}`);
}

const tough: ModelSpec = { at: [18, 18], card: { level: 2, health: 12, alignment: ['Villain'] } };
const frail: ModelSpec = { at: [16, 18], card: { level: 2, health: 3, alignment: ['Villain'] } };
const own: ModelSpec = { at: [6, 6], card: { level: 2, alignment: ['Hero'] } };

describe('Agendas', () => {
  test('as many as may be are written, and a double agent is somebody hard to KO', () => {
    const setup = setupOf({
      edition: '2013',
      a: { Ace: own, Bat: own },
      b: { Tough: tough, Frail: frail },
      agendas: 'asked',
    });
    const game = fromSetup({ ...setup, level: 8 }, [1, 6, 1, 6, 1, 6, 1]).forgetDice();
    const asked = game.question('writeAgendas', 'a');
    const sheets = Array.from({ length: 8 }, (_, seed) => answered(game, asked, seed) as AgendaSheet);
    expect(sheets.map(({ picks }) => picks.length)).toEqual(sheets.map(() => asked.most));
    const agents = sheets.flatMap(({ picks }) => picks.filter(({ agenda }) => agenda === 'doubleAgent'));
    expect(new Set(agents.map(({ nominee }) => nominee))).toEqual(new Set(['b1']));
  });

  test('whose KO is to be rewarded is somebody easy to KO', () => {
    const setup = setupOf({
      edition: '2013',
      a: { Ace: own },
      b: { Tough: tough, Frail: frail },
      agendas: 'asked',
    });
    const game = writes(writes(fromSetup(setup, [1, 6, 1]), 'a', { agenda: 'revenge' }), 'b');
    const draw = stream(1);
    while (game.asked()[0] !== 'nominate') {
      const [open] = game.game.rest.pending;
      if (open === undefined) throw new Error('nothing is asked');
      game.answer(open.kind, pulpCity.sample(game.game, open, draw) as never, open.by);
    }
    expect(answered(game, game.question('nominate'))).toBe('b2');
  });

  test('a chief is whoever is hardest to KO', () => {
    const game = scene({
      edition: '2013',
      a: { Ace: frail, Bat: { ...tough, at: [8, 6] } },
      b: { Foe: own },
    });
    expect(best(game, rare.weighChiefs, { kind: 'nameChief', cards: ['a1', 'a2'] })).toBe('a2');
  });

  test.each(['placeCitizen', 'placeAgendaArea'] as const)('%s: near to the own side', (kind) => {
    const game = asking(kind);
    const [open] = game.rest.pending;
    if (open === undefined) throw new Error('nothing is asked');
    const w = worldOf(game);
    const home = centre(zoneOf(w, open.by));
    const gap = (answer: unknown): number => {
      const at = answer as Point | { readonly piece: string };
      const { x, y } = 'piece' in at ? centre(pieceOf(w, at.piece).footprint) : at;
      return Math.hypot(x - home.x, y - home.y);
    };
    const draw = stream(9);
    const any = Array.from({ length: 31 }, () => gap(pulpCity.sample(game, open, draw))).toSorted(
      (one, other) => one - other,
    );
    const [found] = pulpCity.weigh(pulpCity.fork(game, 1, { for: open.by }), open, 1, stream(1));
    expect(gap(found?.answer)).toBeLessThanOrEqual(any[15] ?? 0);
  });
});

describe('models', () => {
  const fighters = () =>
    scene({
      edition: '2017',
      a: { Ace: { ...tough, at: [6, 6] }, Bat: { ...frail, at: [8, 6] } },
      b: { Foe: { ...tough, at: [18, 18] }, Imp: { ...frail, at: [16, 18] } },
    });

  test('whoever withstands most answers for all', () => {
    const strong: ModelSpec = { at: [6, 6], card: { level: 2, F: 8, G: 8 } };
    const game = scene({ edition: '2017', a: { Ace: frail, Bat: strong }, b: { Foe: tough } });
    const asked = { kind: 'summonDefender', options: ['a1', 'a2'] };
    expect(best(game, rare.weighDefender, asked)).toBe('a2');
  });

  test('of one’s own whoever has least left makes room for what is called up, of the Enemy’s whoever has most', () => {
    const game = fighters();
    const hurt = scene({
      edition: '2017',
      a: { Ace: { ...tough, at: [6, 6], health: 2 }, Bat: { ...tough, at: [8, 6] } },
      b: { Foe: tough },
    });
    const options = ['a2', 'a1'];
    expect(best(hurt, rare.weighSurplus, { kind: 'summonSurplus', options })).toBe('a1');
    expect(best(game, rare.weighSurplus, { kind: 'summonSurplus', options: ['a2', 'b2'] })).toBe('b2');
  });

  test('a Blast strikes the Enemy first', () => {
    const game = fighters();
    const members = ['a2', 'b1', 'a1', 'b2'];
    const order = best(game, rare.weighBlastOrder, { kind: 'blastOrder', members }) as readonly string[];
    expect(order.slice(0, 2).toSorted()).toEqual(['b1', 'b2']);
    expect(order).toHaveLength(4);
  });

  test('room is made where a friend has something to strike', () => {
    const actions = ['AP 1 Hit (CCM, K vs G, Damage 4) SFX: none'];
    const game = scene({
      edition: '2017',
      a: { Ace: { at: [6, 6], card: { level: 2, K: 5, actions } } },
      b: { Foe: tough },
    });
    const places = [
      { x: inches(2), y: inches(2), z: 0, inside: null, wall: null },
      { x: inches(17), y: inches(16.5), z: 0, inside: null, wall: null },
    ];
    const asked = (model: string) => ({ kind: 'makeRoom', model, places, why: 'thrown' });
    expect(best(game, rare.weighRoom, asked('a1'))).toBe(1);
  });

  test('the Trump is the Trait of the strike that takes most', () => {
    const actions = [
      'AP 1 Tap (CCM, F vs G, Damage 1) SFX: none',
      'AP 1 Hit (CCM, K vs G, Damage 4) SFX: none',
    ];
    const game = scene({
      edition: '2013',
      a: { Ace: { at: [6, 6], card: { level: 2, F: 5, K: 5, actions } } },
      b: { Foe: { at: [18, 18] } },
    });
    const asked = { kind: 'nameTrump', model: 'a1', power: 'Ace in the Hole' };
    expect(best(game, rare.weighTrump, asked)).toBe('K');
  });
});

describe('a Turn in which nobody can do anything but begin an Activation', () => {
  const eyeAfter = (activations: number, question: (card: string) => Omit<Decision, 'id'>): Eye => {
    const play = scene({ edition: '2017', a: { Ace: own }, b: { Tough: tough } });
    const game = pulpCity.fork(play.game, 1);
    const card = play.names.card('Ace');
    const state = game.state.cards[card];
    if (state === undefined) throw new Error('no such card');
    state.activationsThisRound = activations;
    return eyeOf(game, worldOf(game), { id: 'd1', ...question(card) } as Decision, WEIGHTS, stream(1));
  };
  const turn = (activations: number, offer: boolean): unknown => {
    let asked = {} as Omit<DecisionFor<'turn'>, 'id'>;
    const eye = eyeAfter(activations, (card) => {
      asked = {
        kind: 'turn',
        by: 'a',
        cards: [card],
        minions: { [card]: [] },
        pass: false,
        done: false,
        offer,
      };
      return asked;
    });
    return weighTurn(eye, { id: 'd1', ...asked })[0]?.answer;
  };
  const agrees = (activations: number): unknown =>
    weighAgreeing(eyeAfter(activations, () => ({ kind: 'agreeEnd', by: 'a' })))[0]?.answer;

  test('ends once the same Supreme has gone round in circles, if the end can be asked for', () => {
    expect(turn(0, true)).toMatchObject({ do: 'activate' });
    expect(turn(7, true)).toEqual({ do: 'offerEnd' });
    expect(turn(7, false)).toMatchObject({ do: 'activate' });
  });

  test('ends when the other one asks for it as well: two who each only ask would go on for ever', () => {
    expect([agrees(0), agrees(7)]).toEqual([false, true]);
  });
});
