import { useT } from '../../../i18n/use-t.ts';
import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import { DiceTray } from '../../../ui/table/DiceTray.tsx';
import { useRollQueue } from '../../../ui/shell/table/use-roll-queue.ts';
import { useWorld } from '../use-game.ts';
import { type ShownRoll, useFreshRolls, useLastRoll } from '../dice/rolls.ts';
import { trayOf, trayWords } from '../dice/tray.ts';

/** The roll that lies on the table now, and where in a row of several. */
export interface TrayShown {
  readonly roll: ShownRoll;
  /** How often it was thrown before without a winner. */
  readonly ties: number;
  readonly key: string;
  readonly settled: boolean;
  readonly onTap: (() => void) | null;
}

/** New rolls fall one after the other until the next answer is begun; while SFX are spent, the roll that brought them stays. */
export function useTray(decision: Decision | null): TrayShown | null {
  const fresh = useFreshRolls();
  const last = useLastRoll();
  const queue = useRollQueue(decision);
  const { revision, begun, next } = queue;
  const stays = decision?.kind === 'spendSfx';
  const at = stays ? fresh.length - 1 : queue.at;
  const shown = fresh[at];
  if (shown !== undefined && (stays || !begun)) {
    return { ...shown, key: `${revision} ${at}`, settled: false, onTap: stays ? null : next };
  }
  if (!stays || last === null) return null;
  return { roll: last, ties: 0, key: `kept ${revision}`, settled: true, onTap: null };
}

export function Tray({ shown, edge }: { readonly shown: TrayShown; readonly edge: 'top' | 'bottom' }) {
  const w = useWorld();
  const t = useT();
  const data = trayOf(w, t, shown.roll, shown.key, shown.ties);
  const { onTap } = shown;
  return (
    <DiceTray
      data={data}
      label={trayWords(t, data)}
      edge={edge}
      settled={shown.settled}
      {...(onTap === null ? {} : { onTap })}
    />
  );
}
