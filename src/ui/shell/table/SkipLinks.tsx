import { memo } from 'react';
import { useT } from '../../../i18n/use-t.ts';

const QUESTION = '.dock [data-question]';
const TABLE = '.table-list button';

function focusOn(where: string): void {
  const found = document.querySelector(where);
  if (found instanceof HTMLElement) found.focus();
}

/** First for the keyboard: past everything else to what is asked, or to the table in words. */
export const SkipLinks = memo(function SkipLinks() {
  const t = useT();
  return (
    <nav className="skip-links" aria-label={t('common.skip.label')}>
      <button type="button" onClick={() => focusOn(QUESTION)}>
        {t('common.skip')}
      </button>
      <button type="button" onClick={() => focusOn(TABLE)}>
        {t('common.skip.table')}
      </button>
    </nav>
  );
});
