import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { orderId, orderOf } from '../../../systems/pulp-city/tables/generate.ts';
import {
  largeTableSuggested,
  type SetupChoice,
  tableFacts,
} from '../../../systems/pulp-city/view/setup/setup.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { toInches } from '../../../ui/table/units.ts';
import { FairPanel } from '../tables/FairPanel.tsx';
import { FIRST_ORDER, freshOrder, OrderFields } from '../tables/OrderFields.tsx';
import { TableDrawing } from '../tables/TableDrawing.tsx';
import { tableName, tableNote } from '../tables/table-words.ts';
import type { Choosable } from '../tables/use-choosable.ts';
import { faultWords } from '../words/faults.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import { playersOf } from '../../../kernel/ids.ts';
import type { Ruleset } from '../../../systems/pulp-city/model/encounter.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { tableGapFor } from '../../../systems/pulp-city/view/setup/plots.ts';

interface TableStepProps {
  readonly choice: SetupChoice;
  /** null: they are not there yet. */
  readonly rules: Ruleset | null;
  readonly choosable: readonly Choosable[];
  readonly onChange: (choice: SetupChoice) => void;
  /** Leads to the tables of the player's own. */
  readonly onTables?: (() => void) | undefined;
}

/** The tables of the library, of the player's own and of chance, drawn as they will be played on. @rule PC-TABLE-15 */
export function TableStep({ choice, rules, choosable, onChange, onTables }: TableStepProps) {
  const t = useT();
  const order = choice.table === null ? null : orderOf(choice.table);
  const [last, setLast] = useState(FIRST_ORDER);
  const made = choosable.find(({ from }) => from === 'made');
  return (
    <>
      <div className="tables-make">
        <Button
          icon="die"
          pressed={order !== null}
          onPress={() => {
            const next = freshOrder(order ?? last);
            setLast(next);
            onChange({ ...choice, table: orderId(next) });
          }}
        >
          {t('tables.random')}
        </Button>
        {onTables !== undefined && (
          <Button icon="layout" onPress={onTables}>
            {t('tables.yours')}
          </Button>
        )}
      </div>
      {order !== null && (
        <div className="tables-order">
          {made !== undefined && (
            <TableDrawing
              table={made.table}
              label={t('setup.table.picture', { name: tableName(t, made.table) })}
            />
          )}
          <OrderFields
            order={order}
            onChange={(next) => {
              setLast(next);
              onChange({ ...choice, table: orderId(next) });
            }}
          />
          {made !== undefined && <FairPanel table={made.table} />}
        </div>
      )}
      <div className="tables" role="radiogroup" aria-label={t('setup.table')}>
        {choosable.map((one) => (
          <TableCard
            key={one.table.id}
            one={one}
            choice={choice}
            why={rules === null ? null : whyNotOn(choice, rules, one.table)}
            onChange={onChange}
          />
        ))}
      </div>
    </>
  );
}

/** Too small for so many Teams, or without room for what the Plot puts there. @rule PC-DEPLOY-07 */
const whyNotOn = ({ plot, teams }: SetupChoice, rules: Ruleset, table: TableLayout): Refusal | null =>
  tableGapFor(plot, rules, { teams: playersOf(teams).length, table });

interface TableCardProps {
  readonly one: Choosable;
  readonly choice: SetupChoice;
  /** Why what is chosen so far cannot be played on it; null: it can. */
  readonly why: Refusal | null;
  readonly onChange: (choice: SetupChoice) => void;
}

function TableCard({ one: { table, from, closed }, choice, why, onChange }: TableCardProps) {
  const t = useT();
  const { structures, enclosed, objects, highest, dangers } = tableFacts(table);
  const name = tableName(t, table);
  const note = tableNote(t, table);
  const isChosen = table.id === choice.table;
  const fault = closed ?? why;
  return (
    <button
      type="button"
      role="radio"
      className="table-card"
      aria-checked={isChosen}
      aria-disabled={closed !== null || undefined}
      onClick={() => {
        if (closed === null) onChange({ ...choice, table: table.id });
      }}
    >
      <TableDrawing table={table} label={t('setup.table.picture', { name })} />
      <span className="table-card__words">
        <b>
          {name} {isChosen && <Icon name="check" size={18} className="text-legal" />}
        </b>
        <small className="table-card__size">
          {t('setup.table.size', { n: toInches(table.size) })}
          {from === 'own' && <em>{t('tables.own.mark')}</em>}
          {largeTableSuggested(choice.level, table) && <em>{t('setup.table.suggested')}</em>}
        </small>
        {fault !== null && (
          <small className="text-refused">
            <Icon name="warning" size={14} /> {faultWords(t, fault)}
          </small>
        )}
        {note !== undefined && <small>{note}</small>}
        <small>{t('setup.table.facts', { structures, highest, objects })}</small>
        <small>{t('setup.table.enclosed', { n: enclosed, dangers })}</small>
      </span>
    </button>
  );
}
