import { beside } from '../../support/duel.ts';
import { type Inches, um } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';
import { orRefused } from '../support/stage.ts';

const SIXES = Array<number>(20).fill(6);
const AT: Inches = [12, 12];
const FAR: Inches = [4, 20];
const BLOW = 'AP 1 Blow* (CCM, F vs G, Damage 12) SFX: none';
const BOLT = 'AP 1 Bolt (IND 24, H vs I, Damage 12) SFX: none';
const FOE = { actions: [BLOW, BOLT], F: 20, H: 20 } as const;

interface Fallen {
  /** The friend that could be KO'ed instead, and its Health. */
  readonly friend: string | { readonly alignment?: readonly ['Villain'] | readonly ['Hero', 'Villain'] };
  readonly health: number;
  readonly kind: 'supreme' | 'minion';
  readonly side: 'a' | 'b';
  readonly uses: boolean;
  readonly blows: 1 | 2;
  readonly silent: boolean;
}

const SILENT = {
  id: 'hush',
  clauses: [{ forbid: 'power' }],
  lasts: 'encounter',
  from: 'Hush',
  owner: 'b1',
} as const;

/** Foe KO's the card, once or twice; who then lies there, with what Health, and where. */
function fell(at: At, { friend, health, kind, side, uses, blows, silent }: Fallen) {
  const { card, edition } = at;
  const name = card.short;
  const printed =
    typeof friend === 'string'
      ? at.other(friend)
      : { alignment: ['Hero'] as const, kind, health: Math.max(6, health), ...friend };
  const pal = { Pal: { card: typeof friend === 'string' ? printed : printed, at: FAR, health } } as const;
  const palName = typeof friend === 'string' ? at.other(friend).name : 'Pal';
  const game = scene({
    edition,
    a: {
      [name]: { card, at: AT, health: 5, ...(silent ? { lasting: [SILENT] } : {}) },
      Rest: { at: [1, 1], card: { kind: 'monster' } },
      ...(side === 'a' ? pal : {}),
    },
    b: { Foe: { at: beside(AT, { otherMm: card.baseMm }), card: FOE }, ...(side === 'b' ? pal : {}) },
    turn: 'b',
    dice: SIXES,
  }).activate('Foe');
  const asked: string[] = [];
  const hit = (bar: string) => {
    game.attack('Foe', bar, name, { quiet: false });
    while (game.pending('act').length === 0 && game.asked().length > 0) {
      const [question] = game.pending('usePower');
      if (question === undefined) game.decline();
      else {
        asked.push(`${question.by} ${question.pick.length}`);
        game.answer('usePower', { use: uses, model: question.pick[0] ?? null });
      }
    }
  };
  hit('Blow');
  if (blows === 2) hit('Bolt');
  game.forgetDice();
  const { status, health: left } = game.model(name);
  const { x, y } = game.at(name);
  return {
    asked,
    card: [status, left],
    there: [Math.round(x), Math.round(y)],
    pal: game.model(palName).status,
  };
}

const SOVEREIGN: Fallen = {
  friend: {},
  health: 4,
  kind: 'supreme',
  side: 'a',
  uses: true,
  blows: 1,
  silent: false,
};
const PHALANX: Fallen = { ...SOVEREIGN, friend: 'mecha-spartan', health: 5 };
const DEAD = { asked: [], card: ['ko', 0], there: [12, 12], pal: 'table' };

export const placesTaken: readonly Proof[] = [
  evidence<Fallen>({
    of: ['sovereign/battler-of-britain'],
    base: SOVEREIGN,
    scene: fell,
    happens: { asked: ['a 1'], card: ['table', 4], there: FAR, pal: 'ko' },
    without: DEAD,
    twins: {
      'the friend has more than he began with': [
        { health: 14 },
        { asked: ['a 1'], card: ['table', 10], there: FAR, pal: 'ko' },
      ],
      'its player does not want to': [{ uses: false }, { ...DEAD, asked: ['a 1'] }],
      'the friend is a Villain, too': [{ friend: { alignment: ['Hero', 'Villain'] } }, DEAD],
      'the friend is no Supreme': [{ kind: 'minion' }, DEAD],
      'the other one is an Enemy': [{ side: 'b' }, DEAD],
      'his Powers are taken away': [{ silent: true }, DEAD],
    },
  }),
  evidence({
    of: ['sovereign/battler-of-britain'],
    base: { spent: false },
    scene: ({ edition, card }, { spent }) => {
      const game = scene({
        edition,
        a: { Sovereign: { card, at: AT, health: 5 }, Pal: { at: FAR, card: { alignment: ['Hero'] } } },
        b: { Foe: { at: beside(AT), card: FOE } },
        turn: 'b',
        dice: SIXES,
        tweak: ({ cards: { a1 } }) => {
          if (spent && a1 !== undefined) a1.used['Battler of Britain'] = 'encounter';
        },
      }).activate('Foe');
      game.attack('Foe', 'Blow', 'Sovereign', { quiet: false }).forgetDice();
      return game.pending('usePower').map(({ by, must }) => [by, must]);
    },
    happens: [['a', false]],
    without: [],
    twins: { 'the second time in an Encounter': [{ spent: true }, []] },
  }),
  evidence({
    of: ['sovereign/battler-of-britain'],
    base: { on: 'Sovereign' },
    scene: ({ edition, card }, { on }) => {
      const bar = 'AP 1 Mend (IND 6, J vs T#2, Heal 1) SFX: none';
      const game = scene({
        edition,
        a: {
          Sovereign: { card, at: AT, health: 5 },
          Pal: { at: beside(AT), health: 5, card: { actions: [bar] } },
          Sue: { at: beside(AT, { side: 'north' }), health: 5 },
        },
        b: { Foe: { at: FAR } },
        dice: SIXES,
      }).activate('Pal');
      return orRefused(game, () => game.attack('Pal', 'Mend', on).forgetDice().model(on).health);
    },
    happens: 'target.immune',
    without: 6,
    twins: { 'another friend is Healed': [{ on: 'Sue' }, 6] },
  }),
  evidence<Fallen>({
    of: ['phalanx/eternal-servitude'],
    base: PHALANX,
    scene: fell,
    happens: { asked: ['a 1'], card: ['table', 5], there: FAR, pal: 'ko' },
    without: DEAD,
    twins: {
      'its player does not want to': [{ uses: false }, { ...DEAD, asked: ['a 1'] }],
      'the friend is no Mecha Spartan': [{ friend: {} }, DEAD],
      'the Mecha Spartan is an Enemy': [{ side: 'b' }, DEAD],
      'once more, with no other Mecha Spartan left': [
        { blows: 2 },
        { asked: ['a 1'], card: ['ko', 0], there: FAR, pal: 'ko' },
      ],
      'his Powers are taken away': [{ silent: true }, DEAD],
    },
  }),
  evidence({
    of: ['perun/chain'],
    base: { sfx: [0] as readonly number[], who: 'Near', away: 3.9 },
    scene: ({ edition, card }, { sfx, who, away }) => {
      const foe: Inches = [12, 17];
      const weak = { G: 1, I: 1, health: 9 };
      const game = scene({
        edition,
        a: { Perun: { card, at: AT }, Pal: { at: beside(foe, { gap: 1 }), card: { I: 12 } } },
        b: {
          Foe: { at: foe, card: weak },
          Near: { at: [foe[0], foe[1] + away + 15 / 25.4], card: { ...weak, I: 12 } },
        },
        dice: SIXES,
      }).activate('Perun');
      game.attack('Perun', 'Lightning Storm', 'Foe', { sfx, quiet: false });
      const [asked] = game.pending('usePower');
      const names = ['Perun', 'Pal', 'Foe', 'Near'].filter((one) =>
        asked?.pick.includes(game.names.model(one)),
      );
      if (asked !== undefined && names.includes(who))
        game.answer('usePower', { use: true, model: game.names.model(who) });
      game.forgetDice();
      const near = game.events('damaged').filter(({ target }) => target === game.names.model('Near'));
      return { by: asked?.by ?? null, must: asked?.must ?? null, names, near: near.length };
    },
    happens: { by: 'a', must: true, names: ['Pal', 'Foe', 'Near'], near: 1 },
    without: { by: null, must: null, names: [], near: 0 },
    twins: {
      'somebody else is named': [
        { who: 'Foe' },
        { by: 'a', must: true, names: ['Pal', 'Foe', 'Near'], near: 0 },
      ],
      'outside of the storm': [{ away: 4.1 }, { by: 'a', must: true, names: ['Pal', 'Foe'], near: 0 }],
      'the SFX is not bought': [{ sfx: [] }, { by: null, must: null, names: [], near: 0 }],
    },
  }),
  evidence({
    of: ['xyllian-master-sagittarius/lay-of-the-land'],
    base: { round: 1, to: [12, 19.9] as Inches, uses: true, silent: false },
    scene: ({ edition, card }, { round, to, uses, silent }) => {
      const game = scene({
        edition,
        a: { Xyllian: { card, at: AT, ...(silent ? { lasting: [SILENT] } : {}) } },
        b: { Foe: { at: [2, 22] } },
        phase: 'effects',
        round,
        size: 36,
      });
      const [asked] = game.pending('usePower');
      if (asked !== undefined) game.answer('usePower', { use: uses, model: null });
      const [place] = game.pending('returnPlace');
      const put =
        place === undefined
          ? null
          : orRefused(game, () => game.answer('returnPlace', { x: um(to[0]), y: um(to[1]) }) && 'put');
      const { x, y } = game.at('Xyllian');
      return {
        by: asked?.by ?? null,
        put,
        at: [x, y].map((one) => Math.round(one * 10) / 10),
        tired: game.card('Xyllian').fatigue,
      };
    },
    happens: { by: 'a', put: 'put', at: [12, 19.9], tired: 0 },
    without: { by: null, put: null, at: AT, tired: 0 },
    twins: {
      'in the second Round': [{ round: 2 }, { by: null, put: null, at: AT, tired: 0 }],
      'farther than 8 inches': [{ to: [12, 20.1] }, { by: 'a', put: 'place.tooFarAway', at: AT, tired: 0 }],
      'its player lets it be': [{ uses: false }, { by: 'a', put: null, at: AT, tired: 0 }],
      'his Powers are taken away': [{ silent: true }, { by: null, put: null, at: AT, tired: 0 }],
    },
  }),
];
