import { useT } from '../../../../i18n/use-t.ts';
import { Icon } from '../../../../ui/kit/Icon.tsx';

/** Beside a published Supreme whose card is not at hand: what it plays by is a player's word. */
export function FilledIn() {
  const t = useT();
  return (
    <span className="filled-in">
      <Icon name="hand" size={14} /> {t('cards.partial.filled')}
    </span>
  );
}
