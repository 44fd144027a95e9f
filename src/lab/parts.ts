import type { PartAbilities } from './game.ts';
import { type Done, reachedIn } from './shards.ts';
import { type ListKey, matchUpsOf, type Study } from './study.ts';
import type { PartTold } from './told.ts';

/** What a part of a list, such as a Supreme, does in an Encounter: means over all that its list has played. */
export interface PartAnswer {
  readonly at: number;
  readonly part: string;
  readonly games: number;
  readonly acted: number;
  readonly spent: number;
  readonly dealt: number;
  readonly taken: number;
  /** For each unit that it spent; null: it has spent nothing. */
  readonly dealtForSpent: number | null;
  readonly takenForSpent: number | null;
  readonly felled: number;
  readonly carried: number;
  /** Share of the Encounters at whose end it stands. */
  readonly standing: number;
  /** Its share of what its list deals; 0 where nobody deals anything. */
  readonly share: number;
  /** Share of the Encounters in which it never acts. */
  readonly idle: number;
  /** What it never used in any of them, by names of the game; and of what leaves no trace none can tell. */
  readonly neverUsed: readonly string[];
  readonly untraced: readonly string[];
  /** Times it used each thing in an Encounter, the commonest first. */
  readonly used: readonly { readonly name: string; readonly times: number }[];
}

/** All parts of a list in the order of the list, over every match-up but the mirror. */
export function partsOf(
  study: Study,
  done: Done,
  list: ListKey,
  known: readonly PartAbilities[],
): readonly PartAnswer[] {
  const played = matchUpsOf(study)
    .filter(({ why }) => why !== 'mirror')
    .flatMap((matchUp) => {
      const { results } = reachedIn(study, matchUp, done);
      if (matchUp.first === list) return results.map(({ first }) => first.parts);
      return matchUp.second === list ? results.map(({ second }) => second.parts) : [];
    });
  const all = played.flat();
  const dealtByAll = sumOf(all, ({ dealt }) => dealt);
  return known.map(({ at, part, abilities }) => {
    const own = all.filter((one) => one.at === at);
    const used = usesOf(own);
    const traced = abilities.filter((one) => one.traced);
    return {
      at,
      part,
      ...meansOf(own),
      share: dealtByAll === 0 ? 0 : sumOf(own, ({ dealt }) => dealt) / dealtByAll,
      neverUsed: own.length === 0 ? [] : namesOf(traced).filter((name) => !used.has(name)),
      untraced: namesOf(abilities.filter((one) => !one.traced)).filter((name) => !used.has(name)),
      used: [...used]
        .map(([name, times]) => ({ name, times: times / Math.max(1, own.length) }))
        .sort((one, other) => other.times - one.times || (one.name < other.name ? -1 : 1)),
    };
  });
}

const namesOf = (abilities: readonly { readonly name: string }[]): readonly string[] =>
  abilities.map(({ name }) => name);

const sumOf = (parts: readonly PartTold[], of: (part: PartTold) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);

function meansOf(own: readonly PartTold[]) {
  const games = own.length;
  const mean = (of: (part: PartTold) => number): number => (games === 0 ? 0 : sumOf(own, of) / games);
  const [spent, dealt, taken] = [
    mean((one) => one.spent),
    mean((one) => one.dealt),
    mean((one) => one.taken),
  ];
  return {
    games,
    acted: mean(({ acted }) => acted),
    spent,
    dealt,
    taken,
    dealtForSpent: spent === 0 ? null : dealt / spent,
    takenForSpent: spent === 0 ? null : taken / spent,
    felled: mean(({ felled }) => felled),
    carried: mean(({ carried }) => carried),
    standing: mean(({ standing }) => (standing ? 1 : 0)),
    idle: mean(({ acted }) => (acted === 0 ? 1 : 0)),
  };
}

function usesOf(own: readonly PartTold[]): ReadonlyMap<string, number> {
  const used = new Map<string, number>();
  for (const one of own)
    for (const [name, times] of Object.entries(one.used)) used.set(name, (used.get(name) ?? 0) + times);
  return used;
}

/** How often a side ends an Encounter with so many points: shares of all Encounters, by points, the fewest first. */
export function pointsOf(
  study: Study,
  done: Done,
): readonly { readonly points: number; readonly first: number; readonly second: number }[] {
  const results = matchUpsOf(study)
    .filter(({ why }) => why === 'question')
    .flatMap((matchUp) => reachedIn(study, matchUp, done).results);
  const share = (of: (one: (typeof results)[number]) => boolean): number =>
    results.filter(of).length / Math.max(1, results.length);
  const seen = new Set(results.flatMap(({ first, second }) => [first.points, second.points]));
  return [...seen]
    .sort((one, other) => one - other)
    .map((points) => ({
      points,
      first: share(({ first }) => first.points === points),
      second: share(({ second }) => second.points === points),
    }));
}
