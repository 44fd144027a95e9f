import { type Answer, answerOf, type MatchUpAnswer } from '../../lab/answer.ts';
import { type PartAnswer, partsOf, pointsOf } from '../../lab/parts.ts';
import type { Done } from '../../lab/shards.ts';
import type { Estimate, Verdict } from '../../lab/statistics/estimate.ts';
import { MOST_GAMES } from '../../lab/statistics/sequential.ts';
import type { Study } from '../../lab/study.ts';
import { worthSeeing } from '../../lab/worth-seeing.ts';
import type { Field } from '../../systems/pulp-city/lab/field.ts';
import { fingerprintOf } from './keep.ts';
import { lab } from './machine.ts';
import { remarkText, valueName } from './words.ts';

/** Everything a study has found out, for other programs. The same for the same study, whoever has played it. */
export function resultOf(study: Study, done: Done) {
  const { field: _, ...asked } = study;
  const lists = [study.list, study.variant ?? [], study.against].flat();
  return {
    study: { ...asked, fingerprint: fingerprintOf(study), lists: namesOf(study) },
    answer: answerOf(study, done),
    parts: Object.fromEntries(
      lists.map((list) => [list, partsOf(study, done, list, lab.abilities(study, list))]),
    ),
    points: pointsOf(study, done),
    worthSeeing: worthSeeing(study, done).map(({ sight, result }) => ({
      sight,
      matchUp: result.matchUp,
      number: result.number,
      at: result.at,
      points: [result.first.points, result.second.points],
    })),
    remarks: lab.remarks(study),
  };
}

export type LabResult = ReturnType<typeof resultOf>;

const namesOf = ({ field }: Study): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries((field as Field).lists).map(([key, { name }]) => [key, name]));

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const span = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${Math.round(100 * low)} to ${Math.round(100 * high)} %`;

const scoreOf = (one: Estimate): string =>
  one.games === 0 ? 'not played' : `${percent(one.score)} (${span(one)})`;

const VERDICTS: Readonly<Record<Verdict, string>> = {
  above: 'clearly above half',
  below: 'clearly below half',
  cannotTell: 'cannot tell yet',
};

const STOPS = {
  above: 'stopped: clearly better',
  below: 'stopped: clearly worse',
  even: 'stopped: no difference of five points',
  cannotTell: `cannot tell after ${MOST_GAMES}`,
} as const;

const SIGHTS = {
  typicalWin: 'a typical win',
  worstLoss: 'the worst loss',
  closest: 'the closest',
  comeback: 'the comeback',
  luckiest: 'the luckiest dice',
} as const;

/** What a study has found out, in words. */
export function reportOf(study: Study, done: Done): string {
  const result = resultOf(study, done);
  const { answer, study: asked } = result;
  const { edition, level, profiles } = study.field as Field;
  const name = (key: string): string => (key === 'together' ? 'All together' : (asked.lists[key] ?? key));
  const cardName = (id: string): string => profiles[id]?.name ?? id;
  const questions = answer.matchUps.filter(({ matchUp }) => matchUp.why === 'question');
  const shown = [questions, answer.together ?? []].flat();
  return [
    `${name(study.list)}, Level ${level}, edition of ${edition}`,
    `${answer.games} of ${answer.wanted} Encounters; bots ${study.bots.list} and ${study.bots.against}; seed ${study.seed}; version ${study.rules} of the rules`,
    ...shown.flatMap((one) => ['', ...matchUpLines(one, name)]),
    ...swapLines(answer, name, study),
    ...mirrorLines(answer),
    '',
    `What each card of ${name(study.list)} does, in an Encounter:`,
    ...partLines(result.parts[study.list] ?? [], cardName),
    '',
    ...result.worthSeeing.map(
      ({ sight, matchUp, number, points }) =>
        `Worth seeing, ${SIGHTS[sight]}: ${points.join(' : ')}, --replay ${matchUp}:${number} --to FILE`,
    ),
    ...smallPrint(answer),
    ...result.remarks.map(({ code, params }) => remarkText(code, params)),
  ].join('\n');
}

function matchUpLines(one: MatchUpAnswer, name: (key: string) => string): readonly string[] {
  const { matchUp, score, firstTurn, points } = one;
  const stopped = one.stopped === null ? '' : `; ${STOPS[one.stopped]}`;
  const needed =
    one.verdict === 'cannotTell' && one.neededToTell !== null
      ? `; about ${one.neededToTell} Encounters would tell`
      : '';
  return [
    `Against ${name(matchUp.second)}: ${scoreOf(score)}, ${VERDICTS[one.verdict]}${stopped}${needed}`,
    `  ${score.wins} won, ${score.ties} tied, ${score.losses} lost of ${score.games}; points ${points.first.toFixed(1)} to ${points.second.toFixed(1)}, ${one.rounds.toFixed(1)} Rounds`,
    `  with the first Turn ${scoreOf(firstTurn.first)}, without ${scoreOf(firstTurn.second)}`,
    ...Object.entries(one.by).flatMap(([factor, cells]) =>
      (cells.length < 2 ? [] : cells).map(
        (cell) =>
          `  ${valueName(factor, cell.value)}: ${scoreOf(cell)}, ${VERDICTS[cell.verdict]}, ${cell.games} Encounters`,
      ),
    ),
  ];
}

function swapLines({ swap }: Answer, name: (key: string) => string, { variant = '' }: Study): string[] {
  if (swap === null) return [];
  const points = (share: number): string => `${share < 0 ? '-' : '+'}${Math.abs(100 * share).toFixed(1)}`;
  return [
    '',
    `${name(variant)} instead, on the same seeds, in points of a hundred:`,
    ...[...swap.by, { against: 'together', ...swap.together }].map(
      (one) =>
        `  against ${name(one.against)}: ${points(one.difference)} (${points(one.low)} to ${points(one.high)}), ${one.verdict === 'cannotTell' ? 'cannot tell yet' : one.verdict === 'above' ? 'clearly better' : 'clearly worse'}`,
    ),
  ];
}

const mirrorLines = ({ mirror }: Answer): readonly string[] =>
  mirror === null
    ? []
    : [
        '',
        `Against itself, as a check: ${scoreOf(mirror.score)}, ${mirror.holdsHalf ? 'even, as it must be' : 'not even: trust none of this'}`,
      ];

function partLines(parts: readonly PartAnswer[], cardName: (id: string) => string): readonly string[] {
  const most = Math.max(...parts.map(({ share }) => share));
  return parts.flatMap((part) => {
    const carries = part.share === most && most > 0 ? ', carries the Team' : '';
    const idle = part.games > 0 && part.idle === 1 ? ', never acts' : '';
    const figures = `${part.acted.toFixed(1)} Activations, Damage dealt ${part.dealt.toFixed(1)} (${perAp(part.dealtForSpent)} an AP), taken ${part.taken.toFixed(1)}, KOs ${part.felled.toFixed(2)}, stands at the end ${percent(part.standing)}`;
    const unused = part.neverUsed.map((one) => one.replace(/^(action|power) /, ''));
    return [
      `  ${cardName(part.part)}: ${figures}${carries}${idle}`,
      ...(unused.length === 0 ? [] : [`    never used: ${unused.join(', ')}`]),
    ];
  });
}

const perAp = (value: number | null): string => (value === null ? '-' : value.toFixed(2));

function smallPrint({ chance, conduct, failures }: Answer): readonly string[] {
  return [
    '',
    `A tie counts half. Intervals: Wilson, 95 %, by pairs with swapped seats. ${chance.comparisons} comparisons: expect ${chance.misleading.toFixed(1)} to mislead by chance.`,
    `${conduct.decisions} decisions, ${(100 * conduct.fallbacks).toFixed(2)} % without an opinion, ${conduct.refused} refused; ${conduct.felled.toFixed(1)} KOs and ${conduct.passes.toFixed(1)} Passes an Encounter.`,
    ...failures.map(
      ({ matchUp, number, failure }) => `Not played to its end: ${matchUp}:${number}, ${failure}`,
    ),
  ];
}
