/** An order that is only rehearsed: up to the first roll or question, on a fork, with nothing drawn. */
import { describe, expect, test } from 'vitest';
import { copy } from '../../../src/simulation/same.ts';
import { fork, pulpCity, type Rehearsal, rehearse, worldOf } from '../../../src/systems/pulp-city/index.ts';
import { rehearseFrame } from '../../../src/systems/pulp-city/rehearse.ts';
import { beside, duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none';

/** Ace is about to strike Foe, which stands beside him. */
const striking = (edition: '2013' | '2017', powerUp = 0): Play =>
  duel(edition, {
    ace: { powerUp, card: { actions: [STRIKE] } },
    foe: { at: beside([12, 12]) },
  }).activate('Ace');

/** The Attacker hits without SFX. */
const facesOf = ({ label, count }: { label: string; count: number }): number[] =>
  Array<number>(count).fill(label === 'attack' ? 5 : 1);

function rehearsed(game: Play, answer: unknown): Rehearsal {
  const before = copy(game.game);
  const [open] = game.pending();
  const found = rehearse(game.game, { type: 'answer', decision: open!.id, answer });
  expect(game.game, 'a rehearsal changes nothing').toEqual(before);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

inEditions(['2013', '2017'], (edition) => {
  describe('a rehearsal', () => {
    test('ends before the dice are rolled, and draws none', () => {
      const game = striking(edition);
      const {
        events,
        stoppedAt,
        game: after,
      } = rehearsed(game, {
        do: 'action',
        ...game.order('Ace', 'Strike', 'Foe'),
      });
      expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['actionDeclared', 'apSpent']));
      expect(stoppedAt).toMatchObject({ at: 'step', frame: { proc: 'dice', step: 'roll' } });
      expect(after.rest.dice).toEqual(game.game.rest.dice);
    });

    test('ends at the first question', () => {
      const game = striking(edition, 2);
      const { stoppedAt } = rehearsed(game, { do: 'action', ...game.order('Ace', 'Strike', 'Foe') });
      expect(stoppedAt).toMatchObject({ at: 'question', decisions: [{ kind: 'attackDice', by: 'a' }] });
    });

    test('tells the same as execute where no die is rolled', () => {
      const game = striking(edition);
      const [open] = game.pending();
      const answer = {
        do: 'move',
        model: game.names.model('Ace'),
        legs: [{ x: um(12), y: um(9) }],
        as: 'Sprint',
        combined: false,
        fall: false,
      };
      const { events, game: after } = rehearsed(game, answer);
      const done = pulpCity.execute(game.game, { type: 'answer', decision: open!.id, answer });
      expect(done.ok && [done.value.events, done.value.game]).toEqual([events, after]);
    });

    test('of what is refused is refused for the same reason', () => {
      const game = striking(edition);
      const [open] = game.pending();
      const command = { type: 'answer', decision: open!.id, answer: { do: 'nextStep' } } as const;
      expect(rehearse(game.game, command)).toEqual(pulpCity.execute(game.game, command));
    });

    test('goes on past a roll whose outcome it is given', () => {
      const game = striking(edition);
      const answer = { do: 'action', ...game.order('Ace', 'Strike', 'Foe') };
      const [open] = game.pending();
      const found = rehearse(
        game.game,
        { type: 'answer', decision: open!.id, answer },
        {
          instead: (_w, frame) =>
            frame.proc === 'dice' ? { do: 'return', value: frame.groups.map(facesOf) } : null,
        },
      );
      const after = found.ok ? found.value.game.state.models[game.names.model('Foe')] : undefined;
      expect(after?.health).toBe(game.model('Foe').health - 1);
    });

    test('of a procedure by itself ends when that is done, whatever else is going on', () => {
      const game = striking(edition);
      const foe = game.names.model('Foe');
      const { events, stoppedAt } = rehearseFrame(worldOf(game.game), {
        proc: 'displace',
        step: 'slide',
        target: foe,
        toward: { x: um(20), y: um(12) },
        distance: 1,
        stopAt: null,
        effect: 'shift',
        cause: { of: 'agreement' },
      });
      expect(stoppedAt).toEqual({ at: 'end' });
      expect(events).toMatchObject([{ type: 'displaced', target: foe, length: um(1), stoppedBy: null }]);
    });
  });
});

test('[PC-FALL-03@2013] a Fall is rehearsed up to the choice of the Trait that is rolled against it', () => {
  const game = duel('2013', {
    ace: { at: [13.8, 12], z: 6 },
    pieces: [structure('roof', { at: [12, 12], size: [4, 4], height: 6 })],
  });
  const { stoppedAt, events } = rehearseFrame(worldOf(game.game), {
    proc: 'displace',
    step: 'slide',
    target: game.names.model('Ace'),
    toward: { x: um(20), y: um(13) },
    distance: 4,
    stopAt: null,
    effect: 'shift',
    cause: { of: 'agreement' },
  });
  expect(events.map(({ type }) => type)).toEqual(['displaced', 'fell']);
  expect(stoppedAt).toMatchObject({ at: 'question', decisions: [{ kind: 'environmentDefence' }] });
});

test('a fork has dice of its own: neither those laid down nor those to come', () => {
  const game = striking('2017').dice(6, 6, 6);
  expect(fork(game.game, 7).rest.dice).toMatchObject({ kind: 'seeded', drawn: 0 });
  expect(fork(game.game, 7).rest.dice).toEqual(fork(game.game, 7).rest.dice);
  expect(fork(game.game, 8).rest.dice).not.toEqual(fork(game.game, 7).rest.dice);
  game.forgetDice();
});
