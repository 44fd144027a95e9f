/** Encounters of made-up cards that between them use every Action Type and every Effect there is. */
import type { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import type { Clause } from '../../src/systems/pulp-city/model/clause.ts';
import type { EncounterSetup } from '../../src/systems/pulp-city/model/state.ts';
import { type ActionSpec, card, type CardSpec, type PowerSpec } from './card.ts';
import { object, structure } from './pieces.ts';
import { setupOf } from './scene.ts';

const turn = (to: string): Clause => ({ allow: 'shapeshift', with: { to, freeFirstPerRound: true } });
const pillar: PowerSpec = { name: 'Pillar', clauses: [{ piece: 'structure', G: 5, base: 30, hp: 2 }] };
const leech: PowerSpec = {
  name: 'Leech',
  clauses: [{ at: 'achieved', must: [{ fx: 'powerUp', x: 1, to: 'self' }] }],
};

const breakOut: PowerSpec = {
  name: 'Break Out',
  clauses: [{ at: 'rollWon', may: [{ fx: 'activate', to: 'self' }], when: { turn: 'enemy' } }],
};
const spirit: PowerSpec = {
  name: 'Spirit',
  clauses: [
    {
      at: 'beforeRoll',
      may: [{ fx: 'lasting', clauses: [{ modify: 'rollDice', by: 1, per: 'spent' }], lasts: 'roll' }],
      cost: { ap: 'any' },
    },
  ],
};

const BRAWL: readonly ActionSpec[] = [
  'AP 1 Strike* (CCM, F vs G, Damage 1 and Knockback 2) SFX: Damage 1, Stun, Self/Damage 1',
  'AP 2 Bomb (PRJ 8, H vs I, Damage 1 and Blast 2) SFX: Damage 1, Knockback 2',
  'AP 1 Grab (CCM, F vs G, Damage 1 and Grab & Throw) SFX: Extra Target 3',
  'AP 1 Hurl (THR 8, F vs I, Damage 2) SFX: Damage 1',
  'AP 1 Bend* (PRJ 8, J vs K, Mind Control) SFX: Attack 1, Self/Spectral',
];
const HOWL: readonly ActionSpec[] = [
  'AP 1 Claw (CCM, F vs G, Damage 1 and Follow Up) SFX: Damage 1',
  'AP 1 Howl* (AUR 6, K vs T#5, Limited/Friendly, Attack 1 and Immune/Stun) SFX: Attack 1',
  'AP 1 Wave (PLS 4, H vs I, Damage 1 and Power Down 1 and Self/Fatigue) SFX: Pull 2, Blast 2',
  'AP 1 Rush (OVR 6, F vs G, Damage 1) SFX: Shift 2',
  { bar: 'AP 1 Raise (SUM 6, K vs T#5, Summon Structure/Pillar) SFX: none', specials: [pillar] },
  'AP 0 Riposte (RCT/DMG, F vs G, Damage 1 and Knockback 2) SFX: Damage 1',
];
const CHARM: readonly ActionSpec[] = [
  'AP 1 Mend* (IND 8, J vs T#5, Limited/Friendly, Heal 2 and Power Up 2 and Immune/Fatigue and Extra Target 4) SFX: Heal 1',
  'AP 1 Focus* (IST, K vs T#5, Self/Defend 1 and Self/Power Up 2) SFX: Self/Spectral, Self/Heal 1',
  'AP 1 Beam (RAY 8, H vs I, Suppress 1 and Stun) SFX: Damage 1, Power Down 1',
  {
    bar: 'AP 1 Hex* (IND 8, K vs K, Limited/Enemy, Weak/Living and Power Down 1 and Special/Leech) SFX: Fatigue',
    specials: [leech],
  },
  'AP 1 Call* (SUM 6, K vs T#4, Summon Minion/Rat (4)) SFX: none',
  'AP 0 Snare (RCT/TGT 6, H vs I, Pull 2) SFX: Shift 2',
];

const form = (name: string, to: string, spec: Partial<CardSpec>) =>
  card({ level: 3, ...spec, name, powers: [{ name: 'Change', clauses: [turn(to)] }] });

/** Cards with what the starter teams lack: forms, Mind Control, Grab & Throw, Blast, Extra Target. */
const man = form('Man', 'Wolf', { actions: BRAWL, F: 6, role: 'Speeder' });
const wolf = form('Wolf', 'Man', {
  ...{ actions: HOWL, baseMm: 50, movement: 'Bounding', move: 6, health: 4, apLimit: 4 },
});
const crow = form('Crow', 'Cat', { actions: [...BRAWL, ...HOWL], movement: 'Flight' });
const cat = form('Cat', 'Crow', { actions: HOWL, movement: 'Wall Crawling', baseMm: 40, health: 9 });
const witch = card({
  ...{ name: 'Witch', level: 3, actions: CHARM, K: 6, minionPlus: 1, powers: [breakOut, spirit] },
});
const rat = card({ name: 'Rat', kind: 'minion', level: 1, modelsAtStart: 2, modelsMax: 4 });

export function madeUp(edition: (typeof EDITIONS)[number], seed: number): EncounterSetup {
  const setup = setupOf({
    edition,
    a: {
      Man: { card: man, at: [0, 0] },
      Crow: { card: crow, at: [0, 0] },
      Witch: { card: witch, at: [0, 0] },
      Rat: { card: rat, at: [0, 0] },
    },
    b: {
      Man: { card: man, at: [0, 0] },
      Cat: { card: cat, at: [0, 0] },
      Witch: { card: witch, at: [0, 0] },
      Rat: { card: rat, at: [0, 0] },
    },
    profiles: [wolf, cat, crow],
    pieces: [
      structure('hall', { at: [12, 12], size: [5, 5], height: 4, enclosed: true }),
      structure('hut', { at: [5, 12], size: [3, 3], height: 3 }),
      object('car', { at: [18, 12], rank: 2, size: 2 }),
      object('can', { at: [18, 9] }),
    ],
  });
  return { ...setup, seed };
}
