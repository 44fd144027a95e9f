import type { CardProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import { type Inches, um } from '../../support/pieces.ts';
import { citizensAt } from '../../support/citizens.ts';
import { scene } from '../../support/scene.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';

const SIXES = Array<number>(30).fill(6);
const AT: Inches = [12, 12];
const PLACES: readonly Inches[] = [AT, [4, 20], [20, 20]];

interface Echo {
  readonly gone: readonly number[];
  readonly roll: number;
  /** Inches between the bases. */
  readonly gap: number;
}

/** The first of three bodies brings another one back. */
const brought =
  (action: string) =>
  ({ edition, card }: At, { gone, roll, gap }: Echo) => {
    const name = card.short;
    const game = scene({
      edition,
      a: { [name]: { card, at: PLACES } },
      b: { Foe: { at: [2, 2] } },
      dice: [roll, ...SIXES],
      tweak: ({ models }) => {
        for (const at of gone) Object.assign(models[`a1.${at}`] ?? {}, { status: 'ko', health: 0 });
      },
    }).activate(name);
    game.attack(`${name} 1`, action, [], { sfx: [] });
    const [asked] = game.pending('joinTeam');
    const at = { x: um(AT[0] + gap + 30 / 25.4), y: um(AT[1]) };
    const put = (): string => {
      if (asked === undefined) return 'nobody';
      try {
        game.answer('joinTeam', { profile: card.id, at });
        return 'placed';
      } catch (error) {
        return String(error).includes('target.tooFar') ? 'tooFar' : String(error);
      }
    };
    const how = put();
    game.forgetDice();
    const live = Object.values(game.state.models).filter(
      ({ card: of, status }) => of === 'a1' && status === 'table',
    );
    return { asked: asked?.by ?? null, how, live: live.map(({ health }) => health) };
  };

const ECHO: Echo = { gone: [2], roll: 6, gap: 5.9 };
const twins = {
  'all three are in play': [{ gone: [] }, { asked: null, how: 'nobody', live: [2, 2, 2] }],
  'farther than 6 inches': [{ gap: 6.1 }, { asked: 'a', how: 'tooFar', live: [2, 2] }],
  'the roll fails': [{ roll: 1 }, { asked: null, how: 'nobody', live: [2, 2] }],
} as const;
const echoes = {
  base: ECHO,
  happens: { asked: 'a', how: 'placed', live: [2, 2, 2] },
  without: { asked: null, how: 'nobody', live: [2, 2] },
  twins,
} as const;

export const newcomers: readonly Proof[] = [
  evidence<Echo>({ of: ['le-murtiple/mirror-image'], scene: brought('Mirror Images'), ...echoes }),
  evidence<Echo>({ of: ['voicelings/echo'], scene: brought('Voices Echoes'), ...echoes }),
  evidence({
    of: ['mysterious-man/crimelord'],
    base: { takes: true, been: 0, level: 1, printed: {} as Partial<CardProfile> },
    scene: ({ edition, card, other }, { takes, been, level, printed }) => {
      const name = card.short;
      const game = scene({
        edition,
        a: { [name]: { card, at: AT, activationsThisRound: been } },
        b: { Foe: { at: [2, 2] } },
        profiles: [{ ...other('sentry-bots'), level, ...printed }],
        dice: SIXES,
      }).activate(name);
      const offered = game.asked().includes('usePower');
      while (game.pending('usePower').length > 0)
        game.answer('usePower', {
          use: takes && game.question('usePower').power === 'Crimelord',
          model: null,
        });
      const spots = [...[14, 16].map((x) => ({ x: um(x), y: um(12) }))];
      for (const at of spots)
        if (game.pending('joinTeam').length > 0) game.answer('joinTeam', { profile: 'sentry-bots', at });
      game.forgetDice();
      const card2 = game.state.cards['a2'];
      return {
        offered,
        card: card2 === undefined ? null : { profile: card2.profile, fatigue: card2.fatigue },
        models: Object.values(game.state.models).filter(({ card: of }) => of === 'a2').length,
      };
    },
    happens: { offered: true, card: { profile: 'sentry-bots', fatigue: 0 }, models: 2 },
    without: { offered: false, card: null, models: 0 },
    twins: {
      'he does not want to': [{ takes: false }, { offered: true, card: null, models: 0 }],
      'in a second Activation of the Round': [{ been: 1 }, { offered: false, card: null, models: 0 }],
      'there is no Minion card of Level 1': [{ level: 2 }, { offered: true, card: null, models: 0 }],
      'they are of a Faction that his Team is not of': [
        { printed: { factions: ['Coven'] } },
        { offered: true, card: null, models: 0 },
      ],
      'they are Exclusive to somebody': [
        { printed: { exclusiveTo: 'Vector' } },
        { offered: true, card: null, models: 0 },
      ],
    },
  }),
  evidence({
    of: ['zombie-wolf/howl'],
    base: { takes: true, been: 0, face: 2 },
    scene: ({ edition, card, other }, { takes, been, face }) => {
      const name = card.short;
      const owner = other('red-riding-hoodoo');
      const game = scene({
        edition,
        a: {
          [owner.short]: { card: owner, at: [4, 4] },
          [name]: { card, at: AT, activationsThisRound: been },
        },
        b: { Foe: { at: [2, 20] } },
        ...citizensAt([
          [14, 12],
          [12, 14.5],
          [12, 20],
        ]),
        dice: [face, ...SIXES],
      }).activate(owner.short, { minions: name });
      const offered = game.asked().includes('usePower');
      if (offered) game.answer('usePower', { use: takes, model: null });
      game.forgetDice();
      const at = (id: string) => {
        const { x, y } = game.state.models[id] ?? { x: 0, y: 0 };
        return [Math.round(x / 25_400), Math.round((y * 2) / 25_400) / 2];
      };
      return { offered, citizens: ['citizen1', 'citizen2', 'citizen3'].map(at) };
    },
    happens: {
      offered: true,
      citizens: [
        [18, 12],
        [12, 18.5],
        [12, 20],
      ],
    },
    without: {
      offered: false,
      citizens: [
        [14, 12],
        [12, 14.5],
        [12, 20],
      ],
    },
    twins: {
      'a lower roll': [
        { face: 1 },
        {
          offered: true,
          citizens: [
            [18, 12],
            [12, 14.5],
            [12, 20],
          ],
        },
      ],
      'it does not howl': [
        { takes: false },
        {
          offered: true,
          citizens: [
            [14, 12],
            [12, 14.5],
            [12, 20],
          ],
        },
      ],
      'in a second Activation of the Round': [
        { been: 1 },
        {
          offered: false,
          citizens: [
            [14, 12],
            [12, 14.5],
            [12, 20],
          ],
        },
      ],
    },
  }),
];
