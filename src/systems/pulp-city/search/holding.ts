import { alliances, alliesOf, foremost, together } from '../board/allies.ts';
import { enemyTeams, teamOf, teamsOf } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, ObjectiveId, TeamId } from '../model/ids.ts';
import { cardOf } from '../model/lookup.ts';
import type { ControlNote, Objective, Score } from '../model/objectives.ts';
import { controlNow, countingAt } from '../rules/objectives/control.ts';
import { plotOf } from '../rules/objectives/plot.ts';
import { tallyOf } from '../rules/objectives/scoring.ts';
import { spareFatigue } from '../traits/limits.ts';
import { signFor } from './ours.ts';
import { pointWorth } from './worth.ts';

/** Who Controls what in the Plot, and what it is worth to a Team, in Levels. */
export interface Holding {
  readonly objectives: readonly Objective[];
  /** What it is worth to Control an objective: half a share of what all of them decide, half what this one changes. */
  readonly worth: (objective: ObjectiveId) => number;
  /** What the Team is ahead by a model of its own that stands at an objective, and not out of all of them. */
  readonly by: (model: ModelId, objective: ObjectiveId) => number;
  /** What the Team would gain if a model were gone from where it stands. */
  readonly without: (model: ModelId) => number;
  /** Models besides this one at an objective: of the Team and its allies, and the most of another side. */
  readonly others: (
    model: ModelId,
    objective: ObjectiveId,
  ) => { readonly own: number; readonly most: number };
}

interface Presence {
  readonly model: ModelId;
  readonly team: TeamId;
  readonly amount: number;
}

/** null: nothing is Controlled in this Plot. */
export function holdingOf(w: World, me: TeamId): Holding | null {
  const plot = plotOf(w);
  const { control } = plot;
  const objectives = control?.objectives(w) ?? [];
  if (control === undefined || objectives.length === 0) return null;
  const sides = alliances(w.setup);
  const other = enemyTeams(w, me)[0] ?? me;
  const held = controlNow(w) ?? {};
  const tally = tallyOf(w);
  const points = pointWorth(w);
  const amountOf = (model: ModelId): number => (control.weighs === 'levels' ? cardOf(w, model).level : 1);
  const present = new Map<ObjectiveId, readonly Presence[]>(
    [...countingAt(w)].map(([id, models]) => [
      id,
      models.map((model) => ({ model, team: teamOf(w, model), amount: amountOf(model) })),
    ]),
  );
  const amount = (at: readonly Presence[], team: TeamId): number =>
    at.reduce((sum, one) => (one.team === team ? sum + one.amount : sum), 0);
  const holder = (at: readonly Presence[]): TeamId | null => {
    const amounts = sides.map((all) => together(all, (team) => amount(at, team)));
    const most = Math.max(...amounts);
    const first = amounts.indexOf(most);
    if (most === 0 || amounts.indexOf(most, first + 1) >= 0) return null;
    return foremost(sides[first] ?? [], (team) => amount(at, team));
  };
  const coming = plot.atRoundEnd === undefined ? comingRounds(w, me, objectives) : [[]];
  const lead = (holders: ControlNote['holders']): number => {
    const taken = Object.entries(holders).filter(
      (entry): entry is [ObjectiveId, TeamId] => entry[1] !== null,
    );
    const tags = { ...tally.tags, ...Object.fromEntries(taken) };
    const now = [...tally.notes, { round: w.state.round.number, holders }];
    let sum = 0;
    for (const later of coming) {
      const then = { notes: [...now, ...later], tags };
      sum += leadIn([...(plot.atRoundEnd?.(w, then) ?? []), ...plot.atEnd(w, then)], w, me);
    }
    return sum / coming.length;
  };
  /** Who would Control what if a model were at one objective alone, or at none. */
  const holdersWith = (one: Presence, at: ObjectiveId | null): ControlNote['holders'] =>
    Object.fromEntries(
      [...present].map(([id, here]) => {
        const rest = here.filter(({ model }) => model !== one.model);
        return [id, holder(id === at ? [...rest, one] : rest)];
      }),
    );
  const presenceOf = (model: ModelId): Presence => ({
    model,
    team: teamOf(w, model),
    amount: amountOf(model),
  });
  const allTo = (team: TeamId): ControlNote['holders'] =>
    Object.fromEntries(objectives.map(({ id }) => [id, team]));
  const share = Math.max(1, (lead(allTo(me)) - lead(allTo(other))) / 2) / objectives.length;
  const worths = new Map<ObjectiveId, number>();
  const leadsWithout = new Map<ModelId, number>();
  const leadWithout = (model: ModelId): number => {
    let found = leadsWithout.get(model);
    if (found === undefined) leadsWithout.set(model, (found = lead(holdersWith(presenceOf(model), null))));
    return found;
  };
  return {
    objectives,
    worth(id) {
      let found = worths.get(id);
      if (found === undefined) {
        const change = (lead({ ...held, [id]: me }) - lead({ ...held, [id]: other })) / 2;
        worths.set(id, (found = (points * (share + Math.max(0, change))) / 2));
      }
      return found;
    },
    by: (model, id) => points * (lead(holdersWith(presenceOf(model), id)) - leadWithout(model)),
    without: (model) =>
      [...present.values()].some((here) => here.some((one) => one.model === model))
        ? points * (leadWithout(model) - lead(held))
        : 0,
    others(model, id) {
      const rest = (present.get(id) ?? []).filter((one) => one.model !== model);
      const count = (all: readonly TeamId[]): number => rest.filter(({ team }) => all.includes(team)).length;
      const enemies = sides.filter((all) => !all.includes(me));
      return { own: count(alliesOf(w.setup, me)), most: Math.max(0, ...enemies.map(count)) };
    },
  };
}

/** Share of its worth that an objective has in the first Round, where it stays the Team's until the end. */
const EARLY = 0.4;

/** What an objective is worth a Round before anybody can Control it, and while most of its first Round is to come. */
const SOON = 0.25;

/**
 * How much it matters to Control something at this time. Points of a Round, and what stays the Team's, are worth having at
 * once; what is counted at the end is worth little as long as others may still be KO'd, and least while much of the Round
 * is to come. Whoever makes its last move goes where it is to be found at the end.
 */
export function timeliness(w: World, me: TeamId, model: ModelId): number {
  const { atRoundEnd, control } = plotOf(w);
  const { rounds } = w.rules.numbers;
  const { number } = w.state.round;
  const from = control?.from ?? 1;
  const ahead = from - number;
  const last = number >= rounds && spareFatigue(w, cardOf(w, model).id) <= 1;
  const toCome = last ? 0 : Math.min(1, w.state.teams[me].pool / w.setup.level);
  if (atRoundEnd !== undefined) {
    if (from <= 1) return 1;
    return ahead > 0 ? SOON / ahead : 1 - (1 - SOON) * toCome;
  }
  if (control?.tags === true) return EARLY + ((1 - EARLY) * number) / rounds;
  const left = Math.max(1, rounds + 1 - number);
  if (roundsAddUp(w, me)) return 1 - (1 - SOON) * toCome;
  return left > LAST_ROUNDS ? 0 : (LATE * (1 - MUCH * toCome)) / (left * left * left);
}

/**
 * What may yet be Controlled in the Rounds to come, from all by the one side to all by the other, where Rounds add up and
 * what all of them come to decides: the fewer there are, the more each one changes.
 */
function comingRounds(
  w: World,
  me: TeamId,
  objectives: readonly Objective[],
): readonly (readonly ControlNote[])[] {
  const { number } = w.state.round;
  const left = Math.max(0, w.rules.numbers.rounds - Math.max(1, number));
  const [first] = objectives;
  const [other] = enemyTeams(w, me);
  if (left === 0 || first === undefined || other === undefined || !roundsAddUp(w, me)) return [[]];
  const most = Math.round(left * Math.max(1, objectives.length / 2));
  return Array.from({ length: 2 * most + 1 }, (_, at) =>
    Array.from({ length: Math.abs(at - most) }, () => ({
      round: number + 1,
      holders: { [first.id]: at < most ? other : me },
    })),
  );
}

/** Is it decided in the end by who has Supremes left to stand at one of several places each? */
export function headsDecide(w: World): boolean {
  const { atRoundEnd, control } = plotOf(w);
  if (control === undefined || control.tags === true || control.weighs !== 'supremes') return false;
  return atRoundEnd === undefined && control.objectives(w).length > 1;
}

/** Are there more places than Teams, so that nobody has to go across to another's? */
export const roomForAll = (w: World): boolean =>
  (plotOf(w).control?.objectives(w) ?? []).length > teamsOf(w).length;

/** Does it make a difference at the end of the Encounter who Controlled everything in a Round before the last? */
function roundsAddUp(w: World, me: TeamId): boolean {
  const plot = plotOf(w);
  const [other = me] = enemyTeams(w, me);
  const objectives = plot.control?.objectives(w) ?? [];
  const lead = (teams: readonly TeamId[]): number => {
    const notes = teams.map((team, at) => ({
      round: at + 1,
      holders: Object.fromEntries(objectives.map(({ id }) => [id, team])),
    }));
    return leadIn(plot.atEnd(w, { notes, tags: {} }), w, me);
  };
  return lead([me, other]) !== lead([other, other]);
}

const leadIn = (scored: readonly Score[], w: World, me: TeamId): number =>
  scored.reduce((sum, { team, points }) => sum + signFor(w, team, me) * points, 0);

/** What is counted at the end, in the last Round when all is done. */
const LATE = 2.5;

/** Rounds in which the end is looked to: before, it draws models apart that would rather strike together. */
const LAST_ROUNDS = 2;

/** Share that is taken off while the whole Action Pool is to be spent. */
const MUCH = 0.8;
