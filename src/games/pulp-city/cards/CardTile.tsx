import { useT } from '../../../i18n/use-t.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import type { IconName } from '../../../ui/kit/icons.ts';
import { signOf } from '../words/icons.ts';
import { kindLine } from '../words/actions.ts';
import type { ListedCard } from './listed-cards.ts';

const SIGNS: Readonly<Record<ListedCard['playable'], IconName>> = {
  whole: 'check',
  partly: 'hand',
  not: 'cross',
};

interface CardTileProps {
  readonly card: ListedCard;
  readonly onOpen: () => void;
}

/** One card in the list: who it is, and whether it plays. */
export function CardTile({ card, onOpen }: CardTileProps) {
  const t = useT();
  const profile = card.finding?.profile ?? null;
  return (
    <button type="button" className="card-tile" data-playable={card.playable} onClick={onOpen}>
      <span className="card-tile__sign">
        <Icon name={profile === null ? 'question' : signOf(profile.id, profile.role)} size={30} />
      </span>
      <span className="card-tile__words">
        <b>{card.name}</b>
        <span>{profile === null ? (card.file?.name ?? '') : kindLine(t, profile)}</span>
        <span className="card-tile__state">
          <Icon name={SIGNS[card.playable]} size={14} />{' '}
          {t(`cards.state.${card.playable}`, {
            n: card.playable === 'not' ? card.faults.length : (card.finding?.byHand.length ?? 0),
          })}
        </span>
      </span>
    </button>
  );
}
