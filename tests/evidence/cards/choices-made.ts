import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { isSpectral } from '../../../src/systems/pulp-city/traits/conditions.ts';
import { ACE_AT, beside, STRIKE } from '../../support/duel.ts';
import type { Play } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';
import { forNow } from '../support/fight.ts';
import { orRefused } from '../support/stage.ts';

interface Around {
  /** Inches between the Ghede and the model in the middle. */
  readonly gap: number;
  readonly silent?: boolean;
  readonly turn: 'a' | 'b';
  /** The Enemy is Spectral by an Effect. */
  readonly ghost?: boolean;
  /** Whom the Enemy stands east of. */
  readonly foeBy?: 'Pal' | 'Ghede';
}

/** A friend in the middle with two Ghede north and south of it, and an Enemy in Base to Base with it or with one of them. */
function around({ edition, card }: At, given: Around): Play {
  const { gap, silent = false, turn, ghost = false, foeBy = 'Pal' } = given;
  const ghede = (side: 'north' | 'south') => beside(ACE_AT, { otherMm: 30, gap, side });
  const traits = { F: 9, G: 9 } as const;
  return scene({
    edition,
    turn,
    dice: Array<number>(24).fill(1),
    a: {
      Pal: { at: ACE_AT, card: { ...traits, actions: [STRIKE] } },
      [card.name]: {
        card,
        at: [ghede('north'), ghede('south')],
        lasting: silent ? [forNow({ forbid: 'power' })] : [],
      },
    },
    b: {
      Foe: {
        at: beside(foeBy === 'Pal' ? ACE_AT : ghede('north'), { otherMm: 30 }),
        spectral: ghost,
        card: { ...traits, actions: [STRIKE] },
      },
    },
  });
}

/** Who is asked about whom, each time with the same answer. */
function waysTaken(game: Play, way: number): readonly string[] {
  const asked: string[] = [];
  while (['usePower', 'powerWays'].includes(game.asked()[0] ?? '')) {
    const [pick] = game.pending('usePower');
    if (pick !== undefined) {
      game.answer('usePower', { use: true, model: pick.pick[0] ?? null });
      continue;
    }
    const { by, about } = game.question('powerWays');
    asked.push(`${by} ${about === undefined ? '' : game.profile(about).name}`);
    game.answer('powerWays', [way]);
  }
  return asked;
}

const strikes = (game: Play, by: string, on: string): string => {
  const done = orRefused(game, () => game.attack(by, 'Strike', on).forgetDice());
  return typeof done === 'string' ? done : 'rolled';
};

/** Powers whose player chooses what they do, at the moment that a ruling names. */
export const choicesMade: readonly Proof[] = [
  evidence({
    of: ['ghede/psychopomp'],
    base: { way: 1, gap: 0, silent: false },
    scene: (at, { way, gap, silent }) => {
      const game = around(at, { gap, silent, turn: 'b' }).activate('Foe');
      const asked = waysTaken(game, way);
      const struck = strikes(game, 'Foe', 'Pal');
      const spectral = isSpectral(worldOf(game.game), game.names.model('Pal'));
      if (struck !== 'rolled') game.move('Foe');
      game.endActivation();
      return { asked, struck, spectral, after: isSpectral(worldOf(game.game), game.names.model('Pal')) };
    },
    happens: { asked: ['a Pal'], struck: 'target.spectral', spectral: true, after: false },
    without: { asked: [], struck: 'rolled', spectral: false, after: false },
    twins: {
      'its player leaves everybody as they are': [
        { way: 0 },
        { asked: ['a Pal'], struck: 'rolled', spectral: false, after: false },
      ],
      'nobody touches them': [{ gap: 0.1 }, { asked: [], struck: 'rolled', spectral: false, after: false }],
      silenced: [{ silent: true }, { asked: [], struck: 'rolled', spectral: false, after: false }],
    },
  }),
  evidence({
    of: ['ghede/psychopomp'],
    base: { way: 2, ghost: true },
    scene: (at, { way, ghost }) => {
      const game = around(at, { gap: 0, ghost, turn: 'a' }).activate('Pal');
      const asked = waysTaken(game, way);
      return { asked, struck: strikes(game, 'Pal', 'Foe') };
    },
    happens: { asked: ['a Pal'], struck: 'rolled' },
    without: { asked: [], struck: 'target.spectral' },
    twins: {
      'it is left as it is': [{ way: 0 }, { asked: ['a Pal'], struck: 'target.spectral' }],
      'it gets Spectral': [{ way: 1 }, { asked: ['a Pal'], struck: 'action.spectral' }],
    },
  }),
  evidence({
    of: ['ghede/psychopomp'],
    base: { way: 1, foeBy: 'Ghede' as 'Pal' | 'Ghede' },
    scene: (at, { way, foeBy }) => {
      const game = around(at, { gap: 0, foeBy, turn: 'b' }).activate('Foe');
      const asked = waysTaken(game, way);
      const on = foeBy === 'Pal' ? 'Pal' : `${at.card.short} 1`;
      return { asked, struck: strikes(game, 'Foe', on) };
    },
    happens: { asked: ['a Pal', 'a Foe'], struck: 'action.spectral' },
    without: { asked: [], struck: 'rolled' },
    twins: {
      'they are left as they are': [{ way: 0 }, { asked: ['a Pal', 'a Foe'], struck: 'rolled' }],
      'the Enemy touches no Ghede': [{ foeBy: 'Pal' }, { asked: ['a Pal'], struck: 'target.spectral' }],
    },
  }),
  // In 2017 whoever is Spectral is in Base to Base with nobody.
  evidence({
    of: ['ghede/psychopomp'],
    editions: ['2013'],
    base: { way: 2 },
    scene: (at, { way }) => {
      const game = around(at, { gap: 0, ghost: true, foeBy: 'Ghede', turn: 'b' }).activate('Foe');
      waysTaken(game, way);
      return strikes(game, 'Foe', `${at.card.short} 1`);
    },
    happens: 'rolled',
    without: 'action.spectral',
    twins: { 'it is left Spectral': [{ way: 0 }, 'action.spectral'] },
  }),
];
