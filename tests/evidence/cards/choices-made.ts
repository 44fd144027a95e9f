import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { isSpectral } from '../../../src/systems/pulp-city/traits/conditions.ts';
import { ACE_AT, beside, STRIKE } from '../../support/duel.ts';
import { area, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';
import { forNow } from '../support/fight.ts';
import { meeting, usesPower } from '../support/meeting.ts';
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
  evidence({
    of: ['sabotage/mp-grenade'],
    base: {
      ways: [1, 2] as readonly number[],
      at: 2,
      types: ['Living'] as readonly ('Living' | 'Nonliving')[],
      face: 6,
    },
    scene: (at, { ways, at: off, types, face }) => {
      const { card } = at;
      const where = [12 + card.baseMm / 50.8 + 3, 12] as const;
      const game = meeting(at, {
        own: { health: 3 },
        foe: { types },
        foeIs: { at: [where[0] + off, 12], health: 3 },
        b: { Far: { at: [23, 23], health: 3 } },
        dice: Array<number>(12).fill(face),
      }).activate(card.name);
      game.attack(card.name, 'Multipurpose Grenade', [], { at: where, sfx: [] });
      const { by = null, count = 0, least = 0 } = game.pending('powerWays')[0] ?? {};
      const asked = by === null ? null : [by, least, count];
      if (by !== null) game.answer('powerWays', ways);
      game.forgetDice();
      const has = (name: string) => [game.model(name).health, game.card(name).powerUp];
      return { asked, foe: has('Foe'), self: has(card.name), far: has('Far') };
    },
    happens: { asked: ['a', 1, 3], foe: [4, 1], self: [3, 0], far: [3, 0] },
    without: { asked: null, foe: [3, 0], self: [3, 0], far: [3, 0] },
    twins: {
      'only Med is chosen': [{ ways: [1] }, { asked: ['a', 1, 3], foe: [4, 0], self: [3, 0], far: [3, 0] }],
      'only Smoke is': [{ ways: [0] }, { asked: ['a', 1, 3], foe: [3, 0], self: [3, 0], far: [3, 0] }],
      'the model is Nonliving': [
        { types: ['Nonliving'] },
        { asked: ['a', 1, 3], foe: [3, 0], self: [3, 0], far: [3, 0] },
      ],
      'it stands outside of the area': [
        { at: 2.7 },
        { asked: ['a', 1, 3], foe: [3, 0], self: [3, 0], far: [3, 0] },
      ],
      'her roll fails': [{ face: 1 }, { asked: null, foe: [3, 0], self: [3, 0], far: [3, 0] }],
    },
  }),
  evidence({
    of: ['sabotage/mp-grenade'],
    base: { starts: 'inside' as 'inside' | 'outside' | 'aside', ways: [1, 2] as readonly number[] },
    scene: (at, { starts, ways }) => {
      const { card } = at;
      const where = [15, 12] as const;
      const y = { inside: 13, outside: 15, aside: 15 }[starts];
      const game = meeting(at, {
        foe: { types: ['Living'], move: 8 },
        foeIs: { at: [where[0], y], health: 3 },
        dice: [6, 6, 6],
      }).activate(card.name);
      game.attack(card.name, 'Multipurpose Grenade', [], { at: where, sfx: [] });
      if (game.asked()[0] === 'powerWays') game.answer('powerWays', ways);
      const has = () => [game.model('Foe').health, game.card('Foe').powerUp];
      const laid = has();
      game.endActivation().activate('Foe');
      game.move('Foe', [starts === 'aside' ? 20 : where[0], starts === 'aside' ? 15 : 8]);
      game.forgetDice();
      return { laid, passed: has() };
    },
    happens: { laid: [4, 1], passed: [4, 1] },
    without: { laid: [3, 0], passed: [3, 0] },
    twins: {
      'it goes through it from outside': [{ starts: 'outside' }, { laid: [3, 0], passed: [4, 1] }],
      'it goes elsewhere': [{ starts: 'aside' }, { laid: [3, 0], passed: [3, 0] }],
    },
  }),
  evidence({
    of: ['sabotage/mp-grenade'],
    base: { ways: [0] as readonly number[], on: 'Pal' },
    scene: (at, { ways, on }) => {
      const { card } = at;
      const shot = 'AP 1 Shot (PRJ 20, H vs I, Damage 1) SFX: none';
      const game = meeting(at, {
        a: { Pal: { at: [15, 13] }, Away: { at: [15, 17] } },
        foe: { actions: [shot] },
        foeIs: { at: [23, 15] },
        dice: [6, 6, 6],
      }).activate(card.name);
      game.attack(card.name, 'Multipurpose Grenade', [], { at: [15, 12], sfx: [] });
      if (game.asked()[0] === 'powerWays') game.answer('powerWays', ways);
      game.forgetDice().dice(...Array<number>(12).fill(1));
      game.endActivation().activate('Foe');
      const done = orRefused(game, () => game.attack('Foe', 'Shot', on).forgetDice());
      return typeof done === 'string' ? done : 'rolled';
    },
    happens: 'target.stealth',
    without: 'rolled',
    twins: {
      'Smoke is not chosen': [{ ways: [1, 2] }, 'rolled'],
      'the Target is not in it': [{ on: 'Away' }, 'rolled'],
    },
  }),
  evidence({
    of: ['dr-red/detonate'],
    base: { yes: true, strikes: false },
    scene: (at, { yes, strikes }) => {
      const { card } = at;
      const game = meeting(at, { gap: 0, dice: Array<number>(12).fill(1) }).activate(card.name);
      if (strikes) game.attack(card.name, 'Power Glove', 'Foe', { sfx: [] });
      game.move(card.name);
      const by = game.pending('usePower')[0]?.by ?? null;
      if (by !== null) game.answer('usePower', { use: yes, model: null });
      const touch = 12 - card.baseMm / 50.8 - 15 / 25.4;
      const far = game
        .pending('summonPlace')
        .map(() => orRefused(game, () => game.answer('summonPlace', { x: um(touch - 0.1), y: um(12) })));
      if (game.pending('summonPlace').length > 0) game.answer('summonPlace', { x: um(touch), y: um(12) });
      const glove = () => game.attack(card.name, 'Power Glove', 'Foe').forgetDice();
      const fights = game.asked()[0] === 'act' ? orRefused(game, glove) : 'over';
      game.forgetDice();
      return {
        by,
        far: far.map(String),
        laid: Object.values(game.state.pieces).filter(({ name }) => name === 'Explosive Marker').length,
        fights: typeof fights === 'string' ? fights : 'ok',
      };
    },
    happens: { by: 'a', far: ['target.tooFar'], laid: 1, fights: 'action.forbidden' },
    without: { by: null, far: [], laid: 0, fights: 'ok' },
    twins: {
      'its player lays none': [{ yes: false }, { by: 'a', far: [], laid: 0, fights: 'ok' }],
      'he has used a Combat Action': [{ strikes: true }, { by: null, far: [], laid: 0, fights: 'over' }],
    },
  }),
  evidence({
    of: ['dr-red/detonate'],
    base: { markers: 2, fatigue: 0, order: [0, 1] as readonly number[], silent: false },
    scene: (at, { markers, fatigue, order, silent }) => {
      const { card } = at;
      const laid = (x: number, id: string) => ({
        ...area(id, { at: [x, 15], size: [1, 1] }),
        footprint: { kind: 'disc', x: um(x), y: um(15), r: um(15 / 25.4) } as const,
        top: um(1),
        name: 'Explosive Marker',
        summoned: { card: 'a1', model: 'a1', action: 'Detonate' },
      });
      const game = meeting(at, {
        own: { at: [12, 6], fatigue, lasting: silent ? [forNow({ forbid: 'power' })] : [] },
        foeIs: { at: [15, 15], health: 6 },
        b: { Off: { at: [22, 22], health: 6 } },
        pieces: [laid(12, 'one'), laid(19, 'two')].slice(0, markers),
        dice: at.edition === '2013' ? [6, 1, 1, 6, 1, 1] : [6, 1, 6, 1],
      }).activate(card.name);
      const used = usesPower(game, at, 'Detonate');
      const [asked] = game.pending('blastOrder');
      if (asked !== undefined)
        game.answer(
          'blastOrder',
          order.map((place) => asked.members[place] ?? ''),
        );
      while (game.asked()[0] === 'spendSfx') game.decline('spendSfx');
      game.forgetDice();
      const rolls = game.events('rolled');
      return {
        used,
        by: asked?.by ?? null,
        gone: game.events('pieceDestroyed').map(({ piece }) => piece),
        value: rolls.map(({ attack }) => attack.value),
        foe: game.model('Foe').health,
        off: game.model('Off').health,
        tired: game.card(card.name).fatigue,
      };
    },
    happens: { used: true, by: 'a', gone: ['one', 'two'], value: [5, 5], foe: 4, off: 6, tired: 1 },
    without: { used: false, by: null, gone: [], value: [], foe: 6, off: 6, tired: 0 },
    twins: {
      'the other one goes off first': [
        { order: [1, 0] },
        { used: true, by: 'a', gone: ['two', 'one'], value: [5, 5], foe: 4, off: 6, tired: 1 },
      ],
      'there is but one': [
        { markers: 1 },
        { used: true, by: null, gone: ['one'], value: [5], foe: 5, off: 6, tired: 1 },
      ],
      'there is none': [
        { markers: 0 },
        { used: false, by: null, gone: [], value: [], foe: 6, off: 6, tired: 0 },
      ],
      'he has no Fatigue to spare': [
        { fatigue: 2 },
        { used: false, by: null, gone: [], value: [], foe: 6, off: 6, tired: 2 },
      ],
      silenced: [{ silent: true }, { used: false, by: null, gone: [], value: [], foe: 6, off: 6, tired: 0 }],
    },
  }),
];
