/** What bots and searches ask: forks without secrets, candidates, playouts, progress, and what they are held to. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import type { Policy } from '../../../src/kernel/search.ts';
import { looksAheadRight } from '../../../src/simulation/look-ahead.ts';
import { copy } from '../../../src/simulation/same.ts';
import { type Encounter, pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { randomSetup } from '../../../src/cli/random-setup.ts';
import { beside, duel } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { nameRollers } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';

const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none';
const MEND = 'AP 1 Mend (IND 10, J vs 3, Heal 1) SFX: none';

const anything: Policy<Encounter> = (game, decision, draw) => pulpCity.sample(game, decision, draw);

const started = (edition: Edition, seed: number): Encounter => {
  const begun = pulpCity.begin(randomSetup(edition, 'starters', seed, 'ready'));
  if (!begun.ok) throw new Error('refused');
  return begun.value;
};

inEditions(['2013', '2017'], (edition) => {
  describe('a fork for one player', () => {
    const round = (): Play =>
      scene({
        edition,
        a: { Ace: { at: [6, 6] }, Pal: { at: [8, 6] } },
        b: { Foe: { at: [18, 18] }, Imp: { at: [16, 18] } },
        phase: 'startingRoll',
      });

    test('[PC-START-01] does not know whom the other has named, and is asked the same question', () => {
      const game = nameRollers(round(), { b: 'Imp' });
      const [own] = game.pending('chooseRoller');
      const ahead = pulpCity.fork(game.game, 1, { for: 'a' });
      expect(JSON.stringify(ahead.rest)).not.toContain(`"answer":"${game.names.card('Imp')}"`);
      expect(ahead.rest.pending.map(({ by, kind }) => [by, kind])).toEqual([
        ['a', 'chooseRoller'],
        ['b', 'chooseRoller'],
      ]);
      expect(ahead.rest.pending).toContainEqual(own);
      const answer = pulpCity.play(ahead, {
        type: 'answer',
        decision: own!.id,
        answer: game.names.card('Ace'),
      });
      expect([answer.ok, ahead.rest.pending.map(({ by }) => by)]).toEqual([true, ['b']]);
    });

    test('[PC-START-01] keeps what the player has answered', () => {
      const game = nameRollers(round(), { b: 'Imp' });
      const ahead = pulpCity.fork(game.game, 1, { for: 'b' });
      expect(ahead.rest.answered).toEqual(game.game.rest.answered);
      expect(ahead.rest.pending).toEqual(game.game.rest.pending);
    });

    test('[PC-START-01] is the game itself where it is only read and nothing is secret', () => {
      const game = nameRollers(round(), { b: 'Imp' });
      const read = pulpCity.fork(game.game, 1, { for: 'a', reading: true });
      expect(JSON.stringify(read.rest)).not.toContain(`"answer":"${game.names.card('Imp')}"`);
      const open = scene({ edition, a: { Ace: { at: [6, 6] } }, b: { Foe: { at: [18, 18] } } }).game;
      expect(pulpCity.fork(open, 1, { for: 'a', reading: true })).toBe(open);
    });

    test('without a player hides nothing', () => {
      const game = nameRollers(round(), { b: 'Imp' });
      expect(pulpCity.fork(game.game, 1).rest.answered).toEqual(game.game.rest.answered);
    });
  });

  describe('candidates', () => {
    const open = (): Play =>
      duel(edition, {
        ace: { health: 4, card: { actions: [STRIKE, MEND], J: 6 } },
        foe: { at: beside([12, 12]) },
        a: { Pal: { at: [10, 10], health: 4 } },
        b: { Far: { at: [20, 12] } },
        pieces: [structure('low', { at: [12, 16], size: [4, 3], height: 1 })],
      }).activate('Ace');
    const found = (game: Play, limit: number) =>
      pulpCity.candidates(game.game, game.pending()[0]!, limit, stream(1));

    test('in an Activation spread over what may be done', () => {
      const purposes = new Set(found(open(), 40).map(({ purpose }) => purpose));
      for (const one of ['strike', 'help', 'approach', 'withdraw', 'height', 'stay'])
        expect([...purposes]).toContain(one);
    });

    test('come one of each purpose before a second of any', () => {
      const all = found(open(), 40);
      const few = found(open(), 4);
      expect(few).toHaveLength(4);
      expect(few).toEqual(all.slice(0, 4));
      expect(new Set(few.map(({ purpose }) => purpose)).size).toBe(4);
    });

    test('are all there are where they can be listed', () => {
      const game = duel(edition, { a: { Pal: { at: [4, 4] } } });
      const [turn] = game.pending('turn');
      const options = pulpCity.options(game.game, turn!);
      expect(found(game, 50).map(({ answer }) => answer)).toEqual(options);
      expect(found(game, 1)).toHaveLength(1);
    });

    test('an approach ends in contact where that can be reached', () => {
      const game = duel(edition, { ace: { card: { actions: [STRIKE] } }, foe: { at: [15, 12] } }).activate(
        'Ace',
      );
      const approach = found(game, 20).find(({ purpose }) => purpose === 'approach');
      const [open] = game.pending();
      game.send({ type: 'answer', decision: open!.id, answer: approach?.answer });
      expect(game.last('moved').into).toEqual([game.names.model('Foe')]);
    });
  });

  describe('a playout', () => {
    test('ends at its limit, and can be repeated', () => {
      const game = started(edition, 3);
      const run = () => {
        const ahead = pulpCity.fork(game, 5);
        return { playout: pulpCity.playout(ahead, anything, 60, stream(9)), ahead };
      };
      const [one, other] = [run(), run()];
      expect(one.playout).toEqual({ decisions: 60, ended: 'limit', refusal: null });
      expect(one.ahead).toEqual(other.ahead);
      expect(pulpCity.invariants(one.ahead)).toEqual([]);
    });

    test('ends with the Encounter, and its progress only grows', () => {
      const game = pulpCity.fork(started(edition, 4), 5);
      let before = pulpCity.progress(game);
      while (pulpCity.outcome(game) === null) {
        expect(pulpCity.playout(game, anything, 100, stream(9)).ended).not.toBe('refused');
        const now = pulpCity.progress(game);
        expect(now.round * 1_000 + now.turn).toBeGreaterThanOrEqual(before.round * 1_000 + before.turn);
        before = now;
      }
      expect(pulpCity.progress(game).phase).toBe('over');
      expect(pulpCity.evaluate(game, 'a') + pulpCity.evaluate(game, 'b')).toBe(0);
      const [won, lost] = game.state.outcome?.winner === 'b' ? (['b', 'a'] as const) : (['a', 'b'] as const);
      const tie = game.state.outcome?.winner === 'tie';
      expect([pulpCity.outlook(game, won), pulpCity.outlook(game, lost)]).toEqual(tie ? [0.5, 0.5] : [1, 0]);
    });

    test('stops at an answer that is refused, and says why', () => {
      const game = started(edition, 3);
      const played = pulpCity.playout(game, () => ({ do: 'nonsense' }), 10, stream(1));
      expect(played).toMatchObject({ decisions: 0, ended: 'refused', refusal: { code: 'answer.malformed' } });
    });
  });

  test('[PC-WIN-04, PC-PLOT-01] a Supreme KO’ed counts before the Encounter is over', () => {
    const game = duel(edition, { foe: { status: 'ko', health: 0 }, b: { Two: { at: [2, 2] } } });
    expect(pulpCity.evaluate(game.game, 'a')).toBeGreaterThan(0);
    expect(pulpCity.evaluate(game.game, 'b')).toBeLessThan(0);
    const [a, b] = [pulpCity.outlook(game.game, 'a'), pulpCity.outlook(game.game, 'b')];
    expect(a).toBeGreaterThan(0.5);
    expect(a + b).toBeCloseTo(1, 3);
  });
});

describe('random play finds out', () => {
  const game = (): Encounter => started('2017', 3);

  test('candidates that are refused', () => {
    const faulty = { ...pulpCity, candidates: () => [{ answer: { do: 'nonsense' }, purpose: 'option' }] };
    expect(looksAheadRight(faulty, game(), stream(1)).join()).toContain('candidate for option');
  });

  test('a rehearsal that touches the game, or tells something else than execute', () => {
    const touching: typeof pulpCity = {
      ...pulpCity,
      rehearse(given, command) {
        given.state.round.number += 1;
        return pulpCity.rehearse(given, command);
      },
    };
    expect(looksAheadRight(touching, game(), stream(1)).join()).toContain('changes the game at');
    const lying: typeof pulpCity = {
      ...pulpCity,
      rehearse(given, command) {
        const found = pulpCity.rehearse(given, command);
        return found.ok
          ? { ok: true, value: { ...found.value, events: [{ type: 'effectsEnded' }, ...found.value.events] } }
          : found;
      },
    };
    expect(looksAheadRight(lying, game(), stream(1)).join()).toContain('events differ');
  });

  test('nothing where all is well', () => {
    const whole = game();
    const before = copy(whole);
    expect(looksAheadRight(pulpCity, whole, stream(1))).toEqual([]);
    expect(copy(whole)).toEqual(before);
  });
});
