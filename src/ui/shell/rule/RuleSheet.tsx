import { useT } from '../../../i18n/use-t.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useGameOrNull } from '../app.ts';
import { useTableFace } from '../table/table-face.ts';
import './rule.css';

interface RuleSheetProps {
  /** null: closed. */
  readonly ruleId: string | null;
  readonly onClose: () => void;
}

/** A rule in our own words, our ruling where the book is unclear, and how the other edition has it. */
export function RuleSheet({ ruleId, onClose }: RuleSheetProps) {
  const t = useT();
  const { rule } = useTableFace();
  const game = useGameOrNull();
  return (
    <Dialog
      open={ruleId !== null}
      title={ruleId === null ? '' : (rule(ruleId, game, t.lang)?.title ?? t('rule.panel.title'))}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {ruleId !== null && <RuleBody id={ruleId} />}
    </Dialog>
  );
}

function RuleBody({ id }: { readonly id: string }) {
  const t = useT();
  const game = useGameOrNull();
  const rule = useTableFace().rule(id, game, t.lang);
  if (rule === undefined) return <p className="rule">{t('rule.panel.none', { id })}</p>;
  return (
    <div className="rule">
      <p>{rule.text}</p>
      {rule.played !== undefined && (
        <section className="rule__part">
          <h3 className="label">{t('rule.panel.played')}</h3>
          {rule.played.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
      {rule.ruling !== undefined && (
        <section className="rule__part">
          <h3 className="label">{t('rule.panel.ruling')}</h3>
          <p>{rule.ruling}</p>
        </section>
      )}
      {rule.elsewhere !== undefined && (
        <section className="rule__part">
          <h3 className="label">{t('rule.panel.other')}</h3>
          <p>{rule.elsewhere}</p>
        </section>
      )}
      <p className="rule__id">{rule.id ?? id}</p>
    </div>
  );
}
