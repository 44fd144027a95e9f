import * as v from 'valibot';
import { PLAYERS } from '../../../kernel/ids.ts';
import { below, chance, pick } from '../../../kernel/draw.ts';
import { teamsOf } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import type { TeamId } from '../model/ids.ts';
import { refusal } from '../model/refusals.ts';
import { count, id } from './forms.ts';
import { type Answering, anyAnswer } from './kind.ts';
import { oneOf } from './offered.ts';

/** Random play says yes in `percent` of a hundred. */
export const yesNo = (percent: number): Answering<object, boolean> => ({
  schema: v.boolean(),
  options: () => [true, false],
  check: anyAnswer,
  sample: (_w, _decision, draw) => chance(draw, percent),
});

interface AmongTeams {
  readonly among?: readonly TeamId[];
}

const choosable = (w: World, { among }: AmongTeams): readonly TeamId[] => among ?? teamsOf(w);

/** One of the Teams, or of those that the question names. */
export const oneTeam: Answering<AmongTeams, TeamId> = {
  schema: v.picklist(PLAYERS),
  options: choosable,
  check: (w, decision, answer) => oneOf(choosable(w, decision), answer),
  sample: (w, decision, draw) => {
    const teams = choosable(w, decision);
    const [first, second] = teams;
    if (first === undefined || second === undefined) throw new Error('nothing to choose between');
    return teams.length === 2 ? (chance(draw, 50) ? first : second) : (pick(draw, teams) ?? first);
  },
};

/** One of those the question names. */
export const oneOffered = <Q>(listOf: (decision: Q) => readonly string[]): Answering<Q, string> => ({
  schema: id,
  options: (_w, decision) => listOf(decision),
  check: (_w, decision, answer) => oneOf(listOf(decision), answer),
  sample: (_w, decision, draw) => pick(draw, listOf(decision)) ?? '',
});

/** One of those the question names, or none of them; random play takes one in `percent` of a hundred. */
export const oneOrNone = <Q>(
  listOf: (decision: Q) => readonly string[],
  percent: number,
): Answering<Q, string | null> => ({
  schema: v.nullable(id),
  options: (_w, decision) => [...listOf(decision), null],
  check: (_w, decision, answer) => (answer === null ? null : oneOf(listOf(decision), answer)),
  sample: (_w, decision, draw) => (chance(draw, percent) ? (pick(draw, listOf(decision)) ?? null) : null),
});

/** The place of one of those the question lists. */
export const placeInList = <Q>(listOf: (decision: Q) => readonly unknown[]): Answering<Q, number> => ({
  schema: count,
  options: (_w, decision) => listOf(decision).map((_, at) => at),
  check: (_w, decision, at) => (listOf(decision)[at] === undefined ? refusal('answer.notOffered') : null),
  sample: (_w, decision, draw) => below(draw, listOf(decision).length),
});
