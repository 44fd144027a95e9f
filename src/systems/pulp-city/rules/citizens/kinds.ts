import { CITIZEN_HEALTH, CITIZEN_PROFILE, type CitizenRules } from '../../model/citizens.ts';

import type { Clause } from '../../model/clause.ts';
import type { CardProfile } from '../../model/profile.ts';
import { BEACON_OF_HOPE, TERRORIZE } from './actions.ts';

/** Base of 30 mm, on foot, everything at 1. @rule PC-CITIZEN-01 @rule PC-TABLE-06 */
function citizen(clauses: readonly Clause[], other: Partial<CardProfile> = {}): CardProfile {
  const name = 'Citizen';
  return {
    id: CITIZEN_PROFILE,
    name,
    short: name,
    kind: 'citizen',
    level: 0,
    role: null,
    alignment: [],
    factions: [],
    origin: null,
    types: [],
    elements: [],
    baseMm: 30,
    movement: { type: 'Sprint', inches: 4, stealth: false },
    traits: { F: 1, G: 1, H: 1, I: 1, J: 1, K: 1 },
    trump: [],
    apLimit: null,
    apPlus: 0,
    powerUpPerRound: 0,
    minionPlus: 0,
    health: CITIZEN_HEALTH,
    modelsAtStart: 0,
    modelsMax: 0,
    actions: [],
    powers: [{ id: CITIZEN_PROFILE, name, text: { en: name, fr: 'Citoyen' }, coverage: 'full', clauses }],
    ...other,
  };
}

const immuneTo = (...of: readonly string[]): Clause => ({ grant: 'immune', of });

/** As a model: it never tires, and nobody's mind rules it. */
const AS_MODEL: readonly Clause[] = [
  { set: 'fatigueLimit', to: 0 },
  immuneTo('Fatigue', 'Power Up', 'Power Down', 'Mind Control'),
];

/** Immune to whatever could be done to one that is in reach of something else. @rule PC-AGENDA-06 */
const UNTOUCHED: readonly Clause[] = [
  ...AS_MODEL,
  immuneTo('Damage', 'Heal', 'Attack', 'Defend', 'Suppress', 'Stun', 'Spectral', 'Weak', 'immune', 'special'),
  immuneTo('Knockback', 'Pull', 'Shift', 'Fall', 'Dangerous Terrain'),
];

/** Targeted like any model, led by Heroes, scared by Villains. @rule PC-CITIZEN-01 */
export const CITIZEN_MODELS: CitizenRules = {
  profile: citizen(AS_MODEL),
  forAgendas: {
    /** @rule PC-AGENDA-12 */
    citizenInPeril: citizen(AS_MODEL, {
      id: 'citizenInPeril',
      traits: { F: 1, G: 4, H: 1, I: 1, J: 1, K: 1 },
      health: 2,
    }),
    trappedInWreckage: citizen(UNTOUCHED, { id: 'trappedInWreckage' }),
  },
  marker: null,
  used: (wanted) => wanted.some((one) => one),
  count: (level, number) => ({ normal: level, halved: Math.ceil(level / 2), doubled: level * 2 })[number],
  numbers: ['normal', 'halved', 'doubled'],
  limits: {
    rule: 'PC-CITIZEN-04',
    apart: 3,
    fromZone: 1,
    fromHazard: 1,
    fromImpassable: 1,
    fromEdge: null,
    mayTouch: true,
  },
  firstPlacer: 'roll',
  runAt: 'end',
  runOrder: 'asPlaced',
  led: true,
  edgePicker: 'firstTurn',
  offersShutEdges: true,
  saved: true,
  actions: [
    { of: 'Hero', action: BEACON_OF_HOPE },
    { of: 'Villain', action: TERRORIZE },
  ],
};

/** Markers that walk off, and that nothing does anything to but Displacement. @rule PC-CITIZEN-01 @rule PC-CITIZEN-14 */
export const CITIZEN_MARKERS: CitizenRules = {
  profile: citizen([
    immuneTo('Damage', 'Heal', 'Attack', 'Defend', 'Suppress', 'Power Up', 'Power Down', 'Fatigue', 'Stun'),
    immuneTo('Spectral', 'Mind Control', 'Weak', 'immune', 'special', 'Fall', 'Dangerous Terrain'),
  ]),
  forAgendas: {},
  marker: { number: 5 },
  used: (wanted) => wanted.every((one) => one),
  count: (level, _number, teams) => teams * Math.ceil(level / teams),
  numbers: ['normal'],
  limits: {
    rule: 'PC-CITIZEN-12',
    apart: 4,
    fromZone: 4,
    fromHazard: 6,
    fromImpassable: null,
    fromEdge: 6,
    mayTouch: false,
  },
  firstPlacer: 'terrainAdvantage',
  runAt: 'start',
  runOrder: 'nearestEdgeFirst',
  led: false,
  edgePicker: 'terrainAdvantage',
  offersShutEdges: false,
  saved: false,
  actions: [],
};
