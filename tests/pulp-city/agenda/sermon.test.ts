import { expect, test } from 'vitest';
import { fork, pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { agendasHeld, type Held, points } from '../../support/agendas.ts';
import type { Play } from '../../support/play.ts';
import { endTurns, nameRollers } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';

const villain = { alignment: ['Villain'], level: 2, J: 6, apLimit: 9 } as const;
const BOLT = 'AP 1 Bolt (PRJ 20, H vs I, Damage 1) SFX: none';
const SERMON: Held = { agenda: 'sermonOfDoom', team: 'a' };

/** The Starting Roll that Ace wins with so many Master Plans. */
function won(plans: 1 | 2, held: readonly Held[] = [SERMON], dice: readonly number[] = []): Play {
  const game = scene({
    edition: '2013',
    a: {
      Ace: { at: [4, 4], card: { ...villain, trump: ['J'] }, health: 5 },
      Bat: { at: [8, 4], card: villain },
    },
    b: { Foe: { at: [12, 12], card: { level: 2, apLimit: 9, actions: [BOLT] } } },
    round: 2,
    phase: 'startingRoll',
    dice: [plans === 2 ? 6 : 5, 1, ...dice],
    ...agendasHeld(held, (state) => {
      if (state.agendas !== undefined)
        state.agendas.sheets.a = { seal: 'x', written: { picks: [], salt: '' } };
      const ace = state.cards['a1'];
      if (ace !== undefined) ace.powerUp = 0;
    }),
  });
  return nameRollers(game, { a: 'Ace', b: 'Foe' });
}

const soliloquy = { plan: 'agenda', agenda: 'sermonOfDoom' } as const;

const start = (game: Play): Play => {
  while (game.asked()[0] === 'masterPlan') game.answer('masterPlan', { plan: 'none' });
  return game.answer('chooseFirstTurn', 'a');
};

const may = (game: Play, name: string): string =>
  pulpCity.check(game.game, game.question('act'), {
    do: 'agenda',
    agenda: 'sermonOfDoom',
    model: game.names.model(name),
  })?.code ?? 'ok';

test('[PC-AGENDA-14] one Master Plan opens Soliloquy, and reveals the Agenda; another is left for Domination', () => {
  const game = won(1);
  expect(game.question('masterPlan')).toMatchObject({ agendas: ['sermonOfDoom'], secret: true });
  expect(game.events('agendaRevealed')).toEqual([]);
  const { left } = game.question('masterPlan');
  game.answer('masterPlan', soliloquy);
  expect(game.last('agendaRevealed')).toMatchObject({ team: 'a', agenda: 'sermonOfDoom' });
  expect(game.state.agendas?.held[0]?.access).toBe(game.names.card('Ace'));
  expect(game.pending('masterPlan').map((one) => [one.left, one.agendas])).toEqual(
    left === 1 ? [] : [[left - 1, undefined]],
  );
});

test('[PC-AGENDA-14] spoken for 3 AP and untouched to the end of the Round it gives 2, once', () => {
  const game = start(won(1).answer('masterPlan', soliloquy));
  const pool = game.pool('a');
  game.activate('Ace');
  expect(may(game, 'Ace')).toBe('ok');
  game.act({ do: 'agenda', agenda: 'sermonOfDoom', model: game.names.model('Ace') });
  expect([game.pool('a'), game.events('rolled')]).toEqual([pool - 3, []]);
  game.endActivation();
  endTurns(game);
  expect([points(game), game.state.agendas?.held[0]?.settled]).toEqual([[2, 0], true]);
});

test.each([
  [true, 0],
  [false, 2],
] as const)(
  '[PC-AGENDA-14] [PC-WIN-07] who is Spectral by then (%s) scores nothing for it',
  (to, expected) => {
    const game = start(won(1).answer('masterPlan', soliloquy)).activate('Ace');
    const model = game.names.model('Ace');
    game.act({ do: 'agenda', agenda: 'sermonOfDoom', model }).endActivation();
    game.adjust({ what: 'condition', model, condition: 'spectral', to });
    expect(points(endTurns(game))).toEqual([expected, 0]);
  },
);

test('[PC-AGENDA-14] only the model that won the roll may speak, and no longer than to the end of the Round', () => {
  const game = start(won(1).answer('masterPlan', soliloquy));
  expect(may(game.activate('Bat'), 'Bat')).toBe('agenda.noAccess');
  game.move('Bat').endActivation();
  endTurns(game);
  expect([points(game), game.state.agendas?.held[0]?.access]).toEqual([[0, 0], null]);
});

test('[PC-AGENDA-14] Damage anywhere in the Round spoils it', () => {
  const game = start(won(1, [SERMON], [6, 1]).answer('masterPlan', soliloquy));
  game.activate('Ace');
  game.act({ do: 'agenda', agenda: 'sermonOfDoom', model: game.names.model('Ace') }).endActivation();
  game.activate('Foe').attack('Foe', 'Bolt', 'Ace', { quiet: true });
  expect(game.last('agendaAttemptFailed')).toMatchObject({ why: 'harmed' });
  const before = start(won(1).answer('masterPlan', soliloquy));
  before.state.agendas?.harmed.push(before.names.model('Ace'));
  expect(may(before.activate('Ace'), 'Ace')).toBe('agenda.harmed');
});

test('[PC-AGENDA-02] what the plans are is nobody else’s business: the other side is shown none of it', () => {
  const shown = (held: readonly Held[]) => fork(won(1, held).game, 5, { for: 'b' }).rest.pending;
  expect(shown([SERMON])).toEqual(shown([]));
});

test('[PC-AGENDA-03] never spoken it costs 2 at the end', () => {
  const game = scene({
    edition: '2013',
    a: { Ace: { at: [4, 4], card: villain } },
    b: { Foe: { at: [12, 12] } },
    round: 6,
    ...agendasHeld([SERMON]),
  });
  expect(points(endTurns(game))).toEqual([-2, 0]);
});
