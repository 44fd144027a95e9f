import type { ReactNode } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { faultWords } from '../words/faults.ts';

interface StepProps {
  readonly number: number;
  readonly title: string;
  /** What is missing; null: the step is complete. */
  readonly gap: Refusal | null;
  /** What may still be chosen, and need not. */
  readonly spare?: string | null;
  readonly children: ReactNode;
}

/** One of the four steps, with its check. */
export function Step({ number, title, gap, spare = null, children }: StepProps) {
  const t = useT();
  return (
    <section className="step panel" aria-label={title}>
      <header className="step__head">
        <span className="step__number" role="img" aria-label={t('setup.step.number', { n: number })}>
          {number}
        </span>
        <h2>{title}</h2>
        <span className="step__check" data-ready={gap === null} role="status">
          <Icon name={gap === null ? 'check' : 'question'} size={18} />
          <span>{gap === null ? t('setup.ready') : faultWords(t, gap)}</span>
          {gap === null && spare !== null && (
            <span className="step__spare">
              <Icon name="star" size={14} /> {spare}
            </span>
          )}
        </span>
      </header>
      <div className="step__body">{children}</div>
    </section>
  );
}
