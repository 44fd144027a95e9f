import { byPlayer, playersOf } from '../../../kernel/ids.ts';
import { formatNumber } from '../../../i18n/units.ts';
import { alliances } from '../../../systems/pulp-city/board/allies.ts';
import { highlights, roundStarts, standingOf } from '../../../systems/pulp-city/view/log/highlights.ts';
import { pointsOfSide } from '../../../systems/pulp-city/view/plot/standing.ts';
import type { ReplayTelling } from '../../../ui/shell/replay/told.ts';
import type { Event } from '../../../systems/pulp-city/model/events.ts';
import type { EncounterSetup } from '../../../systems/pulp-city/model/setup.ts';
import { engine } from '../engine.ts';
import type { Encounter } from '../use-game.ts';

const worldOf = (game: unknown) => engine.get().worldOf(game as Encounter);

type Entries = readonly { readonly events: readonly Event[] }[];

interface OwnJournal {
  readonly setup: EncounterSetup;
  readonly opening: Entries[number];
  readonly entries: Entries;
}

/** A replay hands back the journal of this game that it was given. */
const own = (journal: unknown): OwnJournal => journal as OwnJournal;

const entriesOf = ({ opening, entries }: OwnJournal): Entries => [opening, ...entries];

const FIGURES = ['points', 'kos', 'levels', 'pool'] as const;

/** Rounds with their scores, dice, KOs and collapses; and what two ways of an Encounter are compared by. */
export const replayTelling: ReplayTelling = {
  chapters({ journal, gameAt }, t) {
    const { setup, entries } = own(journal);
    const starts = roundStarts(entriesOf(own(journal)), setup.situation?.round);
    const scoreAt = (entry: number): string => {
      const w = worldOf(gameAt(entry));
      return alliances(setup)
        .map(([team = 'a']) => formatNumber(pointsOfSide(w, team), t.lang))
        .join(' : ');
    };
    return starts.map(({ entry, round }, place) => ({
      at: entry,
      title: t('play.versus.round', { n: round }),
      score: scoreAt(starts[place + 1]?.entry ?? entries.length),
    }));
  },
  marks: ({ journal, gameAt }) =>
    highlights(worldOf(gameAt(journal.entries.length)), entriesOf(own(journal))).map(
      ({ entry, kind, team }) => ({ at: entry, kind, team }),
    ),
  figures(game, t) {
    const w = worldOf(game);
    const standing = standingOf(w);
    const teams = playersOf(w.setup.teams);
    const own = FIGURES.map((key) => ({
      key,
      label: t(`replay.figure.${key}`),
      values: byPlayer(teams, (team) => {
        const { lost, ...others } = standing[team];
        return formatNumber(key === 'kos' ? lost : others[key], t.lang);
      }),
    }));
    if (w.setup.allied === undefined) return own;
    const values = byPlayer(teams, (team) => formatNumber(pointsOfSide(w, team), t.lang));
    const [points, ...others] = own;
    return points === undefined
      ? own
      : [points, { key: 'together', label: t('round.together'), values }, ...others];
  },
};
