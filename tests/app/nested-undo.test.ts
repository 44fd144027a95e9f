import { describe, expect, test } from 'vitest';
import { createSession } from '../../src/app/session.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import { gameAt, redo, undo } from '../../src/kernel/journal.ts';
import { describeStack } from '../../src/kernel/machine.ts';
import { copy, difference } from '../../src/simulation/same.ts';
import { EDITIONS, type EditionId } from '../../src/systems/pulp-city/editions/editions.ts';
import { type Encounter, pulpCity } from '../../src/systems/pulp-city/index.ts';
import type { ActionOrder } from '../../src/systems/pulp-city/model/orders.ts';
import type { Decision } from '../../src/systems/pulp-city/model/frames.ts';
import type { Place } from '../../src/systems/pulp-city/model/place.ts';
import type { EncounterSetup } from '../../src/systems/pulp-city/model/setup.ts';
import type { PowerSpec } from '../support/card.ts';
import { neutral } from '../support/neutral.ts';
import { um } from '../support/pieces.ts';
import { setupOf } from '../support/scene.ts';

/** A Follow Up whose Blast hurts somebody who reacts, and by winning breaks into the Activation. */
const COMBO = 'AP 1 Combo* (CCM, J vs K, Damage 1 and Follow Up) SFX: Damage 1';
const BOMB = 'AP 1 Bomb* (CCM, J vs K, Damage 1 and Blast 3) SFX: Damage 1';
const RIPOSTE = 'AP 0 Riposte (RCT/DMG, F vs G, Damage 1) SFX: Damage 1';
const breakOut: PowerSpec = {
  name: 'Break Out',
  clauses: [{ at: 'rollWon', may: [{ fx: 'activate', to: 'self' }], when: { turn: 'enemy' } }],
};

function setup(edition: EditionId, dice: EncounterSetup['dice']): EncounterSetup {
  const made = setupOf({
    edition,
    a: { Ace: { at: [0, 0], card: { level: 4, J: 15, health: 12, actions: [COMBO, BOMB] } } },
    b: {
      Foe: { at: [0, 0], card: { health: 12 } },
      Two: { at: [0, 0], card: { F: 15, health: 12, actions: [RIPOSTE], powers: [breakOut] } },
    },
  });
  return { ...made, seed: 5, dice };
}

const attack = (model: string, action: string, targets: readonly string[], use = 0): unknown => {
  const order: ActionOrder = { model, action, use, targets };
  return { do: 'action', ...order };
};

/** What is answered so that everything comes about that can be nested. */
function answerTo(decision: Decision): unknown {
  switch (decision.kind) {
    case 'act':
      if (decision.card === 'b2') {
        const [model = ''] = decision.models;
        return { do: 'move', model, legs: [], as: 'Sprint', combined: false, fall: false };
      }
      return decision.occasion === 'followUp' ? attack('a1', 'bomb', ['b1']) : attack('a1', 'combo', ['b1']);
    case 'attackDice':
      return { powerUp: Math.min(1, decision.max), object: null, powers: [] };
    case 'defendDice':
      return { powerUp: Math.min(1, decision.max), trait: 0, powers: [] };
    case 'spendSfx':
      return { picks: decision.sfx > 0 ? [{ choice: 0, on: 'target' }] : [], extras: [] };
    case 'react': {
      const [option] = decision.options;
      return option === undefined
        ? neutral(decision)
        : attack(option.model, option.action, ['a1'], option.use);
    }
    case 'chain':
      return { card: decision.cards[0], minions: null };
    case 'enterDice':
      return decision.groups.map(({ count }) =>
        Array.from({ length: count }, (_, at) => (at % 2 === 0 ? 6 : 1)),
      );
    default:
      return neutral(decision);
  }
}

const session = () => createSession(pulpCity);
type Session = ReturnType<typeof session>;

const gameOf = (on: Session): Encounter => copy(on.store.getState().game!);
const headOf = (on: Session): number => on.store.getState().journal!.head;
const openQuestion = (on: Session): Decision => gameOf(on).rest.pending[0]!;

function say(on: Session, decision: Decision, answer: unknown): void {
  expect(on.dispatch({ type: 'answer', decision: decision.id, answer }), decision.kind).toBeNull();
}

/** Begun, deployed and put where the fight is; Ace is about to act. */
function begun(edition: EditionId, dice: EncounterSetup['dice']): Session {
  const on = session();
  expect(on.start(setup(edition, dice))).toEqual([]);
  const draw = stream(7);
  while (gameOf(on).state.round.phase !== 'turns') {
    const decision = openQuestion(on);
    const first = decision.kind === 'chooseFirstTurn' ? 'a' : null;
    say(on, decision, first ?? pulpCity.sample(gameOf(on), decision, draw));
  }
  const at = (x: number, y: number): Place => ({ x: um(x), y: um(y), z: 0, inside: null, wall: null });
  const changes = [
    ...(['a1', 'b1', 'b2'] as const).map((model, n) => ({
      what: 'position' as const,
      model,
      at: at(12 + (n * 30) / 25.4, 12),
    })),
    ...(['a1', 'b1', 'b2'] as const).map((card) => ({ what: 'powerUp' as const, card, to: 3 })),
    ...(['a', 'b'] as const).map((team) => ({ what: 'pool' as const, team, to: 9 })),
    ...(['a1', 'b1', 'b2'] as const).map((card) => ({ what: 'fatigue' as const, card, to: 0 })),
  ];
  expect(on.dispatch({ type: 'adjust', changes })).toBeNull();
  say(on, openQuestion(on), { do: 'activate', card: 'a1', minions: null });
  return on;
}

interface Moment {
  readonly game: Encounter;
  readonly head: number;
  readonly stack: string;
}

const momentOf = (on: Session): Moment => {
  const game = gameOf(on);
  return { game, head: headOf(on), stack: describeStack(game.rest) };
};

function expectSame(on: Session, moment: Moment, where: string): void {
  expect(difference(gameOf(on), moment.game), where).toBeNull();
  expect(headOf(on), where).toBe(moment.head);
  const { journal, game } = on.store.getState();
  expect(difference(copy(gameAt(pulpCity, game!, journal!)), moment.game), `journal, ${where}`).toBeNull();
}

/** Plays on until Ace's Activation has been interrupted and has gone on; every question on the way. */
function played(on: Session): Moment[] {
  const moments: Moment[] = [momentOf(on)];
  const over = (): boolean => on.store.getState().fresh.some((event) => event.type === 'activationResumed');
  while (!over()) {
    const decision = openQuestion(on);
    say(on, decision, answerTo(decision));
    moments.push(momentOf(on));
    expect(moments.length).toBeLessThan(80);
  }
  return moments;
}

const consent = { agreed: true };

const GAMES = EDITIONS.flatMap((edition) =>
  (['digital', 'entered'] as const).map((dice) => [edition, dice] as const),
);

describe.each(GAMES)('undo inside what is nested, edition of %s, %s dice', (edition, dice) => {
  const on = begun(edition, dice);
  const moments = played(on);
  const nested = moments.filter(({ stack }) => stack.includes('action:followUp'));

  test('a Reaction inside a Blast inside a Follow Up, and an Activation inside the Reaction', () => {
    const deepest = moments.find(({ stack }) => stack.includes('interruption:over'))?.stack ?? '';
    const order = [
      'activation',
      'action:followUp',
      'act',
      'action:splash',
      'attackRoll:reactions',
      'reactions:offer',
      'action:rolls',
      'attackRoll:interrupted',
      'interruption:over',
      'activation:choose',
    ];
    const places = order.map((part, at) =>
      deepest.indexOf(part, at === 0 ? 0 : deepest.indexOf(order[at - 1] ?? '') + 1),
    );
    expect(
      places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0))),
      deepest,
    ).toBe(true);
    const kinds = new Set(nested.flatMap(({ game }) => game.rest.pending.map((one) => one.kind)));
    for (const kind of ['act', 'react', 'attackDice', 'defendDice', 'chain'] as const)
      expect(kinds).toContain(kind);
  });

  test('leads back one by one to exactly what was there, and redo forth again', () => {
    const again = begun(edition, dice);
    played(again);
    for (const moment of [...moments].reverse().slice(1)) {
      expect(again.undo(consent)).toBeNull();
      expectSame(again, moment, `undo to ${moment.stack}`);
    }
    for (const moment of moments.slice(1)) {
      expect(again.redo()).toBeNull();
      expectSame(again, moment, `redo to ${moment.stack}`);
    }
  });

  test('at each nested question: undone, it is as if nobody had answered; answered otherwise, the game goes on', () => {
    const text = on.exportText() ?? '';
    const draw = stream(3);
    for (const moment of nested.slice(0, -1)) {
      const other = session();
      expect(other.importText(text)).toBeNull();
      expect(other.goTo(moment.head, consent)).toBeNull();
      expectSame(other, moment, moment.stack);
      const [decision] = moment.game.rest.pending;
      if (decision === undefined) continue;
      const answer = pulpCity.sample(gameOf(other), decision, draw);
      expect(other.dispatch({ type: 'answer', decision: decision.id, answer }, consent)).toBeNull();
      expect(pulpCity.invariants(gameOf(other)), decision.kind).toEqual([]);
      expect(other.undo(consent)).toBeNull();
      expectSame(other, moment, `${moment.stack}, answered otherwise`);
    }
  });

  test('the journal alone does the same', () => {
    const { journal, game } = on.store.getState();
    let back = journal!;
    for (const moment of [...moments].reverse().slice(1)) {
      back = undo(back);
      expect(back.head).toBe(moment.head);
      expect(difference(copy(gameAt(pulpCity, game!, back)), moment.game), moment.stack).toBeNull();
    }
    for (const moment of moments.slice(1)) {
      back = redo(back);
      expect(back.head).toBe(moment.head);
      expect(difference(copy(gameAt(pulpCity, game!, back)), moment.game), moment.stack).toBeNull();
    }
    expect(difference(copy(back), copy(journal!))).toBeNull();
  });
});

test.each(EDITIONS)('undo past a roll is refused unless both players agree, edition of %s', (edition) => {
  const on = begun(edition, 'digital');
  const [first] = played(on);
  const before = momentOf(on);
  expect(on.goTo(first?.head ?? 0)?.code).toBe('undo.agreementNeeded');
  expectSame(on, before, 'refused');
});
