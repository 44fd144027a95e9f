import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
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
  const [gone, setGone] = useState<Gone>({ from: null, to: null });
  const shown = gone.from === ruleId ? (gone.to ?? ruleId) : ruleId;
  return (
    <Dialog
      open={ruleId !== null}
      title={shown === null ? '' : (rule(shown, game, t.lang)?.title ?? t('rule.panel.title'))}
      closeLabel={t('common.close')}
      onClose={() => {
        setGone({ from: null, to: null });
        onClose();
      }}
    >
      {shown !== null && <RuleBody id={shown} onRule={(to) => setGone({ from: ruleId, to })} />}
    </Dialog>
  );
}

/** From the rule that was asked for to another one, by a word in it. */
interface Gone {
  readonly from: string | null;
  readonly to: string | null;
}

interface RuleBodyProps {
  readonly id: string;
  readonly onRule: (id: string) => void;
}

function RuleBody({ id, onRule }: RuleBodyProps) {
  const t = useT();
  const game = useGameOrNull();
  const { rule: ruleOf, wordsIn } = useTableFace();
  const rule = ruleOf(id, game, t.lang);
  if (rule === undefined) return <p className="rule">{t('rule.panel.none', { id })}</p>;
  const here = rule.id ?? id;
  const words = (wordsIn?.(rule.text, game, t.lang) ?? []).filter((one) => one.rule !== here);
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
      {words.length > 0 && (
        <section className="rule__part">
          <h3 className="label">{t('rule.panel.words')}</h3>
          <div className="buttons rule__words">
            {words.map(({ word, rule: of }) => (
              <Button key={word} look="quiet" onPress={() => onRule(of)}>
                {word}
              </Button>
            ))}
          </div>
        </section>
      )}
      <p className="rule__id">{rule.id ?? id}</p>
    </div>
  );
}
