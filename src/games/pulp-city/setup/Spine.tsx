import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import type { GuideStep } from '../../../systems/pulp-city/view/setup/steps.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { faultWords } from '../words/faults.ts';

export interface SpineEntry {
  readonly step: GuideStep;
  readonly title: string;
  /** What is chosen, or what will be asked in play. */
  readonly words: ReactNode;
  /** What is missing; null: nothing. */
  readonly gap: Refusal | null;
  readonly inPlay: boolean;
  /** What may still be chosen, and need not. */
  readonly spare?: string | null;
}

interface SpineProps {
  readonly entries: readonly SpineEntry[];
  readonly open: GuideStep;
  readonly onOpen: (step: GuideStep) => void;
}

/** Every step in the order of the book, each with its answer or what it lacks; a press goes there. */
export function Spine({ entries, open, onOpen }: SpineProps) {
  const t = useT();
  const current = useRef<HTMLButtonElement>(null);
  const shown = useRef(open);
  useEffect(() => {
    // On a phone the steps are a strip that shows two at a time.
    if (shown.current !== open) current.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    shown.current = open;
  }, [open]);
  return (
    <nav className="spine" aria-label={t('prepare.steps')}>
      <ol>
        {entries.map(({ step, title, words, gap, inPlay, spare = null }, at) => (
          <li key={step}>
            <button
              ref={step === open ? current : undefined}
              type="button"
              className="spine__step"
              data-state={gap !== null ? 'gap' : inPlay ? 'inPlay' : 'ready'}
              aria-current={step === open ? 'step' : undefined}
              onClick={() => onOpen(step)}
            >
              <span className="step__number" aria-hidden>
                {at + 1}
              </span>
              <span className="spine__title">{title}</span>
              <span className="spine__state">
                {gap !== null ? (
                  <Icon name="warning" size={18} label={t('prepare.missing')} />
                ) : inPlay ? (
                  <em>{t('prepare.inPlay')}</em>
                ) : (
                  <Icon name="check" size={18} label={t('setup.ready')} />
                )}
              </span>
              <span className="spine__words">{gap === null ? words : faultWords(t, gap)}</span>
              {gap === null && spare !== null && (
                <span className="spine__spare">
                  <Icon name="star" size={14} /> <span>{spare}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
