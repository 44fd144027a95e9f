import * as v from 'valibot';
import { type Refusal, refusal } from '../kernel/game-system.ts';
import { unfitPart } from '../kernel/outside.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { MOST_GAMES } from './statistics/sequential.ts';

export const STUDY_FORMAT = 'tabletop/study';
/** Of the form of a study; what a study of another version asked, it cannot be held to. */
export const STUDY_VERSION = 1;

/** What a list is called inside a study: a short name that the field explains. */
export type ListKey = string;

/** Who plays against whom, and why. */
export interface MatchUp {
  /** 'a-b1': what results are kept under. */
  readonly id: string;
  readonly first: ListKey;
  readonly second: ListKey;
  /** `variant`: the changed list where the first one played; `mirror`: a list against itself, which must come out even. */
  readonly why: 'question' | 'variant' | 'mirror';
}

/** What is asked. Plain JSON: one study, one version and one seed have one answer, on any number of machines. */
export interface Study {
  readonly format: typeof STUDY_FORMAT;
  readonly version: typeof STUDY_VERSION;
  /** Id of the game's system. */
  readonly game: string;
  /** Version of the rules that the game had when the study was made; results of two versions are not mixed. */
  readonly rules: number;
  /** The list that is asked about. */
  readonly list: ListKey;
  /** The same with something changed: it plays the same opponents with the same seeds. */
  readonly variant?: ListKey;
  /** Empty: the list plays against its variant. */
  readonly against: readonly ListKey[];
  /** Encounters of each match-up, at most 1,500; an even number, for each is played from both seats. */
  readonly games: number;
  /** Encounters of the list against itself; 0: none. */
  readonly mirror: number;
  /** `told`: a match-up ends as soon as it tells who is better. */
  readonly until: 'all' | 'told';
  /** A whole number of at least 0. */
  readonly seed: number;
  /** Who plays: for the list and its variant, and for the others. */
  readonly bots: { readonly list: string; readonly against: string };
  /** What is taken in turn, such as `plot` and `table`, with the values of each. */
  readonly factors: Readonly<Record<string, readonly string[]>>;
  /** What the game itself has to know: lists, cards, tables. */
  readonly field: unknown;
}

/** So that no two pairs of two studies have one seed. */
export const LARGEST_SEED = 1_000_000_000_000;

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const even = v.pipe(
  whole,
  v.maxValue(MOST_GAMES),
  v.check((n) => n % 2 === 0),
);

const MARK = v.object({ format: v.literal(STUDY_FORMAT), version: v.pipe(whole, v.minValue(1)) });

const STUDY = v.strictObject({
  format: v.literal(STUDY_FORMAT),
  version: v.literal(STUDY_VERSION),
  game: name,
  rules: whole,
  list: name,
  variant: v.exactOptional(name),
  against: v.pipe(v.array(name), v.maxLength(40)),
  games: v.pipe(even, v.minValue(2)),
  mirror: even,
  until: v.picklist(['all', 'told']),
  seed: v.pipe(whole, v.maxValue(LARGEST_SEED)),
  bots: v.strictObject({ list: name, against: name }),
  factors: v.record(name, v.pipe(v.array(name), v.minLength(1), v.maxLength(100))),
  field: v.unknown(),
});

/** Everything about a study that the laboratory itself can tell, or the first thing that is wrong with it. */
export function readStudyForm(given: unknown): Result<Study, Refusal> {
  const part = unfitPart(given);
  if (part !== null) return err(refusal('study.form', { at: part.path.join('.'), given: part.given }));
  const mark = v.safeParse(MARK, given);
  if (!mark.success) return err(refusal('study.foreign'));
  const { version } = mark.output;
  if (version !== STUDY_VERSION) return err(refusal('study.otherVersion', { version, known: STUDY_VERSION }));
  const read = v.safeParse(STUDY, given);
  if (!read.success) {
    const [issue] = read.issues;
    return err(refusal('study.form', { at: v.getDotPath(issue) ?? '', given: issue.received }));
  }
  const study = read.output as Study;
  if (study.against.length === 0 && study.variant === undefined && study.mirror === 0)
    return err(refusal('study.nothingAsked'));
  const keys = [study.list, study.variant ?? '', ...study.against];
  if (new Set(keys).size < keys.length) return err(refusal('study.sameList'));
  return ok(study);
}

/** All match-ups in the order in which they are played: questions, variants, the mirror. */
export function matchUpsOf({ list, variant, against, mirror }: Study): readonly MatchUp[] {
  const of = (first: ListKey, second: ListKey, why: MatchUp['why']): MatchUp => ({
    id: `${first}-${second}`,
    first,
    second,
    why,
  });
  const headOn = against.length === 0 && variant !== undefined;
  return [
    ...against.map((one) => of(list, one, 'question')),
    ...(headOn ? [of(list, variant, 'question')] : []),
    ...(variant === undefined || headOn ? [] : against.map((one) => of(variant, one, 'variant'))),
    ...(mirror > 0 ? [of(list, list, 'mirror')] : []),
  ];
}

/** Pairs of Encounters of a match-up, if all of them are played. */
export const pairsOf = ({ games, mirror }: Study, { why }: MatchUp): number =>
  (why === 'mirror' ? mirror : games) / 2;
