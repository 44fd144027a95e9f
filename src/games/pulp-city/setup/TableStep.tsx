import { translateOptional } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import {
  largeTableSuggested,
  type SetupChoice,
  TABLE_FACTS,
} from '../../../systems/pulp-city/view/setup/setup.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { toInches } from '../../../ui/table/units.ts';
import { TablePicture } from './TablePicture.tsx';

interface TableStepProps {
  readonly choice: SetupChoice;
  readonly onChange: (choice: SetupChoice) => void;
}

/** The ready-made tables, drawn as they will be played on. @rule PC-TABLE-15 */
export function TableStep({ choice, onChange }: TableStepProps) {
  const t = useT();
  return (
    <div className="tables" role="radiogroup" aria-label={t('setup.table')}>
      {TABLE_FACTS.map(({ layout, structures, enclosed, objects, highest, dangers }) => {
        const name = translateOptional(t.lang, `setup.table.${layout.id}`) ?? layout.id;
        const note = translateOptional(t.lang, `setup.table.${layout.id}.note`);
        const isChosen = layout.id === choice.table;
        return (
          <button
            key={layout.id}
            type="button"
            role="radio"
            className="table-card"
            aria-checked={isChosen}
            onClick={() => onChange({ ...choice, table: layout.id })}
          >
            <TablePicture table={layout.id} label={t('setup.table.picture', { name })} />
            <span className="table-card__words">
              <b>
                {name} {isChosen && <Icon name="check" size={18} className="text-legal" />}
              </b>
              <small className="table-card__size">
                {t('setup.table.size', { n: toInches(layout.size) })}
                {largeTableSuggested(choice.level, layout) && <em>{t('setup.table.suggested')}</em>}
              </small>
              {note !== undefined && <small>{note}</small>}
              <small>{t('setup.table.facts', { structures, highest, objects })}</small>
              <small>{t('setup.table.enclosed', { n: enclosed, dangers })}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
