import { expect, test } from 'vitest';
import { beside, duel, reasons, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TYPE-01] a Projectile may be used on a Defender in Base to Base', () => {
    const game = duel(edition, { dice: [6, 1] });
    game.activate('Ace').attack('Ace', 'Shot', 'Foe', { sfx: [] });
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-TYPE-01] in Base to Base with one Enemy, an Indirect Action may go at either', () => {
    const lob = 'AP 1 Lob (IND 4, H vs I, Damage 1) SFX: none';
    const at = (target: string) => {
      const game = duel(edition, {
        ace: { card: { actions: [lob] } },
        b: { Two: { at: [12, 15] } },
        dice: [6, 1],
      });
      game.activate('Ace').attack('Ace', 'Lob', target);
      return [game.model('Foe').health, game.model('Two').health];
    };
    expect(at('Foe')).toEqual([5, 6]);
    expect(at('Two')).toEqual([6, 5]);
  });

  test('[PC-TYPE-01] there is no penalty for being in Base to Base', () => {
    const game = duel(edition, { b: { Two: { at: [12, 15] } }, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Shot', 'Two');
    expect(reasons(game)).toEqual([]);
    expect(game.last('rolled').attack.faces).toHaveLength(1);
  });

  test('[PC-TYPE-01] used in Base to Base it leaves no cover and has Momentum', () => {
    const game = duel(edition, {
      ace: { at: [9, 12] },
      foe: { at: [13.5, 12] },
      pieces: [structure('wall', { at: [14.5, 14], size: [0.5, 2], height: 2 })],
      dice: [1, 1, 1],
    });
    game
      .activate('Ace')
      .move('Ace', beside([13.5, 12], { side: 'west' }))
      .attack('Ace', 'Shot', 'Foe');
    expect(reasons(game)).toEqual(['Momentum 1']);
    expect(reasons(game, 'defence')).toEqual([]);
  });

  test('[PC-TYPE-01] a Combat Action of Type RCT is refused in the own Activation', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Counter (RCT/DMG, F vs G, Damage 1) SFX: none', STRIKE] } },
    });
    expect(game.activate('Ace').refused((it) => it.attack('Ace', 'Counter', 'Foe'))).toBe(
      'action.reactionOnly',
    );
  });

  test('[PC-TYPE-01] of two Types the Reaction is refused in the own Activation, the other is not', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Guard (IST or RCT/TGT, J vs T#6, Self/Defend 1) SFX: none'] } },
      dice: [5],
    });
    game.activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Guard', [], { use: 1 }))).toBe('action.reactionOnly');
    game.attack('Ace', 'Guard', [], { use: 0 });
    expect(game.model('Ace').defend).toBe(1);
  });

  test('[PC-TYPE-02] Heal with Type Indirect cannot heal its user', () => {
    const game = duel(edition, {
      ace: { health: 2, card: { actions: ['AP 1 Heal (IND 6, J vs T#8, Heal 1) SFX: none'] } },
    });
    expect(game.activate('Ace').refused((it) => it.attack('Ace', 'Heal', 'Ace'))).toBe('target.self');
  });

  test('[PC-TYPE-02] an Aura reaches its user', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Guard (AUR 4, J vs T#8, Limited/Friendly, Defend 1) SFX: none'] } },
      foe: { card: { actions: [STRIKE] } },
      dice: [6, /* Strike */ 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Guard').endActivation();
    game.activate('Foe').attack('Foe', 'Strike', 'Ace');
    expect(reasons(game, 'defence')).toEqual(['Defend 1']);
  });

  test('[PC-TYPE-02] an Instant Action affects its user and nobody else', () => {
    const game = duel(edition, {
      ace: { health: 2, card: { actions: ['AP 1 Rest (IST, J vs T#8, Heal 1) SFX: none'] } },
      foe: { health: 2 },
      dice: [6],
    });
    game.activate('Ace').attack('Ace', 'Rest');
    expect([game.model('Ace').health, game.model('Foe').health]).toEqual([3, 2]);
  });

  test('[PC-TYPE-02] a Pulse passes its user by, and Self/X reaches it with any Type', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Flare (PLS 4, H vs I, Damage 1) SFX: Self/Power Up 1'] } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Flare', [], { sfx: [0] });
    expect(game.events('rolled')).toHaveLength(1);
    expect([game.model('Ace').health, game.model('Foe').health]).toEqual([6, 5]);
    expect(game.card('Ace').powerUp).toBe(1);
  });
});
