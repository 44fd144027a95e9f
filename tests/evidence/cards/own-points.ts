import { beside, ACE_AT, STRIKE } from '../../support/duel.ts';
import type { Play } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';

interface Around {
  /** Points that she has spent. */
  readonly spent?: number;
  readonly status?: 'table' | 'ko';
  /** Who strikes whom. */
  readonly turn?: 'a' | 'b';
  readonly dice: readonly number[];
}

/** A friend and an Enemy in Base to Base, and she far away or KO'ed. */
function around({ edition, card }: At, { spent = 0, status = 'table', turn = 'a', dice }: Around): Play {
  return scene({
    edition,
    turn,
    dice,
    a: {
      Pal: { at: ACE_AT, card: { actions: [STRIKE] } },
      Other: { at: [2, 2] },
      [card.name]: { card, at: [22, 2], status, ...(status === 'ko' ? { health: 0 } : {}) },
    },
    b: {
      Foe: { at: beside(ACE_AT, { otherMm: 30 }), card: { actions: [STRIKE] } },
      Away: { at: [2, 22] },
    },
    tweak: (state) => {
      const own = Object.values(state.cards).find((one) => one.profile === card.id);
      if (own !== undefined && spent > 0) own.pointsSpent = spent;
    },
  });
}

const spentBy = (game: Play, { card }: At): number => game.card(card.name).pointsSpent ?? 0;

interface Thrown {
  readonly spent: number;
  readonly status: 'table' | 'ko';
  readonly turn: 'a' | 'b';
  readonly again: boolean;
}

/** Her player throws the first die that may be thrown again, as long as any is offered. */
function throwsAgain(at: At, { spent, status, turn, again }: Thrown): unknown {
  // The friend's die is a 1 and the Enemy's a 3; thrown again, it is a 6.
  const dice = turn === 'a' ? [1, 3, 6] : [3, 1, 6];
  const game = around(at, { spent, status, turn, dice }).activate(turn === 'a' ? 'Pal' : 'Foe');
  game.attack(turn === 'a' ? 'Pal' : 'Foe', 'Strike', turn === 'a' ? 'Foe' : 'Pal', { quiet: false });
  const asked: string[] = [];
  for (let kind = game.asked()[0]; kind === 'attackDice' || kind === 'defendDice' || kind === 'rerollDie'; ) {
    if (kind === 'rerollDie') {
      const { by, groups } = game.question('rerollDie');
      const [group, open] = groups
        .map((one, place) => [place, one.open] as const)
        .find(([, dice]) => dice.length > 0)!;
      asked.push(`${by} ${groups.map(({ faces }) => faces.join()).join(' ')} ${group}:${open.join()}`);
      game.answer('rerollDie', again ? { group, die: open[0]! } : null);
    } else game.decline();
    kind = game.asked()[0];
  }
  game.forgetDice();
  const { attack, defence } = game.last('rolled');
  return { asked, faces: [attack.faces, defence?.faces], spent: spentBy(game, at) };
}

interface Bought {
  readonly spent: number;
  readonly status: 'table' | 'ko';
  readonly turn: 'a' | 'b';
  readonly buys: boolean;
}

/** Her player buys dice for the friend, who strikes or is struck. */
function buys(at: At, given: Bought): unknown {
  const { turn } = given;
  const [by, on] = turn === 'a' ? ['Pal', 'Foe'] : ['Foe', 'Pal'];
  const game = around(at, { ...given, dice: [1, 1, 1, 1] }).activate(by);
  game.attack(by, 'Strike', on, { quiet: false });
  let offered: readonly string[] = [];
  const bought = given.buys ? ['Ruby Idol'] : [];
  for (;;) {
    const [attack] = game.pending('attackDice');
    const [defend] = game.pending('defendDice');
    if (attack !== undefined) {
      if (turn === 'a') offered = attack.powers.map((power) => `${attack.by} ${power}`);
      game.answer('attackDice', {
        powerUp: 0,
        object: null,
        powers: turn === 'a' && offered.length > 0 ? bought : [],
      });
    } else if (defend !== undefined) {
      if (turn === 'b') offered = defend.powers.map((power) => `${defend.by} ${power}`);
      game.answer('defendDice', {
        powerUp: 0,
        trait: 0,
        powers: turn === 'b' && offered.length > 0 ? bought : [],
      });
    } else if (game.asked()[0] === 'rerollDie') game.decline();
    else break;
  }
  game.forgetDice();
  const { attack, defence } = game.last('rolled');
  return { offered, dice: [attack.faces.length, defence?.faces.length], spent: spentBy(game, at) };
}

interface Further {
  readonly spent: number;
  readonly status: 'table' | 'ko';
  readonly yes: boolean;
  readonly how: 'activates' | 'passes';
}

/** Whose Turn it is after one of her Team. */
function takesAnother(at: At, { spent, status, yes, how }: Further): unknown {
  const game = around(at, { spent, status, dice: [] });
  if (how === 'passes') game.pass();
  else game.activate('Pal').move('Pal').endActivation();
  const [asked] = game.pending('usePower');
  if (asked !== undefined) game.answer('usePower', { use: yes, model: null });
  return {
    asked: asked === undefined ? null : [asked.by, asked.must],
    next: game.question('turn').by,
    spent: spentBy(game, at),
  };
}

const TABLE = { spent: 0, status: 'table' as 'table' | 'ko', turn: 'a' as 'a' | 'b' };

/** Powers that are paid for with points that their card starts with. */
export const ownPoints: readonly Proof[] = [
  evidence({
    of: ['red-bella/ruby-idol'],
    base: { ...TABLE, again: true },
    scene: throwsAgain,
    happens: { asked: ['a 1 3 0:0'], faces: [[6], [3]], spent: 1 },
    without: { asked: [], faces: [[1], [3]], spent: 0 },
    twins: {
      'a die of the Defender': [{ turn: 'b' }, { asked: ['a 3 1 1:0'], faces: [[3], [6]], spent: 1 }],
      'it is left as it is': [{ again: false }, { asked: ['a 1 3 0:0'], faces: [[1], [3]], spent: 0 }],
      'two points are gone': [{ spent: 2 }, { asked: ['a 1 3 0:0'], faces: [[6], [3]], spent: 3 }],
      'all points are gone': [{ spent: 3 }, { asked: [], faces: [[1], [3]], spent: 3 }],
    },
  }),
  evidence({
    of: ['red-bella/ruby-idol'],
    base: { ...TABLE, status: 'ko' as 'table' | 'ko', again: true },
    scene: throwsAgain,
    happens: { asked: ['a 1 3 0:0'], faces: [[6], [3]], spent: 1 },
    without: { asked: [], faces: [[1], [3]], spent: 0 },
    silence: { asked: ['a 1 3 0:0'], faces: [[6], [3]], spent: 1 },
    twins: { 'all points are gone': [{ spent: 3 }, { asked: [], faces: [[1], [3]], spent: 3 }] },
  }),
  evidence({
    of: ['red-bella/ruby-idol'],
    base: { ...TABLE, buys: true },
    scene: buys,
    happens: { offered: ['a Ruby Idol'], dice: [3, 1], spent: 1 },
    without: { offered: [], dice: [1, 1], spent: 0 },
    twins: {
      'for the Defender': [{ turn: 'b' }, { offered: ['a Ruby Idol'], dice: [1, 3], spent: 1 }],
      'they are not bought': [{ buys: false }, { offered: ['a Ruby Idol'], dice: [1, 1], spent: 0 }],
      'all points are gone': [{ spent: 3 }, { offered: [], dice: [1, 1], spent: 3 }],
    },
  }),
  evidence({
    of: ['red-bella/ruby-idol'],
    base: { ...TABLE, status: 'ko' as 'table' | 'ko', buys: true },
    scene: buys,
    happens: { offered: ['a Ruby Idol'], dice: [3, 1], spent: 1 },
    without: { offered: [], dice: [1, 1], spent: 0 },
    silence: { offered: ['a Ruby Idol'], dice: [3, 1], spent: 1 },
    twins: { 'all points are gone': [{ spent: 3 }, { offered: [], dice: [1, 1], spent: 3 }] },
  }),
  evidence({
    of: ['red-bella/ruby-idol'],
    base: { spent: 0, status: 'table' as 'table' | 'ko', yes: true, how: 'activates' as Further['how'] },
    scene: takesAnother,
    happens: { asked: ['a', false], next: 'a', spent: 2 },
    without: { asked: null, next: 'b', spent: 0 },
    twins: {
      'it is left be': [{ yes: false }, { asked: ['a', false], next: 'b', spent: 0 }],
      'one point is left': [{ spent: 2 }, { asked: null, next: 'b', spent: 2 }],
    },
  }),
  evidence({
    of: ['red-bella/ruby-idol'],
    base: { spent: 0, status: 'ko' as 'table' | 'ko', yes: true, how: 'activates' as Further['how'] },
    scene: takesAnother,
    happens: { asked: ['a', false], next: 'a', spent: 2 },
    without: { asked: null, next: 'b', spent: 0 },
    silence: { asked: ['a', false], next: 'a', spent: 2 },
    twins: { 'one point is left': [{ spent: 2 }, { asked: null, next: 'b', spent: 2 }] },
  }),
  // In 2017 a Turn is not simply passed.
  evidence({
    of: ['red-bella/ruby-idol'],
    editions: ['2013'],
    base: { spent: 0, status: 'table' as 'table' | 'ko', yes: true, how: 'activates' as Further['how'] },
    scene: takesAnother,
    happens: { asked: ['a', false], next: 'a', spent: 2 },
    without: { asked: null, next: 'b', spent: 0 },
    twins: { 'nobody has been Activated': [{ how: 'passes' }, { asked: null, next: 'b', spent: 0 }] },
  }),
];
