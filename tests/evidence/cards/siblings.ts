import { beside, reasons } from '../../support/duel.ts';
import type { Inches } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';
import { orRefused } from '../support/stage.ts';

const AT: Inches = [12, 12];
const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none';
const SILENT = {
  id: 'hush',
  clauses: [{ forbid: 'power' }],
  lasts: 'encounter',
  from: 'Hush',
  owner: 'b1',
} as const;

const BOND = ['baroque/siblings-bond', 'bulletta/siblings-bond'] as const;
const twinOf = ({ card }: At): string => (card.id === 'baroque' ? 'bulletta' : 'baroque');

interface Twins {
  /** Inches between the two. */
  readonly apart: number;
  readonly sibling: boolean;
  readonly fallen: boolean;
  readonly silent: boolean;
}
const TWINS: Twins = { apart: 5, sibling: true, fallen: false, silent: false };

function together(at: At, { apart, sibling, fallen, silent }: Twins, dice: readonly number[] = []) {
  const other = at.other(twinOf(at));
  const card = sibling ? { ...other, health: 9 } : { ...other, name: 'Cousin', id: 'cousin' };
  return scene({
    edition: at.edition,
    a: {
      [at.card.name]: { card: at.card, at: AT, ...(silent ? { lasting: [SILENT] } : {}) },
      [card.name]: {
        card,
        at: beside(AT, { gap: apart, side: 'north' }),
        powerUp: 2,
        ...(fallen ? { status: 'ko', health: 0 } : {}),
      },
    },
    b: { Foe: { at: beside(AT), card: { G: 1, I: 1, K: 1, health: 9, actions: [STRIKE] } } },
    dice,
  });
}

/** Baroque uses Bullet Punch, Bulletta uses Eldritch Bolt: what is rolled for it, and the face that gives an SFX. */
const borrowed = (at: At, how: Twins): unknown => {
  const game = together(at, how, Array<number>(9).fill(5)).activate(at.card.name);
  const action = at.card.id === 'baroque' ? 'bullet-punch' : 'eldritch-bolt';
  const done = orRefused(
    game,
    () => game.act({ do: 'action', model: 'a1', action, use: 0, targets: ['b1'] }) && 'used',
  );
  while (done === 'used' && game.asked()[0] === 'attackDice') game.decline();
  game.forgetDice();
  if (done !== 'used') return done;
  const { value, counted, faces } = game.last('rolled').attack;
  return { value, trump: counted === faces.length, spent: game.pool('a') };
};

export const siblings: readonly Proof[] = [
  evidence<Twins>({
    of: BOND,
    base: TWINS,
    silence: 'action.notNow',
    scene: borrowed,
    happens: { value: 5, trump: true, spent: 18 },
    without: 'action.unknown',
    twins: {
      'they are more than 6 inches apart': [{ apart: 6.1 }, 'action.notNow'],
      'it is somebody else': [{ sibling: false }, 'action.unknown'],
      'the other one is KO’ed': [{ fallen: true }, 'action.notNow'],
      'the Powers are taken away': [{ silent: true }, 'action.notNow'],
    },
  }),
  evidence<Twins>({
    of: BOND,
    base: { ...TWINS, apart: 9 },
    scene: (at, how) => {
      const game = together(at, how).activate(at.card.name);
      const plain = at.card.actions.find(
        ({ uses, prices }) => uses[0]?.type !== 'RCT' && prices.length === 0,
      );
      game.dice(...Array<number>(9).fill(1));
      game.attack(at.card.name, plain?.name ?? '', 'Foe', { sfx: [] }).forgetDice();
      return reasons(game).filter((one) => one.startsWith('Siblings'));
    },
    happens: ["Siblings' Bond 1"],
    without: [],
    twins: {
      'it is somebody else': [{ sibling: false }, []],
      'the other one is KO’ed': [{ fallen: true }, []],
      'the Powers are taken away': [{ silent: true }, []],
    },
  }),
  evidence<Twins & { readonly spends: number }>({
    of: BOND,
    base: { ...TWINS, apart: 9, spends: 2 },
    scene: (at, { spends, ...how }) => {
      const game = together(at, how).activate(at.card.name);
      const plain = at.card.actions.find(
        ({ uses, prices }) => uses[0]?.type !== 'RCT' && prices.length === 0,
      );
      game.dice(...Array<number>(9).fill(1));
      game.attack(at.card.name, plain?.name ?? '', 'Foe', { sfx: [], quiet: false });
      const most = game.pending('attackDice')[0]?.max ?? 0;
      if (game.asked()[0] === 'attackDice')
        game.answer('attackDice', { powerUp: Math.min(spends, most), object: null, powers: [] });
      game.forgetDice();
      return { most, left: game.card('a2').powerUp };
    },
    happens: { most: 2, left: 0 },
    without: { most: 0, left: 2 },
    twins: {
      'one of them is spent': [{ spends: 1 }, { most: 2, left: 1 }],
      'they are somebody else’s': [{ sibling: false }, { most: 0, left: 2 }],
      'the Powers are taken away': [{ silent: true }, { most: 0, left: 2 }],
    },
  }),
];
