import { download } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { PARTIAL_CARDS } from '../library/game-cards.ts';

/** Published Supremes of whom no card is at hand: what is known of them, as a file to fill in. */
export function PartialSection() {
  const t = useT();
  return (
    <section className="partial-cards" aria-labelledby="partial-cards">
      <h2 id="partial-cards">{t('cards.partial', { n: PARTIAL_CARDS.length })}</h2>
      <p>{t('cards.partial.note')}</p>
      <ul>
        {PARTIAL_CARDS.map(({ id, name, card }) => (
          <li key={id}>
            <b>{name}</b>
            <Button
              look="icon"
              icon="save"
              label={t('cards.partial.file', { name })}
              onPress={() => download(`${id}.json`, JSON.stringify(card, null, 2))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
