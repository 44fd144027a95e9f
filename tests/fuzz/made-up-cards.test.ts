import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/simulation/play.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import type { Clause } from '../../src/systems/pulp-city/model/profile.ts';
import { type ActionSpec, card, type CardSpec, type PowerSpec } from '../support/card.ts';
import { object, structure } from '../support/pieces.ts';
import { setupOf } from '../support/scene.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

const turn = (to: string): Clause => ({ allow: 'shapeshift', with: { to, freeFirstPerRound: true } });
const pillar: PowerSpec = { name: 'Pillar', clauses: [{ piece: 'structure', G: 5, base: 30, hp: 2 }] };

const BRAWL: readonly ActionSpec[] = [
  'AP 1 Strike* (CCM, F vs G, Damage 1 and Knockback 2) SFX: Damage 1, Stun, Self/Damage 1',
  'AP 2 Bomb (PRJ 8, H vs I, Damage 1 and Blast 2) SFX: Damage 1, Knockback 2',
  'AP 1 Grab (CCM, F vs G, Damage 1 and Grab & Throw) SFX: Extra Target 3',
  'AP 1 Hurl (THR 8, F vs I, Damage 2) SFX: Damage 1',
  'AP 1 Bend* (PRJ 8, J vs K, Mind Control) SFX: Attack 1, Self/Spectral',
];
const HOWL: readonly ActionSpec[] = [
  'AP 1 Claw (CCM, F vs G, Damage 2 and Follow Up) SFX: Damage 1',
  'AP 1 Howl* (AUR 6, K vs T#5, Limited/Friendly, Attack 1 and Immune/Stun) SFX: Attack 1',
  'AP 1 Wave (PLS 4, H vs I, Damage 1 and Self/Fatigue) SFX: Pull 2, Blast 2',
  'AP 1 Rush (OVR 6, F vs G, Damage 1) SFX: Shift 2',
  {
    bar: 'AP 1 Raise (SUM 6, K vs T#5, Summon Structure/Pillar) SFX: none',
    specials: [pillar],
  } as ActionSpec,
  'AP 0 Riposte (RCT/DMG, F vs G, Damage 1 and Knockback 2) SFX: Damage 1',
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

const setup = (edition: (typeof EDITIONS)[number], seed: number) => ({
  ...setupOf({
    edition,
    a: { Man: { card: man, at: [0, 0] }, Crow: { card: crow, at: [0, 0] } },
    b: { Man: { card: man, at: [0, 0] }, Cat: { card: cat, at: [0, 0] } },
    profiles: [wolf, cat, crow],
    pieces: [
      structure('hall', { at: [12, 12], size: [5, 5], height: 4, enclosed: true }),
      structure('hut', { at: [5, 12], size: [3, 3], height: 3 }),
      object('car', { at: [18, 12], rank: 2, size: 2 }),
      object('can', { at: [18, 9] }),
    ],
  }),
  seed,
});

describe.each(EDITIONS)('random encounters of made-up cards, edition of %s', (edition) => {
  test.each(SEEDS)('seed %i keeps every promise to the end', (seed) => {
    const opened = pulpCity.open(setup(edition, seed));
    if (!opened.ok) throw new Error(opened.error[0]?.code);
    const played = playOut(pulpCity, opened.value.game, { seed, check: true });
    expect(played.failure).toBeNull();
    expect(played.outcome).not.toBeNull();
  });
});
