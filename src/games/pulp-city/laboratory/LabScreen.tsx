import { useEffect, useState } from 'react';
import '../../../i18n/later-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { LabScreenProps } from '../../../ui/shell/game-face.ts';
import { useWatched } from '../../../ui/shell/app.ts';
import { AnswerScreen } from './AnswerScreen.tsx';
import { AskScreen } from './AskScreen.tsx';
import type { Question } from './question.ts';
import { questionOf } from './question.ts';
import { labRun } from './run.ts';
import './laboratory.css';

/** A question about lists, and what bots that play them find out. */
export function LabScreen({ onBack }: LabScreenProps) {
  const t = useT();
  const run = labRun();
  const id = useWatched(run.store, (state) => (state.study === null ? null : state.id));
  /** What is being put together: the study that is played waits behind it. */
  const [asking, setAsking] = useState<Question | 'new' | null>(id === null ? 'new' : null);
  useEffect(() => {
    void goOnWithLast().then((found) => found && setAsking(null));
  }, []);
  const { study } = run.store.getState();
  const doing = useWatched(run.store, (state) => state.doing);
  const shown = study === null || asking !== null ? 'question' : id;
  // What is shown next is read from its top, however far down the last was.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [shown]);
  if (doing === 'reading' && asking === null)
    return (
      <p className="loading" role="status">
        {t('laboratory.ask.waits')}
      </p>
    );
  if (study === null || asking !== null)
    return (
      <AskScreen
        first={asking === null || asking === 'new' ? null : asking}
        onBack={() => (study === null || asking === 'new' ? onBack() : setAsking(null))}
        onAsked={() => setAsking(null)}
      />
    );
  return (
    <AnswerScreen
      key={id}
      onBack={onBack}
      onChange={() => setAsking(questionOf(study))}
      onNew={() => setAsking('new')}
    />
  );
}

/** What was being played when the page was left is played on. */
async function goOnWithLast(): Promise<boolean> {
  const run = labRun();
  if (run.store.getState().doing !== 'nothing') return false;
  try {
    const [last] = await run.list();
    if (last === undefined || last.paused || run.store.getState().doing !== 'nothing') return false;
    return await run.open(last);
  } catch {
    return false;
  }
}
