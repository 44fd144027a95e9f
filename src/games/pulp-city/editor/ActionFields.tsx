import { bookWords } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import { printBar } from '../../../systems/pulp-city/notation/print.ts';
import {
  type ActionDraft,
  type DraftFinding,
  type PowerDraft,
  specialsNamed,
} from '../../../systems/pulp-city/view/editor/draft.ts';
import type { ClausePlace } from '../../../systems/pulp-city/view/editor/clause-shape.ts';
import type { TypedBar } from '../../../systems/pulp-city/view/editor/typed-bar.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { errorAdvice, errorWords } from '../words/card-errors.ts';
import { TextField } from './fields.tsx';
import { NO_POWER, PowerFields } from './PowerFields.tsx';

interface ActionFieldsProps {
  readonly actions: readonly ActionDraft[];
  readonly finding: DraftFinding;
  readonly onChange: (actions: readonly ActionDraft[]) => void;
}

/** Action Bars as they stand on a card, read while they are typed. @rule PC-BAR-01 */
export function ActionFields({ actions, finding, onChange }: ActionFieldsProps) {
  const t = useT();
  return (
    <>
      <p className="editor__hint">{t('editor.action.hint')}</p>
      {actions.map((action, at) => (
        <OneAction
          key={at}
          n={at + 1}
          action={action}
          bar={finding.bars[at]}
          finding={finding}
          onChange={(next) => onChange(actions.map((one, index) => (index === at ? next : one)))}
          onRemove={() => onChange(actions.filter((_, index) => index !== at))}
        />
      ))}
      <Button icon="plus" onPress={() => onChange([...actions, { id: null, typed: '', specials: [] }])}>
        {t('editor.action.add')}
      </Button>
    </>
  );
}

interface OneActionProps {
  readonly n: number;
  readonly action: ActionDraft;
  readonly bar: TypedBar | undefined;
  readonly finding: DraftFinding;
  readonly onChange: (action: ActionDraft) => void;
  readonly onRemove: () => void;
}

function OneAction({ n, action, bar, finding, onChange, onRemove }: OneActionProps) {
  const t = useT();
  const named = bar === undefined ? [] : specialsNamed(bar);
  const textOf = (name: string): PowerDraft =>
    action.specials.find((one) => one.name === name) ?? { ...NO_POWER, name };
  const keep = (next: PowerDraft): void =>
    onChange({ ...action, specials: [...action.specials.filter(({ name }) => name !== next.name), next] });
  return (
    <div className="editor__item">
      <TextField
        label={t('editor.action.n', { n })}
        rows={3}
        exact
        value={action.typed}
        onChange={(typed) => onChange({ ...action, typed })}
      />
      {bar !== undefined && <BarRead bar={bar} n={n} />}
      {named.map((name) => (
        <div key={name} className="editor__special">
          <h4>{t('editor.special.of', { name })}</h4>
          <PowerFields
            power={textOf(name)}
            place={placeOf(bar, name)}
            path={`actions.${n - 1}.specials.${action.specials.findIndex((one) => one.name === name)}`}
            finding={finding}
            named={false}
            onChange={keep}
          />
        </div>
      ))}
      <Button look="quiet" icon="trash" onPress={onRemove}>
        {t('editor.action.remove', { n })}
      </Button>
    </div>
  );
}

/** What keeps the rules of a Special in force: what it makes, an Aura, or nothing. @rule PC-TYPE-10 */
function placeOf(bar: TypedBar | undefined, name: string): ClausePlace {
  if (bar?.ok !== true) return 'achieved';
  const { uses, effects, sfx } = bar.bar;
  const all = [...effects, ...sfx.flatMap((choice) => choice.effects)];
  if (all.some(({ fx, of }) => fx === 'summon' && of === name)) return 'summon';
  return uses.some(({ type }) => type === 'AUR') ? 'aura' : 'achieved';
}

/** How a bar is understood, in the language of the screen; or where it cannot be. */
function BarRead({ bar, n }: { readonly bar: TypedBar; readonly n: number }) {
  const t = useT();
  if (bar.ok) {
    return (
      <p className="editor__read">
        <b>{t('editor.action.read')}</b> <span>{printBar(bar.bar, bookWords(t.lang))}</span>
      </p>
    );
  }
  return (
    <ul className="editor__wrong" role="status">
      {bar.errors.map((error) => {
        const found = {
          ...error,
          params: { ...error.params, action: `#${n}` },
          path: `actions.${n - 1}.bar`,
        };
        return (
          <li key={`${error.line} ${error.column} ${error.code}`}>
            <b>
              {t('editor.action.column', {
                line: error.line,
                column: error.column,
                what: errorWords(t, found),
              })}
            </b>{' '}
            <span>{errorAdvice(t, found)}</span>
          </li>
        );
      })}
    </ul>
  );
}
