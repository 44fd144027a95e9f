/** Cards made up for tests: everything has a plain value unless the test says otherwise. */
import type { Clause } from '../../src/systems/pulp-city/model/clause.ts';
import type { ActionProfile, CardProfile, PowerProfile } from '../../src/systems/pulp-city/model/profile.ts';
import { type MovementType, type Trait, TRAITS } from '../../src/systems/pulp-city/model/keywords.ts';
import { parseBar } from '../../src/systems/pulp-city/notation/parse.ts';

/** A Power: whole, or only its clauses under a name. */
export type PowerSpec =
  | PowerProfile
  | {
      readonly name: string;
      readonly clauses: readonly Clause[];
      readonly coverage?: PowerProfile['coverage'];
    };

/** An Action: its bar as printed (2013 or 2017 form), or as data. */
export type ActionSpec =
  | string
  | ActionProfile
  | { readonly bar: string; readonly specials: readonly PowerSpec[] };

export interface CardSpec
  extends Partial<Omit<CardProfile, 'actions' | 'powers' | 'movement' | 'traits'>>,
    Partial<Record<Trait, number>> {
  readonly name: string;
  readonly actions?: readonly ActionSpec[];
  readonly powers?: readonly PowerSpec[];
  readonly move?: number;
  readonly movement?: MovementType;
  readonly stealth?: boolean;
}

/** 'Power Strike' -> 'power-strike'. */
export function idFrom(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function power(spec: PowerSpec): PowerProfile {
  if ('id' in spec) return spec;
  const text = { en: spec.name, fr: spec.name };
  return {
    id: idFrom(spec.name),
    name: spec.name,
    text,
    coverage: spec.coverage ?? 'full',
    clauses: spec.clauses,
  };
}

/** @throws when the bar cannot be read: the test is wrong. */
export function action(spec: ActionSpec): ActionProfile {
  if (typeof spec === 'object' && !('bar' in spec)) return spec;
  const { bar, specials } = typeof spec === 'string' ? { bar: spec, specials: [] } : spec;
  const lang = /\b(EFX|CAC|LNC|OND|PRC|INV)\b/.test(bar) ? 'fr' : 'en';
  const read = parseBar(bar, lang);
  if (!read.ok) throw new Error(`bar '${bar}': ${JSON.stringify(read.error)}`);
  const profile: ActionProfile = { id: idFrom(read.value.name), ...read.value };
  return specials.length === 0 ? profile : { ...profile, specials: specials.map(power) };
}

/** A Supreme of Level 2 with every Trait at 4, Sprint 5, base 30 mm, 6 Health, AP Limit 6, no Role, no Origin. */
export function card(spec: CardSpec): CardProfile {
  const { F, G, H, I, J, K, move, movement, stealth, actions, powers, ...rest } = spec;
  const given = { F, G, H, I, J, K };
  const kind = spec.kind ?? 'supreme';
  const models = spec.modelsAtStart ?? (kind === 'minion' ? 3 : 1);
  return {
    id: idFrom(spec.name),
    short: spec.name,
    kind,
    level: 2,
    role: null,
    alignment: ['Hero'],
    factions: [],
    origin: null,
    types: ['Living'],
    elements: [],
    baseMm: 30,
    trump: [],
    apLimit: kind === 'minion' ? null : 6,
    apPlus: 3,
    powerUpPerRound: 0,
    minionPlus: 0,
    health: kind === 'minion' ? 1 : 6,
    modelsAtStart: models,
    modelsMax: models,
    ...rest,
    traits: Object.fromEntries(TRAITS.map((trait) => [trait, given[trait] ?? 4])) as Record<Trait, number>,
    movement: { type: movement ?? 'Sprint', inches: move ?? 5, stealth: stealth ?? false },
    actions: (actions ?? []).map(action),
    powers: (powers ?? []).map(power),
  };
}
