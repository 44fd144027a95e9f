import { um } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { evidence, type Proof } from '../support/evidence.ts';

const HAMMER = 'AP 1 Hammer (CCM, F vs G, Damage 1) SFX: none';

/** What Summoned pieces do as they go. */
export const piecesThatStrike: readonly Proof[] = [
  evidence({
    of: ['gemini-x/perilous-pillar'],
    base: { away: 1.9, face: 6, F: 9 },
    scene: ({ edition, card }, { away, face, F }) => {
      const pillar = [16, 12] as const;
      const r = 15 / 25.4;
      const game = scene({
        edition,
        a: { [card.name]: { card: { ...card, health: 9 }, at: [12, 12], health: 9 } },
        b: {
          Foe: { at: [pillar[0] + 2 * r, 12], card: { F, actions: [HAMMER], health: 9 } },
          Near: { at: [pillar[0], pillar[1] + 2 * r + away], card: { I: 1, health: 9 } },
        },
        dice: [6],
      }).activate(card.name);
      game.attack(card.name, 'Perilous Pillar', [], { at: pillar, sfx: [] }).endActivation();
      const [made] = game.events('pieceMade');
      const { id = '', g = 0, health = 0 } = made?.piece ?? {};
      game.activate('Foe').dice(1, face, ...Array<number>(9).fill(1));
      game.attack('Foe', 'Hammer', id, { sfx: [] });
      game.forgetDice();
      const rolls = game.events('rolled').filter(({ action }) => action.startsWith('AP 0'));
      return {
        pillar: [g, health, (made?.piece.top ?? 0) - (made?.piece.bottom ?? 0) === um(5)],
        at: rolls.map(({ target }) => target),
        value: rolls[0]?.attack.value ?? null,
        stands: game.state.pieces[id] !== undefined,
        near: game.model('Near').health,
      };
    },
    happens: { pillar: [8, 1, true], at: ['b1', 'b2'], value: 5, stands: false, near: 8 },
    without: { pillar: [5, 1, false], at: [], value: null, stands: false, near: 9 },
    twins: {
      'one of them is farther away': [
        { away: 2.1 },
        { pillar: [8, 1, true], at: ['b1'], value: 5, stands: false, near: 9 },
      ],
      'the blow is not hard enough': [
        { F: 4 },
        { pillar: [8, 1, true], at: [], value: null, stands: true, near: 9 },
      ],
    },
  }),
];
