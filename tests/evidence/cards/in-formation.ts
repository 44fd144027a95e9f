import { orRefused } from '../support/stage.ts';
import { evidence, type Proof } from '../support/evidence.ts';
import { scene } from '../../support/scene.ts';
import type { Inches } from '../../support/pieces.ts';

const AT: Inches = [12, 12];
const PUSH = 'AP 1 Push (PRJ 6, H vs I, Knockback 2) SFX: none';

/** Activations that Battle Line brings, and what it keeps off. */
export const inFormation: readonly Proof[] = [
  evidence({
    of: ['mecha-spartan/formation'],
    base: { face: 6 },
    scene: ({ edition, card }, { face }) => {
      const game = scene({
        edition,
        a: { [card.name]: { card, at: AT } },
        b: { Foe: { at: [12, 16], card: { H: 12, actions: [PUSH] } } },
        dice: [face, 1, 1, 1, 1],
      }).activate(card.name);
      game.attack(card.name, 'Battle Line', [], { sfx: [] }).endActivation();
      game.activate('Foe');
      const done = orRefused(game, () => game.attack('Foe', 'Push', card.name, { sfx: [] }) && 'used');
      game.forgetDice();
      return done;
    },
    happens: 'target.immune',
    without: 'used',
    twins: { 'the Action fails': [{ face: 1 }, 'used'] },
  }),
  evidence({
    of: ['mecha-spartan/formation'],
    base: { face: 6, name: 'Mecha Spartan', yes: true, side: 'a' as 'a' | 'b' },
    scene: ({ edition, card }, { face, name, yes, side }) => {
      const twin = { ...card, id: 'twin', name };
      const place = { card: twin, at: [20, 20] as Inches };
      const game = scene({
        edition,
        a: { [card.name]: { card, at: AT }, ...(side === 'a' ? { Twin: place } : {}) },
        b: { Foe: { at: [2, 2] }, ...(side === 'b' ? { Twin: place } : {}) },
        dice: [face],
      });
      game.answer('turn', { do: 'activate', card: 'a1', minions: null });
      const does = (model: string, action: string, targets: readonly string[] = []) =>
        game.act({ do: 'action', model, action, use: 0, targets });
      does('a1', 'battle-line').endActivation();
      const [chain] = game.pending('chain');
      const offered = chain === undefined ? null : `${chain.by} ${chain.cards.join(' ')}`;
      if (chain === undefined) return { offered: game.forgetDice() && null };
      game.answer('chain', yes ? { card: 'a2', minions: null } : null);
      const [act] = game.pending('act');
      if (act?.card !== 'a2') return { offered, acts: game.forgetDice() && false };
      const spear = orRefused(game, () => does('a2', 'spear-thrust', ['b1']) && 'used');
      game.move('a2', [20, 18]);
      const ends = orRefused(game, () => game.endActivation() && 'ended');
      game.dice(6);
      does('a2', 'battle-line');
      return { offered, acts: true, spear, ends, pool: game.forgetDice().pool('a') };
    },
    happens: { offered: 'a a2', acts: true, spear: 'action.forbidden', ends: 'act.mustAct', pool: 18 },
    without: { offered: null },
    twins: {
      'its player lets it be': [{ yes: false }, { offered: 'a a2', acts: false }],
      'the friend is another one': [{ name: 'Hoplite' }, { offered: null }],
      'the other one is an Enemy': [{ side: 'b' }, { offered: null }],
      'the Action fails': [{ face: 1 }, { offered: null }],
    },
  }),
];
