import { describe, expect, test } from 'vitest';
import { ACE_AT, beside, diceRolled, duel, type DuelSpec, reasons } from '../../support/duel.ts';

import { object } from '../../support/pieces.ts';
import type { AttackOptions, Play } from '../../support/play.ts';
import type { TeamSpec } from '../../support/scene.ts';

const SHOT = 'AP 1 Shot (PRJ 8, H vs G, Damage 1) SFX: Damage 1, Blast 2, Extra Target 2';
const PING = 'AP 1 Ping (PRJ 8, J vs T#5, Damage 1) SFX: Damage 1';
const WAVE = 'AP 1 Wave (PLS 8, H vs G, Damage 1) SFX: none';
const LEASH = 'AP 1 Leash (PRJ 8, H vs G, Limited/Mechanical, Damage 1) SFX: none';
const TANK = { role: 'Tank' } as const;

/** Foe stands 5 inches off Ace, with a Tank of its Team behind it. */
const FOE_AT = beside(ACE_AT, { gap: 5 });
const behind = (gap = 0): readonly [number, number] => beside(FOE_AT, { gap });

const guarded = (
  spec: Omit<DuelSpec, 'edition'> = {},
  tank: TeamSpec[string] = { at: behind(), card: TANK },
): Play => {
  const game = duel('2017', {
    gap: 5,
    ...spec,
    ace: { ...spec.ace, card: { actions: [SHOT, PING, WAVE, LEASH], ...spec.ace?.card } },
    b: { Wall: tank, ...spec.b },
  });
  return game.activate('Ace');
};

const shoot = (game: Play, name = 'Shot', options: AttackOptions = {}) =>
  game.attack('Ace', name, name === 'Wave' ? [] : 'Foe', { quiet: false, ...options });

const hurt = (game: Play, ...names: readonly string[]) => names.map((name) => 6 - game.model(name).health);

describe('a Tank as the Defender', () => {
  const hit = (spec: Omit<DuelSpec, 'edition'>) =>
    duel('2017', { gap: 5, ...spec, foe: { ...spec.foe, card: TANK } })
      .activate('Ace')
      .attack('Ace', 'Shot', 'Foe');

  test('[PC-ROLE-10] rolls 2 dice without any other bonus', () => {
    const game = hit({ dice: [1, 1, 1] });
    expect([diceRolled(game), reasons(game, 'defence')]).toEqual([[1, 2], ['Tank 1']]);
  });

  test('[PC-ROLE-10] under Suppress 2 rolls 1 die', () => {
    expect(diceRolled(hit({ foe: { suppress: 2 }, dice: [1, 1] }))).toEqual([1, 1]);
  });

  test('[PC-ROLE-10] its die is no Combat Bonus: nobody can be Immune to it, and it is not there when it attacks', () => {
    const game = duel('2017', { gap: 5, ace: { card: { role: 'Tank' } }, dice: [1, 1] })
      .activate('Ace')
      .attack('Ace', 'Shot', 'Foe');
    expect(diceRolled(game)).toEqual([1, 1]);
    expect(
      hit({ dice: [1, 1, 1] })
        .last('rolled')
        .defence?.sources.find(({ name }) => name === 'Tank')?.kind,
    ).toBe('role');
  });
});

describe('taking a hit for a Friendly model', () => {
  test('[PC-ROLE-11] the Tank rolls with its own Defense, its die and Size Matters, and suffers the Effects', () => {
    const minion = { card: { kind: 'minion', health: 1 } } as const;
    const big = { at: beside(FOE_AT, { otherMm: 40 }), card: { ...TANK, baseMm: 40, G: 7 } } as const;
    const game = guarded({ foe: minion, ace: { card: { H: 9 } }, dice: [1, 1, 1, 1] }, big);
    shoot(game);
    expect(game.question('redirect')).toMatchObject({
      by: 'b',
      target: game.names.model('Foe'),
      to: [{ model: game.names.model('Wall') }],
    });
    game.answer('redirect', game.names.model('Wall'));
    expect(game.last('rolled')).toMatchObject({
      target: game.names.model('Wall'),
      defence: { trait: 'G', value: 7, faces: [1, 1, 1] },
    });
    expect(reasons(game, 'defence')).toEqual(['Size Matters 1', 'Tank 1']);
    expect([game.model('Foe').health, ...hurt(game, 'Wall')]).toEqual([1, 1]);
  });

  test('[PC-ROLE-11] its player may leave the roll where it is', () => {
    const game = shoot(guarded({ dice: [2, 1] })).answer('redirect', null);
    expect(hurt(game, 'Foe', 'Wall')).toEqual([1, 0]);
  });

  test('[PC-ROLE-11] half an inch off nothing is offered', () => {
    const game = shoot(guarded({ dice: [2, 1] }, { at: behind(0.5), card: TANK }));
    expect([game.asked(), hurt(game, 'Foe')]).toEqual([['act'], [1]]);
  });

  test('[PC-ROLE-11] nor against a Dynamic Action, which has no Defender', () => {
    const game = shoot(guarded({ dice: [1] }), 'Ping');
    expect([game.asked(), hurt(game, 'Foe', 'Wall')]).toEqual([['act'], [1, 0]]);
  });

  test('[PC-ROLE-11] a roll is taken over at most once: not by a Tank in Base to Base with the first', () => {
    const two = { Second: { at: beside(behind()), card: TANK } };
    const game = shoot(guarded({ b: two, dice: [3, 1, 1] }));
    expect(game.question('redirect').to.map(({ model }) => model)).toEqual([game.names.model('Wall')]);
    game.answer('redirect', game.names.model('Wall'));
    expect(hurt(game, 'Foe', 'Wall', 'Second')).toEqual([0, 1, 0]);
  });

  test('[PC-ROLE-11] of two Tanks the player names one', () => {
    const two = { Second: { at: beside(FOE_AT, { side: 'north' }), card: TANK } };
    const game = shoot(guarded({ b: two, dice: [3, 1, 1] }));
    expect(game.question('redirect').to).toHaveLength(2);
    expect(game.refused((it) => it.answer('redirect', it.names.model('Foe')))).toBe('answer.notOffered');
    game.answer('redirect', game.names.model('Second'));
    expect(hurt(game, 'Foe', 'Wall', 'Second')).toEqual([0, 0, 1]);
  });

  test('[PC-ROLE-11] not if the Action could do nothing to the Tank', () => {
    const bot = { types: ['Mechanical'] } as const;
    const limited = shoot(guarded({ foe: { card: bot }, dice: [2, 1] }), 'Leash');
    expect([limited.asked(), hurt(limited, 'Foe')]).toEqual([['act'], [1]]);
    const same = shoot(
      guarded({ foe: { card: bot }, dice: [3, 1, 1] }, { at: behind(), card: { ...TANK, ...bot } }),
      'Leash',
    );
    same.answer('redirect', same.names.model('Wall'));
    expect(hurt(same, 'Foe', 'Wall')).toEqual([0, 1]);
  });

  test('[PC-ROLE-11] range and sight are not asked again', () => {
    // 8 inches to Foe, more to the Tank.
    const at = beside(ACE_AT, { gap: 8 });
    const game = shoot(guarded({ gap: 8, dice: [3, 1, 1] }, { at: beside(at), card: TANK }));
    game.answer('redirect', game.names.model('Wall'));
    expect(hurt(game, 'Foe', 'Wall')).toEqual([0, 1]);
  });

  test('[PC-ROLE-11] [PC-COND-04@2017] a Tank with Stealth takes no roll from more than 4 inches away, unless it is Stunned', () => {
    const wall = (gap: number, more = {}): TeamSpec[string] => ({
      at: beside(ACE_AT, { gap, side: 'north' }),
      card: { ...TANK, stealth: true },
      ...more,
    });
    const foe = (gap: number) => ({ at: beside(beside(ACE_AT, { gap, side: 'north' })) });
    const far = shoot(guarded({ foe: foe(6), dice: [2, 1] }, wall(6)));
    expect([far.asked(), hurt(far, 'Foe', 'Wall')]).toEqual([['act'], [1, 0]]);
    for (const it of [
      guarded({ foe: foe(3.8), dice: [3, 1, 1] }, wall(3.8)),
      guarded({ foe: foe(6), dice: [3, 3, 1, 1] }, wall(6, { stunned: true })),
    ]) {
      const game = shoot(it).answer('redirect', it.names.model('Wall'));
      expect(hurt(game, 'Foe', 'Wall')).toEqual([0, 1]);
    }
  });

  test('[PC-ROLE-11] the roll of a Reaction goes to the Attacker it answers, never to his Tank', () => {
    const bite = 'AP 0 Bite (RCT/DMG, H vs I, Damage 1) SFX: none';
    const game = duel('2017', {
      a: { Own: { at: beside(ACE_AT, { side: 'west' }), card: TANK } },
      foe: { card: { actions: [bite] } },
      dice: [2, 1, /* Bite */ 2, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    game.react('Foe', 'Bite', 'Ace', { quiet: false });
    expect([game.asked(), hurt(game, 'Ace', 'Own')]).toEqual([['act'], [1, 0]]);
  });

  test('[PC-ROLE-11] comes after the RCT/TGT of the Target and before any die is declared; its own is not triggered', () => {
    const flinch = 'AP 0 Flinch (RCT/TGT, J vs K, Suppress 1) SFX: none';
    const game = guarded(
      { ace: { powerUp: 1 }, foe: { card: { actions: [flinch] } }, dice: [3, 1, 1] },
      { at: behind(), card: { ...TANK, actions: [flinch] } },
    );
    shoot(game);
    expect(game.question('react').options.map(({ model }) => model)).toEqual([game.names.model('Foe')]);
    game.decline();
    expect(game.asked()).toEqual(['redirect']);
    game.answer('redirect', game.names.model('Wall'));
    expect(game.asked()).toEqual(['attackDice']);
    expect(hurt(game.decline(), 'Foe', 'Wall')).toEqual([0, 1]);
  });

  test('[PC-ROLE-11] a Tank in the same area rolls for itself and once more for the other', () => {
    const game = guarded({ dice: [3, 1, 1, 3, 1, 1] });
    shoot(game, 'Wave').answer('redirect', game.names.model('Wall'));
    expect(game.events('rolled').map(({ target }) => target)).toEqual([
      game.names.model('Wall'),
      game.names.model('Wall'),
    ]);
    expect(hurt(game, 'Foe', 'Wall')).toEqual([0, 2]);
  });

  test('[PC-ROLE-11] Extra Target is measured from the Tank', () => {
    const b = { Far: { at: beside(behind(), { gap: 1.5 }), card: { G: 1 } } };
    const spec = { ace: { card: { trump: ['H'] } }, b } as const;
    const extra = shoot(guarded({ ...spec, dice: [5, 1, 1] })).answer('redirect', 'b2');
    extra.spend(2);
    const options = extra.question('extraTarget').options.map((id) => id);
    expect(options.sort()).toEqual([extra.names.model('Foe'), extra.names.model('Far')].sort());
    extra.answer('extraTarget', extra.names.model('Far'));
    expect(hurt(extra, 'Foe', 'Wall', 'Far')).toEqual([0, 1, 1]);
  });

  test('[PC-ROLE-11] [PC-FX-04@2017] a Blast keeps its centre over the model that was spared; the Tank rolls again for itself', () => {
    const minion = { at: FOE_AT, card: { kind: 'minion', health: 1 } } as const;
    const big = { at: beside(FOE_AT, { otherMm: 40 }), card: { ...TANK, baseMm: 40 } } as const;
    const spec = { ace: { card: { trump: ['H'] } }, foe: minion } as const;
    // Size Matters gives the Tank a die against Ace.
    const game = guarded({ ...spec, dice: [5, 1, 1, 1, /* for itself */ 4, 1, 1, 1] }, big);
    shoot(game).answer('redirect', game.names.model('Wall')).spend(1);
    expect(game.last('blastPlaced')).toMatchObject({ x: game.model('Foe').x, y: game.model('Foe').y });
    expect(game.events('rolled').map(({ target, splash }) => [target, splash])).toEqual([
      [game.names.model('Wall'), false],
      [game.names.model('Wall'), true],
    ]);
    expect([game.model('Foe').health, ...hurt(game, 'Wall')]).toEqual([1, 2]);
  });

  test('[PC-ROLE-11] a further roll of a Blast against another friend may be taken over as well', () => {
    const b = { Mate: { at: beside(behind(), { side: 'north' }) } } as const;
    const game = guarded({ ace: { card: { trump: ['H'] } }, b, dice: [5, 1, 4, 1, 1, 4, 1, 1] });
    shoot(game).answer('redirect', null).spend(1);
    game.answer('blastOrder', ['Mate', 'Wall'].map(game.names.model));
    expect(game.question('redirect').target).toBe(game.names.model('Mate'));
    game.answer('redirect', game.names.model('Wall'));
    expect(hurt(game, 'Foe', 'Mate', 'Wall')).toEqual([1, 0, 2]);
  });

  test('[PC-FX-05@2017] missed by its roll against the Tank, the Blast moves from where the Target stands', () => {
    const lob = 'AP 1 Lob (PRJ 8, H vs G, Damage 1 and Blast 1) SFX: none';
    const game = guarded({ ace: { card: { actions: [lob] } }, dice: [1, 1, 1] });
    shoot(game, 'Lob').answer('redirect', game.names.model('Wall'));
    const { x, y } = game.model('Foe');
    expect(game.question('blastDrift')).toMatchObject({ by: 'b', x, y });
    game.drift(-2);
    expect(game.last('blastPlaced').members).toEqual([]);
  });

  test('[PC-ROLE-11] a thrown Object lies where the Tank is, in Base to Base with it', () => {
    const crate = object('crate', { at: [12 - 15 / 25.4 - 0.5, 12], rank: 2 });
    const hurl = 'AP 1 Hurl (THR 8, F vs I, Damage 1) SFX: none';
    const game = guarded({ ace: { card: { F: 9, actions: [hurl] } }, pieces: [crate], dice: [1, 1, 1] });
    shoot(game, 'Hurl', { object: 'crate' }).answer('redirect', game.names.model('Wall'));
    const { touching, at } = game.question('placeObject');
    expect(touching).toEqual([game.names.model('Wall')]);
    game.answer('placeObject', { ...at, turn: 0 });
    expect([hurt(game, 'Foe', 'Wall'), game.piece('crate')?.health]).toEqual([[0, 1], 1]);
  });

  test('[PC-ROLE-11] Friendly is the side of the Target, whoever attacks it', () => {
    // Ace shoots a model of its own Team, which its own Tank may cover.
    const a = { Pal: { at: FOE_AT }, Own: { at: behind(), card: TANK } } as const;
    const game = duel('2017', {
      ace: { card: { actions: [SHOT] } },
      foe: { at: [22, 22] },
      a,
      dice: [3, 1, 1],
    }).activate('Ace');
    game.attack('Ace', 'Shot', 'Pal', { quiet: false });
    expect(game.question('redirect').by).toBe('a');
    game.answer('redirect', game.names.model('Own'));
    expect(hurt(game, 'Pal', 'Own')).toEqual([0, 1]);
  });

  test('[PC-ROLE-11] not for an Enemy that it touches', () => {
    const enemy = duel('2017', {
      gap: 0,
      a: { Own: { at: beside(beside(ACE_AT)), card: TANK } },
      dice: [/* Mobbing */ 2, 1, 1],
    });
    enemy.activate('Ace').attack('Ace', 'Shot', 'Foe', { quiet: false, sfx: [] });
    expect([enemy.asked(), hurt(enemy, 'Foe')]).toEqual([['act'], [1]]);
  });

  test('[PC-ROLE-11] not for a friend that it attacks itself', () => {
    const game = duel('2017', {
      ace: { card: TANK },
      foe: { at: [22, 22] },
      a: { Pal: { at: beside(ACE_AT) } },
      dice: [1, 2],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Pal', { quiet: false });
    expect([game.last('rolled').target, game.asked()]).toEqual([game.names.model('Pal'), ['act']]);
  });

  test('[PC-ROLE-11] a Tank KO’ed by the first roll of an area takes no second', () => {
    const game = guarded(
      { b: { Two: { at: beside(behind()) } }, dice: [6, 1, 1, 1, 1, 1, 1] },
      {
        at: behind(),
        health: 1,
        card: TANK,
      },
    );
    game.attack('Ace', 'Wave', ['Wall', 'Foe', 'Two'], { quiet: false });
    expect(game.events('rolled').map(({ target }) => target)).toEqual(
      ['Wall', 'Foe', 'Two'].map(game.names.model),
    );
    game.forgetDice();
  });
});
