import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { spareAp } from '../../../src/systems/pulp-city/traits/limits.ts';
import { immuneToEffect } from '../../../src/systems/pulp-city/traits/immunity.ts';
import type { Play } from '../../support/play.ts';
import { powersOpen } from '../../../src/systems/pulp-city/rules/actions/powers-between.ts';
import { evidence, type Proof } from '../support/evidence.ts';
import { forNow } from '../support/fight.ts';
import { attempt } from '../support/moments.ts';
import { meeting, north, usesPower } from '../support/meeting.ts';

const SIXES = Array<number>(12).fill(6);
const spare = (game: Play, name: string): number => spareAp(worldOf(game.game), game.names.card(name));
/** What the SFX of the roll in hand may buy. */
const offered = (game: Play): readonly string[] =>
  (game.pending('spendSfx')[0]?.offers ?? []).flatMap(({ effects }) =>
    effects.map(({ fx, x }) => `${fx} ${x ?? ''}`.trim()),
  );

/** Powers at a price, or for nothing, between the Actions of the own Activation. */
export const betweenActions: readonly Proof[] = [
  evidence({
    of: ['battlesuit-7-offense/overload'],
    base: { use: true, fatigue: 0, action: 'Barrage', gap: 3 },
    scene: (at, { use, fatigue, action, gap }) => {
      const { name } = at.card;
      const game = meeting(at, {
        own: { fatigue },
        gap,
        dice: gap === 0 ? [6, 1, 1] : [6, 6, 6, 1, 1],
      }).activate(name);
      const used = use && usesPower(game, at, 'Overload');
      const [ap, model] = [spare(game, name), game.model(name)];
      const is = { used, ap, tired: game.card(name).fatigue, stunned: model.stunned };
      game.attack(name, action, 'Foe', { quiet: true });
      const followUp = offered(game).includes('followUp');
      game.forgetDice();
      return { ...is, followUp };
    },
    happens: { used: true, ap: 5, tired: 1, stunned: true, followUp: true },
    without: { used: false, ap: 4, tired: 0, stunned: false, followUp: false },
    twins: {
      'its player does not use it': [
        { use: false },
        { used: false, ap: 4, tired: 0, stunned: false, followUp: false },
      ],
      'it has no Fatigue to spare': [
        { fatigue: 2 },
        { used: false, ap: 4, tired: 2, stunned: false, followUp: false },
      ],
      'Power Smash gets no Follow Up': [
        { action: 'Power Smash', gap: 0 },
        { used: true, ap: 5, tired: 1, stunned: true, followUp: false },
      ],
    },
  }),
  evidence({
    of: ['tangent/tangents'],
    base: { dice: 2, buys: 2, gap: 9, uses: 1, action: 'Bullet Math', silent: false },
    scene: (at, { dice, buys, gap, uses, action, silent }) => {
      const { name } = at.card;
      const game = meeting(at, {
        own: { powerUp: dice, lasting: silent ? [forNow({ forbid: 'power' })] : [] },
        gap,
        foe: { health: 9 },
        dice: SIXES,
      }).activate(name);
      let bought = 0;
      while (bought < buys && usesPower(game, at, 'Tangents')) bought += 1;
      const hits = [1, 2].slice(0, uses).map(() => {
        const result = attempt(() =>
          game.attack(name, action, action === 'Analysis' ? [] : 'Foe', { sfx: [] }),
        );
        while (game.asked()[0] === 'spendSfx') game.decline('spendSfx');
        return result;
      });
      game.forgetDice();
      return { bought, left: game.card(name).powerUp, hits, waits: game.model(name).lasting.length };
    },
    happens: { bought: 2, left: 0, hits: ['ok'], waits: 0 },
    without: { bought: 0, left: 2, hits: ['target.tooFar'], waits: 0 },
    twins: {
      'one die makes 2 inches': [{ buys: 1 }, { bought: 1, left: 1, hits: ['target.tooFar'], waits: 1 }],
      'it has but one die': [{ dice: 1 }, { bought: 1, left: 0, hits: ['target.tooFar'], waits: 1 }],
      'another Action does not use it up': [
        { action: 'Analysis' },
        { bought: 2, left: 1, hits: ['ok'], waits: 2 },
      ],
      silenced: [{ silent: true }, { bought: 0, left: 2, hits: ['target.tooFar'], waits: 1 }],
    },
  }),
  evidence({
    of: ['tangent/tangents'],
    // What silences her is the one thing in force.
    silence: { ap: 4, left: 2, lasts: ['encounter'] },
    base: { dice: 2, index: 1 },
    scene: (at, { dice, index }) => {
      const { name } = at.card;
      const game = meeting(at, { own: { powerUp: dice }, dice: SIXES }).activate(name);
      const open = powersOpen(worldOf(game.game), game.names.card(name), 'activation');
      const found = open.find((one) => one.power === 'Tangents' && one.index === index);
      if (found !== undefined) game.act({ do: 'power', ...found });
      const lasts = game.model(name).lasting.map((one) => one.lasts);
      game.forgetDice();
      return { ap: spare(game, name), left: game.card(name).powerUp, lasts };
    },
    happens: { ap: 5, left: 0, lasts: ['round'] },
    without: { ap: 4, left: 2, lasts: [] },
    twins: {
      'she has but one die': [{ dice: 1 }, { ap: 4, left: 1, lasts: [] }],
      'she spends it on range': [{ index: 0 }, { ap: 4, left: 1, lasts: ['activation'] }],
    },
  }),
  evidence({
    of: ['c-o-r-e-charlemagne/download'],
    base: { points: true, twice: false, pick: 1 },
    scene: (at, { points, twice, pick }) => {
      const { short } = at.card;
      const posts = at.other('access-points');
      const a = points
        ? {
            [posts.name]: {
              card: posts,
              at: [
                [2, 2],
                [4, 20],
                [22, 20],
              ] as const,
            },
          }
        : {};
      const game = meeting(at, { a, gap: 8 }).activate(short);
      const used = usesPower(game, at, 'Download');
      const model = game.pending('usePower')[0]?.pick[pick] ?? null;
      if (model !== null) game.answer('usePower', { use: true, model });
      const again = twice ? usesPower(game, at, 'Download') : null;
      const placed = game.events('placed').map((one) => one.model === model);
      return { used, again, placed };
    },
    happens: { used: true, again: null, placed: [true] },
    without: { used: false, again: null, placed: [] },
    twins: {
      'there is no Access Point': [{ points: false }, { used: false, again: null, placed: [] }],
      'a second time in the Activation': [{ twice: true }, { used: true, again: false, placed: [true] }],
    },
  }),
  evidence({
    of: ['dr-mercury/anvil-spike-arms'],
    base: { way: 0, before: 0, fatigue: 0 },
    scene: (at, { way, before, fatigue }) => {
      const { short } = at.card;
      const own = { activationsThisRound: before, fatigue };
      const game = meeting(at, { own, gap: 0, dice: [6, 6, 6, 1] }).activate(short);
      const used = usesPower(game, at, 'Anvil & Spike Arms');
      const by = game.pending('powerWays')[0]?.by ?? null;
      if (by !== null) game.answer('powerWays', [way]);
      const w = worldOf(game.game);
      const model = game.names.model(short);
      const immune = (['stun', 'suppress'] as const).filter((fx) => immuneToEffect(w, model, fx, {}));
      const tired = game.card(short).fatigue;
      game.attack(short, 'Power Smash', 'Foe');
      const smash = offered(game);
      game.forgetDice();
      return { used, by, immune, tired, smash };
    },
    happens: { used: true, by: 'a', immune: [], tired: 1, smash: ['damage 1', 'knockback 4', 'damage 2'] },
    without: { used: false, by: null, immune: [], tired: 0, smash: ['damage 1', 'knockback 4'] },
    twins: {
      'the Anvil': [
        { way: 1 },
        { used: true, by: 'a', immune: ['stun', 'suppress'], tired: 1, smash: ['damage 1', 'knockback 4'] },
      ],
      'it is not his first Activation of the Round': [
        { before: 1 },
        { used: false, by: null, immune: [], tired: 0, smash: ['damage 1', 'knockback 4'] },
      ],
      'he has no Fatigue to spare': [
        { fatigue: 2 },
        { used: false, by: null, immune: [], tired: 2, smash: ['damage 1', 'knockback 4'] },
      ],
    },
  }),
  evidence({
    of: ['perun/stormwall'],
    base: { before: 0, fatigue: 0, gap: 0 },
    scene: (at, { before, fatigue, gap }) => {
      const { card } = at;
      const a = { Bob: { at: north(card, gap) }, Cid: { at: [2, 2] } } as const;
      const own = { activationsThisRound: before, fatigue };
      const game = meeting(at, { own, a, gap: 0 }).activate(card.short);
      const used = usesPower(game, at, 'Stormwall');
      const defend = [card.short, 'Bob', 'Cid', 'Foe'].map((name) => game.model(name).defend);
      return { used, defend, tired: game.card(card.short).fatigue };
    },
    happens: { used: true, defend: [1, 1, 0, 0], tired: 1 },
    without: { used: false, defend: [0, 0, 0, 0], tired: 0 },
    twins: {
      'his friend is not in Base to Base': [{ gap: 1 }, { used: true, defend: [1, 0, 0, 0], tired: 1 }],
      'it is not his first Activation of the Round': [
        { before: 1 },
        { used: false, defend: [0, 0, 0, 0], tired: 0 },
      ],
      'he has no Fatigue to spare': [{ fatigue: 2 }, { used: false, defend: [0, 0, 0, 0], tired: 2 }],
    },
  }),
  evidence({
    of: ['rook/assist'],
    base: { before: 0, gap: 0, kind: 'supreme' as 'supreme' | 'minion' },
    scene: (at, { before, gap, kind }) => {
      const { card } = at;
      const minion = kind === 'minion' ? { kind, modelsAtStart: 1, modelsMax: 1, apLimit: 6 } : {};
      const a = { Bob: { at: north(card, gap), card: minion }, Cid: { at: [2, 2] } } as const;
      const game = meeting(at, { own: { activationsThisRound: before }, a, gap: 8 }).activate(card.short);
      const used = usesPower(game, at, 'Assist');
      return { used, ap: ['Bob', 'Cid'].map((name) => spare(game, name)) };
    },
    happens: { used: true, ap: [7, 6] },
    without: { used: false, ap: [6, 6] },
    twins: {
      'nobody is in Base to Base': [{ gap: 1 }, { used: false, ap: [6, 6] }],
      'only a Minion is': [{ kind: 'minion' }, { used: false, ap: [6, 6] }],
      'it is not his first Activation of the Round': [{ before: 1 }, { used: false, ap: [6, 6] }],
    },
  }),
  evidence({
    of: ['slug-muldoon/overcharge'],
    base: { action: 'Phased Plasma Cannon', health: 10, twice: false },
    scene: (at, { action, health, twice }) => {
      const { short } = at.card;
      const game = meeting(at, { own: { health }, dice: SIXES }).activate(short);
      const used = [1, 2].slice(0, twice ? 2 : 1).map(() => usesPower(game, at, 'Overcharge'));
      const left = game.model(short).health;
      game.attack(short, action, 'Foe');
      const dice = game.last('rolled').attack.faces.length;
      game.forgetDice();
      return { used, left, dice };
    },
    happens: { used: [true], left: 8, dice: 5 },
    without: { used: [false], left: 10, dice: 3 },
    twins: {
      'he uses another Action': [{ action: 'Tangle Wire' }, { used: [true], left: 8, dice: 3 }],
      'he has not the Health to pay it': [{ health: 1 }, { used: [false], left: 1, dice: 3 }],
      'a second time in the Round': [{ twice: true }, { used: [true, false], left: 8, dice: 5 }],
    },
  }),
  evidence({
    of: ['youngblood/the-light-of-st-lucy'],
    base: { before: 0, fatigue: 0, health: 2 },
    scene: (at, { before, fatigue, health }) => {
      const { short } = at.card;
      const own = { activationsThisRound: before, fatigue, health };
      const game = meeting(at, { own, gap: 0 }).activate(short);
      const used = usesPower(game, at, 'The Light of St. Lucy');
      return { used, health: game.model(short).health, tired: game.card(short).fatigue };
    },
    happens: { used: true, health: 3, tired: 1 },
    without: { used: false, health: 2, tired: 0 },
    twins: {
      'it is not his first Activation of the Round': [{ before: 1 }, { used: false, health: 2, tired: 0 }],
      'he has no Fatigue to spare': [{ fatigue: 2 }, { used: false, health: 2, tired: 2 }],
    },
  }),
  evidence({
    of: ['lady-in-red/remember-the-forgotten'],
    base: { dice: 1, faction: 'The Forgotten', yes: true },
    scene: (at, { dice, faction, yes }) => {
      const { short } = at.card;
      const a = {
        Bob: { at: [2, 2], powerUp: dice, card: { factions: [faction] } },
        Cid: { at: [5, 2], card: { factions: ['The Forgotten'] } },
      } as const;
      const game = meeting(at, { a }).activate(short);
      const asked = game.pending('usePower')[0]?.by ?? null;
      if (asked !== null) game.answer('usePower', { use: yes, model: yes ? game.names.model('Cid') : null });
      return { asked, dice: [short, 'Bob', 'Cid'].map((name) => game.card(name).powerUp) };
    },
    happens: { asked: 'a', dice: [0, 0, 1] },
    without: { asked: null, dice: [0, 1, 0] },
    twins: {
      'nobody has a Power Up die': [{ dice: 0 }, { asked: null, dice: [0, 0, 0] }],
      'whoever has one is of another Faction': [{ faction: 'Coven' }, { asked: null, dice: [0, 1, 0] }],
      'its player does not use it': [{ yes: false }, { asked: 'a', dice: [0, 1, 0] }],
    },
  }),
  evidence({
    of: ['dr-tenebrous/the-scourge'],
    base: {
      types: ['Living'] as readonly ('Living' | 'Nonliving')[],
      factions: [] as readonly string[],
      gap: 0,
      before: 0,
      way: 0,
    },
    scene: (at, { types, factions, gap, before, way }) => {
      const foe = { types, factions };
      const game = meeting(at, { turn: 'b', foe, foeIs: { activationsThisRound: before }, gap }).activate(
        'Foe',
      );
      const by = game.pending('powerWays')[0]?.by ?? null;
      if (by !== null) game.answer('powerWays', [way]);
      return { by, health: game.model('Foe').health, tired: game.card('Foe').fatigue };
    },
    happens: { by: 'b', health: 6, tired: 1 },
    without: { by: null, health: 6, tired: 0 },
    twins: {
      'its player chooses the Damage': [{ way: 1 }, { by: 'b', health: 5, tired: 0 }],
      'it is Nonliving': [{ types: ['Nonliving'] }, { by: null, health: 6, tired: 0 }],
      'it is of the Necroplane': [{ factions: ['Necroplane'] }, { by: null, health: 6, tired: 0 }],
      'it is not in Base to Base': [{ gap: 1 }, { by: null, health: 6, tired: 0 }],
      'it is not its first Activation of the Round': [{ before: 1 }, { by: null, health: 6, tired: 0 }],
    },
  }),
  evidence({
    of: ['nuclear-jones/detonation'],
    base: { faction: 'Heavy Metal', kind: 'supreme' as 'supreme' | 'minion', yes: true },
    scene: (at, { faction, kind, yes }) => {
      const { card } = at;
      const minion = kind === 'minion' ? { kind, modelsAtStart: 1, modelsMax: 1 } : {};
      const a = { Bob: { at: [2, 2], card: { factions: [faction], ...minion } } } as const;
      const game = meeting(at, { a, gap: 3 }).activate(card.name);
      const used = yes && usesPower(game, at, 'Detonation');
      const { attack, defend } = game.model('Bob');
      return { used, jones: game.model(card.name).status, bob: [attack, defend] };
    },
    happens: { used: true, jones: 'ko', bob: [1, 1] },
    without: { used: false, jones: 'table', bob: [0, 0] },
    twins: {
      'its player does not use it': [{ yes: false }, { used: false, jones: 'table', bob: [0, 0] }],
      'his friend is of another Faction': [{ faction: 'Coven' }, { used: true, jones: 'ko', bob: [0, 0] }],
      'his friend is a Minion': [{ kind: 'minion' }, { used: true, jones: 'ko', bob: [0, 0] }],
    },
  }),
];
