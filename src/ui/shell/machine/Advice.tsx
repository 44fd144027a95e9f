import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Machines } from '../../../app/machines.ts';
import type { Level } from '../../../app/seats.ts';
import type { Thought } from '../../../app/thinker.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { DecisionLike, Refusal } from '../../../kernel/game-system.ts';
import type { Result } from '../../../kernel/result.ts';
import { Button } from '../../kit/Button.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { useApp, useGame, useViewState } from '../app.ts';
import { useKeys } from '../keys.ts';
import { useTableFace } from '../table/table-face.ts';
import './machine.css';

/** Who gives advice. */
const ADVISORS = ['regular', 'careful'] as const satisfies readonly Level[];
type Advisor = (typeof ADVISORS)[number];

/** The panel that is open while somebody wants advice, whatever is asked. */
const ADVICE = 'advice';

/** Somebody wants advice. */
export const useAdviceOpen = (): boolean => useViewState(({ panels }) => panels[ADVICE] === true);

interface AdviceProps {
  readonly machines: Machines;
  readonly decision: DecisionLike;
  readonly take: (answer: unknown) => void;
}

/** "What would you do?": a bot says it, with its reason, and one press does it. It stays until it is put away. */
export function Advice({ machines, decision, take }: AdviceProps) {
  const t = useT();
  const open = useAdviceOpen();
  const [level, setLevel] = useState<Advisor>('regular');
  if (!open) return null;
  return (
    <section className="advice" aria-label={t('machine.advice')}>
      <Said key={`${decision.id} ${level}`} machines={machines} decision={decision} level={level} take={take}>
        <Segments
          label={t('machine.advice.by')}
          value={level}
          onChange={setLevel}
          options={ADVISORS.map((value) => ({ value, text: t(`machine.level.${value}`) }))}
        />
      </Said>
    </section>
  );
}

/** Opens it, and puts it away. */
export function AdviceButton({ keys }: { readonly keys: boolean }) {
  const t = useT();
  const { view } = useApp();
  const open = useAdviceOpen();
  const toggle = (): void => view.toggle(ADVICE);
  useKeys(keys ? { a: toggle } : {});
  return <Button look="icon" icon="bulb" label={t('machine.advice')} pressed={open} onPress={toggle} />;
}

type Shown = Result<Thought, Refusal> | null;

interface SaidProps extends AdviceProps {
  readonly level: Advisor;
  /** Beside what can be done with it. */
  readonly children: ReactNode;
}

function Said({ machines, decision, level, take, children }: SaidProps) {
  const t = useT();
  const { face } = useApp();
  const { answerWords, reason } = useTableFace();
  const game = useGame();
  const [shown, show] = useState<Shown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    void machines.advise(decision, level).then((found) => {
      if (wanted) show(found);
    });
    return () => {
      wanted = false;
    };
  }, [machines, decision, level, tries]);
  const way = useRef<HTMLDivElement>(null);
  // With large text a low sheet scrolls: what can be done with the advice is in sight all the same.
  useEffect(() => {
    if (shown !== null) way.current?.querySelector('button')?.scrollIntoView?.({ block: 'nearest' });
  }, [shown]);
  const name = t(`machine.level.${level}`);
  const more = (does: ReactNode) => (
    <div ref={way} className="advice__do">
      {does}
      {children}
    </div>
  );
  if (shown === null)
    return (
      <>
        <p role="status">{t('machine.thinks', { level: name })}</p>
        {more(null)}
      </>
    );
  if (!shown.ok) {
    const again = (): void => {
      show(null);
      setTries(tries + 1);
    };
    return (
      <>
        <p className="fault" role="alert">
          {face.faultWords(t, shown.error)}
        </p>
        {more(
          <Button icon="redo" onPress={again}>
            {t('machine.again', { level: name })}
          </Button>,
        )}
      </>
    );
  }
  const { answer, why } = shown.value;
  const words = answerWords?.(game, decision, answer, t) ?? [];
  const because = reason?.(game, why, t) ?? null;
  return (
    <>
      <div role="status">
        <b>{t('machine.advice.says', { level: name })}</b>
        {words.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="advice__why">{because ?? t('machine.why.none')}</p>
      </div>
      {more(
        <Button icon="check" onPress={() => take(answer)}>
          {t('machine.advice.take')}
        </Button>,
      )}
    </>
  );
}
