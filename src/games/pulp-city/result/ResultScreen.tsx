import { bookWords } from '../../../i18n/translate.ts';
import { othersOf, playersOf } from '../../../kernel/ids.ts';
import '../../../i18n/later-texts.ts';
import { useContext, useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { formatNumber } from '../../../i18n/units.ts';
import { sideBySide, winnersOf } from '../../../systems/pulp-city/board/allies.ts';
import type { Event } from '../../../systems/pulp-city/model/events.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { courseOf } from '../../../systems/pulp-city/view/log/course.ts';
import { logFacts } from '../../../systems/pulp-city/view/log/log-facts.ts';
import { type OutcomeView, outcomeView, type TeamEnd } from '../../../systems/pulp-city/view/log/result.ts';
import { sidesSwapped } from '../../../systems/pulp-city/view/setup/again.ts';
import { teamNameIn } from '../../../systems/pulp-city/view/setup/team-names.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { createTape } from '../../../app/tape.ts';
import type { Played } from '../chances/moments.ts';
import { useEvents } from '../narrate/use-story.ts';
import { ReplayDoor } from '../../../ui/shell/replay/door.ts';
import { ExportButton } from '../../../ui/shell/saves/ExportButton.tsx';
import { type App, type Encounter, useApp, useGame, useSessionState, useWorld } from '../use-game.ts';
import type { ResultScreenProps } from '../../../ui/shell/game-face.ts';
import { CoursePanel } from './CoursePanel.tsx';
import { DicePanel } from './DicePanel.tsx';
import { EndedPanel, KnockOutsPanel } from './FallenPanels.tsx';
import type { EntryOfMoment } from './MomentPicture.tsx';
import { MomentsPanel } from './MomentsPanel.tsx';
import { SourcesPanel } from './SourcesPanel.tsx';
import './result.css';
import './story.css';

/** Who has won, by how much and why, where the points came from, and how it came to that. */
export function ResultScreen({ onRematch, onAgain, onClose, onChangeTeams }: ResultScreenProps) {
  const t = useT();
  const { session, system } = useApp();
  const w = useWorld();
  const events = useEvents();
  const view = useMemo(() => outcomeView(w, events), [w, events]);
  const course = useMemo(() => courseOf(w, events), [w, events]);
  const facts = useMemo(() => logFacts(w.setup, w.state, events), [w, events]);
  const replay = useContext(ReplayDoor);
  const game = useGame();
  const journal = useSessionState((state) => state.journal);
  const entryOf = useMemo(() => entriesOf(system, game, journal), [system, game, journal]);
  const lookAt =
    replay === null
      ? null
      : (event: Event): void => {
          const entries = session.store.getState().journal?.entries ?? [];
          void replay({ at: entries.findIndex(({ events: of }) => of.includes(event)) + 1 });
        };
  const { outcome, teams } = view;
  const sides = sideBySide(w.setup);
  const winner = outcome?.winner ?? 'tie';
  const { together = [], shared = [] } = outcome ?? {};
  const best = outcome === null ? [] : [...winnersOf(outcome), ...shared];
  const nameOf = (side: TeamId): string => teamNameIn(teams[side].name, bookWords(t.lang));
  const headline =
    together.length > 0
      ? t('result.winTogether', { teams: together.map(nameOf) })
      : winner !== 'tie'
        ? t('result.wins', { team: nameOf(winner) })
        : shared.length > 0 && shared.length < sides.length
          ? t('result.shared', { teams: shared.map(nameOf) })
          : t('result.tie');
  const swapped = onAgain === undefined ? null : sidesSwapped(w.setup);
  return (
    <main className="result" data-winner={winner} data-teams={sides.length}>
      <header className="result__head">
        {sides.map((side) => (
          <Half key={side} end={teams[side]} wins={best.includes(side)} small={sides.length > 2} />
        ))}
        <section className="result__verdict panel panel--loud" aria-label={t('result.title')}>
          <p className="label">
            {t(`plot.${w.setup.plot}`)} · {t('card.level', { n: w.setup.level })} ·{' '}
            {t('result.rounds', { n: view.rounds })}
          </p>
          <h1 aria-live="polite">{headline}</h1>
          {outcome !== null && <p className="result__why">{whyWords(view, t)}</p>}
        </section>
      </header>
      <div className="result__body">
        <h2 className="visually-hidden">{t('result.title')}</h2>
        <SourcesPanel view={view} />
        <CoursePanel course={course} />
        <DicePanel events={events} />
        <KnockOutsPanel events={events} facts={facts} />
        <MomentsPanel turns={course.turns} facts={facts} entryOf={entryOf} onLook={lookAt} />
        <EndedPanel teams={teams} />
      </div>
      <footer className="result__buttons panel">
        <Button look="primary" onPress={onRematch}>
          {t('result.rematch')}
        </Button>
        {swapped !== null && (
          <Button icon="redo" onPress={() => onAgain?.(swapped)}>
            {t('story.swap')}
          </Button>
        )}
        <Button onPress={onChangeTeams ?? session.close}>{t('result.change')}</Button>
        <Button onPress={onClose}>{t('result.close')}</Button>
        {replay !== null && (
          <Button icon="turn" onPress={() => void replay({})}>
            {t('replay.whole')}
          </Button>
        )}
        <ExportButton />
      </footer>
    </main>
  );
}

/** Where each event stands in the Encounter that was played. */
function entriesOf(system: App['system'], game: Encounter, journal: Played | null) {
  const tape = journal === null ? null : createTape(system, game, journal);
  const known = new Map<number, EntryOfMoment>();
  return (event: Event): EntryOfMoment | null => {
    const at = journal?.entries.findIndex(({ events }) => events.includes(event)) ?? -1;
    const entry = journal?.entries[at];
    if (tape === null || entry === undefined) return null;
    const { events } = entry;
    const found = known.get(at) ?? {
      before: () => tape.gameAt(at),
      after: () => tape.gameAt(at + 1),
      events,
    };
    known.set(at, found);
    return found;
  };
}

function whyWords({ outcome, teams }: OutcomeView, t: ReturnType<typeof useT>): string {
  if (outcome === null) return '';
  const [loser, more] = othersOf(playersOf(teams), outcome.winner === 'tie' ? 'a' : outcome.winner);
  if (loser === undefined) return '';
  return more === undefined
    ? t(`result.why.${outcome.why}`, { team: teamNameIn(teams[loser].name, bookWords(t.lang)) })
    : t(outcome.together === undefined ? 'log.encounterWhyMore' : 'log.encounterWhySides', {
        why: outcome.why,
      });
}

interface HalfProps {
  readonly end: TeamEnd;
  readonly wins: boolean;
  /** One of more than two. */
  readonly small: boolean;
}

function Half({ end, wins, small }: HalfProps) {
  const t = useT();
  const name = teamNameIn(end.name, bookWords(t.lang));
  return (
    <section className="half" data-team={end.team} data-wins={wins} aria-label={name}>
      <TeamShape team={end.team} size={small ? 26 : wins ? 48 : 40} look="onTeam" />
      <h2>{name}</h2>
      <p className="half__points">
        <b>{formatNumber(end.agendaPoints, t.lang)}</b>{' '}
        <span>{t('result.points', { n: end.agendaPoints })}</span>
      </p>
    </section>
  );
}
