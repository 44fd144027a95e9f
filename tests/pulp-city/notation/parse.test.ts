import { describe, expect, test } from 'vitest';
import { read } from './bars.ts';

describe('an Action Bar', () => {
  test('[PC-BAR-01] of 2013 gives cost, name, Type, Traits, Effects and SFX in one line', () => {
    expect(read('AP 1 Strike (CCM, F VS G, Damage 1) SFX: Damage 1')).toEqual({
      name: 'Strike',
      ap: 1,
      prices: [],
      combinable: false,
      uses: [{ type: 'CCM', range: null }],
      attack: 'F',
      against: { trait: 'G' },
      strong: [],
      limited: [],
      excluded: [],
      effects: [{ fx: 'damage', x: 1 }],
      sfx: [{ effects: [{ fx: 'damage', x: 1 }] }],
    });
  });

  test('[PC-BAR-01] of 2013 marks a Combinable Action with *, and may be limited', () => {
    const bar = read('AP 1 Terrorize* (PLS K, K vs G, Limited/Citizens, Knockback 4) SFX: Shift 1');
    expect(bar.combinable).toBe(true);
    expect(bar.uses).toEqual([{ type: 'PLS', range: 'K' }]);
    expect(bar.limited).toEqual([{ text: 'Citizens', any: [{ kind: 'citizen' }] }]);
    expect(bar.effects).toEqual([{ fx: 'knockback', x: 4 }]);
  });

  test('[PC-BAR-02] of 2017 gives the same in three lines', () => {
    const french = read('Coups [PA 1]\nCAC, s vs d, Dommages 1\nEFX : Dommages 1', 'fr');
    expect(french).toEqual({ ...read('AP 1 Strike (CCM, F vs G, Damage 1) SFX: Damage 1'), name: 'Coups' });
    expect(read('Strike [AP 1]\nCCM, F vs G, Damage 1\nEFX: Damage 1')).toEqual({
      ...french,
      name: 'Strike',
    });
  });

  test('[PC-BAR-02] of 2017 puts further costs behind the AP cost', () => {
    const bar = read('Ruée [PA 2] [Fatigue]\nPRC 5, s vs d, Dommages 1\nEFX : aucun', 'fr');
    expect(bar.ap).toBe(2);
    expect(bar.prices).toEqual([{ of: 'fatigue' }]);
    expect(bar.sfx).toEqual([]);
  });

  test('[PC-BAR-10] has the Trait of its Attacker', () => {
    expect(read('AP 1 Hex (IND 6, J vs G, Stun) SFX: none').attack).toBe('J');
    expect(read('Regard [PA 1]\nIND 6, e vs p, Sonné\nEFX : aucun', 'fr').attack).toBe('H');
  });

  test('[PC-BAR-11] may give a range or the X of an Effect as a Trait', () => {
    const bar = read('Terreur [PA 1]\nOND p, p vs d, Repousse p\nEFX : Bouge 1', 'fr');
    expect(bar.uses).toEqual([{ type: 'PLS', range: 'K' }]);
    expect(bar.effects).toEqual([{ fx: 'knockback', x: 'K' }]);
  });

  test('[PC-BAR-12] may cost Fatigue twice, Damage, Power Up dice, Stun, nothing, or n AP and more', () => {
    const prices = (text: string) => read(`AP 4 ${text} Rush (CCM, F vs G, Damage 2) SFX: none`).prices;
    expect(prices('[Fatigue] [Fatigue]')).toEqual([{ of: 'fatigue' }, { of: 'fatigue' }]);
    expect(prices('[Damage 2] [Stun]')).toEqual([{ of: 'damage', x: 2 }, { of: 'stun' }]);
    expect(prices('[Power Down 1]')).toEqual([{ of: 'powerDown', x: 1 }]);
    expect(read('AP 0 [Fatigue] Bionics* (IST, H vs T#6, Self/Power Up 1) SFX: none').ap).toBe(0);
    const open = read(
      'AP 1+ Stones (SUM 8, G vs T#8, Summon Structure/Stone (1 Stone per 1 AP spent)) SFX: Summon Structure/Stone',
    );
    expect([open.ap, open.openAp]).toEqual([1, true]);
    expect(open.effects).toEqual([{ fx: 'summon', summon: 'Structure', of: 'Stone', perAp: true }]);
    expect(open.sfx).toEqual([{ effects: [{ fx: 'summon', summon: 'Structure', of: 'Stone' }] }]);
  });

  test('[PC-BAR-13] of a Minion card costs its Activation and no AP', () => {
    const bar = read('Activation [Damage 1] Detonation (PLS 3, H vs I, Damage 1) SFX: Damage 1');
    expect(bar.ap).toBeNull();
    expect(bar.prices).toEqual([{ of: 'damage', x: 1 }]);
  });

  test('[PC-BAR-14] may give two Types and tie each Effect to one of them', () => {
    const bar = read(
      'AP 1 Shield* (PRJ 4 or IST, H vs T#6, Defend 1 (as PRJ 4) or Self/Defend 1 (as IST)) SFX: Power Up 1 (as PRJ 4), Self/Power Up 1 (as IST)',
    );
    expect(bar.uses).toEqual([
      { type: 'PRJ', range: 4 },
      { type: 'IST', range: null },
    ]);
    expect(bar.effects).toEqual([
      { fx: 'defend', x: 1, as: 'PRJ' },
      { fx: 'defend', self: true, x: 1, as: 'IST' },
    ]);
    expect(bar.sfx.map(({ effects }) => effects[0]?.as)).toEqual(['PRJ', 'IST']);
  });

  test('[PC-SFX-05@2013] parts SFX choices by commas and links Effects by and', () => {
    expect(read('AP 1 Jab (CCM, F vs G, Damage 1) SFX: Damage 1, Stun and Shift 2').sfx).toEqual([
      { effects: [{ fx: 'damage', x: 1 }] },
      { effects: [{ fx: 'stun' }, { fx: 'shift', x: 2 }] },
    ]);
  });

  test('[PC-SFX-05@2017] parts SFX choices by semicolons and links Effects by and', () => {
    const sfx = [
      { effects: [{ fx: 'attack', self: true, x: 1 }] },
      { effects: [{ fx: 'defend', self: true, x: 1 }] },
      {
        effects: [
          { fx: 'spectral', self: true },
          { fx: 'special', self: true },
        ],
      },
    ];
    const head = 'Scale [AP 1]\nIST, K vs T#8, Self/Heal 1\n';
    expect(read(`${head}EFX: Self/Attack 1; Self/Defend 1; Self/Spectral and Self/Special`).sfx).toEqual(sfx);
    const french =
      'Scale [PA 1]\nIST, p vs Dif. 8, Perso / Soins 1\nEFX : Perso / Attaque 1 ; Perso / Défense 1 ; Perso / Spectral et Perso / Spécial';
    expect(read(french, 'fr').sfx).toEqual(sfx);
  });

  test('[PC-CARD-10] reads the other words that cards use', () => {
    const fx = (effect: string) => read(`AP 1 Guard (IST, G vs T#8, ${effect}) SFX: none`).effects;
    expect(fx('Self/Defense 1')).toEqual([{ fx: 'defend', self: true, x: 1 }]);
    expect(fx('Self/Power Up')).toEqual([{ fx: 'powerUp', self: true, x: 1 }]);
    expect(fx('Immunity/Displacement Effects')).toEqual([{ fx: 'immune', of: 'Displacement' }]);
    expect(read('AP 1 Jab (CCM, F vs G, Damage 1) EFX: Stun').sfx).toEqual([{ effects: [{ fx: 'stun' }] }]);
    expect(read('AP 1 Jab (CCM, F vs G, Strong/Speedster, Stun) SFX: none').strong).toEqual([
      { text: 'Speeder', any: [{ descriptor: 'Speeder' }] },
    ]);
  });
});

describe('the name of an Action', () => {
  test('may hold commas, colons, digits, & and !', () => {
    for (const name of ["Tom, Dick & Harry's 2nd: Go!", 'Ambush: 60mm Mortar', 'I, Robot']) {
      expect(read(`AP 2 ${name}* (CCM, F vs G, Damage 1) SFX: none`)).toMatchObject({
        name,
        combinable: true,
      });
      expect(read(`${name} [PA 2]\nCAC, s vs d, Dommages 1\nEFX : aucun`, 'fr').name).toBe(name);
    }
  });
});

describe('an Effect', () => {
  test('may summon with a radius or a greatest number', () => {
    const fx = (effect: string) => read(`AP 1 Call (SUM 6, H vs T#6, ${effect}) SFX: none`).effects[0];
    expect(fx('Summon Dangerous Terrain 3/Liquid Gold')).toEqual({
      fx: 'summon',
      summon: 'Dangerous Terrain',
      radius: 3,
      of: 'Liquid Gold',
    });
    expect(fx('Summon Minion/Pixel (3)')).toEqual({ fx: 'summon', summon: 'Minion', of: 'Pixel', max: 3 });
  });

  test('may be joined to another by a semicolon in front of the SFX', () => {
    const bar = read('AP 3 Storm (PLS 4, H vs I, Special/Ice Sting; Damage 1) SFX: Stun');
    expect(bar.effects).toEqual([
      { fx: 'special', of: 'Ice Sting' },
      { fx: 'damage', x: 1 },
    ]);
  });

  test('of a Reaction follows a trigger, with or without a range', () => {
    const uses = (type: string) => read(`AP 1 Dodge (${type}, I vs T#7, Self/Shift 2) SFX: none`).uses[0];
    expect(uses('RCT/TGT 6')).toEqual({ type: 'RCT', trigger: 'TGT', range: 6 });
    expect(uses('RCT/DSP')).toEqual({ type: 'RCT', trigger: 'DSP', range: null });
    expect(read('Esquive [PA 1]\nRCT/CTC, a vs Dif. 6, Perso/Bouge 4\nEFX : aucun', 'fr').uses).toEqual([
      { type: 'RCT', trigger: 'BTB', range: null },
    ]);
  });
});
