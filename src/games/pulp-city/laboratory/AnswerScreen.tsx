import { useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import type { Place } from '../../../lab/deal.ts';
import { partsOf } from '../../../lab/parts.ts';
import { pulpCityLab } from '../../../systems/pulp-city/lab/lab.ts';
import { checkTeam } from '../../../systems/pulp-city/teams/check-team.ts';
import { LIBRARY } from '../../../systems/pulp-city/tables/library/library.ts';
import { FaultNote } from '../../../ui/shell/FaultNote.tsx';
import { useReplay } from '../../../ui/shell/replay/door.ts';
import { useWatched } from '../../../ui/shell/app.ts';
import { useLibrary } from '../library/use-library.ts';
import { useTables } from '../tables/use-tables.ts';
import { useApp } from '../use-game.ts';
import { AskedPanels } from './AskedPanels.tsx';
import { MatchUps } from './MatchUps.tsx';
import { Movers } from './Movers.tsx';
import { Parts } from './Parts.tsx';
import { PointsPanel } from './PointsPanel.tsx';
import { Progress } from './Progress.tsx';
import { fieldOf, playedBefore, questionOf, studyOf } from './question.ts';
import { labRun } from './run.ts';
import { SmallPrint } from './SmallPrint.tsx';
import { SwapDialog } from './SwapDialog.tsx';
import { Verdict } from './Verdict.tsx';
import { WorthSeeing } from './WorthSeeing.tsx';
import './answer.css';
import './answer-side.css';
import '../library/keeping.css';

interface AnswerScreenProps {
  readonly onBack: () => void;
  /** Leads to the same question, to be changed. */
  readonly onChange: () => void;
  readonly onNew: () => void;
}

/** What a study has found out so far: words first, then figures, then Encounters to look at. */
export function AnswerScreen({ onBack, onChange, onNew }: AnswerScreenProps) {
  const t = useT();
  const run = labRun();
  const state = useWatched(run.store, (now) => now);
  const { answer, done, study, faults, doing } = state;
  const openReplay = useReplay();
  const { services } = useApp();
  const [fault, setFault] = useState<Refusal | null>(null);
  const [opening, setOpening] = useState<Place | null>(null);
  const [swapping, setSwapping] = useState<number | null>(null);
  const edition = study === null ? '' : fieldOf(study).edition;
  const library = useLibrary(edition);
  const rules = services.cardRules(edition);
  const { all: own } = useTables();
  const tables = useMemo(() => [...LIBRARY, ...(own ?? []).flatMap(({ table }) => table ?? [])], [own]);
  const parts = useMemo(
    () =>
      study === null
        ? []
        : partsOf(study, done, study.list, pulpCityLab.abilities(fieldOf(study), study.list)),
    [study, done],
  );
  if (study === null || answer === null) return null;
  const { level, lists } = fieldOf(study);
  const team = lists[study.list];
  const look = (place: Place): void => {
    setFault(null);
    setOpening(place);
    void run.replay(place).then(async (text) => {
      const refused = text.ok ? await openReplay({ text: text.value }) : text.error;
      setOpening(null);
      setFault(refused);
    });
  };
  const question = rules === null || library === undefined ? null : { rules, level, profiles: library.byId };
  const canSwap = question !== null && team !== undefined && checkTeam(team, question).faults.length === 0;
  const [wrong] = doing === 'failed' ? faults : state.refused;
  const shown = fault ?? wrong ?? null;
  return (
    <main className="lab" data-doing={doing} data-kept={!state.writing}>
      <Progress onBack={onBack} />
      {shown !== null && <FaultNote fault={shown} look="fault lab__fault" />}
      {state.unkept && (
        <p className="fault lab__fault" role="alert">
          {t('laboratory.unkept')}
        </p>
      )}
      {state.unread > 0 && (
        <p className="keeping keeping--told" role="status">
          {t('laboratory.unread', { n: state.unread })}
        </p>
      )}
      <h2 className="visually-hidden">{t('laboratory.asked')}</h2>
      <div className="lab__body">
        <AskedPanels study={study} tables={tables} onChange={onChange} onNew={onNew} />
        <div className="lab__middle">
          <Verdict study={study} answer={answer} doing={doing} />
          <MatchUps study={study} answer={answer} tables={tables} />
          <Parts study={study} parts={parts} onSwap={canSwap ? setSwapping : null} />
        </div>
        <div className="lab__right">
          <PointsPanel study={study} done={done} answer={answer} />
          <Movers study={study} answer={answer} tables={tables} />
          <WorthSeeing study={study} done={done} tables={tables} opening={opening} onLook={look} />
        </div>
      </div>
      <SmallPrint study={study} answer={answer} remarks={state.remarks} />
      {question !== null && library !== undefined && team !== undefined && (
        <SwapDialog
          draft={{ edition, level, team }}
          at={swapping}
          question={question}
          library={library}
          onClose={() => setSwapping(null)}
          onTake={(variant) => {
            setSwapping(null);
            const asked = { ...questionOf(study), kind: 'swap' as const, variant };
            const next = studyOf(asked, { rules: question.rules, cards: library.byId, tables });
            void run.ask(next, playedBefore(study, done, next));
          }}
        />
      )}
    </main>
  );
}
