import { useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import type { LessonState } from './progress.ts';
import { type Coach, useCoach } from './use-coach.ts';
import { usePointed } from './use-pointed.ts';
import { useToldHeight } from './use-told-height.ts';
import './coach.css';

/** What is to be learnt now, what to do for it and why, above the question that is open. */
export function CoachPanel() {
  const coach = useCoach();
  return coach === null ? null : <Panel coach={coach} />;
}

function Panel({ coach }: { readonly coach: Coach }) {
  const t = useT();
  const { course, goOn, now, progress, step } = coach;
  const { lessons, praise } = course;
  usePointed(coach);
  const panel = useRef<HTMLElement>(null);
  useToldHeight(panel);
  const lesson = progress.at === null ? undefined : lessons[progress.at];
  const place = now?.steps.findIndex((one) => one === step) ?? -1;
  return (
    <section ref={panel} className="coach" aria-label={t('coach.label')}>
      <header className="coach__head">
        <p className="label">
          {progress.at === null
            ? t('coach.over')
            : t('coach.of', { n: progress.at + 1, of: lessons.length, minutes: course.minutes })}
        </p>
        <h2>{lesson?.title ?? t('coach.over.title')}</h2>
        <ol className="coach__path">
          {lessons.map(({ id, title }, at) => (
            <Stop key={id} n={at + 1} title={title} state={progress.states[at] ?? 'ahead'} />
          ))}
        </ol>
      </header>
      <div className="coach__step" role="status">
        {goOn !== null ? (
          <p className="coach__text">{t('coach.takenBack')}</p>
        ) : step === null ? (
          <p className="coach__text">{now === null ? praise : t('coach.wait')}</p>
        ) : (
          <>
            <span className="coach__number" aria-hidden>
              {place + 1}
            </span>
            <p className="coach__text">
              <b>{step.text}</b> <span>{step.note}</span>
            </p>
          </>
        )}
      </div>
      <Doings key={lesson?.id} coach={coach} />
    </section>
  );
}

const SIGN: Readonly<Record<LessonState, 'check' | 'redo' | null>> = {
  done: 'check',
  skipped: 'redo',
  now: null,
  ahead: null,
};

interface StopProps {
  readonly n: number;
  readonly title: string;
  readonly state: LessonState;
}

function Stop({ n, title, state }: StopProps) {
  const t = useT();
  const sign = SIGN[state];
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined} title={title}>
      <span aria-hidden>{sign === null ? n : <Icon name={sign} size={14} />}</span>
      <span className="visually-hidden">{t('coach.stop', { title, state })}</span>
    </li>
  );
}

function Doings({ coach }: { readonly coach: Coach }) {
  const t = useT();
  const { again, goOn, leave, now, show, skip, step } = coach;
  const [sure, setSure] = useState(false);
  const [why, setWhy] = useState(false);
  if (sure)
    return (
      <div className="coach__sure">
        <p>{t('coach.leave.sure')}</p>
        <div className="buttons">
          <Button onPress={leave}>{t('coach.leave.do')}</Button>
          <Button look="quiet" onPress={() => setSure(false)}>
            {t('common.cancel')}
          </Button>
        </div>
      </div>
    );
  return (
    <>
      {why && now !== null && <p className="coach__why">{now.why}</p>}
      <div className="buttons coach__doings">
        {goOn !== null && <Button onPress={goOn}>{t('coach.goOn')}</Button>}
        {goOn === null && step?.mark !== null && step?.mark !== undefined && (
          <Button icon="hand" onPress={show}>
            {t('coach.show')}
          </Button>
        )}
        {now !== null && (
          <Button look="quiet" pressed={why} onPress={() => setWhy(!why)}>
            {t('coach.why')}
          </Button>
        )}
        {now !== null && again !== null && (
          <Button look="quiet" icon="undo" onPress={again}>
            {t('coach.again')}
          </Button>
        )}
        {now !== null && (
          <Button look="quiet" onPress={skip}>
            {t('coach.skip')}
          </Button>
        )}
        <Button look="quiet" onPress={now === null ? leave : () => setSure(true)}>
          {t(now === null ? 'common.close' : 'coach.leave')}
        </Button>
      </div>
    </>
  );
}
