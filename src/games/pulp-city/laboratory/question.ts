import { STUDY_FORMAT, STUDY_VERSION, type Study } from '../../../lab/study.ts';
import type { Done, ShardResult } from '../../../lab/shards.ts';
import { MOST_GAMES } from '../../../lab/statistics/sequential.ts';
import type { Level } from '../../../bots/advice.ts';
import type { CardEdition } from '../../../systems/pulp-city/cards/load.ts';
import type { Field } from '../../../systems/pulp-city/lab/field.ts';
import { rulesVersion } from '../../../systems/pulp-city/lab/lab.ts';
import { fieldFor } from '../../../systems/pulp-city/lab/make-field.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import type { TeamSetup } from '../../../systems/pulp-city/model/setup.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { cardFinding } from '../../../systems/pulp-city/view/setup/own-cards.ts';
import type { TeamDraft } from '../library/draft.ts';

/** Where a list comes from; `asked`: from a study before. */
export type Origin = 'own' | 'ready' | 'pasted' | 'random' | 'swapped' | 'asked';

/** A list that plays in a study. */
export interface Contender {
  readonly draft: TeamDraft;
  readonly from: Origin;
}

export const KINDS = ['duel', 'gauntlet', 'swap'] as const;
/** Is it better than that one; how does it fare against several; what if a Supreme is swapped? */
export type QuestionKind = (typeof KINDS)[number];

/** What a player asks, whole or not. */
export interface Question {
  readonly kind: QuestionKind;
  readonly edition: string;
  readonly list: Contender | null;
  readonly variant: Contender | null;
  readonly against: readonly Contender[];
  readonly plots: readonly string[];
  readonly tables: readonly string[];
  /** Of each match-up; null: until it is clear. */
  readonly games: number | null;
  readonly bots: Level;
  /** The list also plays itself, as a check. */
  readonly mirror: boolean;
  readonly agendas: boolean;
  readonly seed: number;
}

/** Encounters that are offered. */
export const GAMES = [40, 100, 200, 400, 1000] as const;

/** Of a study that ends by itself, and of its check. */
const MIRROR_SHARE = 4;
const MOST_MIRROR = 200;

export const mirrorGames = ({ games, mirror }: Pick<Question, 'games' | 'mirror'>): number =>
  mirror ? 2 * Math.ceil(Math.min(MOST_MIRROR, (games ?? MOST_GAMES) / MIRROR_SHARE) / 2) : 0;

/** Who is played against: of a duel the first alone. */
export const rivalsOf = ({ kind, against }: Pick<Question, 'kind' | 'against'>): readonly Contender[] =>
  kind === 'duel' ? against.slice(0, 1) : against;

/** What is still to be chosen. */
export type Gap = 'list' | 'against' | 'variant' | 'plots' | 'tables';

export function gapOf({ kind, list, variant, against, plots, tables }: Question): Gap | null {
  if (list === null) return 'list';
  if (kind === 'swap' && variant === null) return 'variant';
  if (kind !== 'swap' && against.length === 0) return 'against';
  if (plots.length === 0) return 'plots';
  return tables.length === 0 ? 'tables' : null;
}

/** Encounters that a question asks for at most. */
export function gamesAsked(question: Question): number {
  const each = question.games ?? MOST_GAMES;
  const rivals = rivalsOf(question).length;
  const matchUps = question.kind === 'swap' ? Math.max(1, 2 * rivals) : rivals;
  return matchUps * each + mirrorGames(question);
}

const VARIANT = 'v';
const LIST = 'a';

export interface Surroundings {
  readonly rules: CardEdition;
  readonly cards: Readonly<Record<string, CardProfile>>;
  readonly tables: readonly TableLayout[];
}

/** A question as the laboratory takes it. @throws while something is still to be chosen */
export function studyOf(question: Question, { rules, cards, tables }: Surroundings): Study {
  const { edition, list, kind, games, bots, seed, plots, agendas } = question;
  if (list === null) throw new Error('nobody to ask about');
  const variant = kind === 'swap' ? question.variant : null;
  const rivals = rivalsOf(question);
  const all: readonly (readonly [string, Contender])[] = [
    [LIST, list],
    ...(variant === null ? [] : [[VARIANT, variant] as const]),
    ...rivals.map((one, at) => [`b${at + 1}`, one] as const),
  ];
  return {
    format: STUDY_FORMAT,
    version: STUDY_VERSION,
    game: 'pulp-city',
    rules: rulesVersion(edition) ?? 0,
    list: LIST,
    ...(variant === null ? {} : { variant: VARIANT }),
    against: rivals.map((_, at) => `b${at + 1}`),
    games: games ?? MOST_GAMES,
    mirror: mirrorGames(question),
    until: games === null ? 'told' : 'all',
    seed,
    bots: { list: bots, against: bots },
    factors: { plot: plots, table: question.tables },
    field: fieldFor({
      edition,
      level: list.draft.level,
      lists: apart(all),
      cards: withOwn(all, cards, rules),
      tables: tables.filter(({ id }) => question.tables.includes(id)),
      agendas,
    }),
  };
}

/** Lists of one name are told apart by a number. */
function apart(all: readonly (readonly [string, Contender])[]): Readonly<Record<string, TeamSetup>> {
  const taken = new Map<string, number>();
  return Object.fromEntries(
    all.map(([key, { draft }]) => {
      const { name } = draft.team;
      const n = (taken.get(name) ?? 0) + 1;
      taken.set(name, n);
      return [key, n === 1 ? draft.team : { ...draft.team, name: `${name} ${n}` }];
    }),
  );
}

/** Cards that came along with a list are there, too. */
function withOwn(
  all: readonly (readonly [string, Contender])[],
  cards: Surroundings['cards'],
  rules: CardEdition,
): Surroundings['cards'] {
  const brought = all.flatMap(([, { draft }]) =>
    (draft.cards ?? []).flatMap((json) => cardFinding(json, rules).profile ?? []),
  );
  return { ...Object.fromEntries(brought.map((card) => [card.id, card])), ...cards };
}

export const fieldOf = ({ field }: Pick<Study, 'field'>): Field => field as Field;

/** What a study asked, to be asked again with something changed. */
export function questionOf(study: Study): Question {
  const { edition, level, lists, agendas } = fieldOf(study);
  const of = (key: string): Contender | null => {
    const team = lists[key];
    return team === undefined ? null : { draft: { edition, level, team }, from: 'asked' };
  };
  const { variant, against, factors } = study;
  return {
    kind: variant !== undefined ? 'swap' : against.length > 1 ? 'gauntlet' : 'duel',
    edition,
    list: of(study.list),
    variant: variant === undefined ? null : of(variant),
    against: against.flatMap((key) => of(key) ?? []),
    plots: factors['plot'] ?? [],
    tables: factors['table'] ?? [],
    games: study.until === 'told' ? null : study.games,
    bots: study.bots.list as Level,
    mirror: study.mirror > 0,
    agendas,
    seed: study.seed,
  };
}

/**
 * What has been played of a study that is asked again with another list in place of the changed one: the same seeds, so
 * the same Encounters. Empty where anything else is different.
 */
export function playedBefore(before: Study, done: Done, next: Study): readonly ShardResult[] {
  const [old, now] = [fieldOf(before), fieldOf(next)];
  const ground = (
    { rules, seed, games, against, factors, bots }: Study,
    { edition, level, agendas, tables }: Field,
  ) => JSON.stringify([rules, seed, games, against, factors, bots, edition, level, agendas, tables]);
  const keys = [before.list, ...before.against];
  const sameLists = keys.every((key) => JSON.stringify(old.lists[key]) === JSON.stringify(now.lists[key]));
  const cards = keys.flatMap((key) => old.lists[key]?.cards ?? []).map(({ profile }) => profile);
  const sameCards = cards.every(
    (card) => JSON.stringify(old.profiles[card]) === JSON.stringify(now.profiles[card]),
  );
  if (!sameLists || !sameCards || ground(before, old) !== ground(next, now)) return [];
  return [...done.values()].filter(({ shard }) => !shard.matchUp.startsWith(`${VARIANT}-`));
}
