import '../../../i18n/later-texts.ts';
import { memo, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { LAYOUTS, type Layout } from '../../../app/preferences.ts';
import { isHuman } from '../../../app/seats.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { DecisionLike } from '../../../kernel/game-system.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useApp, useGame, useSessionState, useViewState } from '../app.ts';
import { useKeys } from '../keys.ts';
import { Coached } from '../lessons/Coached.tsx';
import { LogPanel } from '../log/LogPanel.tsx';
import { MachineRun } from '../machine/MachineRun.tsx';
import { MachineContext, useMachinesHere } from '../machine/use-machines.ts';
import { MenuPanel } from '../menu/MenuPanel.tsx';
import { Watching } from '../replay/watching.ts';
import { RuleSheet } from '../rule/RuleSheet.tsx';
import { useAlone } from '../use-alone.ts';
import { useEvent } from '../use-event.ts';
import { FAR, useFolded, useLayout } from '../use-layout.ts';
import { useAsking, useAskWhy, useRuleInQuestion } from '../use-why.ts';
import { Agreement } from './agreement.ts';
import { AgreementDialog } from './AgreementDialog.tsx';
import { Announcer } from './Announcer.tsx';
import { Dock } from './Dock.tsx';
import './dock.css';
import './dock-layouts.css';
import './docks.css';
import './strip.css';
import './tight.css';
import './dense.css';
import type { LooksStore } from './LookTools.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { type TableFace, TableFaceContext } from './table-face.ts';
import { useEscape } from './use-escape.ts';

interface TableLayoutProps {
  readonly table: TableFace;
  readonly decision: DecisionLike | null;
  /** null: there is nothing to look with. */
  readonly looks: LooksStore | null;
  readonly onResult: () => void;
  readonly onHome: () => void;
  /** The board, and the bars and lists around it. */
  readonly children: ReactNode;
}

const after = (layout: Layout): Layout => LAYOUTS[(LAYOUTS.indexOf(layout) + 1) % LAYOUTS.length] ?? layout;

/** A table as it is played on, or as it is looked at again. */
export function TableLayout(props: TableLayoutProps) {
  const around = useContext(Watching);
  return around === null ? <PlayedTable {...props} /> : around(props);
}

/** A table with its docks, in any layout, and all that opens over it, whatever is played on it. */
function PlayedTable({ table, decision, looks, onResult, onHome, children }: TableLayoutProps) {
  const { face: game, view, preferences } = useApp();
  const { rest, setup } = useGame();
  const { pending } = rest;
  const revision = useSessionState((state) => state.revision);
  const [agreement, setAgreement] = useState<(() => void) | null>(null);
  const askWhy = useAskWhy();
  const asking = useAsking();
  const layout = useLayout();
  const docks: readonly (PlayerId | undefined)[] = layout === 'oneSide' ? [undefined] : game.players(setup);
  const [facing, setFacing] = useState<PlayerId>('a');
  // While a bot is asked, the dock of whoever plays against it has the room.
  const person = useSessionState(({ seats }) => game.players(setup).find((player) => isHuman(seats, player)));
  const acting = decision?.by ?? person ?? 'a';
  const folded = useFolded();
  const question = decision?.id ?? null;
  const { Adjust } = table;

  useEffect(() => view.keepDrafts(pending), [view, pending, revision]);
  useEffect(() => view.select(null), [view, question]);
  useEscape([[asking, () => view.open('why', false)]]);
  useKeys({ x: () => preferences.set({ layout: after(preferences.getState().layout) }) });

  /** Across the table, what opens over it is turned to the player who opened it. */
  const face = (event: { readonly target: EventTarget }) => {
    if (!(event.target instanceof Element) || event.target.closest('dialog') !== null) return;
    setFacing(event.target.closest('[data-turned="true"]') === null ? 'a' : FAR);
  };
  const alone = useAlone();
  const askAgreement = useCallback((go: () => void) => (alone ? go() : setAgreement(() => go)), [alone]);
  const machines = useMachinesHere();
  const openAdjust = useCallback(() => view.open('adjust'), [view]);
  const adjust = Adjust === undefined ? undefined : openAdjust;
  const openMenu = useCallback(() => view.open('menu'), [view]);
  const endAgreement = useCallback(() => setAgreement(null), []);
  const [result, home] = [useEvent(onResult), useEvent(onHome)];
  return (
    <TableFaceContext value={table}>
      <MachineContext value={machines}>
        {machines !== null && <MachineRun machines={machines} table={table} />}
        <Coached table={table}>
          <Agreement value={askAgreement}>
            <div className="table-place">
              <main
                className="table-screen"
                data-asking={asking}
                data-layout={layout}
                data-facing={facing}
                data-acting={acting}
                data-asked={decision?.kind}
                data-folded={folded}
                onPointerDownCapture={face}
                onClickCapture={whyCapture(asking, askWhy, () => view.open('why', false))}
              >
                <SkipLinks />
                <Announcer />
                {/* Then first for the keyboard and for those who listen; its place on the screen is a matter of the grid. */}
                {docks.map((team) => (
                  <Dock
                    key={team ?? 'both'}
                    decision={decision}
                    onResult={result}
                    onMenu={openMenu}
                    onAdjust={adjust}
                    looks={looks}
                    keys={team === undefined || team === acting}
                    folded={folded && team !== acting}
                    turned={layout === 'across' && team === FAR}
                    {...(team === undefined ? {} : { team })}
                  />
                ))}
                {children}
                <OverTable
                  table={table}
                  agreement={agreement}
                  onAgreed={endAgreement}
                  onAdjust={adjust}
                  onHome={home}
                />
              </main>
            </div>
          </Agreement>
        </Coached>
      </MachineContext>
    </TableFaceContext>
  );
}

interface OverTableProps {
  readonly table: TableFace;
  /** What goes on once both players have agreed; null: nobody is asked to. */
  readonly agreement: (() => void) | null;
  readonly onAgreed: () => void;
  readonly onAdjust: (() => void) | undefined;
  readonly onHome: () => void;
}

/** What opens over the table; not made again while something is dragged on it. */
const OverTable = memo(function OverTable({ table, agreement, onAgreed, onAdjust, onHome }: OverTableProps) {
  const { view } = useApp();
  const t = useT();
  const panels = useViewState((state) => state.panels);
  const rule = useRuleInQuestion();
  const askWhy = useAskWhy();
  const { Adjust } = table;
  return (
    <>
      <AgreementDialog
        open={agreement !== null}
        onClose={onAgreed}
        onAgree={() => {
          agreement?.();
          onAgreed();
        }}
      />
      <Dialog
        open={panels['log'] === true}
        title={t('log.title')}
        closeLabel={t('common.close')}
        onClose={() => view.open('log', false)}
        wide
      >
        <LogPanel />
      </Dialog>
      <RuleSheet ruleId={rule} onClose={() => askWhy(null)} />
      {Adjust !== undefined && (
        <Adjust open={panels['adjust'] === true} onClose={() => view.open('adjust', false)} />
      )}
      <MenuPanel
        open={panels['menu'] === true}
        onClose={() => view.open('menu', false)}
        onAdjust={onAdjust}
        onNewGame={onHome}
      />
    </>
  );
});

/** In "ask why" the first thing pressed that has a rule shows it instead of doing what it does. */
function whyCapture(asking: boolean, show: (rule: string) => void, done: () => void) {
  return (event: { readonly target: EventTarget; preventDefault(): void; stopPropagation(): void }) => {
    if (!asking || !(event.target instanceof Element)) return;
    if (event.target.closest('.tools, dialog') !== null) return;
    const rule = event.target.closest('[data-rule]')?.getAttribute('data-rule');
    done();
    // What has no rule does what it always does: no press is lost.
    if (rule === null || rule === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    show(rule);
  };
}
