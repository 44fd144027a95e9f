import type { EncounterResult } from '../../../lab/told.ts';
import { conductOf } from '../../../lab/answer.ts';
import { PAIR } from '../../../lab/deal.ts';
import { RANDOM } from '../../../lab/laboratory.ts';
import { EDITIONS } from '../../../systems/pulp-city/editions/editions.ts';
import { actionName } from '../../../systems/pulp-city/lab/listen.ts';
import { libraryOf } from '../../library/cards.ts';
import { PLOT_BLIND } from '../machine.ts';
import { type Check, line, scoreCheck, scoreOver } from './check.ts';
import { dealtStudy } from './dealt-study.ts';
import { duel, plotsOf, shareOut, studyFor, teamsOfLevel } from './studies.ts';
import { NEVER_USED } from './never-used.ts';

/** How large each check is where nothing else is said: what a night has room for. */
const SIZES = { random: 200, cub: 200, careful: 200, plot: 60, behaviour: 100, mirror: 400, stronger: 100 };

/**
 * Encounters between Teams dealt from the whole library, so that every Action comes up: some are used once in 600, and
 * a run of that length misses about eight.
 */
const ACTIONS = 2_400;

/** It pays for KOs and for nothing else, and whoever knows of no Plot is out for KOs: all that can be asked is to do no worse. */
const KOS_ALONE = 'smackdown';
const NO_WORSE = 0.45;

const NAMES = ['regular', RANDOM] as const;
const [REGULAR] = NAMES;
const both = { list: REGULAR, against: REGULAR };

/** Everything that bots have to come up to. `games`: of each check, instead of the usual size. */
export function allChecks(seed: number, games: number | null): readonly Check[] {
  const size = (of: keyof typeof SIZES): number => games ?? SIZES[of];
  return [
    scoreCheck('Regular against random', duel({ list: REGULAR, against: RANDOM }, size('random'), seed), {
      least: 0.95,
      lower: 0.92,
      losses: 0.02,
    }),
    scoreCheck('Cub against random', duel({ list: 'cub', against: RANDOM }, size('cub'), seed), {
      least: 0.65,
      most: 0.9,
    }),
    ...EDITIONS.map((edition) =>
      scoreCheck(
        `Careful against Regular, ${edition}`,
        duel({ list: 'careful', against: REGULAR }, size('careful'), seed, { editions: [edition] }),
        { least: 0.6, lower: 0.5 },
      ),
    ),
    ...EDITIONS.flatMap((edition) =>
      plotsOf(edition).map((plot) =>
        scoreCheck(
          `Regular against one that ignores the Plot, ${edition}, ${plot}${plot === KOS_ALONE ? ', where there is nothing to ignore' : ''}`,
          duel({ list: REGULAR, against: PLOT_BLIND }, size('plot'), seed, {
            editions: [edition],
            plots: [plot],
          }),
          { least: plot === KOS_ALONE ? NO_WORSE : 0.65 },
        ),
      ),
    ),
    behaviour(seed, size('behaviour')),
    mirror(seed, size('mirror')),
    stronger(seed, size('stronger')),
    actionsUsed(seed, games ?? ACTIONS),
  ];
}

/** 2013, Level 6: who hides, or only helps itself, wins no more and is no opponent. */
function behaviour(seed: number, games: number): Check {
  const studies = duel(both, games, seed, { editions: ['2013'], levels: [6], plots: ['smackdown'] });
  return {
    name: 'behaviour',
    studies,
    judge(results) {
      const { felled, passes } = conductOf(results);
      return [
        line('KOs in an Encounter, 2013, Level 6', felled, 'least', 2),
        line('Passes in an Encounter, 2013, Level 6', passes, 'most', 15),
      ];
    },
  };
}

function mirror(seed: number, games: number): Check {
  const studies = EDITIONS.flatMap((edition) =>
    teamsOfLevel(6).map((team, at) =>
      studyFor({
        edition,
        level: 6,
        list: team,
        against: team,
        bots: both,
        games: 0,
        mirror: shareOut(games, 2 * EDITIONS.length),
        seed: seed + at,
      }),
    ),
  );
  return {
    name: 'mirror',
    studies,
    judge(results) {
      const { score, low, high } = scoreOver(results);
      const interval = [low, high] as const;
      return [
        line('a Team against itself, lower bound', low, 'most', 0.5, {
          interval,
          note: `score ${score.toFixed(3)}`,
        }),
        line('a Team against itself, upper bound', high, 'least', 0.5, {
          interval,
          note: `score ${score.toFixed(3)}`,
        }),
      ];
    },
  };
}

/** The same Team and one more Supreme of Level 3. */
function stronger(seed: number, games: number): Check {
  const studies = EDITIONS.flatMap((edition) =>
    teamsOfLevel(6).map((team, at) => {
      const more = libraryOf(edition).supremes.find(
        ({ id, level }) => level === 3 && team.cards.every(({ profile }) => profile !== id),
      );
      const cards = more === undefined ? team.cards : [...team.cards, { profile: more.id }];
      return studyFor({
        edition,
        level: 6,
        list: { name: `${team.name} and one more`, cards },
        against: team,
        bots: both,
        games: shareOut(games, 2 * EDITIONS.length),
        seed: seed + at,
        free: true,
      });
    }),
  );
  return scoreCheck('one more Supreme of Level 3', studies, { least: 0.85 });
}

/** Every Action of the published cards is used in the long run, or it is listed with the reason. */
function actionsUsed(seed: number, games: number): Check {
  const studies = EDITIONS.flatMap((edition) =>
    Array.from({ length: Math.ceil(games / EDITIONS.length / PAIR) }, (_, at) =>
      dealtStudy(edition, seed + at, at, both),
    ),
  );
  return {
    name: 'Actions used',
    studies,
    judge(results) {
      const missing = neverUsed(results);
      const unexplained = missing.filter((one) => NEVER_USED[one] === undefined);
      return [
        line(
          'Actions of fielded cards that were never used, without a reason',
          unexplained.length,
          'most',
          0,
          {
            ...(unexplained.length === 0 ? {} : { note: unexplained.join(', ') }),
          },
        ),
      ];
    },
  };
}

/** 'card/action' of every fielded card that used the Action in no Encounter. */
function neverUsed(results: readonly EncounterResult[]): readonly string[] {
  const used = new Map<string, Set<string>>();
  for (const { first, second } of results)
    for (const { part, used: names } of [...first.parts, ...second.parts]) {
      const known = used.get(part) ?? new Set<string>();
      for (const name of Object.keys(names)) known.add(name);
      used.set(part, known);
    }
  const cards = new Map(
    EDITIONS.flatMap((edition) => {
      const { supremes, minions } = libraryOf(edition);
      return [...supremes, ...minions].map((card) => [card.id, card] as const);
    }),
  );
  return [...used].flatMap(([part, names]) =>
    (cards.get(part)?.actions ?? []).flatMap(({ id }) =>
      names.has(actionName(id)) ? [] : [`${part}/${id}`],
    ),
  );
}
