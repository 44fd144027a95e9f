import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { diceEffectOn, traitOf } from '../../../src/systems/pulp-city/traits/values.ts';
import { ACE_AT, beside, duel, type DuelSpec, reasons, SHOT } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns, startRound } from '../../support/rounds.ts';

const SHIELD = 'AP 1 Shield* (AUR 4, J vs T#7, Defend 1) SFX: Defend 1';
const WARD = 'AP 1 Ward* (AUR 4, J vs T#7, Defend 1) SFX: none';
const DREAD = 'AP 1 Dread* (AUR 4, J vs K, Limited/Enemies, Suppress 1) SFX: Suppress 1';

/** Inches between the edges of two 30 mm bases, eastwards. */
const off = (gap: number) => beside(ACE_AT, { gap });

const shielded = (edition: Edition, spec: Omit<DuelSpec, 'edition'> = {}, bar = SHIELD): Play => {
  const { ace, ...rest } = spec;
  return duel(edition, {
    gap: 8,
    ...rest,
    ace: { ...ace, card: { actions: [bar, WARD, SHOT], ...ace?.card } },
  })
    .activate('Ace')
    .attack('Ace', bar === SHIELD ? 'Shield' : 'Dread');
};

const defend = (game: Play, name: string): number =>
  diceEffectOn(worldOf(game.game), game.names.model(name), 'defend');
const suppress = (game: Play, name: string): number =>
  diceEffectOn(worldOf(game.game), game.names.model(name), 'suppress');
const defends = (game: Play, ...names: readonly string[]) => names.map((name) => defend(game, name));

const PALS = { Near: { at: off(3) }, Half: { at: beside(ACE_AT, { gap: 3.9, side: 'north' }) } } as const;

describe('the extent of an Aura', () => {
  test('[PC-TYPE-10@2013] holds the user, everyone within its inches, and nobody else', () => {
    const game = shielded('2013', {
      a: { ...PALS, Far: { at: beside(ACE_AT, { gap: 4.1, side: 'west' }) } },
      foe: { at: [12, 9] },
      dice: [3],
    });
    expect(defends(game, 'Ace', 'Near', 'Half', 'Far', 'Foe')).toEqual([1, 1, 1, 0, 1]);
  });

  test('[PC-TYPE-10@2013] gives its Effects to a friend who enters later in the Round', () => {
    const game = shielded('2013', { a: { Pal: { at: off(5) } }, dice: [3] });
    expect(defend(game, 'Pal')).toBe(0);
    game.endActivation().activate('Foe').move('Foe').endActivation();
    game.activate('Pal').move('Pal', off(3));
    expect(defend(game, 'Pal')).toBe(1);
  });

  test('[PC-TYPE-10@2017] takes its Effects from a friend who leaves, in the very roll', () => {
    const game = shielded('2017', {
      a: { Pal: { at: off(3) } },
      foe: { card: { actions: [SHOT] } },
      dice: [3],
    });
    game.endActivation();
    game.dice(1, 1, 1).activate('Foe').attack('Foe', 'Shot', 'Pal');
    expect(reasons(game, 'defence')).toEqual(['Defend 1']);
    game.endActivation().activate('Pal').move('Pal', off(5)).endActivation();
    expect(defend(game, 'Pal')).toBe(0);
    game.dice(1, 1).activate('Foe').attack('Foe', 'Shot', 'Pal');
    expect(reasons(game, 'defence')).toEqual([]);
  });

  test('[PC-TYPE-10@2017] reaches a base that is half inside, and through walls', () => {
    const wall = structure('wall', { at: [12, 14], size: [6, 1], height: 5 });
    const game = shielded('2017', { a: PALS, pieces: [wall], dice: [3] });
    expect(defend(game, 'Half')).toBe(1);
    const edge = shielded('2017', { a: { On: { at: off(4) }, Out: { at: [12, 17.3] } }, dice: [3] });
    expect(defends(edge, 'On', 'Out')).toEqual([1, 0]);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TYPE-10] goes where its user goes', () => {
      const game = shielded(edition, { a: { Pal: { at: off(3) } }, dice: [3] });
      game.move('Ace', [7, 12]);
      expect(defends(game, 'Ace', 'Pal')).toEqual([1, 0]);
    });

    test('[PC-TYPE-10] covers only whom the bar allows, whenever they come', () => {
      const bar = 'AP 1 Shield* (AUR 4, J vs T#7, Limited/Friendly; Excluded/Mechanical, Defend 1) SFX: none';
      const game = shielded(edition, {
        ace: { card: { actions: [bar] } },
        a: { Bot: { card: { types: ['Mechanical'] }, at: [12, 15] }, Pal: { at: off(2) } },
        foe: { at: [12, 9] },
        dice: [3],
      });
      expect(defends(game, 'Ace', 'Bot', 'Pal', 'Foe')).toEqual([1, 0, 1, 0]);
    });

    test('[PC-TYPE-10] does once, on use, what does not last', () => {
      const bar = 'AP 1 Shield* (AUR 4, J vs T#7, Limited/Enemies, Damage 1 and Suppress 1) SFX: none';
      const game = shielded(edition, {
        ace: { card: { actions: [bar] } },
        foe: { at: off(3) },
        b: { Late: { at: off(5) } },
        dice: [3],
      });
      expect([game.model('Foe').health, game.model('Late').health]).toEqual([5, 6]);
      game.endActivation().activate('Late').move('Late', [16.7, 14]);
      expect([suppress(game, 'Foe'), suppress(game, 'Late'), game.model('Late').health]).toEqual([1, 1, 6]);
    });

    test('[PC-TYPE-10] does what its text does on success once, and keeps what its text says of those inside', () => {
      const text = {
        bar: 'AP 1 Shield* (AUR 4, J vs T#7, Limited/Friendly, Special/Rally) SFX: none',
        specials: [
          {
            name: 'Rally',
            clauses: [
              { at: 'achieved', must: [{ fx: 'heal', x: 1, to: 'target' }] },
              { modify: 'trait', of: 'F', by: 2 },
            ],
          },
        ],
      } as const;
      const game = duel(edition, {
        ace: { card: { actions: [text] }, health: 2 },
        a: { Pal: { at: off(3), health: 2 }, Late: { at: off(5), health: 2 } },
        gap: 9,
        dice: [3],
      })
        .activate('Ace')
        .attack('Ace', 'Shield');
      game.endActivation().activate('Foe').move('Foe').endActivation();
      game.activate('Late').move('Late', [15.5, 14]);
      const w = worldOf(game.game);
      const names = ['Ace', 'Pal', 'Late', 'Foe'];
      expect(names.map((name) => game.model(name).health)).toEqual([3, 3, 2, 6]);
      expect(names.map((name) => traitOf(w, game.names.model(name), 'F'))).toEqual([6, 6, 6, 4]);
    });

    test("[PC-TYPE-10] ends when its user is KO'ed", () => {
      const game = shielded(edition, {
        ace: { health: 1 },
        a: { Pal: { at: off(3) } },
        foe: { card: { H: 9, actions: [SHOT] } },
        dice: [3],
      });
      game.endActivation();
      // In 2017 a friend keeps nobody from being shot at; the Aura helps its user as well.
      game.dice(6, 1, 1).activate('Foe').attack('Foe', 'Shot', 'Ace', { sfx: [] });
      expect(game.model('Ace').status).toBe('ko');
      expect(defend(game, 'Pal')).toBe(0);
      expect(game.state.auras).toEqual([]);
    });

    test('[PC-TYPE-10] of Trait against Trait holds those it beat on use, each for what it suffered', () => {
      const game = shielded(
        edition,
        {
          ace: { card: { actions: [DREAD], trump: ['J'] } },
          foe: { at: off(1) },
          b: { Two: { at: [12, 9] }, Bold: { card: { K: 9 }, at: [12, 15] }, Late: { at: off(6) } },
          dice: [6, 1, /* Two */ 4, 1, /* Bold */ 1, 1],
        },
        DREAD,
      );
      game.spend(0);
      game.endActivation().activate('Late').move('Late', off(2.5));
      expect(['Ace', 'Foe', 'Two', 'Bold', 'Late'].map((name) => suppress(game, name))).toEqual([
        0, 2, 1, 0, 0,
      ]);
    });
  });
});

describe('how often and how long', () => {
  const trump = (edition: Edition, spec: Omit<DuelSpec, 'edition' | 'ace'> = {}): Play =>
    duel(edition, {
      gap: 8,
      ...spec,
      ace: { card: { actions: [SHIELD, WARD], trump: ['J'] }, powerUp: 4 },
      a: { Pal: { at: off(3), card: { actions: [SHIELD] } }, ...spec.a },
    }).activate('Ace');

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TYPE-11] used again, the new Effects and SFX replace the old and do not stack', () => {
      const game = trump(edition, { dice: [3, 6, 6] }).attack('Ace', 'Shield', []);
      expect(defends(game, 'Ace', 'Pal')).toEqual([1, 1]);
      game.attack('Ace', 'Shield', [], { boost: 1, sfx: [0, 0] });
      expect(defends(game, 'Ace', 'Pal')).toEqual([3, 3]);
    });

    test('[PC-TYPE-11] used again without SFX, only the base Effect remains', () => {
      const game = trump(edition, { dice: [6, 6, 3] }).attack('Ace', 'Shield', [], { boost: 1, sfx: [0, 0] });
      expect(defends(game, 'Ace', 'Pal')).toEqual([3, 3]);
      game.attack('Ace', 'Shield', []);
      expect(defends(game, 'Ace', 'Pal')).toEqual([1, 1]);
    });

    test('[PC-TYPE-11] a second use that fails replaces nothing', () => {
      const game = trump(edition, { dice: [6, 6, 2] }).attack('Ace', 'Shield', [], { boost: 1, sfx: [0, 0] });
      game.attack('Ace', 'Shield', []);
      expect(game.last('rolled').won).toBe(false);
      expect(defends(game, 'Ace', 'Pal')).toEqual([3, 3]);
    });

    test('[PC-TYPE-11] another Aura, or the same one of another model, stacks', () => {
      const game = trump(edition, { dice: [3, 3, 3] })
        .attack('Ace', 'Shield', [])
        .attack('Ace', 'Ward', []);
      expect(defends(game, 'Ace', 'Pal')).toEqual([2, 2]);
      if (game.asked()[0] === 'act') game.endActivation();
      game.activate('Foe').move('Foe').endActivation();
      game.activate('Pal').attack('Pal', 'Shield', []);
      expect(defends(game, 'Ace', 'Pal')).toEqual([3, 3]);
    });

    test('[PC-TYPE-11] lasts to the next Effects Phase, not to the end of the Round', () => {
      const game = trump(edition, { dice: [3, /* Starting Roll */ 5, 1] }).attack('Ace', 'Shield', []);
      endTurns(game.endActivation());
      expect(defend(game, 'Pal')).toBe(1);
      startRound(game, { a: 'Ace', b: 'Foe' }, 'a');
      expect([game.state.round.number, defend(game, 'Pal')]).toEqual([2, 0]);
    });
  });

  test('[PC-TYPE-11] of Trait against Trait used again, each keeps or exchanges its own', () => {
    const game = duel('2017', {
      gap: 1,
      ace: { card: { actions: [DREAD], trump: ['J'] } },
      b: { Two: { at: [12, 9] } },
      dice: [6, 1, 6, 1, /* again */ 3, 1, 1, 6],
    }).activate('Ace');
    game.attack('Ace', 'Dread').spend(0).spend(0);
    expect([suppress(game, 'Foe'), suppress(game, 'Two')]).toEqual([2, 2]);
    game.attack('Ace', 'Dread');
    expect([suppress(game, 'Foe'), suppress(game, 'Two')]).toEqual([1, 2]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-27] [PC-TYPE-10] its own Aura goes on covering a user who turns Spectral', () => {
    const game = duel(edition, {
      gap: 8,
      ace: {
        card: {
          actions: [
            'AP 1 Glow* (AUR 4, H vs T#7, Limited/Friendly, Defend 1) SFX: none',
            'AP 1 Fade (IST, K vs T#5, Self/Spectral) SFX: none',
          ],
        },
      },
      a: { Pal: { at: off(1), spectral: true } },
      dice: [6, 6],
    }).activate('Ace');
    game.attack('Ace', 'Glow');
    expect(defends(game, 'Ace', 'Pal')).toEqual([1, 0]);
    game.attack('Ace', 'Fade');
    expect([game.model('Ace').spectral, ...defends(game, 'Ace', 'Pal')]).toEqual([true, 1, 0]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TYPE-10] ends when its user takes off', () => {
    const game = shielded(edition, {
      ace: { card: { movement: 'Flight' } },
      a: { Pal: { at: off(3) } },
      dice: [3],
    }).endActivation();
    expect(defend(game, 'Pal')).toBe(1);
    game.activate('Foe').move('Foe').endActivation().activate('Ace').climbHigh('Ace');
    expect([game.model('Ace').status, defend(game, 'Pal')]).toEqual(['aloft', 0]);
  });
});
