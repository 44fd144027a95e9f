import { ACE_AT, beside, diceRolled } from '../../support/duel.ts';
import { scene } from '../../support/scene.ts';
import { evidence, type Proof } from '../support/evidence.ts';

const SIXES = Array<number>(12).fill(6);

export const momentum: readonly Proof[] = [
  evidence({
    of: ['iron-train/high-octane-fuel'],
    base: { runUp: 3.9, paid: true },
    scene: ({ edition, card }, { runUp, paid }) => {
      const name = card.short;
      const apart = { mm: card.baseMm, side: 'west' } as const;
      const game = scene({
        edition,
        a: { [name]: { card, at: beside(ACE_AT, { ...apart, gap: runUp }) } },
        b: { Foe: { at: ACE_AT } },
        dice: SIXES,
      }).activate(name);
      if (runUp > 0) game.move(name, beside(ACE_AT, apart));
      game.attack(name, 'Power Smash', 'Foe', { quiet: false });
      const offered = game.pending('attackDice')[0]?.powers ?? [];
      if (offered.length > 0)
        game.answer('attackDice', { powerUp: 0, object: null, powers: paid ? offered : [] });
      game.forgetDice();
      return { offered, dice: diceRolled(game)[0], fatigue: game.card(name).fatigue };
    },
    happens: { offered: ['High Octane Fuel'], dice: 5, fatigue: 2 },
    without: { offered: [], dice: 3, fatigue: 1 },
    twins: {
      'he stood there already, so that there is no Momentum': [
        { runUp: 0 },
        { offered: [], dice: 2, fatigue: 0 },
      ],
      'its player does not take the Fatigue': [
        { paid: false },
        { offered: ['High Octane Fuel'], dice: 3, fatigue: 1 },
      ],
    },
  }),
];
