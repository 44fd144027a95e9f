import { expect, test } from 'vitest';
import type { CardSpec } from '../../support/card.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';

type Card = Omit<CardSpec, 'name'>;

const beam = 'AP 1 Beam (PRJ 8, H vs I, Damage 1) SFX: none';
const hex = 'AP 1 Hex (PRJ 8, J vs K, Damage 1) SFX: none';

/** Whoever flies has no Higher Ground over it. */
const level = { name: 'Level', clauses: [{ grant: 'immune', of: 'Higher Ground' }] } as const;

/** Words of the Strong dice that Ace has against Bull, six inches away; one die each besides. */
function strong(edition: Edition, ace: Card, bull: Card, dice: number, bar = beam): readonly string[] {
  const game = scene({
    edition,
    a: { Ace: { at: [6, 6], card: { actions: [bar], ...ace, powers: [...(ace.powers ?? []), level] } } },
    b: { Bull: { at: [12, 6], card: bull } },
    dice: Array(dice + 2).fill(2),
  });
  game.activate('Ace').attack('Ace', bar === beam ? 'Beam' : 'Hex', 'Bull');
  const { attack } = game.last('rolled');
  expect(attack.faces).toHaveLength(1 + dice);
  return attack.sources.flatMap((source) => (source.name === 'Strong' ? [source.detail ?? ''] : []));
}

const strongAgainst = (word: string): Card => ({
  powers: [{ name: 'Bane', clauses: [{ grant: 'strong', of: word }] }],
});

const wordsOf = {
  '2013': {
    Air: ['Air', 'Wind', 'Lightning'],
    Water: ['Water', 'Ice', 'Snow'],
    Fire: ['Fire', 'Lava', 'Magma'],
    Earth: ['Earth', 'Wood', 'Plants'],
    Light: ['Light'],
    Darkness: ['Darkness'],
  },
  '2017': {
    Air: ['Air', 'Wind', 'Storm', 'Thunderstorm'],
    Water: ['Water', 'Ice', 'Snow', 'Rain'],
    Fire: ['Fire', 'Lava', 'Magma'],
    Earth: ['Earth', 'Stone', 'Wood', 'Plants'],
    Light: ['Light'],
    Darkness: ['Darkness'],
  },
} as const;

function everyWord(edition: Edition): void {
  for (const [element, words] of Object.entries(wordsOf[edition])) {
    for (const word of words) {
      const elements = [element] as CardSpec['elements'];
      expect(
        strong(edition, strongAgainst(word), elements === undefined ? {} : { elements }, 1),
        word,
      ).toEqual([word]);
    }
  }
}

test('[PC-DESC-05@2013] a word of an Element’s group counts as the Element: Strong/Ice against Water', () => {
  expect(strong('2013', strongAgainst('Ice'), { elements: ['Water'] }, 1)).toEqual(['Ice']);
  everyWord('2013');
});

test('[PC-DESC-05@2013] a word of no group, or of another, does not', () => {
  for (const word of ['Ice', 'Stone', 'Storm']) strong('2013', strongAgainst(word), { elements: ['Air'] }, 0);
});

test('[PC-DESC-05@2017] six Elements with the words of their groups', () => {
  expect(Object.keys(wordsOf['2017'])).toHaveLength(6);
  everyWord('2017');
});

test('[PC-DESC-05@2017] Lightning has left the group of Air', () => {
  strong('2017', strongAgainst('Lightning'), { elements: ['Air'] }, 0);
});

/** What each Element is Strong against, as cards that have just that. */
const elements = (...names: NonNullable<CardSpec['elements']>): Card => ({ elements: names });
const types = (...names: NonNullable<CardSpec['types']>): Card => ({ types: names });
const nothing = types('Outsider');
const shared = [
  ['Water', 'Fire', elements('Fire')],
  ['Water', 'Mechanical', types('Mechanical')],
  ['Fire', 'Earth', elements('Earth')],
  ['Fire', 'Nonliving', types('Nonliving')],
  ['Earth', 'Air', elements('Air')],
  ['Light', 'Darkness', elements('Darkness')],
  ['Light', 'Outsider', types('Outsider')],
  ['Darkness', 'Light', { ...elements('Light'), ...types('Outsider') }],
  ['Darkness', 'Living', types('Living')],
  ['Air', 'Water', elements('Water')],
] as const;

test('[PC-DESC-06@2013] each Element is Strong against two Descriptors', () => {
  for (const [own, word, target] of [
    ...shared,
    ['Air', 'E.T.', types('E.T.')],
    ['Earth', 'Flight', { movement: 'Flight' }],
  ] as const) {
    expect(strong('2013', elements(own), target, 1), own).toEqual([word]);
  }
});

test('[PC-DESC-06@2013] Air has nothing against Flight, and no Element anything against what it does not name', () => {
  expect(strong('2013', elements('Air'), { movement: 'Flight' }, 0)).toEqual([]);
  for (const own of ['Air', 'Water', 'Fire', 'Earth', 'Darkness'] as const)
    strong('2013', elements(own), nothing, 0);
});

test('[PC-DESC-06@2013] Earth has two dice against what is of Air and flies', () => {
  expect(strong('2013', elements('Earth'), { elements: ['Air'], movement: 'Flight' }, 2)).toEqual([
    'Air',
    'Flight',
  ]);
});

test('[PC-DESC-06@2017] each Element is Strong against two Descriptors', () => {
  for (const [own, word, target] of [...shared, ['Air', 'Flight', { movement: 'Flight' }]] as const) {
    expect(strong('2017', elements(own), target, 1), own).toEqual([word]);
  }
});

test('[PC-DESC-06@2017] Air has two dice against what flies and is of Water, Earth none against Flight', () => {
  expect(strong('2017', elements('Air'), { elements: ['Water'], movement: 'Flight' }, 2)).toEqual([
    'Water',
    'Flight',
  ]);
  expect(strong('2017', elements('Earth'), { movement: 'Flight' }, 0)).toEqual([]);
});

const atHouse = (edition: Edition, element: 'Earth' | 'Fire', dice: readonly number[]) => {
  const house = structure('house', { at: [12, 6], size: [2, 2], height: 3 });
  const game = scene({
    edition,
    a: { Ace: { at: [6, 6], card: { elements: [element], actions: [beam] } } },
    b: { Bull: { at: [20, 20] } },
    pieces: [house],
    dice,
  });
  return game.activate('Ace').attack('Ace', 'Beam', 'house').last('rolled').attack.faces;
};

test('[PC-DESC-06@2017] Earth is Strong against Structures', () => {
  expect(atHouse('2017', 'Earth', [2, 3])).toEqual([2, 3]);
  expect(atHouse('2017', 'Fire', [2])).toEqual([2]);
});

test('[PC-DESC-06@2013] Earth is not Strong against Structures', () => {
  expect(atHouse('2013', 'Earth', [2])).toEqual([2]);
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-DESC-07] an Element helps every attack of its owner, a Mind attack too', () => {
    expect(strong(edition, elements('Fire'), types('Nonliving'), 1, hex)).toEqual(['Nonliving']);
  });

  test('[PC-DESC-07] it comes on top of what the bar says', () => {
    const bar = 'AP 1 Hex (PRJ 8, J vs K, Strong/Supremes, Damage 1) SFX: none';
    const words = strong(edition, { ...elements('Fire'), actions: [bar] }, types('Nonliving'), 2, hex);
    expect(words).toHaveLength(2);
  });

  test('[PC-DESC-07] it is of no use to a Defender', () => {
    expect(strong(edition, {}, elements('Fire'), 0)).toEqual([]);
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { types: ['Nonliving'], actions: [beam] } } },
      b: { Bull: { at: [12, 6], card: { elements: ['Fire'] } } },
      dice: [2, 2],
    });
    game.activate('Ace').attack('Ace', 'Beam', 'Bull');
    expect(game.last('rolled').defence?.faces).toHaveLength(1);
  });
});

test('[PC-DESC-07] a Descriptor named by Element and Power counts once', () => {
  const air = { ...elements('Air'), ...strongAgainst('Flight') };
  const words = strong('2017', air, { elements: ['Water'], movement: 'Flight' }, 2);
  expect([...words].sort()).toEqual(['Flight', 'Water']);
});
