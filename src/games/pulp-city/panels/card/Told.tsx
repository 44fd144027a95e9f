import { useT } from '../../../../i18n/use-t.ts';
import type { PowerProfile } from '../../../../systems/pulp-city/model/profile.ts';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { clauseSentences } from '../../words/clauses.ts';

interface ToldProps {
  readonly power: PowerProfile;
  /** A Special that is in force in an Aura. */
  readonly aura?: boolean;
}

/** What the engine plays of a Power or a Special, beside what its card says. */
export function Told({ power, aura = false }: ToldProps) {
  const t = useT();
  if (power.clauses.length === 0) return null;
  return (
    <ul className="told" aria-label={t('cards.told', { name: power.name })}>
      {[...new Set(clauseSentences(t, power.clauses, aura))].map((sentence) => (
        <li key={sentence}>
          <Icon name="die" size={14} />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
