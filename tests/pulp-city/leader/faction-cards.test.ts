import { expect, test } from 'vitest';
import { beside, reasons, STRIKE } from '../../support/duel.ts';
import { led, playCard } from '../../support/leader.ts';
import { object, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns, nameRollers } from '../../support/rounds.ts';

const SHOT = 'AP 1 Shot (PRJ 12, H vs I, Damage 1) SFX: Damage 1';

test('[PC-LEADER-19] Friendly Supremes are Spectral until the next Effects Phase', () => {
  const game = led(['whispered-screams'], {
    friends: { Bo: { at: [4, 4] }, Thugs: { at: [[8, 8]], card: { kind: 'minion', modelsAtStart: 1 } } },
    dice: [4, 1],
  }).activate('Ace');
  playCard(game, 'whispered-screams');
  expect(['Ace', 'Bo', 'Thugs', 'Foe'].map((name) => game.model(name).spectral)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  game.move('Ace').endActivation().decline('commandAfter');
  endTurns(game);
  nameRollers(game, { a: 'Ace', b: 'Foe' });
  game.answer('chooseFirstTurn', 'a');
  expect(game.model('Bo').spectral).toBe(false);
  expect(game.state.teams.a.lasting).toEqual([]);
});

test('[PC-LEADER-19] a Spectral Supreme that wants to Strike ends that first, in its own Activation', () => {
  const game = led(['whispered-screams'], {
    friends: { Bo: { at: [4, 4], card: { actions: [STRIKE] } } },
    foe: { at: beside([4, 4]) },
    dice: [4, 1],
  }).activate('Ace');
  playCard(game, 'whispered-screams');
  expect(game.refused((now) => now.act({ do: 'endSpectral', model: now.names.model('Bo') }))).toBe(
    'answer.notOffered',
  );
  game.move('Ace').endActivation().activate('Foe').move('Foe').endActivation().activate('Bo');
  expect(game.refused((now) => now.attack('Bo', 'Strike', 'Foe'))).toMatch(/spectral|target|action/);
  game.act({ do: 'endSpectral', model: game.names.model('Bo') }).attack('Bo', 'Strike', 'Foe');
  expect([game.model('Bo').spectral, game.model('Ace').spectral]).toEqual([false, true]);
  expect(game.last('rolled').won).toBe(true);
  expect(game.last('conditionsRemoved').cause).toMatchObject({ card: 'whispered-screams' });
});

test('[PC-LEADER-19] without the card nobody leaves its Spectral state', () => {
  const game = led([], { ace: { spectral: true } }).activate('Ace');
  expect(game.refused((now) => now.act({ do: 'endSpectral', model: now.names.model('Ace') }))).toBe(
    'act.noSpectral',
  );
});

test('[PC-LEADER-20] every Enemy model on the table is Stunned, Minions too, without a roll', () => {
  const game = led(['saints-wrath'], {
    friends: { Bo: { at: [4, 4] } },
    foes: {
      Bull: { at: [20, 4] },
      Rock: { at: [20, 8], card: { powers: [{ name: 'Calm', clauses: [{ grant: 'immune', of: 'Stun' }] }] } },
      Thugs: {
        at: [
          [18, 18],
          [16, 20],
        ],
        card: { kind: 'minion' },
      },
      Bird: { at: [22, 4], status: 'aloft' },
    },
  }).activate('Ace');
  playCard(game, 'saints-wrath');
  const stunned = ['Foe', 'Bull', 'Thugs 1', 'Thugs 2', 'Rock', 'Bird', 'Bo', 'Ace'];
  expect(stunned.map((name) => game.model(name).stunned)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

/** Bull carries a Treasure when the card is played. */
const wrathOn = (card: Exclude<NonNullable<Parameters<typeof led>[1]>['ace'], undefined>['card'] = {}) => {
  const game = led(['saints-wrath'], {
    foes: { Bull: { at: [20, 4], card } },
    markers: { loot: { kind: 'treasure', carriedFrom: 1, bearer: 'Bull' } },
  }).activate('Ace');
  return playCard(game, 'saints-wrath');
};

test('[PC-LEADER-20] [PC-BURDEN-05@2017] [PC-BURDEN-06] a bearer that it Stuns drops its Burden, which the player of the card places', () => {
  const game = wrathOn();
  expect(game.question('placeBurden')).toMatchObject({ by: 'a', model: game.names.model('Bull') });
  game.answer('placeBurden', null);
  expect(game.question('placeBurden').by).toBe('b');
});

test('[PC-LEADER-20] [PC-BURDEN-05@2017] one that is Immune to Stun keeps it', () => {
  const game = wrathOn({ powers: [{ name: 'Calm', clauses: [{ grant: 'immune', of: 'Stun' }] }] });
  expect([game.asked(), Object.keys(game.state.burdens ?? {})]).toEqual([
    ['act'],
    [game.names.model('Bull')],
  ]);
});

const starting = (more: Parameters<typeof led>[1] = {}) =>
  led(['the-greatest-generation'], {
    phase: 'startingRoll',
    round: 3,
    friends: { Bo: { at: [4, 4] } },
    ...more,
  });

test('[PC-LEADER-21] wins the Starting Roll without dice, with one Master Plan of each kind in any order', () => {
  const game = starting();
  game.answer('playLeaderCard', 'the-greatest-generation');
  expect(game.events('startingRolled')).toEqual([]);
  expect(game.last('rollForgone')).toMatchObject({ roll: 'starting', winner: 'a' });
  expect(game.question('masterPlan')).toMatchObject({ by: 'a', left: 3, own: [] });
  game.answer('masterPlan', { plan: 'powerUp', card: game.names.card('Bo') });
  expect(game.question('masterPlan').plans).toEqual(['actFast', 'domination']);
  expect(
    game.refused((now) => now.answer('masterPlan', { plan: 'powerUp', card: now.names.card('Bo') })),
  ).toBe('answer.notOffered');
  game.answer('masterPlan', { plan: 'domination' });
  game.answer('masterPlan', { plan: 'none' });
  expect(game.question('chooseFirstTurn').by).toBe('a');
  expect(game.card('Bo').powerUp).toBe(1);
  expect(game.state.round.startingWinner).toBe('a');
});

test('[PC-LEADER-21] kept, the roll is made and the card stays', () => {
  const game = starting({ dice: [4, 2] }).answer('playLeaderCard', null);
  nameRollers(game, { a: 'Ace', b: 'Foe' });
  expect(game.last('startingRolled').winner).toBe('a');
  expect(game.state.teams.a.leaderCards).toEqual(['the-greatest-generation']);
});

test('[PC-LEADER-21] both play it: both are discarded and the roll is made', () => {
  const game = starting({
    foe: { card: { role: 'Leader' } },
    leaderCards: { b: ['the-greatest-generation'] },
    dice: [2, 4],
  });
  game.answer('playLeaderCard', 'the-greatest-generation', 'a');
  game.answer('playLeaderCard', 'the-greatest-generation', 'b');
  nameRollers(game, { a: 'Ace', b: 'Foe' });
  expect(game.events('leaderCardsCancelled')).toHaveLength(1);
  expect(game.last('startingRolled').winner).toBe('b');
  expect([game.state.teams.a.leaderCards, game.state.teams.b.leaderCards]).toEqual([[], []]);
});

test("[PC-LEADER-21] not with a KO'ed Leader", () => {
  const game = starting({ ace: { status: 'ko', health: 0 } });
  expect(game.asked()).toEqual(['chooseRoller', 'chooseRoller']);
});

const BEAM = 'AP 1 Beam (IND 12, H vs I, Damage 1) SFX: none';
const jade = (...dice: readonly number[]) => {
  const game = led(['shadow-mastery'], {
    friends: { Bo: { at: [4, 4], card: { factions: ['Jade Cult'] } }, Cy: { at: [4, 8] } },
    foe: { at: [14, 4], card: { actions: [SHOT, BEAM] } },
    foes: { Bull: { at: [8, 4], card: { actions: [SHOT, BEAM] } } },
    dice,
  }).activate('Ace');
  return playCard(game, 'shadow-mastery').move('Ace').endActivation();
};

test('[PC-LEADER-23] Supremes of the Jade Cult have Stealth, those of others have not', () => {
  const game = jade(5, 1).activate('Foe');
  expect(game.refused((now) => now.attack('Foe', 'Beam', 'Bo'))).toBe('target.stealth');
  game.attack('Foe', 'Beam', 'Cy');
  expect(game.last('rolled').target).toBe(game.names.model('Cy'));
});

test('[PC-LEADER-23] no Projectile affects them even in contact, where Stealth is lost as usual', () => {
  const game = jade(5, 1, 1)
    .activate('Bull')
    .move('Bull', [4 + 30 / 25.4, 4]);
  expect(game.refused((now) => now.attack('Bull', 'Shot', 'Bo'))).toBe('target.immune');
  game.attack('Bull', 'Beam', 'Bo');
  expect(game.last('rolled').target).toBe(game.names.model('Bo'));
});

test('[PC-LEADER-24] each Supreme of Ulthar is moved up to 5 inches, in any order, at no Fatigue', () => {
  const ulthar = { factions: ['Ulthar'] };
  const game = led(['tidal-rush'], {
    ace: { card: ulthar },
    friends: {
      Bo: { at: [4, 4], card: ulthar, fatigue: 2 },
      Cy: { at: [4, 20] },
      Di: { at: [8, 20], card: { ...ulthar, movement: 'Immobile' } },
    },
  }).activate('Ace');
  playCard(game, 'tidal-rush');
  expect(game.question('usePower').pick).toEqual(['Ace', 'Bo'].map((name) => game.names.model(name)));
  game.answer('usePower', { use: true, model: game.names.model('Bo') });
  expect(game.question('shift')).toMatchObject({ by: 'a', distance: 5, upTo: true });
  game.answer('shift', { x: 14 * 25_400, y: 4 * 25_400 });
  expect(game.at('Bo')).toMatchObject({ x: 9, y: 4 });
  game.answer('usePower', { use: true, model: game.names.model('Ace') });
  game.answer('shift', { x: 12 * 25_400, y: 14 * 25_400 });
  expect(game.at('Ace')).toMatchObject({ x: 12, y: 14 });
  expect([game.card('Bo').fatigue, game.card('Ace').fatigue]).toEqual([2, 0]);
  expect(game.asked()).toEqual(['act']);
});

test('[PC-LEADER-24] who touches an Enemy stops there, and lets it React; nobody has to be moved', () => {
  const ulthar = { factions: ['Ulthar'] };
  const game = led(['tidal-rush'], {
    ace: { card: ulthar },
    friends: { Bo: { at: [4, 4], card: ulthar } },
    foe: { at: [7, 4], card: { actions: ['AP 0 Riposte (RCT/BTB, F vs G, Damage 1) SFX: none'] } },
  }).activate('Ace');
  playCard(game, 'tidal-rush');
  game.answer('usePower', { use: true, model: game.names.model('Bo') });
  game.answer('shift', { x: 9 * 25_400, y: 4 * 25_400 });
  expect(game.question('react')).toMatchObject({ by: 'b', trigger: 'BTB' });
  game.decline('react').answer('usePower', { use: false, model: null });
  expect(game.asked()).toEqual(['act']);
  expect(game.at('Ace')).toMatchObject({ x: 12, y: 12 });
});

test('[PC-LEADER-25] 2 dice for each Friendly Supreme at once', () => {
  const game = led(['nature-unbound'], {
    friends: { Bo: { at: [4, 4] }, Thugs: { at: [[8, 8]], card: { kind: 'minion', modelsAtStart: 1 } } },
  }).activate('Ace');
  playCard(game, 'nature-unbound');
  expect(['Ace', 'Bo', 'Thugs'].map((name) => game.card(name).powerUp)).toEqual([2, 2, 0]);
});

test('[PC-LEADER-25] Damage on a Structure is 2 more, on an Object it is not', () => {
  const bash = 'AP 1 Bash (CCM, F vs G, Damage 2) SFX: none';
  const game = led(['nature-unbound'], {
    ace: { card: { F: 9, actions: [bash] } },
    friends: { Bo: { at: [4, 4], card: { F: 9, actions: [bash] } } },
    pieces: [
      structure('hall', { at: [12, 14], size: [6, 2.82], height: 3, health: 8 }),
      object('car', { at: [4, 5.59], rank: 3, size: 2 }),
    ],
    dice: [1, 1],
  }).activate('Ace');
  playCard(game, 'nature-unbound');
  game.attack('Ace', 'Bash', 'hall').endActivation();
  expect(game.piece('hall')?.health).toBe(4);
  game.activate('Foe').move('Foe').endActivation().activate('Bo').attack('Bo', 'Bash', 'car');
  expect(game.piece('car')?.health).toBe(1);
});

test('[PC-LEADER-25] each Structure that an Action Damages takes 2 more, once for that Action', () => {
  const left = (bar: string, fire: (game: Play) => unknown, dice: readonly number[] = []) => {
    const game = led(['nature-unbound'], {
      ace: { card: { H: 9, trump: ['H'], actions: [bar] } },
      pieces: [
        structure('one', { at: [12, 15], size: [2, 2], height: 3, health: 12 }),
        structure('two', { at: [12, 19], size: [2, 2], height: 3, health: 12 }),
      ],
      dice,
    }).activate('Ace');
    playCard(game, 'nature-unbound');
    fire(game);
    return ['one', 'two'].map((id) => game.piece(id)?.health);
  };
  const along = (name: string) => (game: Play) => game.attack('Ace', name, [], { toward: [12, 20] });
  expect(left('AP 1 Beam (RAY 10, H vs G, Damage 2) SFX: none', along('Beam'))).toEqual([8, 8]);
  const thought = left('AP 1 Think (RAY 10, J vs K, Damage 1) SFX: none', along('Think'));
  expect(thought, 'Inanimate: there is no Damage to raise').toEqual([12, 12]);
  const shelled = left(
    'AP 1 Shell (PRJ 8, H vs G, Damage 1) SFX: Damage 1',
    (game) => game.attack('Ace', 'Shell', 'one', { boost: 1, sfx: [0, 0] }),
    [6, 6],
  );
  expect(shelled, 'Damage 1, twice Damage 1 bought, and 2').toEqual([7, 12]);
});

test('[PC-LEADER-28] only Mind Actions of Supremes of the Red Republik affect anybody', () => {
  const read = 'AP 1 Read (IND 30, J vs K, Damage 1) SFX: none';
  const game = led(['iron-curtain'], {
    ace: { card: { factions: ['Red Republik'], actions: [read] } },
    friends: { Bo: { at: [4, 4], card: { actions: [read] } } },
    foe: { card: { actions: [read, 'AP 1 Zap (IND 30, H vs I, Damage 1) SFX: none'] } },
    dice: [4, 1, 4, 1],
  }).activate('Ace');
  playCard(game, 'iron-curtain');
  game.attack('Ace', 'Read', 'Foe').endActivation().activate('Foe');
  expect(game.last('rolled').won).toBe(true);
  expect(game.refused((now) => now.attack('Foe', 'Read', 'Bo'))).toBe('target.immune');
  game.attack('Foe', 'Zap', 'Bo').endActivation().activate('Bo');
  expect(game.refused((now) => now.attack('Bo', 'Read', 'Foe'))).toBe('target.immune');
});

test('[PC-LEADER-30] one more SFX for each Close Combat success, which nothing cancels', () => {
  const game = led(['secret-techniques'], {
    ace: { card: { actions: [STRIKE.replace('Strike', 'Strike*'), SHOT] } },
    foe: { at: beside([12, 12]) },
    dice: [5, 6, 5, 1],
  }).activate('Ace');
  playCard(game, 'secret-techniques');
  game.attack('Ace', 'Strike', 'Foe');
  expect(game.last('rolled')).toMatchObject({ won: false, sfx: 0 });
  game.attack('Ace', 'Shot', 'Foe');
  expect(game.last('rolled')).toMatchObject({ won: true, sfx: 0 });
  expect(reasons(game)).not.toContain('secret-techniques');
});

test('[PC-LEADER-30] a success without any has one', () => {
  const game = led(['secret-techniques'], { foe: { at: beside([12, 12]) }, dice: [5, 1] }).activate('Ace');
  playCard(game, 'secret-techniques');
  game.attack('Ace', 'Strike', 'Foe', { sfx: [0] });
  expect(game.last('rolled').sfx).toBe(1);
  expect(game.model('Foe').health).toBe(4);
});

test('[PC-LEADER-30] against an Object too, where nobody defends', () => {
  const car = object('car', { at: [12 + 1 + 15 / 25.4, 12], rank: 3, size: 2 });
  const game = led(['secret-techniques'], { ace: { card: { F: 5 } }, pieces: [car], dice: [1] });
  playCard(game.activate('Ace'), 'secret-techniques').attack('Ace', 'Strike', 'car', { sfx: [0] });
  expect([game.last('rolled').sfx, game.piece('car')?.health]).toEqual([1, 1]);
});

const NECRO = { factions: ['Necroplane'] } as const;
const awakened = (dice: readonly number[], more: Parameters<typeof led>[1] = {}) => {
  const game = led(['necrotic-awakening'], {
    friends: {
      Bo: { at: [4, 4], card: NECRO, health: 1 },
      Rats: { at: [[8, 18]], card: { kind: 'minion', modelsAtStart: 1, exclusiveTo: 'Bo' } },
    },
    foe: { at: beside([4, 4]), card: { F: 9, actions: ['AP 1 Strike* (CCM, F vs G, Damage 4) SFX: none'] } },
    dice,
    ...more,
  }).activate('Ace');
  playCard(game, 'necrotic-awakening').move('Ace').endActivation();
  if (game.asked()[0] === 'commandAfter') game.decline('commandAfter');
  return game.activate('Foe').attack('Foe', 'Strike', 'Bo');
};

test("[PC-LEADER-27] on a 4 it stays in play with 1 Health, and was never KO'ed", () => {
  const game = awakened([2, 1, 4]);
  expect(game.model('Bo')).toMatchObject({ status: 'table', health: 1 });
  expect(game.last('survivalRolled')).toMatchObject({ face: 4, left: 1 });
  expect(game.events('koed')).toEqual([]);
  expect(game.model('Rats').status).toBe('table');
});

test("[PC-LEADER-27] on a 3 it is KO'ed, with all that goes with it", () => {
  const game = awakened([2, 1, 3]);
  expect([game.model('Bo').status, game.model('Rats').status]).toEqual(['ko', 'ko']);
});

test('[PC-LEADER-27] one roll each time', () => {
  const game = awakened([2, 1, 5, 2, 1, 6]);
  game.attack('Foe', 'Strike', 'Bo');
  expect(game.events('survivalRolled').map(({ face }) => face)).toEqual([5, 6]);
  expect(game.model('Bo').health).toBe(1);
});

test('[PC-LEADER-27] nobody of another Faction rolls', () => {
  const game = awakened([2, 1], { friends: { Bo: { at: [4, 4], health: 1 } } });
  expect(game.model('Bo').status).toBe('ko');
});

test('[PC-LEADER-18] an Enemy has nothing of a card that speaks of Friendly Supremes', () => {
  const giant = { baseMm: 80, actions: [STRIKE] };
  const struck = (side: 'ace' | 'foe') => {
    const at = beside([12, 12], { mm: 80, otherMm: 30, gap: 0 });
    const [ace, foe] =
      side === 'ace' ? [{ at, card: giant }, { at: [12, 12] as const }] : [{}, { at, card: giant }];
    const game = led(['giants-amongst-men'], { ace, foe }).activate('Ace');
    playCard(game, 'giants-amongst-men');
    if (side === 'ace') return reasons(game.dice(1, 1, 1, 6).attack('Ace', 'Strike', 'Foe').forgetDice());
    game.move('Ace').endActivation().activate('Foe');
    return reasons(game.dice(1, 1, 6, 6).attack('Foe', 'Strike', 'Ace').forgetDice());
  };
  expect([struck('ace'), struck('foe')]).toEqual([
    ['Size Matters 1', 'giants-amongst-men 1'],
    ['Size Matters 1'],
  ]);
});
