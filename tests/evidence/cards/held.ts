import { beside } from '../../support/duel.ts';
import { endTurns, nameRollers } from '../../support/rounds.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';
import { diceFrom, named, orRefused, stage } from '../support/stage.ts';

const MIDDLE = [12, 12] as const;
const STRIKE = 'AP 1 Strike* (CCM, F vs G, Damage 1) SFX: none';
const GAZE = 'AP 1 Gaze* (IND 12, J vs K, Damage 1) SFX: none';
const SPITE = 'AP 1 Spite (RCT/TGT, J vs K, Suppress 1) SFX: none';
const faces = (face: number) => Array<number>(30).fill(face);

const touching = ({ card }: At, gap = 0) => beside(MIDDLE, { otherMm: card.baseMm, gap });

const ofType = ({ card }: At, type: string): string =>
  card.actions.find(({ uses }) => uses.some((use) => use.type === type))?.name ?? '';

export const held: readonly Proof[] = [
  evidence({
    of: ['seabolt/flux'],
    base: { been: 0, takes: true },
    scene: (at, { been, takes }) => {
      const game = stage(at, {
        own: { activationsThisRound: been },
        b: { Foe: { at: touching(at) } },
      }).activate(named(at));
      const [asked] = game.pending('usePower');
      if (asked !== undefined) game.answer('usePower', { use: takes, model: null });
      const strikes = orRefused(game, () =>
        game.attack(named(at), 'Drowning', 'Foe', { quiet: false }).forgetDice(),
      );
      if (typeof strikes !== 'string') return { by: asked?.by ?? null, strikes: 'allowed' };
      const far = orRefused(game, () => game.move(named(at), [6, 12], { as: 'Blink' }));
      return {
        by: asked?.by ?? null,
        strikes,
        spectral: game.model(named(at)).spectral,
        blink: typeof far === 'string' ? far : 6,
      };
    },
    happens: { by: 'a', strikes: 'action.forbidden', spectral: true, blink: 6 },
    without: { by: null, strikes: 'allowed' },
    twins: {
      'it is not his first Activation of the Round': [{ been: 1 }, { by: null, strikes: 'allowed' }],
      'he does not want to': [{ takes: false }, { by: 'a', strikes: 'allowed' }],
    },
  }),
  evidence({
    of: ['comte-vendredi/graven-shield'],
    base: { face: 3, against: 'G' },
    scene: (at, { face, against }) => {
      const hit = `AP 1 Hit* (IND 12, F vs ${against}, Damage 1) SFX: none`;
      const game = stage(at, {
        b: { Foe: { at: touching(at), card: { actions: [hit] } } },
        dice: faces(face),
      }).activate(named(at));
      game.attack(named(at), 'Gravestone Shield');
      const more = orRefused(game, () =>
        game.act({ do: 'action', ...game.order(named(at), 'Gravestone Shield', []) }).forgetDice(),
      );
      if (typeof more !== 'string') return 'may go on';
      game.dice(...faces(1));
      if (game.pending('act').length > 0) game.endActivation();
      game.activate('Foe').attack('Foe', 'Hit', named(at)).forgetDice();
      return { more, dice: diceFrom(game, 'Graven Shield', 'defence') };
    },
    happens: { more: 'action.forbidden', dice: 3 },
    without: 'may go on',
    twins: {
      'his roll fails': [{ face: 1 }, 'may go on'],
      'he defends with Spirit': [{ against: 'K' }, { more: 'action.forbidden', dice: 0 }],
    },
  }),
  evidence({
    of: ['spybreaker/assemble'],
    base: { face: 6, faction: 'Supreme Alliance' },
    scene: (at, { face, faction }) => {
      const pal = { at: [14, 12] as const, stunned: true, suppress: 2, card: { factions: [faction] } };
      const game = stage(at, {
        a: { Pal: pal },
        b: { Foe: { at: [20, 20] } },
        dice: faces(face),
      }).activate(named(at));
      game.attack(named(at), 'Alliance Assemble');
      if (game.pending('spendSfx').length > 0) game.decline('spendSfx');
      const { stunned, suppress } = game.model('Pal');
      const again = orRefused(game, () =>
        game.act({ do: 'action', ...game.order(named(at), 'Alliance Assemble', []) }).forgetDice(),
      );
      return { stunned, suppress, again: typeof again === 'string' ? again : 'allowed' };
    },
    happens: { stunned: false, suppress: 0, again: 'action.forbidden' },
    without: { stunned: true, suppress: 2, again: 'allowed' },
    twins: {
      'his roll fails': [{ face: 1 }, { stunned: true, suppress: 2, again: 'allowed' }],
    },
  }),
  evidence({
    of: ['spybreaker/deflect'],
    base: { face: 3, reacts: true },
    scene: (at, { face, reacts }) => {
      const game = stage(at, {
        b: { Foe: { at: touching(at), card: { F: 9, actions: [STRIKE] } } },
        turn: 'b',
        dice: faces(face),
      }).activate('Foe');
      const start = game.model(named(at)).health;
      const strike = (answered: boolean): number => {
        game.attack('Foe', 'Strike', named(at), { quiet: false });
        if (answered) game.react(named(at), 'Supremium Shield');
        while (game.pending('react').length > 0) game.decline('react');
        return start - game.model(named(at)).health;
      };
      const lost = [strike(reacts), strike(false)];
      game.forgetDice();
      return lost;
    },
    happens: [0, 1],
    without: [1, 2],
    twins: {
      'his roll fails': [{ face: 1 }, [1, 2]],
      'he does not react': [{ reacts: false }, [1, 2]],
    },
  }),
  evidence({
    of: ['bug-out/bug-protection', 'jade-hawk/protection'],
    base: { face: 3, reacts: true },
    scene: (at, { face, reacts }) => {
      const game = stage(at, {
        b: { Foe: { at: touching(at), card: { F: 1, actions: [STRIKE] } } },
        turn: 'b',
        dice: faces(face),
      }).activate('Foe');
      const strike = (answered: boolean): number => {
        game.attack('Foe', 'Strike', named(at), { quiet: false });
        if (answered) game.react(named(at), ofType(at, 'RCT'));
        while (['react', 'defendDice'].includes(game.asked()[0] ?? '')) game.decline();
        return Math.max(...['Bug Protection', 'Protection'].map((from) => diceFrom(game, from, 'defence')));
      };
      const dice = [strike(reacts), strike(false)];
      game.forgetDice();
      return dice;
    },
    happens: [2, 0],
    without: [0, 0],
    twins: {
      'the roll fails': [{ face: 1 }, [0, 0]],
      'nothing is used in answer': [{ reacts: false }, [0, 0]],
    },
  }),
  evidence({
    of: ['stygian-queen/petrify', 'stygian-true/petrify'],
    base: { K: 2 },
    scene: (at, { K }) => {
      const game = stage(at, {
        a: { Pal: { at: [12, 18], card: { actions: [GAZE] } } },
        b: { Foe: { at: [12, 16], card: { K, actions: [SPITE] } }, Other: { at: [20, 20] } },
        dice: faces(3),
      }).activate(named(at));
      game.attack(named(at), 'Gaze of the Gorgon', 'Foe').endActivation();
      const activates = game.question('turn').cards.includes(game.names.card('Foe'));
      game.activate('Other').move('Other').endActivation();
      game.activate('Pal').attack('Pal', 'Gaze', 'Foe', { quiet: false }).forgetDice();
      return { activates, reacts: game.pending('react').length > 0 };
    },
    happens: { activates: false, reacts: false },
    without: { activates: true, reacts: true },
    twins: { 'the roll is lost': [{ K: 9 }, { activates: true, reacts: true }] },
  }),
  evidence({
    of: ['v-h/hinder'],
    base: { K: 1 },
    scene: (at, { K }) => {
      const game = stage(at, {
        a: { Pal: { at: [12, 16], card: { actions: ['AP 1 Shot* (IND 12, H vs G, Damage 1) SFX: none'] } } },
        b: { Foe: { at: touching(at), card: { K, role: 'Tank' } }, Other: { at: [20, 20] } },
      }).activate(named(at));
      game.attack(named(at), 'Warding', 'Foe').endActivation();
      game.activate('Other').move('Other').endActivation();
      game.activate('Pal').attack('Pal', 'Shot', 'Foe').forgetDice();
      return diceFrom(game, 'Tank', 'defence');
    },
    happens: 0,
    without: 1,
    twins: { 'the roll is lost': [{ K: 9 }, 1] },
  }),
  evidence({
    of: ['v-h/hinder'],
    base: { K: 1 },
    scene: (at, { K }) => {
      const game = stage(at, {
        b: { Foe: { at: touching(at), card: { K, J: 1, role: 'Support' } } },
        dice: faces(1),
      }).activate(named(at));
      game.attack(named(at), 'Warding', 'Foe').endActivation();
      endTurns(game);
      nameRollers(game, { a: named(at), b: 'Foe' });
      if (game.pending('masterPlan').length > 0) game.decline('masterPlan');
      game.answer('chooseFirstTurn', 'a').forgetDice();
      return game.pool('b');
    },
    happens: 3,
    without: 4,
    twins: { 'the roll is lost': [{ K: 9 }, 4] },
  }),
  evidence({
    of: ['kitty-cheshire/little-mad'],
    base: { trait: 'F' as 'F' | 'J', face: 5 },
    scene: (at, { trait, face }) => {
      const game = stage(at, { b: { Foe: { at: touching(at), card: { G: 1 } } }, dice: [face, ...faces(1)] });
      game.activate(named(at));
      const [asked] = game.pending('nameTrump');
      if (asked !== undefined) game.answer('nameTrump', trait);
      game.attack(named(at), 'Scratch', 'Foe').forgetDice();
      return { by: asked?.by ?? null, dice: diceFrom(game, 'Little Mad'), sfx: game.last('rolled').sfx };
    },
    happens: { by: 'a', dice: 1, sfx: 1 },
    without: { by: null, dice: 0, sfx: 0 },
    twins: {
      'another Trait is named': [{ trait: 'J' }, { by: 'a', dice: 0, sfx: 0 }],
      'a 4 is no Trump': [{ face: 4 }, { by: 'a', dice: 1, sfx: 0 }],
    },
  }),
  evidence({
    of: ['kitty-cheshire/little-mad'],
    base: { before: false },
    scene: (at, { before }) => {
      const game = stage(at, {
        b: { Foe: { at: touching(at), card: { actions: [STRIKE] } } },
        turn: before ? 'a' : 'b',
      });
      if (before) {
        game.activate(named(at));
        if (game.pending('nameTrump').length > 0) game.answer('nameTrump', 'H');
        game.move(named(at)).endActivation();
      }
      game.activate('Foe').attack('Foe', 'Strike', named(at), { quiet: false });
      const [asked] = game.pending('nameTrump');
      if (asked !== undefined) game.answer('nameTrump', 'G');
      game.forgetDice();
      return { by: asked?.by ?? null, dice: diceFrom(game, 'Little Mad', 'defence') };
    },
    happens: { by: 'a', dice: 1 },
    without: { by: null, dice: 0 },
    twins: { 'her Trump has been named since the Effects Phase': [{ before: true }, { by: null, dice: 0 }] },
  }),
];
