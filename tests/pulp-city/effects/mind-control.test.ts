import { describe, expect, test } from 'vitest';
import { beside, diceRolled, duel, type DuelSpec, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { danger } from '../move/walker.ts';

const BEND = 'AP 1 Bend* (PRJ 8, J vs K, Mind Control) SFX: Attack 1';
const CLAW = 'AP 1 Claw (CCM, F vs G, Damage 1) SFX: Damage 1';
const MAUL = 'AP 2 Maul (CCM, F vs G, Damage 2) SFX: none';

const FOE_AT = [17, 12] as const;
const MATE_AT = beside(FOE_AT);

/** Ace takes hold of Foe's mind; Foe's teammate Mate stands in contact with it. */
const bend = (
  edition: Edition,
  spec: Omit<DuelSpec, 'edition'> = {},
  actions: readonly string[] = [CLAW],
): Play => {
  const { foe, b, ace, ...rest } = spec;
  return duel(edition, {
    dice: [2, 1],
    ...rest,
    ace: { ...ace, card: { actions: [BEND, CLAW] } },
    foe: { at: FOE_AT, ...foe, card: { actions, ...foe?.card } },
    b: { Mate: { at: MATE_AT }, ...b },
  })
    .activate('Ace')
    .attack('Ace', 'Bend', 'Foe');
};
const occasion = (game: Play) => game.pending('act')[0]?.occasion;

describe('what it costs, 2013', () => {
  test('[PC-FX-20@2013] with 4 of its AP Limit of 5 spent, an Action of 2 AP is not possible', () => {
    const spent = { foe: { apSpent: 4, card: { apLimit: 5 } } };
    const game = bend('2013', spent, [MAUL, CLAW]);
    expect(game.refused((it) => it.attack('Foe', 'Maul', 'Mate'))).toBe('cost.apLimit');
    expect(game.dice(2, 1).attack('Foe', 'Claw', 'Mate').model('Mate').health).toBe(5);
    const nothing = bend('2013', { ...spent, foe: { ...spent.foe, fatigue: 2 } }, [MAUL]);
    expect(occasion(nothing)).toBe('activation');
  });

  test("[PC-FX-20@2013] AP come from the Attacker's Pool: at 0 there is no Action of 1 AP", () => {
    const game = bend('2013', { pools: { a: 1, b: 9 } });
    expect(game.refused((it) => it.attack('Foe', 'Claw', 'Mate'))).toBe('cost.pool');
    game.endActivation();
    const paid = bend('2013', { pools: { a: 2, b: 9 }, dice: [2, 1, 2, 1] });
    paid.attack('Foe', 'Claw', 'Mate');
    expect([paid.pool('a'), paid.pool('b'), paid.card('Foe').apSpent, paid.card('Ace').apSpent]).toEqual([
      0, 9, 1, 1,
    ]);
  });

  test('[PC-FX-20@2013] a Movement Action Fatigues the Defender', () => {
    const game = bend('2013', { b: { Mate: { at: [2, 2] } } }).move('Foe', [17, 15]);
    expect([game.at('Foe').y, game.card('Foe').fatigue, game.card('Ace').fatigue]).toEqual([15, 1, 0]);
  });
});

describe('what it costs, 2017', () => {
  test('[PC-FX-20@2017] a Defender with 2 Fatigue cannot be moved', () => {
    const game = bend('2017', { foe: { fatigue: 2 } });
    expect(game.refused((it) => it.move('Foe', [17, 15]))).toBe('move.fatigue');
    game.endActivation();
  });

  test("[PC-FX-20@2017] of [AP 1] [Damage 1] the AP are the controller's, the Damage the Defender's", () => {
    const wild = 'AP 1 [Damage 1] Wild (CCM, F vs G, Damage 1) SFX: none';
    const game = bend('2017', { pools: { a: 5, b: 9 }, dice: [2, 1, 2, 1] }, [wild]);
    game.attack('Foe', 'Wild', 'Mate');
    expect([game.pool('a'), game.pool('b'), game.model('Foe').health, game.model('Ace').health]).toEqual([
      3, 9, 5, 6,
    ]);
  });

  test('[PC-FX-20@2017] what it cannot pay it cannot be made to do', () => {
    const drain = 'AP 1 [Power Down 1] Drain (CCM, F vs G, Damage 1) SFX: none';
    const game = bend('2017', { ace: { powerUp: 2 } }, [drain]);
    expect(game.refused((it) => it.attack('Foe', 'Drain', 'Mate'))).toBe('cost.powerUp');
    game.endActivation();
  });

  test('[PC-FX-20@2017] Climb High is refused, in the last Round as in any other', () => {
    const flyer = { card: { movement: 'Flight', move: 6 } } as const;
    const game = bend('2017', { foe: flyer, round: 4, dice: [2, 1, 1] });
    const climb = (it: Play) => it.climbHigh('Foe');
    expect(game.refused(climb)).toBe('climb.notNow');
    game.endActivation();
  });

  test('[PC-FX-20@2017] an EFX Attack 1 that is applied first helps the forced Action', () => {
    const forced = (order: readonly number[]) => {
      const game = bend('2017', { dice: [6, 1] });
      game.answer('spendSfx', { picks: [{ choice: 0, on: 'target' }], extras: [], order });
      game.dice(1, 1, 1).attack('Foe', 'Claw', 'Mate').forgetDice();
      return diceRolled(game)[0];
    };
    expect([forced([1, 0]), forced([0, 1])]).toEqual([2, 1]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('its player decides everything: Targets, Power Up dice, SFX', () => {
    const game = bend(edition, { foe: { powerUp: 2 }, dice: [2, 1, 6, 1, 1] });
    game.attack('Foe', 'Claw', 'Mate', { quiet: false });
    expect(game.question('attackDice')).toMatchObject({ by: 'a', max: 2 });
    game.answer('attackDice', { powerUp: 1, object: null, powers: [] });
    expect(game.question('spendSfx').by).toBe('a');
    game.spend(0);
    expect([game.model('Mate').health, game.card('Foe').powerUp]).toEqual([4, 1]);
  });

  test('the Defender keeps its own dice and Trait for the roll against the control', () => {
    const game = duel(edition, {
      ace: { card: { actions: [BEND] } },
      foe: { at: FOE_AT, powerUp: 1 },
      dice: [2, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Bend', 'Foe', { quiet: false });
    expect(game.question('defendDice')).toMatchObject({ by: 'b', max: 1 });
    game.answer('defendDice', { powerUp: 1, trait: 0, powers: [] });
    expect(diceRolled(game)).toEqual([1, 2]);
    game.endActivation();
  });

  test('one Action, no Reaction of its card, and it may be let go', () => {
    const parry = 'AP 0 Parry (RCT/DMG, F vs G, Damage 1) SFX: none';
    const game = bend(edition, { dice: [2, 1, 2, 1] }, [CLAW, parry]);
    expect(game.question('act')).toMatchObject({ by: 'a', occasion: 'mindControl', mayEnd: true });
    expect(game.refused((it) => it.attack('Foe', 'Parry', 'Mate'))).toBe('action.reactionOnly');
    game.attack('Foe', 'Claw', 'Mate');
    expect(game.pending('act')).toMatchObject([{ occasion: 'activation', card: game.names.card('Ace') }]);
    expect(game.state.activation?.card).toBe(game.names.card('Ace'));
    expect(occasion(bend(edition).endActivation())).toBe('activation');
  });

  test('it is no Activation of the Defender', () => {
    const game = bend(edition, { dice: [2, 1, 2, 1] }).attack('Foe', 'Claw', 'Mate');
    expect(game.card('Foe')).toMatchObject({ activationsThisRound: 0, activationsEver: 0 });
    expect(game.events('activationBegan')).toHaveLength(1);
  });

  test('it may end in Dangerous Terrain', () => {
    const game = bend(edition, {
      b: { Mate: { at: [2, 2] } },
      pieces: [danger('acid', [17, 16], [2, 2])],
      dice: edition === '2013' ? [2, 1, /* acid */ 1, 1, 6] : [2, 1],
    });
    game.move('Foe', [17, 16]);
    expect(game.events('struck').length + game.events('environmentRolled').length).toBeGreaterThan(0);
  });

  test('a Minion pays no AP and its move Fatigues the card', () => {
    const game = duel(edition, {
      ace: { card: { actions: [BEND, CLAW] } },
      foe: {
        at: FOE_AT,
        card: { kind: 'minion', actions: ['Activation Bite (CCM, F vs G, Damage 1) SFX: none'] },
      },
      b: { Boss: { at: MATE_AT } },
      pools: { a: 1 },
      dice: [2, 1, 2, 1],
    });
    game.activate('Ace').attack('Ace', 'Bend', 'Foe').attack('Foe', 'Bite', 'Boss');
    expect([game.model('Boss').health, game.pool('a'), game.card('Foe').fatigue]).toEqual([5, 0, 0]);
    const moved = duel(edition, {
      ace: { card: { actions: [BEND, CLAW] } },
      foe: { at: FOE_AT, card: { kind: 'minion' } },
      b: { Boss: { at: [2, 2] } },
      dice: [2, 1],
    });
    moved.activate('Ace').attack('Ace', 'Bend', 'Foe').move('Foe', [17, 14]);
    expect(moved.card('Foe').fatigue).toBe(1);
  });

  test('a model Immune/Mind Control is no Target', () => {
    const game = duel(edition, {
      ace: { card: { actions: [BEND, CLAW] } },
      foe: { at: FOE_AT, immune: ['Mind Control', 'Attack'] },
    }).activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Bend', 'Foe'))).toBe('target.immune');
  });

  test('its move goes over no roof edge that it could not go over itself', () => {
    const roof = structure('roof', { at: [14.5, 12], size: [9, 5], height: 6 });
    const up = { foe: { z: 6 }, ace: { z: 6 }, b: { Mate: { at: [2, 2] as const } } };
    const game = bend(edition, { ...up, pieces: [roof] });
    expect(game.refused((it) => it.move('Foe', [17, 16]))).toMatch(/^move\./);
    game.endActivation();
  });
});

describe('whose friend it is', () => {
  const riposte = 'AP 0 Riposte (RCT/DMG, F vs G, Damage 1) SFX: none';
  const hate = 'AP 1 Hate (CCM, F vs G, Limited/Enemies, Damage 1) SFX: none';
  const mate = { Mate: { at: MATE_AT, card: { actions: [riposte] } } };

  test('[PC-FX-21@2017] a teammate with RCT/DMG may react against it', () => {
    const game = bend('2017', { b: mate, dice: [2, 1, 2, 1] });
    game.attack('Foe', 'Claw', 'Mate', { quiet: false });
    expect(game.question('react')).toMatchObject({ by: 'b', against: game.names.model('Foe') });
    game.dice(2, 1).react('Mate', 'Riposte', 'Foe');
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-FX-21@2017] an Action Limited/Enemies may be used on a teammate, not on the controller', () => {
    const game = bend('2017', { b: mate, dice: [2, 1, 2, 1] }, [hate]);
    game.attack('Foe', 'Hate', 'Mate');
    expect(game.model('Mate').health).toBe(5);
    const near = duel('2017', {
      ace: { card: { actions: [BEND, CLAW] } },
      foe: { card: { actions: [hate] } },
      dice: [2, 1],
    });
    near.activate('Ace').attack('Ace', 'Bend', 'Foe');
    expect(near.refused((it) => it.attack('Foe', 'Hate', 'Ace'))).toBe('target.limited');
    near.endActivation();
  });

  test('[PC-FX-21@2017] Mobbing is counted with the sides swapped for it', () => {
    const game = bend('2017', {
      b: { Mate: { at: MATE_AT } },
      a: { Pal: { at: beside(MATE_AT) } },
      dice: [2, 1, 1, 1, 1],
    });
    game.attack('Foe', 'Claw', 'Mate');
    expect(reasons(game)).toEqual(['Mobbing 1']);
  });

  test('[PC-FX-21@2017] Stealth of a teammate keeps it off', () => {
    const shot = 'AP 1 Shot (PRJ 8, H vs I, Damage 1) SFX: none';
    const game = bend('2017', { b: { Mate: { at: [17, 18], card: { stealth: true } } } }, [shot]);
    expect(game.refused((it) => it.attack('Foe', 'Shot', 'Mate'))).toBe('target.stealth');
    game.endActivation();
  });

  test('[PC-FX-21@2013] no Reaction: the attacker is no Enemy of its teammate', () => {
    const game = bend('2013', { b: mate, dice: [2, 1, 2, 1] });
    game.attack('Foe', 'Claw', 'Mate', { quiet: false });
    expect(game.model('Mate').health).toBe(5);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-FX-21@2013] it stays Friendly to its own Team: an Action Limited/Enemies is for the controller', () => {
    const game = bend('2013', { b: mate }, [hate]);
    expect(game.refused((it) => it.attack('Foe', 'Hate', 'Mate'))).toBe('target.limited');
    game.endActivation();
    const near = duel('2013', {
      ace: { card: { actions: [BEND, CLAW] } },
      foe: { card: { actions: [hate] } },
      dice: [2, 1, 2, 1],
    });
    near.activate('Ace').attack('Ace', 'Bend', 'Foe').attack('Foe', 'Hate', 'Ace');
    expect(near.model('Ace').health).toBe(5);
  });

  test('[PC-FX-21@2013] nothing swaps: friends about the teammate give no Mobbing', () => {
    const game = bend('2013', {
      b: { Mate: { at: MATE_AT }, Third: { at: beside(MATE_AT) } },
      dice: [2, 1, 1, 1],
    });
    game.attack('Foe', 'Claw', 'Mate');
    expect(reasons(game)).toEqual([]);
  });

  test('[PC-FX-21@2013] Stealth of a teammate does not keep a friend off', () => {
    const shot = 'AP 1 Shot (PRJ 8, H vs I, Damage 1) SFX: none';
    const game = bend(
      '2013',
      { b: { Mate: { at: [17, 18], card: { stealth: true } } }, dice: [2, 1, 2, 1] },
      [shot],
    );
    expect(game.attack('Foe', 'Shot', 'Mate').model('Mate').health).toBe(5);
  });

  test('[PC-FX-21@2013] its Follow Up keeps the side as well: Limited/Enemies is still for the controller', () => {
    const combo = 'AP 1 Combo (CCM, F vs G, Damage 1 and Follow Up) SFX: none';
    const game = bend('2013', { b: mate, dice: [2, 1, 2, 1] }, [combo, hate, CLAW]);
    game.attack('Foe', 'Combo', 'Mate');
    expect(occasion(game)).toBe('followUp');
    expect(game.refused((it) => it.attack('Foe', 'Hate', 'Mate'))).toBe('target.limited');
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-05] [PC-FX-20] a Mind-Controlled Blast that misses is moved by the opponent of whoever controls it', () => {
    const lob = 'AP 1 Lob (PRJ 8, H vs I, Damage 1 and Blast 2) SFX: none';
    const game = bend(edition, { b: { Mate: { at: beside(FOE_AT, { gap: 3 }) } }, dice: [2, 1, 1, 2] }, [
      lob,
    ]);
    game.attack('Foe', 'Lob', 'Mate');
    expect(game.question('blastDrift').by).toBe('b');
    game.drift();
  });

  test('[PC-FX-04] [PC-FX-20] the further rolls of a Mind-Controlled Blast are ordered by whoever controls it', () => {
    const lob = 'AP 1 Lob (PRJ 8, H vs I, Damage 1 and Blast 2) SFX: none';
    const mate = beside(FOE_AT, { gap: 3 });
    const game = bend(
      edition,
      {
        b: {
          Mate: { at: mate },
          One: { at: beside(mate, { side: 'north' }) },
          Two: { at: beside(mate, { side: 'south' }) },
        },
        dice: [2, 1, 2, 1],
      },
      [lob],
    );
    game.attack('Foe', 'Lob', 'Mate', { quiet: false });
    expect(game.question('blastOrder').by).toBe('a');
  });
});
