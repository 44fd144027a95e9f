import { useT } from '../../../i18n/use-t.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import { CardSheet } from '../panels/card/CardSheet.tsx';

interface CardPaneProps {
  readonly card: CardProfile | null;
  readonly edition: string;
}

/** Both faces of the card that is looked at. */
export function CardPane({ card, edition }: CardPaneProps) {
  const t = useT();
  return (
    <section className="builder__card" aria-label={t('team.pane.card')} tabIndex={-1}>
      {card === null ? (
        <p className="builder__hint">{t('team.card.none')}</p>
      ) : (
        <CardSheet key={card.id} profile={card} team="a" edition={edition} />
      )}
    </section>
  );
}
