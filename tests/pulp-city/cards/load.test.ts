import { describe, expect, test } from 'vitest';
import { CARD_ERRORS } from '../../../src/systems/pulp-city/cards/errors.ts';
import { loadSavedCard } from '../../../src/systems/pulp-city/cards/load.ts';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { moreCopies } from '../../../src/systems/pulp-city/teams/copies.ts';
import { sameSupremeNamed } from '../../../src/systems/pulp-city/traits/same-supreme.ts';
import { cardFile, codesAndPaths, in2013, in2017, loaded, minions, refused, supreme } from './card-files.ts';

const actionOf = (bar: string, specials?: readonly unknown[]) => ({
  id: 'one',
  bar,
  ...(specials && { specials }),
});
const power = (changes: Readonly<Record<string, unknown>> = {}) => ({
  id: 'gift',
  name: 'Gift',
  text: { en: 'Rolls more.', fr: 'Lance plus.' },
  coverage: 'full',
  clauses: [{ modify: 'rollDice', by: 1 }],
  ...changes,
});
const clauseErrors = (clause: unknown) =>
  codesAndPaths(refused(supreme({ powers: [power({ clauses: [clause] })] })));

describe('the fields of a card', () => {
  test('[PC-CARD-01] Minion+ is a number of Minion Levels', () => {
    expect(loaded(supreme({ minionPlus: 2 }), in2013).minionPlus).toBe(2);
  });

  test('[PC-CARD-01] Minion+ may be the name of a Minion card of this Supreme alone', () => {
    const card = loaded(supreme({ minionPlus: 'Shadow Double' }), in2013);
    expect(card.exclusiveMinions).toEqual(['Shadow Double']);
    expect(card.minionPlus).toBe(0);
  });

  test('[PC-CARD-02] a Powerhouse has Power Up dice in place of AP+', () => {
    expect(loaded(cardFile('tomcat'))).toMatchObject({ role: 'Powerhouse', apPlus: 0, powerUpPerRound: 3 });
    expect(codesAndPaths(refused(supreme({ apPlus: 2, powerUpPerRound: 3 })))).toEqual([
      'card.diceAndApPlus powerUpPerRound',
    ]);
  });

  test('[PC-CARD-02] Movement X is that of an Immobile model', () => {
    const card = loaded(supreme({ movement: { type: 'Immobile', inches: 'X', stealth: false } }));
    expect(card.movement).toEqual({ type: 'Immobile', inches: 0, stealth: false });
  });

  test('[PC-CARD-03] black pawns start, grey pawns may join', () => {
    expect(loaded(minions({ modelsAtStart: 2, modelsMax: 5 }))).toMatchObject({
      modelsAtStart: 2,
      modelsMax: 5,
    });
    expect(codesAndPaths(refused(minions({ modelsAtStart: 3, modelsMax: 2 })))).toEqual([
      'card.tooManyAtStart modelsAtStart',
    ]);
  });

  test('[PC-CARD-03] Minions have no Trump, Origin or AP Limit unless printed', () => {
    const { trump, origin, apLimit, ...rest } = minions();
    expect({ trump, origin, apLimit }).toEqual({ trump: [], origin: null, apLimit: null });
    expect(loaded(rest)).toMatchObject({ trump: [], origin: null, apLimit: null });
    const printed = { trump: ['F'], origin: 'Nature', apLimit: 3 };
    expect(loaded(minions(printed))).toMatchObject(printed);
  });

  test('[PC-CARD-03] a Minion card may be Unique', () => {
    expect(loaded(cardFile('june-summers')).unique).toBe(true);
    expect(loaded(minions())).not.toHaveProperty('unique');
  });

  test('[PC-CARD-04] the base is the one on the card', () => {
    expect(loaded(supreme({ baseMm: 50 }), in2013).baseMm).toBe(50);
    expect(loaded(supreme({ baseMm: 50 }), in2017).baseMm).toBe(50);
  });

  test('[PC-CARD-07] a Supreme may be several models with a Health each', () => {
    expect(loaded(cardFile('le-murtiple'))).toMatchObject({
      kind: 'supreme',
      modelsAtStart: 3,
      modelsMax: 3,
      health: 2,
      apPlus: 2,
    });
  });

  test('[PC-CARD-08] a card names the cards that are the same Supreme', () => {
    const named = (id: string) => sameSupremeNamed(loaded(cardFile(id)).powers).flatMap(({ of }) => of);
    expect(named('solar')).toContain('Dark Solar');
    expect(named('dark-solar')).toContain('Solar');
    expect(loaded(cardFile('giant-hadron')).sameSupremeAs).toEqual(['Captain Hadron', 'Mini Hadron']);
  });

  test('[PC-CARD-09] a Minion card may be sold at several Levels with their models', () => {
    const { levels } = loaded(cardFile('cyber-dogs'));
    expect(levels).toEqual([
      { level: 2, models: 1 },
      { level: 4, models: 2 },
      { level: 6, models: 3 },
    ]);
  });

  test('[PC-CARD-09] a Trait may be printed with X, a Supreme be recruited several times', () => {
    expect(loaded(cardFile('grimminions'))).toMatchObject({
      traits: { F: 1, G: 0, H: 2, I: 0, J: 1, K: 2 },
      traitsPlusModels: ['F', 'G', 'I'],
    });
    expect(moreCopies(loaded(cardFile('mecha-spartan')).powers)).toMatchObject([{ with: { most: 3 } }]);
  });

  test('[PC-CARD-10] other words on a card end as the words of the book', () => {
    const card = loaded(cardFile('aurelius'));
    expect(card.actions[1]?.effects).toEqual([
      { fx: 'defend', self: true, x: 1 },
      { fx: 'immune', of: 'Displacement' },
    ]);
  });

  test('[PC-ROLE-13] Role Special is accepted and is no Role', () => {
    for (const id of ['access-points', 'shadow-double']) {
      expect(cardFile(id).role).toBe('Special');
      expect(loaded(cardFile(id), in2013).role).toBeNull();
      expect(loaded(cardFile(id), in2017).role).toBeNull();
    }
  });
});

describe('Types', () => {
  test('[PC-DESC-03@2013] E.T. and Outsider are Types', () => {
    expect(loaded(supreme({ types: ['E.T.'] }), in2013).types).toEqual(['E.T.']);
    expect(loaded(supreme({ types: ['Outsider'] }), in2013).types).toEqual(['Outsider']);
  });

  test('[PC-DESC-03@2017] a card of Type E.T. is refused', () => {
    expect(refused(supreme({ types: ['Living', 'E.T.'] }), in2017)).toEqual([
      { code: 'card.typeNotInEdition', params: { type: 'E.T.', edition: '2017' }, path: 'types.1' },
    ]);
    expect(loaded(supreme({ types: ['Outsider'] }), in2017).types).toEqual(['Outsider']);
  });

  test('[PC-DESC-04@2013] no printed Type is Living, another Type is not', () => {
    const { types: _, ...untyped } = supreme();
    expect(loaded(untyped, in2013).types).toEqual(['Living']);
    expect(loaded(supreme({ types: [] }), in2013).types).toEqual(['Living']);
    expect(loaded(supreme({ types: ['Mechanical'] }), in2013).types).toEqual(['Mechanical']);
  });

  test('[PC-DESC-04@2017] no printed Type is Living, and several count each', () => {
    expect(loaded(supreme({ types: [] }), in2017).types).toEqual(['Living']);
    const types = ['Living', 'Mechanical'];
    expect(loaded(supreme({ types }), in2017).types).toEqual(types);
  });
});

describe('a card is refused', () => {
  test.each([
    [{ role: ['Tank', 'Blaster'] }, 'card.twoRoles role'],
    [{ role: 'Wizard' }, 'card.unknownRole role'],
    [{ baseMm: 0 }, 'card.baseNotPositive baseMm'],
    [{ baseMm: -30 }, 'card.baseNotPositive baseMm'],
    [{ apLimit: null }, 'card.apLimitMissing apLimit'],
    [{ traits: { F: 1, G: 1, H: 1, I: 1, J: 1, K: 1, L: 1 } }, 'card.unknownTrait traits.L'],
    [{ traits: { F: 1, G: 1, H: 1, I: 1, J: 1 } }, 'card.missing traits.K'],
    [{ trump: ['F', 'X'] }, 'card.unknownTrait trump.1'],
    [{ types: ['Frog'] }, 'card.unknownType types.0'],
    [{ elements: ['Wood'] }, 'card.unknownElement elements.0'],
    [{ origin: 'Magic' }, 'card.unknownOrigin origin'],
    [{ alignment: [] }, 'card.empty alignment'],
    [{ movement: { type: 'Hover', inches: 4, stealth: false } }, 'card.unknownMovement movement.type'],
    [{ kind: 'vehicle' }, 'card.unknownKind kind'],
    [{ level: 1.5 }, 'card.notWhole level'],
    [{ health: 0 }, 'card.notPositive health'],
    [{ colour: 'red' }, 'card.unknownField colour'],
    [{ id: 'Big One' }, 'card.badId id'],
    [{ name: '' }, 'card.empty name'],
    [{ name: 7 }, 'card.wrongForm name'],
  ])('for %j', (changes, error) => {
    expect(codesAndPaths(refused(supreme(changes)))).toEqual([error]);
  });

  test('for a missing field, or for not being a card at all', () => {
    const { health: _, ...rest } = supreme();
    expect(codesAndPaths(refused(rest))).toEqual(['card.missing health']);
    expect(codesAndPaths(refused('Tekkna'))).toEqual(['card.wrongForm ']);
    expect(codesAndPaths(refused(null))).toEqual(['card.wrongForm ']);
  });

  test('without an AP Limit it has to be no Supreme', () => {
    const { apLimit: _, ...rest } = supreme();
    expect(codesAndPaths(refused(rest))).toEqual(['card.apLimitMissing apLimit']);
    expect(loaded({ ...rest, kind: 'monster' }).apLimit).toBeNull();
  });

  test('for a wrong bar, with its line and column', () => {
    const actions = [actionOf('AP 1 Hit (CCM, F vs G, Damage 1) SFX: Boom')];
    expect(refused(supreme({ actions }))).toMatchObject([
      { code: 'bar.unknownEffect', params: { found: 'Boom' }, path: 'actions.0.bar', line: 1, column: 39 },
    ]);
  });

  test('for a Special without its text, and for a text that no bar names', () => {
    const actions = [
      actionOf('AP 1 Call (SUM 6, H vs T#6, Summon Structure/Tower) SFX: Special/Light', [power()]),
    ];
    expect(refused(supreme({ actions })).map(({ code, params }) => [code, params.name])).toEqual([
      ['card.specialMissing', 'Tower'],
      ['card.specialMissing', 'Light'],
      ['card.specialUnused', 'Gift'],
    ]);
  });

  test('but a Special may go unnamed where the Action has only one, and Minions have their own card', () => {
    const specials = [power({ clauses: [{ at: 'achieved', must: [{ fx: 'heal', x: 1 }] }] })];
    const one = actionOf('AP 1 Aid (IST, H vs T#6, Self/Special) SFX: none', specials);
    const two = { ...actionOf('AP 1 Call (SUM 6, H vs T#6, Summon Minion/Pixel (3)) SFX: none'), id: 'two' };
    expect(loaded(supreme({ actions: [one, two] })).actions[0]?.specials).toEqual(specials);
  });

  test('for two Actions or two Powers of one id', () => {
    const bar = 'AP 1 Hit (CCM, F vs G, Damage 1) SFX: none';
    const twice = supreme({ actions: [actionOf(bar), actionOf(bar)], powers: [power(), power()] });
    expect(codesAndPaths(refused(twice))).toEqual(['card.sameId actions.1.id', 'card.sameId powers.1.id']);
  });

  test('with every error it has', () => {
    const card = supreme({
      role: ['Tank', 'Blaster'],
      types: ['Frog', 'E.T.'],
      apLimit: null,
      baseMm: 0,
      one: 1,
      two: 2,
      actions: [actionOf('AP 1 Hit (XYZ, F vs Q, Damage 1) SFX: Boom')],
    });
    expect(codesAndPaths(refused(card)).toSorted()).toEqual([
      'bar.unknownEffect actions.0.bar',
      'bar.unknownTrait actions.0.bar',
      'bar.unknownType actions.0.bar',
      'card.apLimitMissing apLimit',
      'card.baseNotPositive baseMm',
      'card.twoRoles role',
      'card.typeNotInEdition types.1',
      'card.unknownField one',
      'card.unknownField two',
      'card.unknownType types.0',
    ]);
  });
});

describe('the clauses of a Power', () => {
  const at = 'powers.0.clauses.0';

  test.each([
    [{ modify: 'luck', by: 1 }, `card.unknownWord ${at}.modify`],
    [{ modify: 'rollDice', by: 'two' }, `card.wrongForm ${at}.by`],
    [{ grant: 'wings' }, `card.unknownWord ${at}.grant`],
    [{ forbid: 'sleep' }, `card.unknownWord ${at}.forbid`],
    [{ allow: 'cheat' }, `card.unknownWord ${at}.allow`],
    [{ custom: 'usedAsOneOf', with: { bars: ['AP 1 Bad (CCM)'] } }, `card.unknownHandler ${at}.custom`],
    [{ forbid: 'end' }, `card.missing ${at}.of`],
    [{ allow: 'borrowActions', with: {} }, `card.missing ${at}.with.from`],
    [{ allow: 'spendDiceOf', with: {} }, `card.missing ${at}.with.of`],
    [{ allow: 'strafe', with: {} }, `card.missing ${at}.with.action`],
    [{ custom: 'doMagic' }, `card.unknownHandler ${at}.custom`],
    [{ at: 'breakfast', must: [{ fx: 'heal', x: 1 }] }, `card.unknownWord ${at}.at`],
    [{ at: ['koed', 'noon'], must: [{ fx: 'heal', x: 1 }] }, `card.unknownWord ${at}.at.1`],
    [{ at: 'koed' }, `card.nothingHappens ${at}`],
    [{ at: 'koed', must: [{ fx: 'explode' }] }, `card.unknownWord ${at}.must.0.fx`],
    [{ at: 'koed', must: [{ fx: 'heal', strength: 2 }] }, `card.unknownField ${at}.must.0.strength`],
    [{ at: 'koed', must: [{ fx: 'heal' }], limit: 'twice' }, `card.unknownWord ${at}.limit`],
    [{ at: 'koed', must: [{ fx: 'heal', to: 'nobody' }] }, `card.unknownWord ${at}.must.0.to`],
    [
      { modify: 'rollDice', by: 1, when: { opponent: { side: 'foe' } } },
      `card.unknownWord ${at}.when.opponent.side`,
    ],
    [{ modify: 'rollDice', by: 1, when: { weather: 'rain' } }, `card.unknownField ${at}.when.weather`],
    [
      { at: 'koed', must: [{ fx: 'lasting', clauses: [{ set: 'mood', to: 1 }] }] },
      `card.unknownWord ${at}.must.0.clauses.0.set`,
    ],
    [{ rollDice: 1 }, `card.noVerb ${at}`],
    [{ modify: 'maxDice', by: 1 }, `card.unknownWord ${at}.modify`],
    [{ set: 'rollDice', to: 2 }, `card.unknownWord ${at}.set`],
    [{ at: 'koed', must: [{ fx: 'redirect' }] }, `card.unknownWord ${at}.must.0.fx`],
    [{ at: 'encounterStarted', may: [{ fx: 'heal' }] }, `card.unread ${at}.may`],
    [{ at: ['koed', 'duringActivation'], must: [{ fx: 'heal' }] }, `card.unread ${at}.must`],
    [{ at: 'achieved', must: [{ fx: 'heal' }] }, `card.unknownWord ${at}.at`],
    [{ at: 'koed', must: [{ fx: 'heal' }], limit: 'oncePerRoll' }, `card.unknownWord ${at}.limit`],
    [
      { at: 'koed', must: [{ fx: 'lasting', lasts: 'roll', clauses: [] }] },
      `card.unknownWord ${at}.must.0.lasts`,
    ],
    [{ allow: 'masterPlan', with: { do: [{ fx: 'redirect' }] } }, `card.unknownWord ${at}.with.do.0.fx`],
  ])('%j', (clause, error) => {
    expect(clauseErrors(clause)).toEqual([error]);
  });

  /** What is read of a word, where it stands. */
  test.each([
    [{ modify: 'trait', of: 'F', by: 1, when: { opponent: {} } }, `card.unread ${at}.when.opponent`],
    [{ modify: 'actionPool', by: 1, when: { opponent: {} } }, `card.unread ${at}.when.opponent`],
    [{ modify: 'rollTrait', by: 1, min: 1 }, `card.unread ${at}.min`],
    [{ modify: 'damageDealt', by: 1, when: { contact: true } }, `card.unread ${at}.when.contact`],
    [{ modify: 'attackerDice', by: 1, min: 1 }, `card.unread ${at}.min`],
    [{ modify: 'rollDice', by: 1, per: 'spent' }, `card.unknownWord ${at}.per`],
    [{ modify: 'bonusDice', by: 1, of: 'momentum' }, `card.unknownWord ${at}.of`],
    [{ set: 'maxDice', to: 'two' }, `card.wrongForm ${at}.to`],
    [{ set: 'apLimit', to: 4, who: { side: 'friendly' } }, `card.unknownWord ${at}.who`],
    [{ set: 'types', to: ['Living'] }, `card.unknownWord ${at}.set`],
    [{ grant: 'immune' }, `card.missing ${at}.of`],
    [{ grant: 'bonus', of: 'Mobbing' }, `card.unknownWord ${at}.of`],
    [{ forbid: 'action', of: 3 }, `card.wrongForm ${at}.of`],
    [{ allow: 'keepMomentum', with: {} }, `card.unread ${at}.with`],
    [{ allow: 'moveThrough', when: { round: 1 } }, `card.unread ${at}.when`],
    [{ allow: 'givesCover', with: {} }, `card.missing ${at}.with.to`],
    [{ custom: 'alterDie', with: { set: 1, ap: 1 } }, `card.unread ${at}.with.ap`],
    [{ at: 'enteredArea', must: [{ fx: 'heal', x: 1 }] }, `card.unknownWord ${at}.at`],
    [{ at: 'encounterStarted', must: [{ fx: 'heal' }], cost: { ap: 1 } }, `card.unread ${at}.cost`],
    [{ at: 'koed', must: [{ fx: 'powerUp', per: 'ap' }] }, `card.unknownWord ${at}.must.0.per`],
    [{ at: 'damaged', must: [{ fx: 'heal' }], when: { victim: {} } }, `card.unread ${at}.when.victim`],
    [
      { modify: 'boostDice', by: 1, when: { amount: { of: 'damage' } } },
      `card.unknownWord ${at}.when.amount.of`,
    ],
    [{ at: 'effectsPhase', must: [{ fx: 'heal', to: 'subject' }] }, `card.unknownWord ${at}.must.0.to`],
    [{ at: 'encounterStarted', must: [{ fx: 'heal', to: 'subject' }] }, `card.unknownWord ${at}.must.0.to`],
    [{ at: 'damageComing', may: [{ fx: 'transferDamage', x: 1 }] }, `card.unread ${at}.may.0.x`],
    [{ at: 'damageComing', must: [{ fx: 'transferDamage' }] }, `card.unread ${at}.must`],
    [{ at: 'damageComing', must: [{ fx: 'escapeDamage' }] }, `card.missing ${at}.must.0.roll`],
    [{ at: 'koed', must: [{ fx: 'become' }] }, `card.missing ${at}.must.0.form`],
    [{ at: 'koed', must: [{ fx: 'raise', level: 1 }] }, `card.unread ${at}.must.0.level`],
    [{ at: 'koed', must: [{ fx: 'borrow' }] }, `card.missing ${at}.must.0.of`],
    [{ forbid: 'farther' }, `card.missing ${at}.of`],
    [{ forbid: 'burden' }, `card.missing ${at}.of`],
    [{ forbid: 'burden', of: 'Marker' }, `card.unknownWord ${at}.of`],
    [{ forbid: 'tag' }, `card.missing ${at}.of`],
    [{ forbid: 'score', who: { side: 'enemy' } }, `card.unknownWord ${at}.who`],
    [{ forbid: 'unhindered', of: 'Stun' }, `card.unread ${at}.of`],
    [{ forbid: 'otherTargets' }, `card.missing ${at}.of`],
    [{ allow: 'command' }, `card.missing ${at}.with`],
    [{ grant: 'countsAmong', of: 'Pixels', when: { turn: 'own' } }, `card.unread ${at}.when`],
    [{ at: 'moved', may: [{ fx: 'shiftPieces', x: 4 }] }, `card.missing ${at}.may.0.of`],
    [{ at: 'moved', may: [{ fx: 'layPiece' }] }, `card.missing ${at}.may.0.of`],
    [{ at: 'moved', may: [{ fx: 'setOff' }] }, `card.missing ${at}.may.0.of`],
    [{ piece: 'terrain', base: 30 }, `card.missing ${at}.name`],
    [{ at: 'moved', must: [{ fx: 'hurtObjects' }] }, `card.missing ${at}.must.0.x`],
    [{ at: 'moved', must: [{ fx: 'layObjects', x: 2 }] }, `card.unread ${at}.must.0.x`],
    [{ grant: 'points' }, `card.missing ${at}.of`],
    [{ at: 'rolled', may: [{ fx: 'reroll', x: 2 }] }, `card.unread ${at}.may.0.x`],
    [
      { at: 'turnEnded', may: [{ fx: 'anotherTurn' }], who: { side: 'friendly' } },
      `card.unknownWord ${at}.who`,
    ],
    [
      {
        piece: 'terrain',
        name: 'Spring',
        clauses: [{ at: 'enteredArea', who: { side: 'any' }, must: [{ fx: 'heal', x: 1 }] }],
      },
      `card.missing ${at}.clauses.0.limit`,
    ],
    [{ modify: 'range', by: 2, of: 'Shot' }, `card.unread ${at}.of`],
    [{ modify: 'defenderDice', by: 1, when: { mobs: false } }, `card.wrongForm ${at}.when.mobs`],
    [{ at: 'koed', must: [{ fx: 'mark', until: 'Shot' }] }, `card.unread ${at}.must.0.until`],
    [
      { at: 'damaged', must: [{ fx: 'heal' }], when: { marks: { of: 'Night', atLeast: 1 } } },
      `card.unread ${at}.when.marks`,
    ],
    [{ at: 'koComing', must: [{ fx: 'surviveAt' }] }, `card.missing ${at}.must.0.x`],
    [{ at: 'koComing', may: [{ fx: 'takePlace' }] }, `card.missing ${at}.may.0.of`],
    [{ at: 'effectsPhase', may: [{ fx: 'reposition' }] }, `card.missing ${at}.may.0.x`],
    [
      { set: 'forcedMovement', to: { type: 'Sprint' }, when: { action: { kind: 'combat' } } },
      `card.unread ${at}.when.action`,
    ],
    [{ allow: 'sight', with: {} }, `card.missing ${at}.with.of`],
    [{ at: 'koed', must: [{ fx: 'spectral', x: 2 }] }, `card.unread ${at}.must.0.x`],
    [{ at: 'beforeRoll', may: [{ fx: 'redirect' }] }, `card.missing ${at}.who`],
    [
      { at: 'koed', must: [{ fx: 'lasting', clauses: [{ modify: 'rollDice', by: 1, who: {} }] }] },
      `card.unread ${at}.must.0.clauses.0.who`,
    ],
    [
      { at: 'beforeRoll', may: [{ fx: 'lasting', lasts: 'roll', clauses: [{ modify: 'trait', by: 1 }] }] },
      `card.unknownWord ${at}.may.0.clauses.0.modify`,
    ],
    [{ grant: 'sameSupreme', of: 'Solar', who: {} }, `card.unknownWord ${at}.who`],
    [{ forbid: 'copies', of: 'Solar' }, `card.unread ${at}.of`],
    [{ forbid: 'countedRole', of: 'Powerhouse' }, `card.missing ${at}.inTeamOf`],
    [{ allow: 'copies', with: { most: 3, when: {} } }, `card.unread ${at}.with.when`],
    [{ allow: 'recruit', with: { names: 'Solar', faction: 'Coven' } }, `card.missing ${at}.with.alignment`],
  ])('%j: nothing reads that there', (clause, error) => {
    expect(clauseErrors(clause)).toEqual([error]);
  });

  test('what does not load does not compile either', () => {
    // @ts-expect-error `min` is read of Damage alone
    const min: Clause = { modify: 'attackerDice', by: 1, min: 1 };
    // @ts-expect-error no roll is known where a Trait is asked for
    const roll: Clause = { modify: 'trait', of: 'F', by: 1, when: { opponent: {} } };
    // @ts-expect-error a number replaces a number
    const two: Clause = { set: 'maxDice', to: 'two' };
    // @ts-expect-error nobody knows the word
    const luck: Clause = { modify: 'luck', by: 1 };
    // @ts-expect-error what begins with the Encounter costs nothing
    const cost: Clause = { at: 'encounterStarted', must: [{ fx: 'heal' }], cost: { ap: 1 } };
    // @ts-expect-error nothing is redirected at a KO
    const redirect: Clause = { at: 'koed', must: [{ fx: 'redirect' }] };
    // @ts-expect-error a face is needed
    const face: Clause = { custom: 'alterDie', with: { needsDice: 2 } };
    for (const clause of [min, roll, two, luck, cost, redirect, face])
      expect(clauseErrors(clause)).toHaveLength(1);
  });

  test.each([
    [{ forbid: 'action', of: 'Strikr' }, 'of'],
    [{ forbid: 'action', of: ['Combat'] }, 'of'],
    [{ allow: 'addEfx', with: { effect: 'Stun', actions: ['Strikr'] } }, 'with.actions'],
    [{ allow: 'useAs', with: { actions: ['Strikr'], as: 'RCT/BTB' } }, 'with.actions'],
    [{ at: 'activationEnded', may: [{ fx: 'useAction', action: 'Strikr' }] }, 'may.0.action'],
    [
      {
        at: 'activationStarted',
        must: [{ fx: 'lasting', clauses: [{ forbid: 'action', of: 'Strikr' }] }],
      },
      'must.0.clauses.0.of',
    ],
  ])('%j names no Action of the card', (clause, path) => {
    const errors = refused(supreme({ powers: [power({ clauses: [clause] })] }));
    expect(codesAndPaths(errors)).toEqual([`card.unknownAction ${at}.${path}`]);
    expect(errors[0]?.expected).toContain('Curse of Hephaestus');
  });

  test.each([
    { forbid: 'action', of: ['Curse of Hephaestus', 'movement', 'bar', 'combat', 'RCT'] },
    { forbid: 'action', of: 'Claws', who: { side: 'enemy' } },
    { allow: 'useAs', with: { actions: 'all', as: 'RCT/BTB' } },
  ])('%j names an Action of the card, some at once, or one of others', (clause) => {
    expect(loaded(supreme({ powers: [power({ clauses: [clause] })] })).powers).toHaveLength(1);
  });

  test('what a Special says besides its success is read in an Aura alone', () => {
    const specials = [power()];
    const aura = 'AP 1 Aid (AUR 4, H vs T#6, Special/Gift) SFX: none';
    expect(loaded(supreme({ actions: [actionOf(aura, specials)] })).actions).toHaveLength(1);
    const aid = actionOf('AP 1 Aid (IST, H vs T#6, Self/Special) SFX: none', specials);
    expect(codesAndPaths(refused(supreme({ actions: [aid] })))).toEqual([
      'card.unread actions.0.specials.0.clauses.0',
    ]);
  });

  test('a save may hold what nothing reads, which goes on doing nothing', () => {
    const clauses = [{ modify: 'trait', of: 'F', by: 1, when: { not: { source: 'burdened' } } }];
    const saved = loadSavedCard(supreme({ powers: [power({ clauses })] }), in2017);
    expect(saved.ok && saved.value.powers[0]?.clauses).toEqual(clauses);
    const unknown = loadSavedCard(
      supreme({ powers: [power({ clauses: [{ modify: 'luck', by: 1 }] })] }),
      in2017,
    );
    expect(unknown.ok ? [] : codesAndPaths(unknown.error)).toEqual([`card.unknownWord ${at}.modify`]);
  });

  test('a Combat Bonus once written small is the same', () => {
    const may = [{ fx: 'lasting', lasts: 'roll', clauses: [{ modify: 'rollDice', by: 1 }] }];
    const clauses = [{ at: 'beforeRoll', may, when: { bonus: 'momentum' } }];
    const saved = loadSavedCard(supreme({ powers: [power({ clauses })] }), in2017);
    expect(saved.ok && saved.value.powers[0]?.clauses).toMatchObject([{ when: { bonus: 'Momentum' } }]);
  });

  test('keep what they say', () => {
    for (const id of ['ace-of-wraiths', 'wildman', 'aurelius', 'dead-eye']) {
      const file = cardFile(id) as { powers: { clauses: unknown }[] };
      expect(loaded(file).powers.map(({ clauses }) => clauses)).toEqual(
        file.powers.map(({ clauses }) => clauses),
      );
    }
  });
});

test('every code that a schema gives is a known code', () => {
  const schemas = import.meta.glob<string>(
    '../../../src/systems/pulp-city/cards/{schema,clause-schema,closed,field-forms}.ts',
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  );
  const given = Object.values(schemas).flatMap((source) => source.match(/card\.\w+/g) ?? []);
  expect(given.length).toBeGreaterThan(20);
  expect(given.filter((code) => !CARD_ERRORS.some((known) => known === code))).toEqual([]);
});
