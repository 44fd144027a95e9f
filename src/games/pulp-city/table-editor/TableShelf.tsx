import { useMemo, useState } from 'react';
import { download, fileName } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import { UM_PER_INCH } from '../../../geometry/units.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { generateTable, type TableOrder } from '../../../systems/pulp-city/tables/generate.ts';
import { LIBRARY } from '../../../systems/pulp-city/tables/library/library.ts';
import { settingGround } from '../../../systems/pulp-city/tables/plans.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { LanguageSwitch } from '../../../ui/shell/menu/LanguageSwitch.tsx';
import { ShelfNotes } from '../library/ShelfNotes.tsx';
import { useTakenFiles } from '../library/use-taken-files.ts';
import { FairPanel } from '../tables/FairPanel.tsx';
import { FIRST_ORDER, freshOrder, OrderFields } from '../tables/OrderFields.tsx';
import { TableDrawing } from '../tables/TableDrawing.tsx';
import { readPasted, readTableText } from '../tables/table-file.ts';
import { tableName, tableNote } from '../tables/table-words.ts';
import type { KeptTable, OpenTable, Tables } from '../tables/use-tables.ts';
import { faultWords } from '../words/faults.ts';
import './table-shelf.css';

const USUAL = 24 * UM_PER_INCH;

interface TableShelfProps {
  readonly tables: Tables;
  readonly fault: Refusal | null;
  readonly onFault: (fault: Refusal | null) => void;
  readonly onBack: () => void;
  readonly onOpen: (table: OpenTable) => void;
  /** Keeps a table and opens it. */
  readonly onMake: (table: TableLayout) => void;
}

/** All tables of this device, those of the game, and every way to a new one. */
export function TableShelf({ tables, fault, onFault, onBack, onOpen, onMake }: TableShelfProps) {
  const t = useT();
  const [making, setMaking] = useState(false);
  const [pasting, setPasting] = useState(false);
  const { over, pick } = useTakenFiles({
    read: readTableText,
    onOne: onMake,
    onEach: (table) => void tables.add(table),
    onFault,
  });
  const copyOf = (table: TableLayout): TableLayout => ({
    ...table,
    name: t('team.copyOf', { name: tableName(t, table) }).slice(0, 60),
    ground: table.ground ?? settingGround(table.setting ?? 'city', table.size, 1),
  });
  const blank = (): TableLayout => ({
    id: 'new',
    size: USUAL,
    pieces: [],
    name: t('tables.new.name'),
    setting: 'city',
    ground: settingGround('city', USUAL, 1),
  });
  const { removed } = tables;
  return (
    <main className="table-shelf" data-over={over}>
      <header className="table-shelf__head">
        <Button look="icon" icon="left" label={t('common.back')} onPress={onBack} />
        <h1>{t('tables.title')}</h1>
        <LanguageSwitch />
      </header>
      <div className="table-shelf__make">
        <Button look="primary" icon="plus" onPress={() => onMake(blank())}>
          {t('tables.new')}
        </Button>
        <Button icon="die" onPress={() => setMaking(true)}>
          {t('tables.random')}
        </Button>
        <Button icon="save" onPress={pick}>
          {t('tables.import')}
        </Button>
        <Button icon="book" onPress={() => setPasting(true)}>
          {t('tables.paste')}
        </Button>
      </div>
      <ShelfNotes
        faults={[
          fault === null ? null : faultWords(t, fault),
          tables.fault === null ? null : t(`tables.keeping.${tables.fault}`),
        ]}
        visit={tables.forThisVisit ? t('tables.keeping.visit') : null}
        removed={
          removed === null
            ? null
            : {
                words: t('tables.removed', {
                  name: removed.table === null ? '' : tableName(t, removed.table),
                }),
                undo: t('tables.undo'),
              }
        }
        onRestore={tables.restore}
      />
      <section aria-labelledby="own-tables">
        <h2 id="own-tables">{t('tables.own')}</h2>
        {tables.all?.length === 0 && <p className="text-quiet">{t('tables.own.none')}</p>}
        <ul className="table-shelf__list">
          {(tables.all ?? []).map((kept) => (
            <li key={kept.id}>
              <OwnTable
                kept={kept}
                onOpen={onOpen}
                onCopy={(table) => onMake(copyOf(table))}
                onRemove={() => tables.remove(kept)}
              />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="library-tables">
        <h2 id="library-tables">{t('tables.library')}</h2>
        <ul className="table-shelf__list">
          {LIBRARY.map((table) => (
            <li key={table.id}>
              <article className="table-tile">
                <TableDrawing table={table} label={t('setup.table.picture', { name: tableName(t, table) })} />
                <TableWords table={table} />
                <div className="buttons">
                  <Button
                    narrow
                    icon="plus"
                    label={t('tables.begin.of', { name: tableName(t, table) })}
                    onPress={() => onMake(copyOf(table))}
                  >
                    {t('tables.begin')}
                  </Button>
                </div>
              </article>
            </li>
          ))}
        </ul>
      </section>
      {making && <MakeDialog onClose={() => setMaking(false)} onTake={onMake} />}
      {pasting && <PasteTable onClose={() => setPasting(false)} onTake={onMake} />}
    </main>
  );
}

function TableWords({ table }: { readonly table: TableLayout }) {
  const t = useT();
  const note = tableNote(t, table);
  const structures = table.pieces.filter(({ kind, standable }) => kind === 'structure' && standable).length;
  const objects = table.pieces.filter(({ kind }) => kind === 'object').length;
  return (
    <div className="table-tile__words">
      <h3>{tableName(t, table)}</h3>
      <p>{t('tables.facts', { side: table.size / UM_PER_INCH, structures, objects })}</p>
      {note !== undefined && <p>{note}</p>}
    </div>
  );
}

interface OwnTableProps {
  readonly kept: KeptTable;
  readonly onOpen: (table: OpenTable) => void;
  readonly onCopy: (table: TableLayout) => void;
  readonly onRemove: () => void;
}

/** What cannot be read stays until its owner removes it, and can be taken along. */
function OwnTable({ kept, onOpen, onCopy, onRemove }: OwnTableProps) {
  const t = useT();
  const { table } = kept;
  if (table === null)
    return (
      <article className="table-tile">
        <p>{t('tables.unreadable')}</p>
        <div className="buttons">
          <Button narrow icon="save" onPress={() => download(fileName(t('tables.new.name')), kept.text)}>
            {t('tables.file')}
          </Button>
          <Button narrow icon="trash" onPress={onRemove}>
            {t('tables.delete')}
          </Button>
        </div>
      </article>
    );
  const name = tableName(t, table);
  return (
    <article className="table-tile">
      <TableDrawing table={table} label={t('setup.table.picture', { name })} />
      <TableWords table={table} />
      <div className="buttons">
        <Button narrow label={t('tables.open.of', { name })} onPress={() => onOpen({ ...kept, table })}>
          {t('tables.open')}
        </Button>
        <Button look="icon" icon="plus" label={t('tables.copy.of', { name })} onPress={() => onCopy(table)} />
        <Button look="icon" icon="trash" label={t('tables.delete.of', { name })} onPress={onRemove} />
      </div>
    </article>
  );
}

interface MakeDialogProps {
  readonly onClose: () => void;
  readonly onTake: (table: TableLayout) => void;
}

/** A table made at random, looked at before it is taken. */
function MakeDialog({ onClose, onTake }: MakeDialogProps) {
  const t = useT();
  const [order, setOrder] = useState<TableOrder>(() => freshOrder(FIRST_ORDER));
  const table = useMemo(() => generateTable(order), [order]);
  return (
    <Dialog
      open
      wide
      title={t('tables.random')}
      closeLabel={t('common.close')}
      onClose={onClose}
      foot={
        <Button look="primary" onPress={() => onTake({ ...table, name: tableName(t, table) })}>
          {t('tables.random.take')}
        </Button>
      }
    >
      <div className="make-table">
        <TableDrawing table={table} label={t('setup.table.picture', { name: tableName(t, table) })} />
        <div>
          <OrderFields order={order} onChange={setOrder} />
          <FairPanel table={table} />
        </div>
      </div>
    </Dialog>
  );
}

/** A table as somebody has sent it: the text of a file, or a link. */
function PasteTable({ onClose, onTake }: MakeDialogProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const look = (): void => {
    void readPasted(text).then((read) => {
      if (read.ok) onTake(read.value);
      else setFault(faultWords(t, read.error));
    });
  };
  return (
    <Dialog
      open
      title={t('tables.paste')}
      closeLabel={t('common.close')}
      onClose={onClose}
      foot={
        <Button look="primary" closed={text.trim() === '' ? t('tables.paste.empty') : null} onPress={look}>
          {t('tables.paste.do')}
        </Button>
      }
    >
      <label>
        <span className="label">{t('tables.paste.label')}</span>
        <textarea
          className="field"
          rows={8}
          value={text}
          onChange={({ target }) => {
            setFault('');
            setText(target.value);
          }}
        />
      </label>
      {fault !== '' && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  );
}
