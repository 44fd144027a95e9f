/** Powers and texts of published cards that speak of all models: in 2013 a Citizen is one, in 2017 a Marker. */
import { expect, test } from 'vitest';
import type { CardProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import { citizensAt } from '../../support/citizens.ts';
import { beside } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import type { Inches } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';
import { cardFile, in2013, in2017, loaded } from '../cards/card-files.ts';

const EDITION = { '2013': in2013, '2017': in2017 } as const;
const AT: Inches = [12, 12];
const ONES = Array<number>(12).fill(1);
const STRONG = { F: 12, H: 12, I: 12, J: 12, K: 12 } as const;

/** The card as printed, but that it hits whatever it rolls. */
function sure(id: string, edition: Edition): CardProfile {
  const card = loaded(cardFile(id), EDITION[edition]);
  return { ...card, traits: { ...card.traits, ...STRONG } };
}

const there = (game: Play, citizen: string): boolean => game.model(citizen).status === 'table';

inEditions(['2013', '2017'], (edition) => {
  const hurt = edition === '2013';
  const duelWith = (
    card: CardProfile,
    citizens: readonly Inches[],
    foe: Inches,
    turn: 'a' | 'b' = 'a',
  ): Play =>
    scene({
      edition,
      turn,
      dice: ONES,
      a: { [card.name]: { card, at: AT }, Pal: { at: [2, 2] } },
      b: {
        Foe: {
          at: foe,
          card: { health: 9, actions: ['AP 1 Slay (CCM, F vs G, Damage 9) SFX: none'], F: 12 },
        },
      },
      ...citizensAt(citizens),
    });

  test('[PC-TABLE-11, PC-FX-25] Shrapnel reaches a Citizen two inches from whom it has hit, and none beyond', () => {
    const foe: Inches = [16, 12];
    const near = beside(foe, { gap: 2, side: 'north' });
    const far = beside(foe, { gap: 2.1, side: 'south' });
    const card = sure('turncoat', edition);
    const game = duelWith(card, [near, far], foe).activate(card.name);
    game.attack(card.name, 'Explosive Shot', 'Foe', { sfx: [] }).forgetDice();
    expect([there(game, 'citizen1'), there(game, 'citizen2')]).toEqual([!hurt, true]);
    expect(game.model('Foe').health).toBe(8);
  });

  test("[PC-TABLE-11, PC-CARD-06] Mourn's last laughter is heard by Citizens within 4 inches", () => {
    const card = sure('mourn', edition);
    const citizens = [beside(AT, { gap: 4, side: 'north' }), beside(AT, { gap: 4.1, side: 'south' })];
    const game = duelWith({ ...card, traits: { ...card.traits, G: 1 } }, citizens, beside(AT), 'b');
    game.activate('Foe').attack('Foe', 'Slay', card.name, { sfx: [] }).forgetDice();
    expect(game.model(card.name).status).toBe('ko');
    expect([there(game, 'citizen1'), there(game, 'citizen2')]).toEqual([!hurt, true]);
  });

  test('[PC-TABLE-11, PC-CARD-06] Citizens around Red Bella are pushed away where they are models', () => {
    const card = sure('red-bella', edition);
    const game = duelWith(card, [beside(AT, { gap: 1 })], [2, 22]).activate(card.name);
    const { x } = game.model('citizen1');
    game.climbHigh(card.name).forgetDice();
    expect(game.model('citizen1').x - x).toBe(hurt ? 4 * 25_400 : 0);
  });

  test('[PC-TABLE-11, PC-FX-25] the Damage of Chain may go to a Citizen under the Blast', () => {
    const foe: Inches = [17, 12];
    const card = sure('perun', edition);
    const game = duelWith(card, [beside(foe, { gap: 1 })], foe)
      .activate(card.name)
      .forgetDice();
    game.dice(6, 1, ...ONES).attack(card.name, 'Lightning Storm', 'Foe', { sfx: [0], quiet: false });
    while (game.asked()[0] === 'attackDice' || game.asked()[0] === 'redirect') game.decline();
    const [asked] = game.pending('usePower');
    const picks = asked?.pick ?? [];
    game.forgetDice();
    expect(picks.includes('citizen1')).toBe(hurt);
  });
});

test('[PC-BONUS-05] Rooftop Reconnaissance looks down on Citizens, too, where they answer with a die', () => {
  const card = sure('skyline', '2013');
  const game = scene({
    edition: '2013',
    dice: ONES,
    a: { [card.name]: { card, at: AT } },
    b: { Foe: { at: [2, 22] } },
    ...citizensAt([beside(AT)]),
  }).activate(card.name);
  game.attack(card.name, 'Staff Strike', 'citizen1', { sfx: [] }).forgetDice();
  expect(game.last('rolled').attack.sources.map(({ name }) => name)).toContain('Higher Ground');
});
