import { expect, test } from 'vitest';
import type { Edition } from '../../support/editions.ts';
import { type ModelSpec, scene } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;
const crush = 'AP 2 Crush (CCM, F vs G, Damage 9) SFX: none';
const pixels = 'AP 1 Pixels* (SUM 6, H vs T#6, Summon Minion/Pixel (3)) SFX: Summon Minion/Pixel (3)';

const exclusive = { kind: 'minion', exclusiveTo: 'Vector' } as const;

/** Vector has Pixels of its own; Ace is of the same Team. */
function owned(edition: Edition, pixel: Partial<ModelSpec> = {}, dice: readonly number[] = []) {
  return scene({
    edition,
    a: {
      Vector: { at: [6, 6], card: { H: 5, trump: ['H'], actions: [pixels] } },
      Ace: { at: [9, 3] },
      Pixel: {
        card: exclusive,
        at: [
          [3, 6],
          [3, 8],
          [3, 10],
        ],
        ...pixel,
      },
    },
    b: { Bull: { at: [6 + CONTACT, 6], card: { F: 9, actions: [crush] } } },
    dice,
  });
}

const onTable = (game: ReturnType<typeof owned>) =>
  game.names.models('Pixel').filter((id) => game.state.models[id]?.status === 'table').length;

const onlyTheirs = (edition: Edition): void => {
  const game = owned(edition);
  const { minions } = game.question('turn');
  expect(minions[game.names.card('Vector')]).toEqual([game.names.card('Pixel')]);
  expect(minions[game.names.card('Ace')]).toEqual([]);
  expect(game.refused((it) => it.activate('Ace', { minions: 'Pixel' }))).toBe('turn.cannotCommand');
  game.activate('Vector', { minions: 'Pixel' }).move('Pixel 1', [3, 5]);
  expect(game.at('Pixel 1').y).toBe(5);
};

const allGo = (edition: Edition): void => {
  const game = owned(edition, {}, [6, 1]).activate('Ace').move('Ace').endActivation();
  game.activate('Bull').attack('Bull', 'Crush', 'Vector');
  expect(game.model('Vector').status).toBe('ko');
  expect(onTable(game)).toBe(0);
  expect(game.events('koed')).toHaveLength(4);
  expect(game.model('Ace').status).toBe('table');
};

test('[PC-MINION-05@2013] only their own Supreme may command Exclusive Minions', () => onlyTheirs('2013'));

test('[PC-MINION-05@2013] they are KO’ed at once with their Supreme', () => allGo('2013'));

test('[PC-MINION-05@2013] other Minions stay when a Supreme is KO’ed', () => {
  const game = owned('2013', { card: { kind: 'minion' } }, [6, 1])
    .activate('Ace')
    .move('Ace')
    .endActivation();
  game.answer('commandAfter', null).activate('Bull').attack('Bull', 'Crush', 'Vector');
  expect(onTable(game)).toBe(3);
});

test('[PC-MINION-05@2013] a card may name its Supreme by its short name', () => {
  const game = scene({
    edition: '2013',
    a: {
      'C.O.R.E. (Patton)': { at: [6, 6], card: { short: 'C.O.R.E.' } },
      Station: { card: { kind: 'minion', exclusiveTo: 'C.O.R.E.' }, at: [[3, 6]] },
    },
    b: { Bull: { at: [18, 18] } },
  });
  expect(game.question('turn').minions[game.names.card('C.O.R.E. (Patton)')]).toEqual([
    game.names.card('Station'),
  ]);
});

test('[PC-MINION-05@2017] only their own Supreme may command Exclusive Minions', () => onlyTheirs('2017'));

test('[PC-MINION-05@2017] they are KO’ed at the same moment as their Supreme', () => allGo('2017'));

test('[PC-MINION-05@2017] while all are on the table none is Summoned', () => {
  const game = owned('2017').activate('Vector');
  const summon = () => game.attack('Vector', 'Pixels', [], { at: [6, 9] });
  expect(game.refused(summon)).toBe('summon.inPlay');
  expect([onTable(game), game.card('Vector').apSpent]).toEqual([3, 0]);
});

test('[PC-MINION-05@2013] one may be Summoned while all are on the table', () => {
  const game = owned('2013', {}, [5]).activate('Vector');
  game.attack('Vector', 'Pixels', [], { at: [6, 9], sfx: [] });
  expect(game.events('modelMade')).toHaveLength(1);
});

test('[PC-MINION-05@2017] of three, one KO’ed: a Summon brings one back, a second one is refused', () => {
  const game = owned('2017', {}, [5]);
  game.adjust({ what: 'health', model: game.names.model('Pixel 2'), to: 0 });
  expect(onTable(game)).toBe(2);
  game.activate('Vector').attack('Vector', 'Pixels', [], { at: [6, 9], sfx: [0] });
  expect(onTable(game)).toBe(3);
  if (game.asked()[0] === 'summonPlace') game.answer('summonPlace', { x: 8 * 25_400, y: 9 * 25_400 });
  expect(onTable(game)).toBe(3);
  expect(game.events('modelMade')).toHaveLength(1);
  expect(game.last('effectIgnored')).toMatchObject({ effect: 'summon', why: 'inPlay' });
  expect(game.refused((it) => it.attack('Vector', 'Pixels', [], { at: [6, 9] }))).toBe('summon.inPlay');
});

/** Serpent names Ninjas whose own card says nothing of it; Ace is of the same Team. */
const named = (edition: Edition, dice: readonly number[] = []) =>
  scene({
    edition,
    a: {
      Serpent: { at: [6, 6], card: { G: 1, health: 1, exclusiveMinions: ['Ninja'] } },
      Ace: { at: [9, 3] },
      Ninja: { at: [3, 6], card: { kind: 'minion', namedBy: 'Serpent' } },
    },
    b: { Bull: { at: [6 + CONTACT, 6], card: { F: 9, actions: [crush] } } },
    turn: dice.length > 0 ? 'b' : 'a',
    dice,
  });

test('[PC-TEAM-18] Minions that a Supreme names are commanded by him alone in 2013, by anybody in 2017', () => {
  const commanded = (edition: Edition) => {
    const game = named(edition);
    return game.question('turn').minions[game.names.card('Ace')];
  };
  expect(commanded('2013')).toEqual([]);
  expect(commanded('2017')).toHaveLength(1);
});

test('[PC-TEAM-12@2013] [PC-TEAM-18] and leave the table with him in 2013 alone', () => {
  const left = (edition: Edition) => {
    return named(edition, [6, 1]).activate('Bull').attack('Bull', 'Crush', 'Serpent').model('Ninja').status;
  };
  expect(left('2013')).toBe('ko');
  expect(left('2017')).toBe('table');
});
