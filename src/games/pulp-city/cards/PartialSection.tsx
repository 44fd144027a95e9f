import { download } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import type { PartialCard } from '../../../systems/pulp-city/cards/faction-file.ts';
import { PARTIAL_CARDS } from '../library/game-cards.ts';

interface PartialSectionProps {
  readonly onFill: (card: PartialCard) => void;
}

/** Published Supremes of whom no card is at hand: what is known of them, to fill in here or as a file. */
export function PartialSection({ onFill }: PartialSectionProps) {
  const t = useT();
  return (
    <section className="partial-cards" aria-labelledby="partial-cards">
      <h2 id="partial-cards">{t('cards.partial', { n: PARTIAL_CARDS.length })}</h2>
      <p>{t('cards.partial.note')}</p>
      <ul>
        {PARTIAL_CARDS.map((partial) => (
          <li key={partial.id}>
            <b>{partial.name}</b>
            <Button
              icon="book"
              label={t('cards.partial.fill', { name: partial.name })}
              onPress={() => onFill(partial)}
            >
              {t('cards.partial.fillIn')}
            </Button>
            <Button
              look="icon"
              icon="save"
              label={t('cards.partial.file', { name: partial.name })}
              onPress={() => download(`${partial.id}.json`, JSON.stringify(partial.card, null, 2))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
