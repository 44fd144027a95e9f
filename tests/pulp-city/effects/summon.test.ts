import { describe, expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import type { ActionSpec } from '../../support/card.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns, startRound } from '../../support/rounds.ts';
import { scene, type SceneSpec } from '../../support/scene.ts';

const R = 15 / 25.4;
const text = (name: string, clause: Clause) => ({ name, clauses: [clause] });
const pillar = (kind: string, more: object = {}): ActionSpec => ({
  bar: `AP 1 Raise* (SUM 6, K vs T#6, Summon ${kind}/Pillar) SFX: Summon ${kind}/Pillar`,
  specials: [text('Pillar', { piece: 'structure', G: 6, base: 30, hp: 3, ...more })],
});
const SWAMP: ActionSpec = {
  bar: 'AP 1 Drown (SUM 6, K vs T#5, Summon Dangerous Terrain 3/Black Swamp) SFX: none',
  specials: [text('Black Swamp', { piece: 'dangerousTerrain', size: 3 })],
};
const ZOMBIES = 'AP 1 Wake* (SUM 6, K vs T#5, Summon Minion/Zombie (3)) SFX: none';

/** Mage of Team a at (12, 6), just Activated. */
function mage(edition: Edition, action: ActionSpec, spec: Partial<SceneSpec> = {}): Play {
  const { a, b, dice, ...rest } = spec;
  return scene({
    edition,
    a: { Mage: { card: { actions: [action] }, at: [12, 6] }, ...a },
    b: { Foe: { at: [22, 22] }, ...b },
    dice: dice ?? [2],
    ...rest,
  }).activate('Mage');
}

const raise = (game: Play, at: readonly [number, number], sfx: readonly number[] = []) =>
  game.attack('Mage', 'Raise', [], { at, sfx });
const pieces = (game: Play) => Object.keys(game.state.pieces);

describe('Summon in general', () => {
  test('[PC-FX-28@2017] range 6: with the centre of its base at 6 and the edge at 6.6 it is legal', () => {
    const six = 6 + R + 6;
    const game = mage('2017', pillar('Structure'));
    expect(game.refused((it) => raise(it, [12, six + 0.02]))).toBe('target.tooFar');
    raise(game, [12, six]);
    expect(game.last('pieceMade').piece.footprint).toMatchObject({ x: 304_800, r: 15_000 });
  });

  test('[PC-FX-28@2017] the same Summon again: the old one goes, the new one is there', () => {
    const game = mage('2017', pillar('Structure'), { dice: [2, 2] });
    raise(game, [12, 9]);
    raise(game, [10, 9]);
    expect(game.events('pieceRemoved')).toMatchObject([{ piece: 's1', why: 'replaced' }]);
    expect(pieces(game)).toEqual(['s2']);
  });

  test('[PC-FX-28@2017] a second use that fails takes nothing away, nor does that of another model', () => {
    const failed = mage('2017', pillar('Structure'), { dice: [2, 1] });
    raise(failed, [12, 9]);
    raise(failed, [10, 9]);
    expect(pieces(failed)).toEqual(['s1']);
    const weak = mage('2017', pillar('Structure'), {
      a: { Adept: { at: [8, 6], card: { actions: [pillar('Structure')] } } },
      dice: [2, 2],
    });
    raise(weak, [12, 9]).endActivation();
    weak.activate('Foe').move('Foe').endActivation();
    weak.activate('Adept').attack('Adept', 'Raise', [], { at: [8, 9] });
    expect(pieces(weak)).toEqual(['s1', 's2']);
  });

  test('[PC-FX-28@2017] several SFX Summon place one more piece each in the same use', () => {
    const game = mage('2017', pillar('Structure'), { a: {}, dice: [6] });
    raise(game, [12, 9], [0]);
    expect(game.question('summonPlace')).toMatchObject({ by: 'a', range: 6 });
    game.answer('summonPlace', { x: 254_000, y: 228_600 });
    expect(pieces(game)).toEqual(['s1', 's2']);
  });

  test("[PC-FX-28@2013] a Token pillar is removed when its summoner is KO'ed", () => {
    const game = mage('2013', pillar('Token'), {
      a: { Pal: { at: [2, 2] } },
      b: {
        Gunner: { at: [18, 6], card: { H: 9, actions: ['AP 1 Shot (PRJ 8, H vs I, Damage 9) SFX: none'] } },
      },
      dice: [2, 2, 1],
    });
    raise(game, [12, 9]).endActivation();
    expect(game.piece('s1')).toMatchObject({ token: true, health: 3 });
    game.activate('Gunner').attack('Gunner', 'Shot', 'Mage');
    expect([game.model('Mage').status, pieces(game)]).toEqual(['ko', []]);
  });

  test('[PC-FX-28@2013] a repeat adds a piece', () => {
    const game = mage('2013', pillar('Token'), { dice: [2, 2] });
    raise(game, [12, 9]);
    raise(game, [10, 9]);
    expect(pieces(game)).toEqual(['s1', 's2']);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('a roll that fails places nothing', () => {
      const bar = 'AP 1 Raise* (SUM 6, K vs T#6, Summon Structure/Pillar) SFX: none';
      expect(pieces(raise(mage(edition, bar, { dice: [1] }), [12, 9]))).toEqual([]);
    });

    test('nothing is put on top of a Structure', () => {
      const hut = structure('hut', { at: [12, 9], size: [2, 2], height: 1 });
      const game = raise(mage(edition, pillar('Structure'), { pieces: [hut] }), [12, 7.9]);
      const { footprint, bottom } = game.last('pieceMade').piece;
      const south = footprint.kind === 'disc' ? footprint.y + footprint.r : 0;
      expect(bottom).toBe(0);
      expect(south / 25_400).toBeCloseTo(8, 2);
    });
  });
});

describe('Summon Minion', () => {
  const zombies = (count: number, more: object = {}) => ({
    Zombie: {
      card: {
        kind: 'minion' as const,
        F: 2,
        modelsAtStart: 3,
        modelsMax: 3,
        actions: ['Activation Bite (CCM, F vs G, Damage 1) SFX: none'],
      },
      at: [
        [4, 20],
        [6, 20],
        [8, 20],
      ].slice(0, count) as [number, number][],
      ...more,
    },
  });
  const three = zombies(3);
  const wake = (game: Play) => game.attack('Mage', 'Wake', [], { at: [12, 9] });
  const standing = (game: Play) =>
    game.names.models('Zombie').filter((id) => game.state.models[id]?.status === 'table');
  /** The first `count` of three Zombies stand, the others are KO'ed. */
  const left = (count: number) => (state: Play['game']['state']) => {
    const ids = Object.values(state.models).filter((model) => state.cards[model.card]?.profile === 'zombie');
    for (const model of ids.slice(count)) Object.assign(model, { status: 'ko', health: 0 });
  };

  test('[PC-FX-29@2017] with 3 of (3) in play and one Summoned, one is removed by choice', () => {
    const game = wake(mage('2017', ZOMBIES, { a: three }));
    expect(game.question('summonSurplus')).toMatchObject({ by: 'a' });
    expect(game.question('summonSurplus').options).toHaveLength(4);
    const [first = ''] = game.names.models('Zombie');
    game.answer('summonSurplus', first);
    expect([standing(game).length, game.state.models[first]?.status]).toEqual([3, 'ko']);
  });

  test('[PC-FX-29@2017] with 1 of (3) in play there are 2', () => {
    const game = wake(mage('2017', ZOMBIES, { a: three, tweak: left(1) }));
    expect(standing(game)).toHaveLength(2);
    expect(game.asked()).toEqual(['act']);
  });

  test("[PC-FX-29@2017] a card at 2 Fatigue whose last model was KO'ed keeps it: no command before the Effects Phase", () => {
    const tired = mage('2017', ZOMBIES, { a: zombies(3, { fatigue: 2 }), tweak: left(0) });
    wake(tired).endActivation();
    expect(standing(tired)).toHaveLength(1);
    expect(tired.asked()).toEqual(['turn']);
    endTurns(tired.activate('Foe').move('Foe').endActivation()).dice(2, 1);
    startRound(tired, { a: 'Mage', b: 'Foe' }, 'a');
    tired.activate('Mage', { minions: 'Zombie' });
    expect(tired.card('Zombie').fatigue).toBe(1);
  });

  test('[PC-FX-29@2013] a Minion-type creature has the numbers of its own card and acts only when commanded', () => {
    const game = wake(mage('2013', ZOMBIES, { a: three, tweak: left(0) }));
    const [made = ''] = standing(game);
    expect(game.state.models[made]).toMatchObject({ health: 1, card: game.names.card('Zombie') });
    expect(game.question('act').models).toEqual([game.names.model('Mage')]);
    game.endActivation();
    expect(game.question('commandAfter').cards).toEqual([game.names.card('Zombie')]);
    game.answer('commandAfter', game.names.card('Zombie'));
    expect(game.question('act')).toMatchObject({ occasion: 'minions', models: [made] });
    game.endActivation();
  });
});

describe('what it is made of', () => {
  const mind = (game: Play, bar: string, faces: readonly number[]) =>
    game
      .dice(...faces)
      .activate('Foe')
      .attack('Foe', bar, 's1');
  const raised = (edition: Edition, kind: string, bars: readonly string[]) =>
    raise(
      mage(edition, pillar(kind), { b: { Foe: { at: [12, 13], card: { J: 9, K: 9, actions: bars } } } }),
      [12, 10],
    ).endActivation();
  const JOLT = 'AP 1 Jolt (PRJ 8, K vs G, Damage 2) SFX: none';
  const SHATTER = 'AP 1 Shatter (PRJ 8, J vs G, Limited/Structures, Damage 2) SFX: none';

  test('[PC-FX-30@2013] a Spirit attack does no Damage to a summoned Token', () => {
    const game = raised('2013', 'Token', [JOLT]);
    expect(game.activate('Foe').refused((it) => it.attack('Foe', 'Jolt', 's1'))).toBe('target.immune');
    const hit = raised('2013', 'Token', ['AP 1 Shot (PRJ 8, H vs I, Damage 2) SFX: none']);
    expect(mind(hit, 'Shot', [6]).piece('s1')?.health).toBe(1);
  });

  test('[PC-FX-30@2017] a Mind attack Limited/Structures does its Damage to a summoned Structure, others do not', () => {
    expect(mind(raised('2017', 'Structure', [SHATTER]), 'Shatter', [1]).piece('s1')?.health).toBe(1);
    const game = raised('2017', 'Structure', [JOLT]);
    expect(game.activate('Foe').refused((it) => it.attack('Foe', 'Jolt', 's1'))).toBe('target.immune');
  });

  test('[PC-FX-30@2017] Dangerous Terrain 3 is a round Area of 3 inches radius, its centre within range', () => {
    const game = mage('2017', SWAMP);
    expect(game.refused((it) => it.attack('Mage', 'Drown', [], { at: [12, 12.7] }))).toBe('target.tooFar');
    game.attack('Mage', 'Drown', [], { at: [12, 12.5] });
    expect(game.piece('s1')).toMatchObject({
      kind: 'area',
      name: 'Black Swamp',
      hazard: true,
      footprint: { kind: 'disc', x: 304_800, y: 317_500, r: 76_200 },
    });
  });

  test('[PC-FX-30@2017] a text that lets earlier pieces stay wins: used twice, both are there', () => {
    const game = mage('2017', pillar('Structure', { keepsEarlier: true }), { dice: [2, 2] });
    raise(game, [12, 9]);
    raise(game, [10, 9]);
    expect(pieces(game)).toEqual(['s1', 's2']);
  });
});
