import { useLayoutEffect, useMemo, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { useSelected } from '../../../ui/shell/app.ts';
import type { KeyMap } from '../../../ui/shell/keys.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { Say } from '../words/say.ts';
import { modelInFocus } from '../panels/card/read-card.ts';
import type { Overlay, Point } from '../../../ui/table/types.ts';
import type { LookTool } from '../../../ui/shell/table/LookTools.tsx';
import { useEscape } from '../../../ui/shell/table/use-escape.ts';
import { type Looks, useLooks } from './use-looks.ts';
import { type Probe, useProbe } from './use-probe.ts';
import { type RulerEnd, useRulers } from './use-rulers.ts';

interface LookingFrom {
  readonly say: Say;
  /** The model that acts. */
  readonly acting: string | null;
  /** The world with its planned move made; null: none is planned. */
  readonly there: World | null;
  /** The one Target that is looked at. */
  readonly target: string | null;
  readonly readCard: (model: string) => void;
  readonly fit: () => void;
}

export interface Looking {
  /** The two whose sight is looked at. */
  readonly looked: Looks['looked'];
  readonly overlays: readonly Overlay[];
  readonly keys: KeyMap;
  readonly tools: readonly LookTool[];
  /** What the next tap on the table is for; null: it answers the question. */
  readonly hint: string | null;
  /** Takes a tap that only looks; false: the tap is for the question. */
  readonly takes: (end: RulerEnd) => boolean;
  readonly pin: (at: Point) => void;
  readonly closeRuler: (id: string) => void;
}

/** All that looks at the table and answers nothing: ranges, sight, threats, rulers, cards; by key, button and tap. */
export function useLooking(from: LookingFrom): Looking {
  const { say, acting, there, target, readCard, fit } = from;
  const t = useT();
  const selected = useSelected();
  const looks = useLooks(say, acting, there);
  const rulers = useRulers(acting);
  const { probe, arm, disarm } = useProbe();
  const overlays: readonly Overlay[] = [...rulers.overlays, ...looks.overlays];
  const measured = overlays.length > 0;
  const clear = () => {
    looks.clear();
    rulers.clear();
  };
  useEscape([
    [probe !== null, disarm],
    [measured, clear],
  ]);
  const card = () => {
    const about = modelInFocus() ?? target ?? selected;
    if (about === null) arm('card');
    else readCard(about);
  };
  const { range, sight, threat } = looks;
  const press = { range, sight, threat, ruler: () => arm('ruler'), card: () => arm('card'), clear, fit };
  const closed = looks.model === null ? t('play.looks.nobody') : null;
  const tools = useTools({ closed, at: looks.at, probe, measured, press });
  return {
    overlays,
    looked: looks.looked,
    tools,
    keys: { ...looks.keys, u: closed === null ? press.ruler : undefined, i: card },
    hint: probe === null ? null : t(`play.probe.${probe}`),
    takes(end) {
      if (probe === null) return false;
      if (probe === 'ruler') rulers.pin(end);
      else if ('model' in end) readCard(end.model);
      disarm();
      return true;
    },
    pin: (at) => rulers.pin({ at }),
    closeRuler: rulers.close,
  };
}

interface ToolsFrom {
  readonly closed: string | null;
  readonly at: Looks['at'];
  readonly probe: Probe | null;
  /** Something lies on the table that can be cleared away. */
  readonly measured: boolean;
  readonly press: Readonly<
    Record<'range' | 'sight' | 'threat' | 'ruler' | 'card' | 'clear' | 'fit', () => void>
  >;
}

/** The same list as long as none of them changes, however often the table is drawn meanwhile. */
function useTools({ closed, at, probe, measured, press }: ToolsFrom): readonly LookTool[] {
  const t = useT();
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  return useMemo(() => {
    const look = (id: 'range' | 'sight' | 'threat', icon: LookTool['icon'], key: string): LookTool => ({
      id,
      text: t(`play.looks.${id}`),
      icon,
      key,
      pressed: at === id,
      closed,
      onPress: () => latest.current[id](),
    });
    const clearing: LookTool = {
      id: 'clear',
      text: t('play.looks.clear'),
      icon: 'cross',
      key: 'Esc',
      closed: null,
      onPress: () => latest.current.clear(),
    };
    return [
      look('range', 'target', 'R'),
      look('sight', 'eye', 'L'),
      look('threat', 'shield', 'T'),
      {
        id: 'ruler',
        text: t('play.looks.ruler'),
        icon: 'ruler',
        key: 'U',
        pressed: probe === 'ruler',
        closed,
        onPress: () => latest.current.ruler(),
      },
      ...(measured ? [clearing] : []),
      {
        id: 'card',
        text: t('play.looks.card'),
        icon: 'book',
        key: 'I',
        pressed: probe === 'card',
        closed: null,
        onPress: () => latest.current.card(),
      },
      {
        id: 'fit',
        text: t('play.looks.fit'),
        icon: 'fit',
        key: '0',
        closed: null,
        onPress: () => latest.current.fit(),
      },
    ];
  }, [t, closed, at, probe, measured]);
}
