import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/kit/Button.tsx';

/** What stands in a list that no card answers, with the way back to all of them. */
export function NothingFound({ onAll }: { readonly onAll: () => void }) {
  const t = useT();
  return (
    <div className="nothing-found" role="status">
      <p>{t('browse.nothing')}</p>
      <Button narrow icon="undo" onPress={onAll}>
        {t('browse.nothing.undo')}
      </Button>
    </div>
  );
}
