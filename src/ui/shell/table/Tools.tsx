import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import { useApp, useSessionState, useViewState, useWatched } from '../app.ts';
import { SoundButton } from '../../sound/SoundButton.tsx';
import { AdviceButton } from '../machine/Advice.tsx';
import { useUndo } from './agreement.ts';
import { useWayNote } from './use-way-note.ts';
import { LookTools, type LooksStore } from './LookTools.tsx';
import { type KeyMap, useKeys } from '../keys.ts';

export interface ToolsProps {
  readonly onMenu: () => void;
  /** Where the players can change what the rules do not: opens what they do it with. */
  readonly onAdjust?: (() => void) | undefined;
  /** null: this table has nothing to look with. */
  readonly looks: LooksStore | null;
  /** Where there are two docks only one of them answers the keys. */
  readonly keys?: boolean;
  /** Somebody is asked here, and bots know the game. */
  readonly advises?: boolean;
}

const NO_KEYS: KeyMap = {};

/** Always the same tools in the same place: there is always a way on. */
export function Tools({ onMenu, onAdjust, looks, keys = true, advises = false }: ToolsProps) {
  const { session, view } = useApp();
  const t = useT();
  const journal = useSessionState((state) => state.journal);
  const asking = useViewState((state) => state.panels['why'] === true);
  const head = journal?.head ?? 0;
  const count = journal?.entries.length ?? 0;
  const undo = useUndo();
  const wayNote = useWayNote();
  const redo = () => session.redo();
  const why = () => view.toggle('why');
  useKeys(keys ? { z: undo, 'Shift+z': redo, '?': why, 'Shift+?': why } : NO_KEYS);
  return (
    <div className="tools">
      {onAdjust !== undefined && (
        <div className="tools__agree">
          <Button look="quiet" icon="hand" onPress={onAdjust}>
            {t('play.agree')}
          </Button>
        </div>
      )}
      <p className="tools__hint" role="status">
        {asking ? t('play.why.on') : looks === null ? wayNote : <Hint looks={looks} otherwise={wayNote} />}
      </p>
      <div className="tools__row">
        <div className="buttons buttons--tools">
          <Button
            look="icon"
            icon="undo"
            label={t('common.undo')}
            closed={head === 0 ? t('refusal.undo.nothing') : null}
            onPress={undo}
          />
          <Button
            look="icon"
            icon="redo"
            label={t('common.redo')}
            closed={head >= count ? t('refusal.redo.nothing') : null}
            onPress={redo}
          />
          {looks !== null && <LookTools looks={looks} />}
          {advises && <AdviceButton keys={keys} />}
          <Button look="quiet" icon="question" pressed={asking} onPress={why}>
            {t('common.why')}
          </Button>
          <Button look="icon" icon="menu" label={t('common.menu')} onPress={onMenu} />
        </div>
        <SoundButton />
      </div>
    </div>
  );
}

interface HintProps {
  readonly looks: LooksStore;
  readonly otherwise: string | null;
}

const Hint = ({ looks, otherwise }: HintProps) => useWatched(looks, ({ hint }) => hint) ?? otherwise;
