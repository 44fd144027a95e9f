import { type RefObject, useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import type { Camera, Focus } from '../../table/camera.ts';
import { TableStage, type TableStageHandle, type TableStageProps } from '../../table/TableStage.tsx';
import { useCues } from '../../sound/use-cues.ts';
import { useApp, useSessionState } from '../app.ts';
import { useKeys } from '../keys.ts';
import { CoachMarks } from '../lessons/CoachMarks.tsx';
import { useWatching } from '../replay/watching.ts';
import { useEvent } from '../use-event.ts';
import { useCoach } from '../lessons/use-coach.ts';
import { useUndo } from './agreement.ts';
import { useSpace } from './use-space.ts';

interface BoardProps
  extends Omit<TableStageProps, 'label' | 'onTapTie' | 'onTwoFingerTap' | 'panning' | 'ref' | 'still'> {
  readonly stage: RefObject<TableStageHandle | null>;
  /** Of a token, where a tap has met several. */
  readonly nameOf: (token: string) => string;
}

/** The battlefield with what hands and keys do on any: zoom, pan, tell apart what lies close, undo with two fingers. */
export function Board({ stage, nameOf, onCamera, focus = null, children, ...props }: BoardProps) {
  const t = useT();
  const { view } = useApp();
  const look = useEvent((camera: Camera) => {
    view.look(camera);
    onCamera?.(camera);
  });
  const undo = useUndo();
  const pointed = useWithMark(focus);
  const watching = useWatching();
  // There it is the key that lets a replay run.
  const panning = useSpace() && !watching;
  // Whoever looks for a moment wants none of what lies between.
  const still = useSessionState(({ fresh }) => fresh.length === 0) && watching;
  useCues(still ? null : (props.moments ?? null));
  const [tie, setTie] = useState<readonly string[] | null>(null);
  useKeys({
    '+': () => stage.current?.zoomBy(1.25),
    '=': () => stage.current?.zoomBy(1.25),
    '-': () => stage.current?.zoomBy(0.8),
    '0': () => stage.current?.fit(),
  });
  const { onTapToken } = props;
  const ties = useMemo(
    () => (
      <Dialog
        open={tie !== null}
        title={t('play.close.tie')}
        closeLabel={t('common.close')}
        onClose={() => setTie(null)}
      >
        <div className="stack">
          {tie?.map((id) => (
            <Button
              key={id}
              onPress={() => {
                setTie(null);
                onTapToken?.(id);
              }}
            >
              {nameOf(id)}
            </Button>
          ))}
        </div>
      </Dialog>
    ),
    [t, tie, nameOf, onTapToken],
  );
  return (
    <>
      <TableStage
        {...props}
        focus={pointed}
        ref={stage}
        label={t('play.table.label')}
        panning={panning}
        still={still}
        onTapTie={setTie}
        onTwoFingerTap={undo}
        onCamera={look}
      >
        {children}
        <CoachMarks scene={props.scene} />
      </TableStage>
      {ties}
    </>
  );
}

/** What the coach points out has to be seen as well. */
function useWithMark(focus: Focus | null): Focus | null {
  const mark = useCoach()?.step?.mark ?? null;
  return useMemo(() => {
    if (mark?.on !== 'table') return focus;
    const { at, from = at } = mark;
    return { points: [...(focus?.points ?? []), at, from] };
  }, [focus, mark]);
}
