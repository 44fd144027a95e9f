import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';
import type { Finding } from './findings.ts';
import type { Plan } from './use-plan.ts';

interface FaultPanelProps {
  readonly plan: Plan;
  readonly findings: readonly Finding[];
  /** The pieces of every Plot find a place. */
  readonly hasRoomForPlots: boolean;
}

/** What is to mend before an Encounter and what is worth a look, each with its number on the table. */
export function FaultPanel({ plan, findings, hasRoomForPlots }: FaultPanelProps) {
  const t = useT();
  const severe = findings.filter((one) => one.severe).length;
  return (
    <section className="faults" aria-labelledby="faults-title">
      <header>
        <h2 id="faults-title">{t('tables.faults')}</h2>
        <span role="status">{t('tables.faults.count', { severe, others: findings.length - severe })}</span>
      </header>
      <ul>
        {findings.map(({ number, words, severe: isSevere, piece, mend }) => (
          <li key={number} data-severe={isSevere}>
            <span className="faults__number">{number}</span>
            <span>
              <span className="visually-hidden">
                {t(isSevere ? 'tables.faults.mend' : 'tables.faults.look')}
              </span>{' '}
              {words}
            </span>
            {piece !== null && (
              <span className="faults__do">
                <Button
                  look="icon"
                  icon="target"
                  label={t('tables.faults.show', { n: number })}
                  onPress={() => plan.choose(piece)}
                />
                {mend !== null && (
                  <Button
                    narrow
                    onPress={() => (mend === 'moveOut' ? plan.moveOut(piece) : plan.addTwin(piece))}
                  >
                    {t(`tables.mend.${mend}`)}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
        {severe === 0 && (
          <li data-passed>
            <Icon name="check" size={18} />
            <span>{t('tables.faults.passed')}</span>
          </li>
        )}
        {hasRoomForPlots && (
          <li data-passed>
            <Icon name="check" size={18} />
            <span>{t('tables.faults.plots')}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
