import { bookOf } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { AnyClause } from '../../../systems/pulp-city/model/clause.ts';
import {
  CLAUSES,
  type ClausePlace,
  clauseIn,
  shapeOf,
} from '../../../systems/pulp-city/view/editor/clause-shape.ts';
import type { DraftFinding, PowerDraft } from '../../../systems/pulp-city/view/editor/draft.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { SwitchRow } from '../../../ui/kit/SwitchRow.tsx';
import { errorWords } from '../words/card-errors.ts';
import { clauseSentences } from '../words/clauses.ts';
import { Place } from './ClauseFields.tsx';
import { TextField } from './fields.tsx';

export const NO_POWER: PowerDraft = {
  id: null,
  name: '',
  text: { en: '', fr: '' },
  clauses: [],
  inFigures: false,
  byHandToo: false,
};

interface PowerFieldsProps {
  readonly power: PowerDraft;
  readonly place: ClausePlace;
  /** Where it stands on the card: 'powers.0'. */
  readonly path: string;
  readonly finding: DraftFinding;
  /** A Special is named by its bar. */
  readonly named: boolean;
  readonly onChange: (power: PowerDraft) => void;
}

/** A Power or Special: its text, and the rules that the engine enforces of it. @rule PC-CARD-06 */
export function PowerFields({ power, place, path, finding, named, onChange }: PowerFieldsProps) {
  const t = useT();
  const { clauses } = power;
  const list = shapeOf(CLAUSES[place], clauses);
  const change = (next: readonly unknown[]): void => onChange({ ...power, clauses: next });
  return (
    <>
      {named && (
        <TextField
          label={t('editor.power.name')}
          value={power.name}
          onChange={(name) => onChange({ ...power, name })}
        />
      )}
      <TextField
        label={t('editor.power.text')}
        rows={3}
        value={power.text[bookOf(t.lang)]}
        onChange={(typed) => onChange({ ...power, text: { ...power.text, [bookOf(t.lang)]: typed } })}
      />
      {place !== 'power' && <p className="editor__hint">{t(`editor.place.${place}`)}</p>}
      {clauses.length === 0 && <p className="editor__hint">{t('editor.power.manual')}</p>}
      {list.is === 'list' &&
        clauses.map((clause, at) => (
          <fieldset key={at} className="editor__clause">
            <legend>{t('editor.clause.n', { n: at + 1 })}</legend>
            <Place
              form={list.of}
              name={t('editor.clause.n', { n: at + 1 })}
              value={clause}
              onChange={(next) => change(clauses.map((one, index) => (index === at ? next : one)))}
            />
            <ClauseRead
              clause={clauseIn(list.of, clause)}
              aura={place === 'aura'}
              path={`${path}.clauses.${at}`}
              finding={finding}
            />
            <Button
              look="quiet"
              icon="trash"
              onPress={() => change(clauses.filter((_, index) => index !== at))}
            >
              {t('editor.clause.remove', { n: at + 1 })}
            </Button>
          </fieldset>
        ))}
      <Button look="quiet" icon="plus" onPress={() => change([...clauses, {}])}>
        {t('editor.clause.add')}
      </Button>
      {clauses.length > 0 && (
        <SwitchRow
          on={power.byHandToo}
          label={t('editor.power.byHandToo')}
          onChange={(byHandToo) => onChange({ ...power, byHandToo })}
        />
      )}
    </>
  );
}

interface ClauseReadProps {
  /** null: it does not load. */
  readonly clause: AnyClause | null;
  /** It holds for whoever stands in one. */
  readonly aura: boolean;
  readonly path: string;
  readonly finding: DraftFinding;
}

/** What is still wrong with a clause, or how the engine understands it. */
function ClauseRead({ clause, aura, path, finding }: ClauseReadProps) {
  const t = useT();
  if (clause !== null) {
    return (
      <p className="editor__read" aria-live="polite">
        <b>{t('editor.clause.says')}</b> <span>{clauseSentences(t, [clause], aura).join(' ')}</span>
      </p>
    );
  }
  const wrong = finding.errors.filter((error) => error.path === path || error.path.startsWith(`${path}.`));
  if (wrong.length === 0) return null;
  return (
    <ul className="editor__wrong">
      {wrong.map((error) => (
        <li key={`${error.path} ${error.code}`}>
          {t('editor.clause.wrong', { what: errorWords(t, error) })}
        </li>
      ))}
    </ul>
  );
}
