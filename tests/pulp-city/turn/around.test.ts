import { expect, test } from 'vitest';
import { inEditions } from '../../support/editions.ts';
import { endTurns, startRound, stepInPlace } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';
import { CONTACT, chain, stepEnd, tactics, trio, twinMinds, withPowers } from './chain-kit.ts';

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TURN-10] after the Activation: Minions first, then the chained friend, then the opponent', () => {
    const game = trio(edition, { ace: withPowers(tactics) });
    stepInPlace(game, 'Ace');
    expect(game.asked()).toEqual(['commandAfter']);
    game.answer('commandAfter', game.names.card('Mob')).move('Mob', [3, 4]);
    expect(game.asked()).toEqual(['chain']);
    stepEnd(chain(game, 'Bea').move('Bea')).answer('commandAfter', null);
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-TURN-10] Powers at its start come after Minions commanded before, those at its end before Minions after', () => {
    const start = {
      name: 'Start',
      clauses: [{ at: 'activationStarted', must: [{ fx: 'powerUp', x: 1 }] }],
    } as const;
    const end = {
      name: 'End',
      clauses: [{ at: 'activationEnded', must: [{ fx: 'defend', x: 1 }] }],
    } as const;
    const before = trio(edition, { ace: withPowers(start, end) }).activate('Ace', { minions: 'Mob' });
    expect(before.events('powerUsed')).toEqual([]);
    before.move('Mob', [3, 4]);
    expect(before.events('powerUsed').map((event) => event.power)).toEqual(['Start']);
    const after = stepInPlace(trio(edition, { ace: withPowers(start, end) }), 'Ace');
    expect(after.asked()).toEqual(['commandAfter']);
    expect(after.events('powerUsed').map((event) => event.power)).toEqual(['Start', 'End']);
  });

  test('[PC-TURN-10] X chains to Y, which may not chain back to X in this Turn', () => {
    const game = trio(edition, { ace: withPowers(twinMinds('Bea')), bea: withPowers(twinMinds('Ace')) });
    stepInPlace(game, 'Ace').answer('commandAfter', null);
    chain(game, 'Bea');
    stepEnd(game.move('Bea')).answer('commandAfter', null);
    expect(game.question('turn').by).toBe('b');
    stepInPlace(game, 'Bull');
    expect(game.question('turn').cards, 'only for that Turn').toContain(game.names.card('Ace'));
  });

  test('[PC-TURN-10] a model may start a chain once a Turn', () => {
    const game = trio(edition, { ace: withPowers(tactics), bea: withPowers(tactics) });
    stepInPlace(game, 'Ace').answer('commandAfter', null);
    stepEnd(chain(game, 'Bea').move('Bea')).answer('commandAfter', null);
    expect(game.question('chain')).toMatchObject({
      from: game.names.card('Bea'),
      cards: [game.names.card('Ace')],
    });
    stepEnd(chain(game, 'Ace').move('Ace')).answer('commandAfter', null);
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-TURN-10] a chained friend without a chain Power ends the Turn', () => {
    const game = trio(edition, { ace: withPowers(tactics) });
    stepInPlace(game, 'Ace').answer('commandAfter', null);
    stepEnd(chain(game, 'Bea').move('Bea')).answer('commandAfter', null);
    expect(game.question('turn').by).toBe('b');
    expect(game.events('turnEnded').map((event) => event.next)).toEqual(['b']);
  });

  test('[PC-TURN-10] an Action under Mind Control is no Activation: the next one is the first of the Round', () => {
    const whisper = 'AP 1 Whisper (IND 8, J vs K, Mind Control) SFX: none';
    const ready = {
      name: 'Ready',
      clauses: [
        { at: 'activationStarted', must: [{ fx: 'powerUp', x: 1 }], limit: 'firstActivationOfRound' },
      ],
    } as const;
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { J: 9, actions: [whisper] } } },
      b: { Bull: { at: [12, 6], ...withPowers(ready) } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Whisper', 'Bull').move('Bull', [12, 8]);
    expect(game.state.activation?.moves, 'nor is its move one of this Activation').toEqual({});
    game.endActivation();
    expect(game.card('Bull')).toMatchObject({ activationsThisRound: 0, powerUp: 0 });
    stepInPlace(game, 'Bull');
    expect(game.card('Bull').powerUp).toBe(1);
    stepInPlace(game, 'Ace');
    stepInPlace(game.adjust({ what: 'fatigue', card: game.names.card('Bull'), to: 0 }), 'Bull');
    expect(game.card('Bull').powerUp, 'the second is not').toBe(1);
  });

  test('[PC-TURN-10] a chained Activation counts as the first of the Round', () => {
    const ready = {
      name: 'Ready',
      clauses: [
        { at: 'activationStarted', must: [{ fx: 'powerUp', x: 1 }], limit: 'firstActivationOfRound' },
      ],
    } as const;
    const game = trio(edition, { ace: withPowers(tactics), bea: withPowers(ready) });
    stepInPlace(game, 'Ace').answer('commandAfter', null);
    chain(game, 'Bea');
    expect(game.card('Bea')).toMatchObject({ powerUp: 1, activationsThisRound: 1 });
  });

  test('[PC-TURN-10] several chains due: their player takes them in the order he likes', () => {
    const only = (name: string, to: string) =>
      ({
        name,
        clauses: [
          {
            at: 'activationEnded',
            may: [{ fx: 'activate', to: { side: 'friendly', name: to } }],
            who: 'self',
          },
        ],
      }) as const;
    const watchful = {
      name: 'Watchful',
      clauses: [
        {
          at: 'activationEnded',
          may: [{ fx: 'activate', to: 'self' }],
          who: { side: 'friendly', name: 'Ace' },
        },
      ],
    } as const;
    const game = trio(edition, {
      more: {
        a: {
          Ace: { at: [6, 6], ...withPowers(only('Call', 'Bea')) },
          Bea: { at: [9, 6] },
          Cy: { at: [12, 6], ...withPowers(watchful) },
        },
      },
    });
    stepInPlace(game, 'Ace');
    expect(game.question('chain').cards).toEqual(['Bea', 'Cy'].map(game.names.card));
    stepEnd(chain(game, 'Cy').move('Cy'));
    expect(game.question('chain').cards).toEqual([game.names.card('Bea')]);
    stepEnd(chain(game, 'Bea').move('Bea'));
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-TURN-10] a Power used up for the Round starts no second chain, and may end the Turn', () => {
    const wonderTwin = {
      name: 'Wonder Twin',
      clauses: [
        {
          at: 'activationEnded',
          may: [
            { fx: 'activate', to: 'self' },
            { fx: 'end', what: 'turn' },
          ],
          who: { side: 'friendly', name: 'Ace' },
          limit: 'oncePerRound',
        },
      ],
    } as const;
    const game = trio(edition, {
      more: {
        a: {
          Ace: { at: [6, 6] },
          Bea: { at: [9, 6], card: { powers: [wonderTwin, tactics], role: 'Speeder' } },
        },
      },
    });
    stepInPlace(game, 'Ace');
    stepEnd(chain(game, 'Bea').move('Bea'));
    expect(game.question('turn').by, 'no chain from Bea: the Turn ends').toBe('b');
    stepInPlace(game, 'Bull');
    stepInPlace(game, 'Ace');
    expect(game.question('turn').by).toBe('b');
    endTurns(game);
    startRound(game.dice(4, 2), { a: 'Ace', b: 'Bull' }, 'a');
    stepInPlace(game, 'Ace');
    expect(game.question('chain').cards).toEqual([game.names.card('Bea')]);
  });

  test('[PC-TURN-10] not to be Activated in the following Turn means its player’s next Turn', () => {
    const ice = {
      name: 'Ice Sting',
      clauses: [
        {
          at: 'achieved',
          must: [{ fx: 'lasting', to: 'target', clauses: [{ forbid: 'activate' }], lasts: 'nextTurn' }],
        },
      ],
    } as const;
    const game = scene({
      edition,
      a: {
        Ace: {
          at: [6, 6],
          card: {
            F: 9,
            actions: [{ bar: 'AP 1 Ice (CCM, F vs G, Special/Ice Sting) SFX: none', specials: [ice] }],
          },
        },
      },
      b: { Bull: { at: [6 + CONTACT, 6] }, Calf: { at: [18, 18] } },
      dice: [3, 1],
    });
    game.activate('Ace').attack('Ace', 'Ice', 'Bull').endActivation();
    expect(game.question('turn')).toMatchObject({ by: 'b', cards: [game.names.card('Calf')] });
    stepInPlace(game, 'Calf');
    stepInPlace(game, 'Ace');
    expect(game.question('turn').cards).toContain(game.names.card('Bull'));
  });
});
