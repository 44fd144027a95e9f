import { useT } from '../../../../i18n/use-t.ts';
import type { PowerProfile } from '../../../../systems/pulp-city/model/profile.ts';
import { clauseSentences } from '../../words/clauses.ts';

/** What the engine plays of a Power or Special, beside what the card says; on request. */
export function Played({ power }: { readonly power: PowerProfile }) {
  const t = useT();
  if (power.clauses.length === 0) return null;
  return (
    <details className="played">
      <summary>{t('rule.panel.played')}</summary>
      <ul>
        {clauseSentences(t, power.clauses).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
