import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { enemiesInBtb } from '../../../src/systems/pulp-city/traits/contact.ts';
import { modelsOnTable } from '../../../src/systems/pulp-city/board/on-table.ts';
import { hasStealth } from '../../../src/systems/pulp-city/traits/stealth.ts';
import { areaOf } from '../../../src/systems/pulp-city/rules/actions/targeting.ts';
import { citizensAt, R } from '../../support/citizens.ts';
import { beside, type DuelSpec, duel } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { type Inches, area, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const BLOW = 'AP 1 Blow (PRJ 8, F vs G, Damage 3) SFX: Damage 1';
const BESIDE: Inches = beside([12, 12]);

/** Ace at (12, 12), a Citizen in Base to Base east of it, Foe far away. */
const met = (edition: Edition, spec: Omit<DuelSpec, 'edition'> = {}, at: Inches = BESIDE): Play =>
  duel(edition, { foe: { at: [2, 2] }, ...citizensAt([at]), ...spec });

const armed = (bar: string, more: object = {}) => ({ ace: { card: { actions: [bar], ...more } } });

test("[PC-CITIZEN-01@2013] is Targeted like any model, and one that is KO'ed is removed and not Saved", () => {
  const game = met('2013', { ...armed('AP 1 Hit (PRJ 8, F vs G, Damage 1) SFX: none'), dice: [3, 5] });
  game.activate('Ace').attack('Ace', 'Hit', 'citizen1');
  expect(game.last('rolled')).toMatchObject({
    attack: { total: 7 },
    defence: { value: 1, total: 6, faces: [5] },
    won: true,
  });
  expect([game.model('citizen1').status, game.events('citizenLeft')]).toEqual(['ko', []]);
});

test('[PC-CITIZEN-01@2013] has every Trait at 1: what it suffers in defence it answers with 1', () => {
  for (const trait of ['F', 'G', 'H', 'I', 'J', 'K']) {
    const game = met('2013', {
      ...armed(`AP 1 Hit (PRJ 8, F vs ${trait}, Knockback 1) SFX: none`),
      dice: [1, 2],
    });
    game.activate('Ace').attack('Ace', 'Hit', 'citizen1');
    expect(game.last('rolled').defence).toMatchObject({ trait, value: 1, total: 3 });
  }
});

test('[PC-CITIZEN-01@2013] takes no Fatigue, and an Action that brings nothing else has no use on it', () => {
  const game = met('2013', armed('AP 1 Tire (PRJ 8, F vs G, Fatigue) SFX: none'));
  expect(game.activate('Ace').refused((it) => it.attack('Ace', 'Tire', 'citizen1'))).toBe('target.immune');
});

test('[PC-CITIZEN-01@2013] blocks the way like a model', () => {
  const game = met('2013', { ace: { card: { move: 1 } } });
  game.activate('Ace');
  expect(game.refused((it) => it.move('Ace', [12.5, 12]))).toBe('move.blocked');
});

test('[PC-CITIZEN-01@2017] an Action without Displacement cannot be used on it', () => {
  const game = met('2017', armed(BLOW));
  expect(game.activate('Ace').refused((it) => it.attack('Ace', 'Blow', 'citizen1'))).toBe('target.immune');
});

test('[PC-CITIZEN-01@2017] is crossed like a Marker, but nobody ends on it', () => {
  const game = met('2017', { ace: { card: { move: 5 } } });
  game.activate('Ace');
  expect(game.refused((it) => it.move('Ace', [13, 12]))).toBe('move.overlaps');
  expect(game.move('Ace', [15, 12]).last('moved').length).toBe(3 * 25_400);
});

test('[PC-CITIZEN-01@2017] whoever is knocked through one goes on, and stops at it rather than in it', () => {
  const push = (x: number): Play => {
    const game = duel('2017', {
      ...armed(`AP 1 Push (CCM, F vs G, Knockback ${x}) SFX: none`),
      ...citizensAt([[15, 12]]),
      dice: [3, 1],
    });
    return game.activate('Ace').attack('Ace', 'Push', 'Foe');
  };
  expect(push(6).at('Foe').x).toBeCloseTo(12 + 2 * R + 6, 2);
  expect(push(2).at('Foe').x).toBeCloseTo(15 - 2 * R, 2);
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TABLE-14@2013, PC-TABLE-14@2017] is no Enemy: whoever touches only a Citizen keeps its Stealth', () => {
    const game = met(edition, { ace: { card: { stealth: true } } });
    const w = worldOf(game.game);
    expect(hasStealth(w, game.names.model('Ace'))).toBe(true);
    expect(enemiesInBtb(w, game.names.model('Ace'))).toEqual([]);
  });

  test('[PC-CITIZEN-01@2013, PC-CITIZEN-01@2017] is in neither Team: no Mobbing comes of it', () => {
    const game = duel(edition, { ...citizensAt([beside([12, 12], { side: 'west' })]), dice: [2, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    const { attack, defence } = game.last('rolled');
    const names = [...attack.sources, ...(defence?.sources ?? [])].map(({ name }) => name);
    expect(names).not.toContain('Mobbing');
    expect(modelsOnTable(worldOf(game.game)).map(({ id }) => id)).not.toContain('citizen1');
  });

  test('[PC-BAR-08] a Pulse Limited/Citizens reaches Citizens and no Supreme', () => {
    const bar = 'AP 1 Call (PLS 6, K vs G, Limited/Citizens, Pull 2) SFX: none';
    const game = met(edition, { ...armed(bar), foe: { at: [12, 15] } });
    const w = worldOf(game.game);
    const model = game.names.model('Ace');
    const [action] = game.profile('Ace').actions;
    const [use] = action?.uses ?? [];
    if (action === undefined || use === undefined) throw new Error('no Action');
    const found = areaOf(w, { model, source: model, action, type: 'PLS', side: 'a' }, use, null);
    expect(found.members).toEqual(['citizen1']);
    expect(found.spared.map(({ target, why }) => [target, why.code])).toEqual([
      [game.names.model('Foe'), 'target.limited'],
    ]);
  });
});

test('[PC-CITIZEN-02] a 6 in defence keeps it alive with 1 Health, whatever the totals', () => {
  const game = met('2013', {
    ...armed('AP 1 Hit (PRJ 8, F vs G, Damage 2) SFX: none', { F: 8 }),
    dice: [4, 6],
  });
  game.activate('Ace').attack('Ace', 'Hit', 'citizen1');
  expect(game.last('rolled')).toMatchObject({ attack: { total: 12 }, won: true });
  expect(game.model('citizen1')).toMatchObject({ status: 'table', health: 1, lasting: [] });
});

test('[PC-CITIZEN-02] with more Health it cannot be brought below 1', () => {
  const hit = (points: number): number => {
    const game = met('2013', {
      ...armed(`AP 1 Hit (PRJ 8, F vs G, Damage ${points}) SFX: none`, { F: 8 }),
      dice: [4, 6],
      ...citizensAt([BESIDE], (state) => {
        state.models['citizen1']!.health = 2;
      }),
    });
    return game.activate('Ace').attack('Ace', 'Hit', 'citizen1').model('citizen1').health;
  };
  expect([hit(1), hit(5)]).toEqual([1, 1]);
});

test('[PC-CITIZEN-02] other Effects of a lost roll apply, and its SFX cannot KO it either', () => {
  const bar = 'AP 1 Hit (PRJ 8, F vs G, Damage 1 and Knockback 2) SFX: Damage 1';
  const game = met('2013', {
    ...armed(bar, { F: 8 }),
    ace: { card: { actions: [bar], F: 8 }, powerUp: 1 },
    dice: [6, 6, 6],
  });
  game.activate('Ace').attack('Ace', 'Hit', 'citizen1', { boost: 1, sfx: [0] });
  expect(game.model('citizen1')).toMatchObject({ status: 'table', health: 1 });
  expect(game.last('displaced')).toMatchObject({ target: 'citizen1', length: 2 * 25_400 });
});

test('[PC-CITIZEN-02] it lasts for that one roll', () => {
  const bar = 'AP 1 Hit (PRJ 20, F vs G, Damage 1) SFX: none';
  const strong = { card: { actions: [bar], F: 8 } };
  const game = met('2013', { ace: strong, foe: { ...strong, at: [2, 2] }, dice: [5, 6, 3, 2] });
  game.activate('Ace').attack('Ace', 'Hit', 'citizen1').endActivation();
  expect(game.model('citizen1').status).toBe('table');
  game.activate('Foe').attack('Foe', 'Hit', 'citizen1');
  expect(game.model('citizen1').status).toBe('ko');
});

test('[PC-CITIZEN-02] it is no help against Damage that involves no roll', () => {
  const swamp = area(
    'swamp',
    { at: [17, 12], size: [2, 4], danger: { grade: 'Dangerous', trait: 'H', damage: 1 } },
    { name: 'Swamp' },
  );
  const bar = 'AP 1 Push (PRJ 8, F vs G, Knockback 2) SFX: none';
  const game = met('2013', { ...armed(bar, { F: 8 }), pieces: [swamp], dice: [3, 6] }, [15, 12]);
  game.activate('Ace').attack('Ace', 'Push', 'citizen1');
  expect(game.model('citizen1').status).toBe('ko');
});

test('[PC-CITIZEN-14] resolved as a Dynamic Action against 5: equal is enough, and the Citizen rolls nothing', () => {
  const bar = 'AP 1 Tug (PRJ 8, H vs I, Pull 3) SFX: none';
  const game = met('2017', { ...armed(bar, { H: 3 }), dice: [2] }, [18, 12]);
  game.activate('Ace').attack('Ace', 'Tug', 'citizen1');
  expect(game.last('rolled')).toMatchObject({ number: 5, defence: null, attack: { total: 5 }, won: true });
  expect(game.at('citizen1')).toEqual({ x: 15, y: 12, z: 0 });
});

test('[PC-CITIZEN-14] a total of 4 fails', () => {
  const game = met(
    '2017',
    { ...armed('AP 1 Tug (PRJ 8, H vs I, Pull 3) SFX: none', { H: 3 }), dice: [1] },
    [18, 12],
  );
  game.activate('Ace').attack('Ace', 'Tug', 'citizen1');
  expect([game.last('rolled').won, game.at('citizen1').x]).toEqual([false, 18]);
});

test('[PC-CITIZEN-14] Displacement that is only an EFX has to be earned', () => {
  const bar = 'AP 1 Bash (CCM, F vs G, Damage 2) SFX: Knockback 2';
  const bash = (...dice: number[]): Play =>
    met('2017', { ...armed(bar, { F: 6 }), dice })
      .activate('Ace')
      .attack('Ace', 'Bash', 'citizen1', { sfx: [0] });
  const plain = bash(4);
  expect(plain.last('rolled')).toMatchObject({ won: true, sfx: 0 });
  expect([plain.model('citizen1').health, plain.events('displaced')]).toEqual([1, []]);
  const lucky = bash(6);
  expect(lucky.last('displaced').length).toBe(2 * 25_400);
  expect(lucky.model('citizen1')).toMatchObject({ status: 'table', health: 1 });
});

test('[PC-CITIZEN-14] no Combat Bonus helps, and only Displacement applies', () => {
  const bar = 'AP 1 Bash (PRJ 8, F vs G, Knockback 1 and Stun and Damage 1) SFX: none';
  const game = met('2017', { ace: { card: { actions: [bar], baseMm: 50 }, attack: 1 }, dice: [3] }, [15, 12]);
  game.activate('Ace').attack('Ace', 'Bash', 'citizen1');
  expect(game.last('rolled').attack.sources.map(({ name }) => name)).toEqual(['base']);
  expect(game.model('citizen1')).toMatchObject({ stunned: false, health: 1 });
  expect(game.at('citizen1').x).toBe(16);
});

test('[PC-CITIZEN-14] Effects with Self still apply to the user', () => {
  const bar = 'AP 1 Bash (PRJ 8, F vs G, Knockback 1 and Self/Shift 1) SFX: none';
  const game = met('2017', { ...armed(bar), dice: [3] }, [15, 12]);
  game.activate('Ace').attack('Ace', 'Bash', 'citizen1', { sfx: [] });
  game.answer('shift', { x: 0, y: game.model('Ace').y });
  expect([game.at('citizen1').x, game.at('Ace').x]).toEqual([16, 11]);
});

test('[PC-CITIZEN-14] a Dynamic Action keeps its own number', () => {
  const tug = (against: string) => {
    const bar = `AP 1 Tug (PRJ 8, H vs ${against}, Pull 3) SFX: none`;
    const game = met('2017', { ...armed(bar, { H: 3 }), dice: [3] }, [18, 12]);
    game.activate('Ace').attack('Ace', 'Tug', 'citizen1');
    return [game.last('rolled').number, game.last('rolled').won, game.at('citizen1').x];
  };
  expect([tug('T#7'), tug('T#6'), tug('I')]).toEqual([
    [7, false, 18],
    [6, true, 15],
    [5, true, 15],
  ]);
});

test('[PC-CITIZEN-14] [PC-ROLL-08] the one roll of an area against a number holds for the Citizens in it', () => {
  const waved = (against: string, dice: readonly number[]) => {
    const bar = `AP 1 Wave (PLS 6, F vs ${against}, Knockback 1) SFX: none`;
    const game = met('2017', { ...armed(bar), foe: { at: [12, 15] }, dice }, [15, 12]);
    game.activate('Ace').attack('Ace', 'Wave', [game.names.model('Foe'), 'citizen1']);
    return game;
  };
  const foe = (game: Play) => game.names.model('Foe');
  const rolls = (game: Play) => game.events('rolled').map(({ target, number, won }) => [target, number, won]);
  const together = waved('9', [5]);
  expect(rolls(together)).toEqual([[null, 9, true]]);
  expect(together.events('displaced').map(({ target }) => target)).toEqual([foe(together), 'citizen1']);
  const apart = waved('G', [6, 1, 2]);
  expect(rolls(apart).map(([target, number]) => [target, number])).toEqual([
    [foe(apart), null],
    ['citizen1', 5],
  ]);
});

test('[PC-CITIZEN-14] Dangerous Terrain does nothing to it', () => {
  const lava = area('lava', {
    at: [17, 12],
    size: [3, 4],
    danger: { grade: 'Very Dangerous', trait: 'H' },
  });
  const bar = 'AP 1 Push (PRJ 8, F vs G, Knockback 2) SFX: none';
  const game = met('2017', { ...armed(bar), pieces: [lava], dice: [3] }, [15, 12]);
  game.activate('Ace').attack('Ace', 'Push', 'citizen1');
  expect(game.at('citizen1').x).toBe(17);
  expect([game.events('struck'), game.model('citizen1').status]).toEqual([[], 'table']);
});

/** Foe is pushed off a roof 6 inches high, down beside a Citizen. */
function dropped(edition: Edition, dice: readonly number[]): Play {
  const roof = structure('roof', { at: [10, 12], size: [8, 8], height: 6 });
  const game = duel(edition, {
    pieces: [roof],
    ace: { at: [12, 12], z: 6, card: { actions: ['AP 1 Push (CCM, F vs G, Knockback 1) SFX: none'] } },
    foe: { z: 6 },
    dice,
    ...citizensAt([[14 + 3 * R + 0.01, 12]]),
  });
  return game.activate('Ace').attack('Ace', 'Push', 'Foe');
}

test('[PC-CITIZEN-01@2013, PC-FALL-07@2013] what comes down beside it may hurt it; the player without the Turn rolls for it', () => {
  const game = dropped('2013', [3, 1, 1, 1, 1, 6, 1, 5, 3, 2]);
  game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
  expect(game.last('crashed').model).toBe('citizen1');
  expect(game.question('environmentDefence')).toMatchObject({ by: 'b', model: 'citizen1', name: 'crash' });
  game.answer('environmentDefence', { trait: 'I', powerUp: 0 }).forgetDice();
  expect(game.last('environmentRolled')).toMatchObject({ model: 'citizen1', defence: { value: 1 } });
});

test('[PC-CITIZEN-14, PC-FALL-07@2017] no Crash touches it', () => {
  const game = dropped('2017', [3, 1]);
  expect(game.last('fell').model).toBe(game.names.model('Foe'));
  expect([game.events('crashed'), game.model('citizen1').stunned]).toEqual([[], false]);
});

test('[PC-AREA-06] terrain Summoned over it does not hurt it in 2017, and does in 2013', () => {
  const summon = {
    bar: 'AP 1 Spill* (SUM 8, H vs T#5, Summon Dangerous Terrain 3/Acid) SFX: none',
    specials: [
      {
        name: 'Acid',
        clauses: [
          {
            piece: 'dangerousTerrain',
            size: 3,
            clauses: [{ at: 'enteredArea', must: [{ fx: 'damage', x: 1, to: 'subject' }] }],
          },
        ],
      },
    ],
  } as const;
  const spill = (edition: Edition): Play =>
    met(edition, { ace: { card: { actions: [summon] } }, dice: [4] }, [18, 12])
      .activate('Ace')
      .attack('Ace', 'Spill', [], { at: [19, 12] });
  expect([spill('2013').model('citizen1').status, spill('2017').model('citizen1').status]).toEqual([
    'ko',
    'table',
  ]);
});
