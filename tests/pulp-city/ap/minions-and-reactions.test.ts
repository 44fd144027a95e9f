import { expect, test } from 'vitest';
import { inEditions } from '../../support/editions.ts';
import { scene } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;
const claw = 'Activation Claw (CCM, F vs G, Damage 1) SFX: none';
const bite = 'AP 1 Bite (RCT/BTB, F vs G, Damage 1) SFX: none';
const frenzy = 'Activation [Fatigue] Frenzy (PLS 3, F vs G, Damage 1) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  test('[PC-AP-05] a commanded Minion card attacks with an empty Pool', () => {
    const game = scene({
      edition,
      a: { Ace: { at: [3, 3] }, Mob: { card: { kind: 'minion', actions: [claw] }, at: [[6, 6]] } },
      b: { Bull: { at: [6 + CONTACT, 6] } },
      pools: { a: 0, b: 3 },
      dice: [1, 6],
    });
    game.activate('Ace', { minions: 'Mob' }).attack('Mob', 'Claw', 'Bull');
    expect(game.events('rolled')).toHaveLength(1);
    expect(game.events('apSpent')).toEqual([]);
    expect([game.pool('a'), game.card('Mob').apSpent]).toEqual([0, 0]);
  });

  test('[PC-AP-05] whatever AP a Minion’s bar shows, none are taken', () => {
    const slam = 'AP 3 Slam (CCM, F vs G, Damage 1) SFX: none';
    const game = scene({
      edition,
      a: { Ace: { at: [3, 3] }, Mob: { card: { kind: 'minion', actions: [slam] }, at: [[6, 6]] } },
      b: { Bull: { at: [6 + CONTACT, 6] } },
      pools: { a: 1, b: 3 },
      dice: [1, 6],
    });
    game.activate('Ace', { minions: 'Mob' }).attack('Mob', 'Slam', 'Bull');
    expect([game.pool('a'), game.card('Mob').apSpent]).toEqual([1, 0]);
  });

  test('[PC-AP-05] Minions triggered by one Enemy move may react once each, without AP or commanding', () => {
    const game = scene({
      edition,
      a: {
        Ace: {
          at: [12, 6],
          card: { powers: [{ name: 'Alone', clauses: [{ grant: 'immune', of: 'Mobbing' }] }] },
        },
      },
      b: {
        Bull: { at: [20, 20] },
        Mob: {
          card: { kind: 'minion', actions: [bite], health: 3 },
          at: [
            [12 - CONTACT, 10],
            [12 + CONTACT, 10],
            [4, 20],
          ],
        },
      },
      pools: { a: 3, b: 0 },
      dice: [1, 6, 1, 6],
    });
    game.activate('Ace').move('Ace', [12, 10]);
    expect(game.question('react').options.map(({ model }) => model)).toEqual(
      ['Mob 1', 'Mob 2'].map(game.names.model),
    );
    game.react('Mob 1', 'Bite', 'Ace', { quiet: false });
    expect(game.question('react').options.map(({ model }) => model)).toEqual([game.names.model('Mob 2')]);
    game.react('Mob 2', 'Bite', 'Ace', { quiet: false });
    expect(game.pending('react')).toEqual([]);
    expect([game.pool('b'), game.card('Mob').fatigue]).toEqual([0, 0]);
  });

  test('[PC-AP-05] other costs are still paid: without spare Fatigue no Action that costs Fatigue', () => {
    const start = (fatigue: number) =>
      scene({
        edition,
        a: {
          Ace: { at: [3, 3] },
          Mob: { card: { kind: 'minion', actions: [claw, frenzy] }, at: [[6, 6]], fatigue },
        },
        b: { Bull: { at: [6 + CONTACT, 6] } },
        dice: [1, 6],
      }).activate('Ace', { minions: 'Mob' });
    const tired = start(1);
    expect(tired.card('Mob').fatigue).toBe(2);
    expect(tired.refused((it) => it.attack('Mob', 'Frenzy'))).toBe('cost.fatigue');
    tired.attack('Mob', 'Claw', 'Bull');
    const fresh = start(0).attack('Mob', 'Frenzy');
    expect(fresh.card('Mob').fatigue).toBe(2);
  });
});

inEditions(['2013', '2017'], (edition) => {
  const triggered = (
    bar: string,
    bull: { readonly apSpent?: number },
    pool: number,
    dice: readonly number[] = [],
  ) =>
    scene({
      edition,
      a: { Ace: { at: [6, 6] } },
      b: { Bull: { at: [12, 6], card: { apLimit: 4, actions: [bar] }, ...bull } },
      pools: { a: 5, b: pool },
      dice,
    })
      .activate('Ace')
      .move('Ace', [10, 6])
      .move('Ace', [12 - CONTACT, 6]);

  test('[PC-AP-06] a Reaction is paid from its Team’s Pool and counts against the AP Limit', () => {
    const game = triggered(bite, { apSpent: 3 }, 2, [1, 6]);
    game.react('Bull', 'Bite', 'Ace');
    expect([game.pool('a'), game.pool('b'), game.card('Bull').apSpent]).toEqual([5, 1, 4]);
  });

  test('[PC-AP-06] with an empty Pool a Reaction of 1 AP cannot be used', () => {
    const game = triggered(bite, {}, 0);
    expect(game.pending('react')).toEqual([]);
  });

  test('[PC-AP-06] nor can it by a model at its AP Limit', () => {
    const game = triggered(bite, { apSpent: 4 }, 5);
    expect(game.pending('react')).toEqual([]);
  });

  test('[PC-AP-06] a Reaction without AP can', () => {
    const game = triggered('AP 0 Snap (RCT/BTB, F vs G, Damage 1) SFX: none', { apSpent: 4 }, 0, [1, 6]);
    game.react('Bull', 'Snap', 'Ace');
    expect(game.last('rolled').attacker).toBe(game.names.model('Bull'));
    expect([game.pool('b'), game.card('Bull').apSpent]).toEqual([0, 4]);
  });

  test('[PC-AP-06] a Reaction that costs Fatigue asks for spare Fatigue', () => {
    const gasp = 'AP 0 [Fatigue] Gasp (RCT/BTB, F vs G, Damage 1) SFX: none';
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6] } },
      b: { Bull: { at: [6 + CONTACT + 4, 6], card: { actions: [gasp] }, fatigue: 2 } },
    });
    game.activate('Ace').move('Ace', [10, 6]);
    expect(game.pending('react')).toEqual([]);
  });
});
