/** Which Action Types were used and which Effects took hold, read from the journal of an Encounter. */
import { type Journal, restAt } from '../../src/kernel/journal.ts';
import type { Decision } from '../../src/systems/pulp-city/model/frames.ts';
import type { Adjustment, Event } from '../../src/systems/pulp-city/model/events.ts';
import { ACTION_TYPES } from '../../src/systems/pulp-city/model/keywords.ts';
import type { EffectName } from '../../src/systems/pulp-city/model/effects.ts';
import type { EncounterSetup } from '../../src/systems/pulp-city/model/setup.ts';

export type Recorded = Journal<EncounterSetup, Event, Adjustment>;

/** One command as it was obeyed: what had been asked, what was answered, what happened. */
interface Moment {
  readonly asked: Decision;
  readonly answer: unknown;
  readonly events: readonly Event[];
  /** Names of the Specials on the cards in play. */
  readonly specials: ReadonlySet<string>;
}

type Landed = (moment: Moment) => boolean;

/** An event that an Action brought about, and no cost, Power or rule of the table. */
const byAction = (event: Event): boolean => 'cause' in event && event.cause.of === 'action';

const event =
  (...types: readonly Event['type'][]): Landed =>
  ({ events }) =>
    events.some((one) => types.includes(one.type) && byAction(one));

const dice =
  (effect: 'attack' | 'defend' | 'suppress'): Landed =>
  ({ events }) =>
    events.some((one) => one.type === 'diceEffect' && one.effect === effect && byAction(one));

const displaced =
  (effect: 'knockback' | 'pull' | 'shift'): Landed =>
  ({ events }) =>
    events.some(
      (one) => one.type === 'displaced' && one.effect === effect && one.length > 0 && byAction(one),
    );

const toldTo =
  (occasion: 'followUp' | 'mindControl', ...types: readonly Event['type'][]): Landed =>
  ({ asked, events }) =>
    asked.kind === 'act' &&
    asked.occasion === occasion &&
    events.some(
      (one) =>
        types.includes(one.type) && 'model' in one && one.model !== null && asked.models.includes(one.model),
    );

/** What shows that an Effect took hold; a new Effect does not compile without it. */
const LANDINGS: Readonly<Record<EffectName, Landed>> = {
  damage: ({ events }) =>
    events.some(
      (one) => one.type === 'damaged' && one.cause.of === 'action' && one.cause.model !== one.target,
    ),
  heal: event('healed'),
  attack: dice('attack'),
  defend: dice('defend'),
  suppress: dice('suppress'),
  powerUp: event('powerUpGained'),
  powerDown: event('powerUpLost'),
  knockback: displaced('knockback'),
  pull: displaced('pull'),
  shift: displaced('shift'),
  blast: ({ events }) => events.some((one) => one.type === 'rolled' && one.splash),
  extraTarget: ({ asked, answer, events }) =>
    asked.kind === 'extraTarget' &&
    answer !== null &&
    events.some(
      (one) =>
        byAction(one) &&
        (('target' in one && one.target === answer) || ('model' in one && one.model === answer)),
    ),
  fatigue: event('fatigued'),
  stun: event('stunned'),
  spectral: event('becameSpectral'),
  followUp: toldTo('followUp', 'actionDeclared'),
  grabThrow: ({ events }) => events.some((one) => one.type === 'placed' && one.why === 'thrown'),
  mindControl: toldTo('mindControl', 'actionDeclared', 'moved'),
  immune: event('becameImmune'),
  weak: event('becameWeak'),
  special: ({ events, specials }) =>
    events.some(
      (one) => one.type === 'powerUpGained' && one.cause.of === 'power' && specials.has(one.cause.power),
    ),
  summon: ({ events }) =>
    events.some(
      (one) => (one.type === 'pieceMade' && one.piece.summoned !== undefined) || one.type === 'modelMade',
    ),
};

export const EVERYTHING: readonly string[] = [
  ...ACTION_TYPES.flatMap((type) => [`${type} declared`, `${type} rolled`]),
  ...Object.keys(LANDINGS),
];

/** Adds what an Encounter showed to the counts. */
export function countLandings(journal: Recorded, counts: Map<string, number>): void {
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const actions = Object.values(journal.setup.profiles).flatMap((one) => one.actions);
  const types = new Map(actions.map((one) => [one.id, one.uses.map((use) => use.type)]));
  const specials = new Set(actions.flatMap((one) => (one.specials ?? []).map((special) => special.name)));
  for (const [index, { command, events }] of journal.entries.entries()) {
    for (const one of events) {
      if (one.type === 'actionDeclared')
        for (const type of types.get(one.action) ?? []) count(`${type} declared`);
      if (one.type === 'rolled') for (const type of types.get(one.action) ?? []) count(`${type} rolled`);
    }
    if (command.type !== 'answer') continue;
    const asked = restAt(journal, index).pending.find((one) => one.id === command.decision);
    if (asked === undefined) continue;
    const moment = { asked: asked as Decision, answer: command.answer, events, specials };
    for (const [fx, landed] of Object.entries(LANDINGS)) if (landed(moment)) count(fx);
  }
}
