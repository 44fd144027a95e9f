import type { ModelType } from '../../../src/systems/pulp-city/model/keywords.ts';
import { beside } from '../../support/duel.ts';
import type { Inches } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { evidence, type Proof } from '../support/evidence.ts';

const SIXES = Array<number>(20).fill(6);
const AT: Inches = [12, 12];
const BLOW = 'AP 1 Blow* (CCM, F vs G, Damage 9) SFX: none';
const SMASH = 'AP 1 Smash (CCM, F vs G, Damage 9) SFX: none';
const FOE = { actions: [BLOW, SMASH], F: 20 } as const;

const NEAR: {
  readonly gap: number;
  readonly types: readonly ModelType[];
  readonly kind: 'minion' | 'supreme';
  readonly uses: boolean;
} = { gap: 1.9, types: ['Nonliving'], kind: 'minion', uses: true };

export const lastChances: readonly Proof[] = [
  evidence({
    of: ['l-o-a/mount-of-samedi'],
    base: { blows: 1 },
    scene: ({ edition, card }, { blows }) => {
      const name = card.short;
      const game = scene({
        edition,
        a: { [name]: { card, at: AT, health: 5 } },
        b: { Foe: { at: beside(AT, { otherMm: card.baseMm }), card: FOE } },
        turn: 'b',
        dice: SIXES,
      }).activate('Foe');
      game.attack('Foe', 'Blow', name);
      if (blows > 1) game.attack('Foe', 'Smash', name);
      const { status, health } = game.forgetDice().model(name);
      return { status, health };
    },
    happens: { status: 'table', health: 1 },
    without: { status: 'ko', health: 0 },
    twins: { "it was KO'ed once before": [{ blows: 2 }, { status: 'ko', health: 0 }] },
  }),
  evidence({
    of: ['comte-vendredi/on-the-shoulders-of-dead-giants'],
    base: { ...NEAR },
    scene: ({ edition, card }, { gap, types, kind, uses }) => {
      const name = card.short;
      const squad = { kind, types, modelsAtStart: 1, modelsMax: 1 };
      const game = scene({
        edition,
        a: {
          [name]: { card, at: AT, health: 5 },
          Squad: { card: squad, at: beside(AT, { otherMm: card.baseMm, gap, side: 'north' }) },
        },
        b: { Foe: { at: beside(AT, { otherMm: card.baseMm }), card: FOE } },
        turn: 'b',
        dice: SIXES,
      }).activate('Foe');
      game.attack('Foe', 'Blow', name, { quiet: false });
      const [asked] = game.pending('usePower');
      if (asked !== undefined) game.answer('usePower', { use: uses, model: asked.pick[0] ?? null });
      game.forgetDice();
      return { asked: asked?.by ?? null, health: game.model(name).health, squad: game.model('Squad').status };
    },
    happens: { asked: 'a', health: 1, squad: 'ko' },
    without: { asked: null, health: 0, squad: 'table' },
    twins: {
      'too far away': [{ gap: 2.1 }, { asked: null, health: 0, squad: 'table' }],
      'a Living Minion': [{ types: ['Living'] }, { asked: null, health: 0, squad: 'table' }],
      'a Supreme': [{ kind: 'supreme' }, { asked: null, health: 0, squad: 'table' }],
      'its player does not want to': [{ uses: false }, { asked: 'a', health: 0, squad: 'table' }],
    },
  }),
  evidence({
    of: ['gentleman/flash-grenade'],
    base: { blows: 1, by: 10 },
    scene: ({ edition, card }, { blows, by }) => {
      const name = card.short;
      const game = scene({
        edition,
        a: { [name]: { card, at: AT } },
        b: {
          Foe: {
            at: beside(AT, { side: 'west' }),
            card: {
              ...FOE,
              actions: [...FOE.actions, 'AP 1 Bolt (PRJ 9, H vs I, Damage 9) SFX: none'],
              H: 20,
            },
          },
        },
        turn: 'b',
        dice: SIXES,
      }).activate('Foe');
      game.attack('Foe', 'Blow', name);
      const [asked] = game.pending('shift');
      const { x, y } = game.model(name);
      if (asked !== undefined) game.answer('shift', { x: x + by * 25_400, y });
      if (blows > 1) game.attack('Foe', 'Bolt', name);
      game.forgetDice();
      return {
        asked: asked?.by ?? null,
        health: game.model(name).health,
        moved: Math.round(game.at(name).x - AT[0]),
      };
    },
    happens: { asked: 'a', health: 1, moved: 4 },
    without: { asked: null, health: 0, moved: 0 },
    twins: {
      'he may stay where he is': [{ by: 0 }, { asked: 'a', health: 1, moved: 0 }],
      'the second time in an Encounter': [{ blows: 2 }, { asked: 'a', health: 0, moved: 4 }],
    },
  }),
];
