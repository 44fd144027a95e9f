import { ruleText } from '../../../i18n/rules.ts';
import { useT } from '../../../i18n/use-t.ts';
import { EDITION_IDS, otherEdition } from '../../../systems/pulp-city/view/setup/setup.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useGameOrNull } from '../app.ts';
import './rule.css';

interface RuleSheetProps {
  /** null: closed. */
  readonly ruleId: string | null;
  readonly onClose: () => void;
}

/** A rule in our own words, our ruling where the book is unclear, and how the other edition has it. */
export function RuleSheet({ ruleId, onClose }: RuleSheetProps) {
  const t = useT();
  return (
    <Dialog
      open={ruleId !== null}
      title={ruleId === null ? '' : (ruleText(ruleId, '', t.lang)?.title ?? t('rule.panel.title'))}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {ruleId !== null && <RuleBody id={ruleId} />}
    </Dialog>
  );
}

function RuleBody({ id }: { readonly id: string }) {
  const t = useT();
  const edition = useGameOrNull()?.setup.edition ?? EDITION_IDS[0];
  const rule = ruleText(id, edition, t.lang);
  if (rule === undefined) return <p className="rule">{t('rule.panel.none', { id })}</p>;
  const elsewhere = ruleText(id, otherEdition(edition), t.lang)?.text;
  return (
    <div className="rule">
      <p>{rule.text}</p>
      {rule.ruling !== undefined && (
        <section className="rule__part">
          <h3 className="label">{t('rule.panel.ruling')}</h3>
          <p>{rule.ruling}</p>
        </section>
      )}
      {elsewhere !== undefined && elsewhere !== rule.text && (
        <section className="rule__part">
          <h3 className="label">{t('rule.panel.other')}</h3>
          <p>{elsewhere}</p>
        </section>
      )}
      <p className="rule__id">{id}</p>
    </div>
  );
}
