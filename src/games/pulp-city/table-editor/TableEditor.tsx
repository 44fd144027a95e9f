import { useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { MIRRORS } from '../../../systems/pulp-city/tables/edit.ts';
import { TABLE_SIDES } from '../../../systems/pulp-city/tables/generate.ts';
import type { PieceKind } from '../../../systems/pulp-city/tables/kinds.ts';
import { GRIDS, ofSize } from '../../../systems/pulp-city/tables/plan-edit.ts';
import { settingGround } from '../../../systems/pulp-city/tables/plans.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { roomlessPlots } from '../../../systems/pulp-city/view/setup/plots.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import { inches } from '../../../geometry/units.ts';
import { type RulePoint, toInches } from '../../../ui/table/units.ts';
import { FairPanel } from '../tables/FairPanel.tsx';
import { tableName } from '../tables/table-words.ts';
import { useKeeping } from '../library/use-document-list.ts';
import { tableText } from '../tables/table-file.ts';
import type { OpenTable } from '../tables/use-tables.ts';
import { useApp } from '../use-game.ts';
import { EditorBoard } from './EditorBoard.tsx';
import { FaultPanel } from './FaultPanel.tsx';
import { findingsOf } from './findings.ts';
import { GroundPanel } from './GroundPanel.tsx';
import { KeepingLine } from './KeepingLine.tsx';
import { OverlayLegend, OverlayTools } from './OverlayTools.tsx';
import { Palette } from './Palette.tsx';
import { PiecePanel } from './PiecePanel.tsx';
import { ShareTable } from './ShareTable.tsx';
import { useShortcuts } from './use-keys.ts';
import { useOverlays } from './use-overlays.ts';
import { usePlan } from './use-plan.ts';
import './overlays.css';
import './panels.css';
import './table-editor.css';

interface TableEditorProps {
  readonly open: OpenTable;
  readonly forThisVisit: boolean;
  readonly onBack: () => void;
  /** To the set-up, with this table chosen. */
  readonly onPlay: (id: string) => void;
}

const TABS = ['pieces', 'piece', 'ground', 'check'] as const;
type Tab = (typeof TABS)[number];

/** A table that is being built; whatever is done is kept at once. */
export function TableEditor({ open, forThisVisit, onBack, onPlay }: TableEditorProps) {
  const t = useT();
  const plan = usePlan(open.table);
  const { table, mirror } = plan;
  useShortcuts(plan);
  const keeping = useKeeping(
    open,
    useMemo(() => tableText(table), [table]),
  );
  const [armed, setArmed] = useState<PieceKind | null>(null);
  const [tab, setTab] = useState<Tab>('pieces');
  const [sharing, setSharing] = useState(false);
  const board = useRef<HTMLDivElement>(null);
  const { cardRules } = useApp().services;
  const roomless = useMemo(
    () =>
      EDITION_IDS.flatMap((edition) => {
        const rules = cardRules(edition);
        return rules === null ? [] : roomlessPlots(rules, table).map(({ plot }) => ({ edition, plot }));
      }),
    [cardRules, table],
  );
  const overlays = useOverlays(plan.settled);
  const findings = useMemo(() => findingsOf(table, mirror, roomless, t), [table, mirror, roomless, t]);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    void window.scrollTo(0, 0);
  }, []);
  const severe = findings.filter((one) => one.severe).length;
  const middle: RulePoint = { x: table.size / 2, y: table.size / 2 };
  const setDown = (kind: PieceKind, at: RulePoint): void => {
    plan.place(kind, at);
    setArmed(null);
    setTab('piece');
  };
  const drop = (kind: PieceKind, x: number, y: number): void => {
    const frame = board.current?.querySelector('.plan-board')?.getBoundingClientRect();
    if (frame === undefined || x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return;
    const scale = Math.min(frame.width, frame.height) / toInches(table.size);
    const left = frame.left + (frame.width - scale * toInches(table.size)) / 2;
    const top = frame.top + (frame.height - scale * toInches(table.size)) / 2;
    setDown(kind, { x: inches((x - left) / scale), y: table.size - inches((y - top) / scale) });
  };
  return (
    <main className="table-editor">
      <header className="table-editor__head">
        <Button look="icon" icon="left" label={t('tables.back')} onPress={onBack} />
        <h1>{t('tables.editor')}</h1>
        <label>
          <span className="visually-hidden">{t('tables.name')}</span>
          <input
            className="field"
            maxLength={60}
            defaultValue={tableName(t, table)}
            onBlur={({ target }) => {
              const name = target.value.trim();
              if (name !== '' && name !== table.name) plan.set({ ...table, name });
            }}
          />
        </label>
        <Segments
          label={t('tables.size')}
          value={toInches(table.size)}
          onChange={(side) => plan.set(sizedTable(table, side))}
          options={TABLE_SIDES.map((value) => ({
            value: value as number,
            text: t('tables.size.of', { n: value }),
          }))}
        />
        <Button
          look="icon"
          icon="undo"
          label={t('tables.undo')}
          closed={plan.undo === null ? t('tables.undo.none') : null}
          onPress={() => plan.undo?.()}
        />
        <Button
          look="icon"
          icon="redo"
          label={t('tables.redo')}
          closed={plan.redo === null ? t('tables.redo.none') : null}
          onPress={() => plan.redo?.()}
        />
        <Button icon="share" onPress={() => setSharing(true)}>
          {t('tables.share')}
        </Button>
      </header>
      <nav className="table-editor__tabs">
        <Segments
          label={t('tables.tabs')}
          value={tab}
          onChange={setTab}
          options={TABS.map((value) => ({ value, text: t(`tables.tab.${value}`) }))}
        />
      </nav>
      <div className="table-editor__palette" data-shown={tab === 'pieces'}>
        <Palette armed={armed} onArm={setArmed} onPlace={(kind) => setDown(kind, middle)} onDrop={drop} />
        <p className="text-quiet">{t('tables.palette.hint')}</p>
      </div>
      <div className="table-editor__middle" ref={board}>
        <div className="table-editor__tools">
          <Segments
            label={t('tables.grid')}
            value={plan.grid}
            onChange={plan.setGrid}
            options={GRIDS.map((value) => ({ value, text: t(`tables.grid.${value}`) }))}
          />
          <Segments
            label={t('tables.mirror')}
            value={mirror}
            onChange={plan.setMirror}
            options={MIRRORS.map((value) => ({ value, text: t(`tables.mirror.${value}`) }))}
          />
          <Button
            icon="swap"
            narrow
            closed={mirror === 'none' ? t('tables.mirror.off') : null}
            onPress={plan.mirrorHalf}
          >
            {t('tables.mirror.do')}
          </Button>
          <OverlayTools overlays={overlays} />
          <OverlayLegend overlays={overlays} />
        </div>
        <EditorBoard
          plan={plan}
          findings={findings}
          armed={armed === null ? null : t(`tables.kind.${armed}`)}
          overlays={overlays}
          onTap={(at) => {
            if (armed !== null) setDown(armed, at);
            else if (plan.chosen === null && plan.patch === null) overlays.setEye(at);
            else plan.choose(null);
          }}
        />
      </div>
      <div className="table-editor__side">
        <div data-shown={tab === 'piece'}>
          <PiecePanel plan={plan} />
        </div>
        <div data-shown={tab === 'ground'} data-panel="ground">
          <GroundPanel plan={plan} />
        </div>
        <div data-shown={tab === 'check'}>
          <FairPanel table={table} />
          <FaultPanel plan={plan} findings={findings} hasRoomForPlots={roomless.length === 0} />
        </div>
        <div className="table-editor__foot">
          <KeepingLine keeping={keeping} forThisVisit={forThisVisit} table={table} />
          <Button
            look="primary"
            closed={severe === 0 ? null : t('tables.play.closed', { n: severe })}
            onPress={() => onPlay(keeping.id)}
          >
            {t('tables.play')}
          </Button>
        </div>
      </div>
      {sharing && <ShareTable table={table} onClose={() => setSharing(false)} />}
    </main>
  );
}

const sizedTable = (table: TableLayout, side: number): TableLayout => {
  const next = ofSize(table, inches(side));
  return { ...next, ground: settingGround(table.setting ?? 'city', next.size, 1) };
};
