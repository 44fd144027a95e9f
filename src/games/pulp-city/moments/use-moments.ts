import { useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { useApp, useBefore, useGame, useSessionState } from '../use-game.ts';
import type { MomentPlay } from '../../../ui/table/moments/moment.ts';
import { FAR, useLayout } from '../../../ui/shell/use-layout.ts';
import { playOf } from './moments.ts';

/** What the latest command is shown and heard by; null after an undo, a load, or a command of which nothing is seen. */
export function useMomentPlay(): MomentPlay | null {
  const { services } = useApp();
  const game = useGame();
  const t = useT();
  const fresh = useSessionState((state) => state.fresh);
  const revision = useSessionState((state) => state.revision);
  const before = useBefore();
  const across = useLayout() === 'across';
  return useMemo(() => {
    if (fresh.length === 0 || before === null || before.setup !== game.setup) return null;
    const by = before.rest.pending[0]?.by;
    const happened = { before: services.worldOf(before), after: services.worldOf(game), events: fresh };
    return playOf(happened, t, revision, across && by === FAR);
  }, [services, game, t, fresh, revision, before, across]);
}
