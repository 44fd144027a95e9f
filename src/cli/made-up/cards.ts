/** Cards made up so that between them they use every Action Type, every Effect and every word of the notation. */
import type { Clause } from '../../systems/pulp-city/model/clause.ts';

interface Text {
  readonly name: string;
  readonly clauses: readonly (Clause | Readonly<Record<string, unknown>>)[];
}

interface Bar {
  readonly bar: string;
  readonly specials?: readonly Text[];
}

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const textOf = ({ name, clauses }: Text) => ({
  id: idOf(name),
  name,
  text: { en: name, fr: name },
  coverage: 'full',
  clauses,
});

/** A bar is named by what stands between its price and its bracket. */
function actionOf(card: string, given: string | Bar) {
  const { bar, specials = [] } = typeof given === 'string' ? { bar: given } : given;
  const name = /^(?:AP \d+\+?|Activation)(?: \[[^\]]*\])* ([^(*]+)/.exec(bar)?.[1]?.trim() ?? bar;
  const id = idOf(`${card} ${name}`);
  return specials.length === 0 ? { id, bar } : { id, bar, specials: specials.map(textOf) };
}

interface Made {
  readonly name: string;
  readonly bars: readonly (string | Bar)[];
  readonly powers?: readonly Text[];
  readonly [field: string]: unknown;
}

/** A card file: a Supreme of Level 3 with plain numbers unless it says otherwise. */
function file({ name, bars, powers = [], ...more }: Made) {
  return {
    id: idOf(name),
    name,
    short: name,
    kind: 'supreme',
    level: 3,
    role: null,
    alignment: ['Hero', 'Villain'],
    types: ['Living'],
    baseMm: 30,
    movement: { type: 'Sprint', inches: 5, stealth: false },
    traits: { F: 5, G: 4, H: 5, I: 4, J: 4, K: 5 },
    trump: ['F'],
    apLimit: 6,
    apPlus: 3,
    health: 6,
    ...more,
    actions: bars.map((bar) => actionOf(name, bar)),
    powers: powers.map(textOf),
  };
}

const turn = (to: string): Text => ({
  name: 'Change',
  clauses: [{ allow: 'shapeshift', with: { to, freeFirstPerRound: true } }],
});

const BRAWL = [
  'AP 1 Power Smash* (CCM, F vs G, Damage 1 and Knockback 2) SFX: Damage 1, Stun, Self/Damage 1',
  'AP 2 Bomb (PRJ 8, H vs I, Damage 1 and Blast 2) SFX: Damage 1, Knockback 2',
  'AP 1 Grab (CCM, F vs G, Damage 1 and Grab & Throw) SFX: Extra Target 3',
  'AP 1 Hurl (THR 8, F vs I, Damage 2) SFX: Damage 1',
  'AP 1 Bend* (PRJ 8, J vs K, Mind Control) SFX: Attack 1, Self/Spectral',
];
const HOWL = [
  'AP 1 Claw (CCM, F vs G, Damage 1 and Follow Up) SFX: Damage 1',
  'AP 1 Howl* (AUR 6, K vs T#5, Limited/Friendly, Attack 1 and Immune/Stun) SFX: Attack 1',
  'AP 1 Wave (PLS 4, H vs I, Damage 1 and Power Down 1 and Self/Fatigue) SFX: Pull 2, Blast 2',
  'AP 1 Rush (OVR 6, F vs G, Damage 1) SFX: Shift 2',
  {
    bar: 'AP 1 Raise (SUM 6, K vs T#5, Summon Structure/Pillar) SFX: none',
    specials: [{ name: 'Pillar', clauses: [{ piece: 'structure', G: 5, base: 30, hp: 2 }] }],
  },
  'AP 0 Riposte (RCT/DMG, F vs G, Damage 1 and Knockback 2) SFX: Damage 1',
] satisfies readonly (string | Bar)[];
const CHARM = [
  'AP 1 Mend* (IND 8, J vs T#5, Limited/Friendly, Heal 2 and Power Up 2 and Immune/Fatigue and Extra Target 4) SFX: Heal 1',
  'AP 1 Focus* (IST, K vs T#5, Self/Defend 1 and Self/Power Up 2) SFX: Self/Spectral, Self/Heal 1',
  'AP 1 Beam (RAY 8, H vs I, Suppress 1 and Stun) SFX: Damage 1, Power Down 1',
  {
    bar: 'AP 1 Hex* (IND 8, K vs K, Limited/Enemy, Weak/Living and Power Down 1 and Special/Leech) SFX: Fatigue',
    specials: [{ name: 'Leech', clauses: [{ at: 'achieved', must: [{ fx: 'powerUp', x: 1, to: 'self' }] }] }],
  },
  'AP 1 Call* (SUM 6, K vs T#4, Summon Minion/Rat (6)) SFX: none',
  'AP 0 Snare (RCT/TGT 6, H vs I, Pull 2) SFX: Shift 2',
  'AP 0 Roll Over (RCT/DSP 12, I vs T#4, Self/Heal 1) SFX: none',
] satisfies readonly (string | Bar)[];

/** What lies on the ground, what is paid with, and what a Reaction answers. */
const FORGE = [
  'AP 1 Hammer (CCM, F vs G, Damage 1) SFX: Damage 1, Self/Shift 2',
  'AP 1 Screen* (PRJ 6 or IST, H vs T#5, Defend 1 (as PRJ 6) or Self/Defend 1 (as IST)) SFX: Power Up 1 (as PRJ 6), Self/Power Up 1 (as IST)',
  {
    bar: 'AP 1+ Spikes (SUM 6, G vs T#4, Summon Structure/Spike (1 Spike per 1 AP spent)) SFX: Summon Structure/Spike',
    specials: [
      { name: 'Spike', clauses: [{ piece: 'structure', G: 4, base: 30, hp: 1, keepsEarlier: true }] },
    ],
  },
  {
    bar: 'AP 1 Beacon* (SUM 8, H vs T#4, Summon Token/Lamp) SFX: none',
    specials: [
      {
        name: 'Lamp',
        clauses: [
          { piece: 'structure', G: 4, base: 30, hp: 2, max: 2 },
          { allow: 'useFrom', with: { actions: 'all', piece: 'Lamp' } },
        ],
      },
    ],
  },
  {
    bar: 'AP 1 Mire (SUM 6, H vs T#4, Summon Dangerous Terrain 2/Bog) SFX: none',
    specials: [
      {
        name: 'Bog',
        clauses: [
          {
            piece: 'dangerousTerrain',
            size: 2,
            clauses: [{ at: 'enteredArea', must: [{ fx: 'damage', x: 1, to: 'subject' }] }],
          },
        ],
      },
    ],
  },
  {
    bar: 'AP 1 Veil (SUM 6, H vs T#4, Summon Terrain 2/Smoke) SFX: none',
    specials: [{ name: 'Smoke', clauses: [{ piece: 'terrain', size: 2, removed: 'effectsPhase' }] }],
  },
  'AP 1 [Fatigue] Charge (OVR 4, F vs G, Damage 1) SFX: Knockback 2',
  'AP 1 [Stun] Overheat (PLS 4, H vs I, Excluded/Mechanical, Damage 1) SFX: Damage 1',
  'AP 1 [Damage 1] Blood Price (IND 8, K vs K, Limited/Living, Damage 1 and Suppress 1) SFX: Damage 1',
  'AP 1 [Power Down 1] Spend* (IST, J vs T#5, Self/Attack 1) SFX: none',
  'AP 0 Shove Off (RCT/BTB, F vs G, Knockback 2) SFX: none',
  'AP 0 Recoil (RCT/DSP, I vs T#4, Self/Shift 2) SFX: none',
] satisfies readonly (string | Bar)[];

/** One bar for each word that a condition may hold, and for each mode. */
const JUDGE = [
  'AP 1 Sentence (PRJ 8, J vs K, Strong/All and Strong/Models within 8 inches, Damage 1) SFX: none',
  'AP 1 Fine (PRJ 8, J vs K, Limited/Enemy Supremes and Strong/Hero, Power Down 1) SFX: none',
  'AP 1 Exile (PRJ 8, J vs K, Strong/non-Living or non-Grimm, Knockback 2) SFX: none',
  'AP 1 Verdict (IND 8, J vs K, Strong/Models with full HP, Damage 1) SFX: none',
  'AP 1 Gavel (IND 8, J vs K, Limited/Targets on 30mm or 40mm bases, Stun) SFX: none',
  'AP 1 Witness (IND 8, J vs K, Strong/Models in BtB with Ninjas, Damage 1) SFX: none',
  'AP 1 Evidence (IND 8, J vs K, Strong/Models Damaged by Riposte, Damage 1) SFX: none',
  'AP 1 Oath (IND 8, J vs K, Limited/Models with K 3+ and Excluded/Ulthar, Damage 1) SFX: none',
  'AP 1 Omen (IND 8, J vs K, Strong/Models with Avatar of Ahau Kin, Damage 1) SFX: none',
  'AP 1 Trap Sprung (IND 8, J vs K, Strong/Sabotaged Models, Damage 1) SFX: none',
  'AP 1 Robe (IND 8, J vs K, Strong/Red Republik, Damage 1) SFX: none',
  'AP 1 Roll Call (IND 12, J vs T#5, Limited/Friendly Ninjas, Power Up 1) SFX: none',
  'AP 1 Dive (CCM, F vs G, Airborne mode only, Damage 1) SFX: Damage 1',
  'AP 1 Strafe (RAY 8, H vs I, Excluded/All when not Airborne, Damage 1) SFX: Damage 1',
];

const TWO_WAYS: Text = {
  name: 'Two Ways',
  clauses: [
    { allow: 'useAs', with: { actions: ['Hammer'], as: 'PRJ 6', extraAp: 1 } },
    { allow: 'useAs', with: { actions: ['Hammer'], as: 'RCT/TGT 8', for: { side: 'friendly' } } },
  ],
};
const BREAK_OUT: Text = {
  name: 'Break Out',
  clauses: [{ at: 'rollWon', may: [{ fx: 'activate', to: 'self' }], when: { turn: 'enemy' } }],
};
const SPIRIT: Text = {
  name: 'Spirit',
  clauses: [
    {
      at: 'beforeRoll',
      may: [{ fx: 'lasting', clauses: [{ modify: 'rollDice', by: 1, per: 'spent' }], lasts: 'roll' }],
      cost: { ap: 'any' },
    },
  ],
};
const SHADOWS: Text = {
  name: 'Shadows',
  clauses: [
    {
      at: 'duringActivation',
      may: [
        { fx: 'move', x: 8, type: 'Blink', combinable: false },
        { fx: 'end', what: 'activation' },
      ],
      limit: 'oncePerRound',
    },
  ],
};
const CLOAK: Text = {
  name: 'Cloak',
  clauses: [{ custom: 'forcedTraitOrPay', with: { trait: 'K', ap: 1 }, at: 'actionDeclared' }],
};
const LUCKY: Text = {
  name: 'Lucky',
  clauses: [{ set: 'tieBreak', to: 'wins', when: { opponent: { side: 'enemy' } } }],
};
const THICK: Text = {
  name: 'Thick',
  clauses: [{ modify: 'damageTaken', by: -1, min: 1, when: { action: { kind: 'combat' } } }],
};
const WINGS: Text = {
  name: 'Wings',
  clauses: [
    { allow: 'shapeshift', with: { to: ['Grounded', 'Airborne'], sameCard: true, freeFirstPerRound: true } },
  ],
};

export const MADE_UP_FILES = [
  file({ name: 'Man', bars: BRAWL, role: 'Speeder', powers: [turn('Wolf'), LUCKY] }),
  file({
    name: 'Wolf',
    bars: HOWL,
    baseMm: 50,
    movement: { type: 'Bounding', inches: 6, stealth: false },
    health: 4,
    apLimit: 4,
    powers: [turn('Man')],
  }),
  file({
    name: 'Crow',
    bars: [...BRAWL, ...HOWL],
    movement: { type: 'Flight', inches: 5, stealth: false },
    powers: [turn('Cat'), LUCKY],
  }),
  file({
    name: 'Cat',
    bars: HOWL,
    movement: { type: 'Wall Crawling', inches: 5, stealth: true },
    baseMm: 40,
    health: 9,
    powers: [turn('Crow')],
  }),
  file({ name: 'Witch', bars: CHARM, minionPlus: 1, powers: [BREAK_OUT, SPIRIT], factions: ['Ulthar'] }),
  file({
    name: 'Smith',
    bars: FORGE,
    role: 'Tank',
    types: ['Mechanical'],
    factions: ['Red Republik'],
    powerUpPerRound: 2,
    apPlus: 0,
    powers: [TWO_WAYS, CLOAK, THICK],
  }),
  file({
    name: 'Judge',
    bars: JUDGE,
    role: 'Support',
    minionPlus: 1,
    form: 'Grounded',
    forms: [
      { id: 'judge-airborne', form: 'Airborne', movement: { type: 'Flight', inches: 6, stealth: false } },
    ],
    powers: [WINGS, { ...SHADOWS, name: 'Avatar of Ahau Kin' }],
  }),
  file({
    name: 'Rat',
    kind: 'minion',
    level: 1,
    bars: ['Activation Bite (CCM, F vs G, Damage 1) SFX: Damage 1'],
    apLimit: null,
    apPlus: 0,
    health: 1,
    modelsAtStart: 4,
    modelsMax: 6,
  }),
  file({
    name: 'Ninjas',
    kind: 'minion',
    level: 1,
    bars: ['Activation Slash (CCM, I vs G, Damage 1) SFX: Damage 1'],
    apLimit: null,
    apPlus: 0,
    health: 2,
    modelsAtStart: 4,
    modelsMax: 4,
  }),
];
