import { describe, expect, test } from 'vitest';
import { card } from '../../support/card.ts';
import { STRIKE, beside, diceRolled, duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { endTurns, startRound } from '../../support/rounds.ts';
import type { Play } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';

const RAY = 'AP 1 Beam (RAY 10, H vs I, Damage 1) SFX: none';
const EAST = { toward: [20, 12] as const };
const rolledAgainst = (game: Play) => game.events('rolled').map(({ target }) => target);
const kinds = (game: Play) => game.events().map(({ type }) => type);

inEditions(['2013', '2017'], (edition) => {
  test("[PC-COND-02] a model KO'ed by the first of two rolls of a Ray is gone before the second", () => {
    const game = duel(edition, {
      ace: { card: { actions: [RAY] } },
      foe: { health: 1 },
      gap: 1,
      b: { Two: { at: [16, 12], powerUp: 1 } },
      dice: [2, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], { ...EAST, quiet: false });
    expect(game.asked()).toEqual(['defendDice']);
    expect(game.model('Foe')).toMatchObject({ status: 'ko', health: 0 });
    game.dice(1, 1).answer('defendDice', { powerUp: 0, trait: 0, powers: [] });
    expect(rolledAgainst(game)).toEqual([game.names.model('Foe'), game.names.model('Two')]);
  });

  test("[PC-COND-02] Suppress 2 that a KO'ed model has put on an Enemy stays until the Effects Phase", () => {
    const game = duel(edition, {
      ace: { health: 1, card: { actions: ['AP 1 Curse (PRJ 8, K vs K, Suppress 2) SFX: none'] } },
      foe: { card: { actions: ['AP 1 Strike (CCM, F vs G, Damage 1) SFX: none'] }, attack: 3 },
      a: { Bea: { at: [4, 4] } },
      dice: [2, 1, /* Strike of 2 dice */ 2, 2, 1],
    });
    game.activate('Ace').attack('Ace', 'Curse', 'Foe').endActivation();
    game.activate('Foe').attack('Foe', 'Strike', 'Ace');
    expect(diceRolled(game)).toEqual([2, 1]);
    expect(game.model('Ace').status).toBe('ko');
    expect(game.model('Foe').suppress).toBe(2);
    endTurns(game.endActivation()).dice(2, 1);
    startRound(game, { a: 'Bea', b: 'Foe' }, 'a');
    expect(game.model('Foe').suppress).toBe(0);
  });

  test("[PC-COND-02] a KO'ed model's Auras end at once", () => {
    const game = duel(edition, {
      ace: {
        health: 1,
        card: { actions: ['AP 1 Guard (AUR 4, K vs 5, Limited/Friendly, Defend 2) SFX: none'] },
      },
      foe: { card: { actions: ['AP 1 Strike (CCM, F vs G, Damage 1) SFX: none'] } },
      a: { Pal: { at: beside([12, 12], { side: 'west' }) } },
      dice: [2, /* Ace has Defend 2 */ 6, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Guard').endActivation();
    expect(game.state.auras).toHaveLength(1);
    game.activate('Foe').attack('Foe', 'Strike', 'Ace');
    expect(game.model('Ace').status).toBe('ko');
    expect(game.events('auraEnded')).toHaveLength(1);
    expect(game.state.auras).toEqual([]);
  });

  test("[PC-COND-02] its Powers stop: a KO'ed leader no longer strengthens its friends", () => {
    const drill = {
      name: 'Drill',
      clauses: [{ modify: 'attackerDice', by: 2, who: { side: 'friendly', other: true } }],
    } as const;
    const dice = (health: number) => {
      const game = duel(edition, {
        a: {
          Chief: {
            at: [4, 4],
            card: { powers: [drill] },
            ...(health === 0 ? { status: 'ko', health: 0 } : {}),
          },
        },
        dice: health === 0 ? [1, 1] : [1, 1, 1, 1],
      });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe');
      return diceRolled(game)[0];
    };
    expect([dice(6), dice(0)]).toEqual([3, 1]);
  });

  test('[PC-COND-02] with a Supreme go its two Exclusive Minions and its summoned pillar; ordinary Minions stay', () => {
    const game = duel(edition, {
      foe: {
        health: 1,
        card: { actions: ['AP 1 Raise (SUM 6, H vs 5, Summon Structure/Pillar) SFX: none'] },
      },
      b: {
        Shade: {
          card: { kind: 'minion', exclusiveTo: 'foe' },
          at: [
            [20, 18],
            [20, 20],
          ],
        },
        Thug: { card: { kind: 'minion' }, at: [20, 22] },
        Pal: { at: [4, 20] },
      },
      turn: 'b',
      dice: [6, /* Strike */ 2, 1],
    });
    game
      .activate('Foe')
      .attack('Foe', 'Raise', [], { at: [16, 12] })
      .endActivation();
    game.decline('commandAfter');
    const pillar = game.last('pieceMade').piece.id;
    const before = game.events().length;
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    const gone = game
      .events()
      .slice(before)
      .flatMap((event) =>
        event.type === 'koed' ? [event.model] : event.type === 'pieceRemoved' ? [event.piece] : [],
      );
    expect(gone).toEqual([game.names.model('Foe'), pillar, ...game.names.models('Shade')]);
    expect(game.piece(pillar)).toBeUndefined();
    expect(game.model('Thug').status).toBe('table');
  });

  test("[PC-COND-02] KO'ed by its own cost: the Action is resolved, then the model leaves the table", () => {
    const game = duel(edition, {
      ace: { health: 1, card: { actions: ['AP 1 [Damage 1] Beam (RAY 10, H vs I, Damage 1) SFX: none'] } },
      a: { Pal: { at: [4, 4] } },
      gap: 1,
      b: { Two: { at: [16, 12] } },
      dice: [2, 1, 2, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], EAST);
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([5, 5]);
    expect(game.model('Ace').status).toBe('ko');
    expect(kinds(game).lastIndexOf('rolled')).toBeLessThan(kinds(game).indexOf('koed'));
  });
});

describe('the Calculation', () => {
  test("[PC-COND-02] a KO'ed model with AP+ 3 adds nothing to the next Pool", () => {
    const game = duel('2013', {
      ace: { card: { apPlus: 3 } },
      foe: { health: 1, card: { apPlus: 3 } },
      b: { Pal: { at: [4, 20], card: { apPlus: 2 } } },
      pools: { b: 9 },
      dice: [2, 1, /* Starting Roll */ 2, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe').endActivation();
    expect(game.pool('b')).toBe(9);
    game.activate('Pal').move('Pal').endActivation();
    startRound(endTurns(game), { a: 'Ace', b: 'Pal' }, 'a');
    expect(game.pool('b')).toBe(2);
  });
});

describe("KO'ed by its own Self/Damage", () => {
  test('[PC-COND-02] 2013: the Effects stand and every roll is made', () => {
    const game = duel('2013', {
      ace: {
        health: 1,
        card: { actions: ['AP 1 Beam (RAY 10, H vs I, Damage 1 and Self/Damage 1) SFX: none'] },
      },
      a: { Pal: { at: [4, 4] } },
      gap: 1,
      b: { Two: { at: [16, 12] } },
      dice: [2, 1, 2, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], EAST);
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([5, 5]);
    expect(game.model('Ace').status).toBe('ko');
  });

  test('[PC-COND-02] 2017: Self/Damage on the first success does not take away the second roll', () => {
    const game = duel('2017', {
      ace: {
        health: 1,
        card: { actions: ['AP 1 Beam (RAY 10, H vs I, Damage 1 and Self/Damage 1) SFX: none'] },
      },
      a: { Pal: { at: [4, 4] } },
      gap: 1,
      b: { Two: { at: [16, 12] } },
      dice: [2, 1, 2, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], EAST);
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([5, 5]);
    expect(game.model('Ace').status).toBe('ko');
    expect(kinds(game).lastIndexOf('rolled')).toBeLessThan(kinds(game).indexOf('koed'));
  });

  test('[PC-COND-02] 2017: bought as SFX it leaves the table after the Action as well', () => {
    const game = duel('2017', {
      ace: {
        health: 1,
        card: { actions: ['AP 1 Beam (RAY 10, H vs I, Damage 1) SFX: Damage 1 and Self/Damage 1'] },
      },
      a: { Pal: { at: [4, 4] } },
      gap: 1,
      b: { Two: { at: [16, 12] } },
      dice: [6, 1, 2, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], { ...EAST, sfx: [0] });
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([4, 5]);
    expect(game.model('Ace').status).toBe('ko');
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-COND-02] [PC-MINION-05] a mirror match: the KO of one takes nothing from the same card of the other Team', () => {
    const raise = 'AP 1 Raise (SUM 6, H vs T#2, Summon Structure/Pillar) SFX: none';
    const pillar = {
      name: 'Pillar',
      clauses: [{ piece: 'structure', G: 5, base: 30, hp: 2 }],
    } as const;
    const mason = card({
      name: 'Mason',
      G: 1,
      health: 1,
      actions: [{ bar: raise, specials: [pillar] }, STRIKE],
    });
    const shade = card({ name: 'Shade', kind: 'minion', exclusiveTo: 'Mason' });
    const game = scene({
      edition,
      a: {
        Mason: { card: mason, at: [12, 12] },
        Shade: { card: shade, at: [2, 4, 6].map((y) => [2, y] as const) },
        Pal: { at: [2, 22] },
      },
      b: {
        Mason: { card: mason, at: beside([12, 12]) },
        Shade: { card: shade, at: [18, 20, 22].map((y) => [22, y] as const) },
        Pat: { at: [22, 2] },
      },
      dice: [/* Raise */ 6, 6, /* Strike */ 6, 1],
    });
    for (const [name, at] of [
      ['a:Mason', [12, 16]],
      ['b:Mason', [16, 8]],
    ] as const) {
      game.activate(name).attack(name, 'Raise', [], { at }).endActivation();
      if (game.asked()[0] === 'commandAfter') game.decline('commandAfter');
    }
    const [ours, theirs] = game.events('pieceMade').map(({ piece }) => piece.id);
    game.activate('a:Mason').attack('a:Mason', 'Strike', 'b:Mason', { sfx: [] });
    expect(game.model('b:Mason').status).toBe('ko');
    expect([game.piece(ours!)?.name, game.piece(theirs!)]).toEqual(['Pillar', undefined]);
    const standing = (name: string): number =>
      game.names.models(name).filter((id) => game.state.models[id]?.status === 'table').length;
    expect([standing('a:Shade'), standing('b:Shade')]).toEqual([3, 0]);
  });
});
