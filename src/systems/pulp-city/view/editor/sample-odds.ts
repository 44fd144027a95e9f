import { forTwo } from '../../../../kernel/ids.ts';
import { inches } from '../../../../geometry/units.ts';
import { NO_CITIZENS } from '../../model/citizens.ts';
import { makeWorld, type Ruleset, type World } from '../../model/encounter.ts';
import { initialState } from '../../model/initial.ts';
import { profileOf } from '../../model/lookup.ts';
import { type Trait, TRAITS } from '../../model/keywords.ts';
import type { CardProfile } from '../../model/profile.ts';
import { DEFAULT_SWITCHES, type EncounterSetup } from '../../model/setup.ts';
import type { OddsOn } from '../../odds/odds-of-use.ts';
import { object } from '../../tables/build.ts';
import { lineOf } from '../actions/from-here.ts';
import { REVISION } from '../setup/setup.ts';
import { baseRadius } from '../../board/bodies.ts';

/** Whom the Actions of a card are tried on. */
export interface SampleTarget {
  /** All six of them. */
  readonly trait: number;
  readonly health: number;
}

export interface SampleLine {
  readonly action: string;
  /** null: it does nothing to an Enemy, or cannot be used on this one. */
  readonly odds: OddsOn | null;
  /** Whether it was tried Base to Base or from some inches away. */
  readonly from: 'btb' | 'away';
}

const TABLE = 24;
const MIDDLE = TABLE / 2;
/** Inches between the bases where it is not Base to Base. */
export const AWAY = 3;
const POOL = 20;

const target = ({ trait, health }: SampleTarget): CardProfile => ({
  id: 'sample-target',
  name: 'Target',
  short: 'Target',
  kind: 'supreme',
  level: 2,
  role: null,
  alignment: ['Hero'],
  factions: [],
  origin: null,
  types: ['Living'],
  elements: [],
  baseMm: 30,
  movement: { type: 'Sprint', inches: 5, stealth: false },
  traits: Object.fromEntries(TRAITS.map((one) => [one, trait])) as Record<Trait, number>,
  trump: [],
  apLimit: 4,
  apPlus: 2,
  powerUpPerRound: 0,
  minionPlus: 0,
  health,
  modelsAtStart: 1,
  modelsMax: 1,
  actions: [],
  powers: [],
});

/** One of the card's models and the Target, with things to throw at hand. */
function worldFor(card: CardProfile, sample: CardProfile, rules: Ruleset, gap: number): World | null {
  const one = { ...card, modelsAtStart: 1 };
  const crates = ([1, 2] as const).map((rank) =>
    object(`object-${rank}`, 'crate', rank, [MIDDLE - REACH, MIDDLE + (rank === 1 ? -1 : 1)]),
  );
  const setup: EncounterSetup = {
    edition: rules.id,
    revision: REVISION,
    level: card.level,
    plot: 'smackdown',
    switches: DEFAULT_SWITCHES,
    citizens: NO_CITIZENS,
    table: { id: 'sample', size: inches(TABLE), pieces: crates },
    teams: forTwo(
      { name: 'a', cards: [{ profile: one.id }] },
      { name: 'b', cards: [{ profile: sample.id }] },
    ),
    profiles: { [one.id]: one, [sample.id]: sample },
    seed: 1,
    dice: 'digital',
  };
  const state = initialState(setup);
  const [attacker, other] = Object.values(state.models);
  if (attacker === undefined || other === undefined) return null;
  const x = inches(MIDDLE);
  Object.assign(attacker, { status: 'table', x, y: x, z: 0 });
  Object.assign(other, {
    status: 'table',
    x: x + baseRadius(card.baseMm) + baseRadius(sample.baseMm) + inches(gap),
    y: x,
    z: 0,
  });
  state.teams.a.pool = POOL;
  state.teams.b.pool = POOL;
  return makeWorld(setup, rules, state);
}

/** From the middle of a model to Objects that it touches or nearly does, inches. */
const REACH = 1;

const better = (one: OddsOn | null, other: OddsOn | null): boolean =>
  (one?.expectedDamage ?? -1) + (one?.success ?? 0) > (other?.expectedDamage ?? -1) + (other?.success ?? 0);

/**
 * What each Action of a card does to a plain Target in the open, Base to Base or from 3 in away, whichever does more.
 * @rule PC-ROLL-04
 */
export function sampleOdds(card: CardProfile, against: SampleTarget, rules: Ruleset): readonly SampleLine[] {
  const sample = target(against);
  const worlds = [0, AWAY].map((gap) => worldFor(card, sample, rules, gap));
  return card.actions.map((action) => {
    const [btb = null, away = null] = worlds.map((w) => (w === null ? null : oddsIn(w, action.id)));
    const from = better(away, btb) ? 'away' : 'btb';
    return { action: action.name, odds: from === 'away' ? away : btb, from };
  });
}

function oddsIn(w: World, id: string): OddsOn | null {
  const [attacker, other] = Object.keys(w.state.models);
  if (attacker === undefined || other === undefined) return null;
  const action = profileOf(w, attacker).actions.find((one) => one.id === id);
  return action === undefined ? null : lineOf(w, attacker, other, action).odds;
}
