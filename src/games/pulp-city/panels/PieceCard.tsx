import { useT } from '../../../i18n/use-t.ts';
import type { PieceFacts } from '../../../systems/pulp-city/view/table/pieces.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { HealthBar } from '../../../ui/kit/Meters.tsx';
import { collapseLines, pieceDefence, pieceKind } from '../words/pieces.ts';
import './piece-card.css';
import type { Say } from '../words/say.ts';

interface PieceCardProps {
  readonly say: Say;
  readonly facts: PieceFacts;
  /** Absent while it is only pointed at. */
  readonly onClose?: () => void;
}

/** What a Structure or Object still holds, and whom its end would hurt. */
export function PieceCard({ say, facts, onClose }: PieceCardProps) {
  const t = useT();
  const { health, healthMax, height } = facts;
  const name = say.name(facts.id);
  return (
    <section className="piece-card" aria-label={t('piece.card', { name })}>
      {onClose !== undefined && (
        <button type="button" className="piece-card__close" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="cross" size={18} />
        </button>
      )}
      <h3>{name}</h3>
      <p className="piece-card__kind">
        {t('play.dotted', { a: pieceKind(t, facts), b: t('piece.height', { x: height }) })}
      </p>
      <p className="piece-card__row">
        <Icon name="heart" size={18} />
        <b>{t('card.healthOf', { n: health, max: healthMax })}</b>
        <HealthBar now={health} max={healthMax} />
      </p>
      <p className="piece-card__row">
        <Icon name="shield" size={18} />
        <b>{pieceDefence(t, facts)}</b>
      </p>
      {collapseLines(say, facts).map((line) => (
        <p key={line} className="piece-card__row" data-tone="bad">
          <Icon name="stun" size={18} />
          <span>{line}</span>
        </p>
      ))}
    </section>
  );
}
