import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { App } from '../../../src/games/pulp-city/use-game.ts';
import { InFront } from '../../../src/ui/shell/InFront.tsx';
import { useRulers } from '../../../src/games/pulp-city/table/use-rulers.ts';
import type { Point } from '../../../src/ui/table/types.ts';
import { appFor, gameOf } from '../panels/around.tsx';

const UM = 25_400;

/** The rulers of the table's screen while a Turn is being chosen: nobody acts. */
function atTable(edition: string) {
  const app = appFor({ edition, want: 'turn' });
  const around = ({ children }: { readonly children: ReactNode }) => <InFront app={app}>{children}</InFront>;
  return { app, rulers: renderHook(() => useRulers(null), { wrapper: around }).result };
}

/** A model on the table of the Team whose Turn it is, or of the other. */
function someone(app: App, whose: 'active' | 'other') {
  const { state, rest } = gameOf(app);
  const by = rest.pending[0]?.by;
  const found = Object.values(state.models).find(
    (one) => one.status === 'table' && (state.cards[one.card]?.team === by) === (whose === 'active'),
  );
  if (found === undefined) throw new Error('nobody stands there');
  return found;
}

/** The point `inches` to the east or west of the edge of its base, in the picture, whose y runs south. */
function off(app: App, { id, x, y }: { id: string; x: number; y: number }, inches: number): Point {
  const { setup, state } = gameOf(app);
  const profile = setup.profiles[state.cards[state.models[id]?.card ?? '']?.profile ?? ''];
  const radius = (profile?.baseMm ?? 0) / 2 / 25.4;
  const way = x < setup.table.size / 2 ? 1 : -1;
  return { x: x / UM + way * (radius + inches), y: (setup.table.size - y) / UM };
}

describe.each(['2013', '2017'])('the ruler of %s', (edition) => {
  const measured = (whose: 'active' | 'other', inches: number) => {
    const { app, rulers } = atTable(edition);
    const before = app.session.store.getState();
    const frozen = JSON.stringify(before.game);
    const model = someone(app, whose);
    act(() => app.view.select(model.id));
    act(() => rulers.current.pin({ at: off(app, model, inches) }));
    const after = app.session.store.getState();
    return {
      texts: rulers.current.overlays.map(({ text }) => text),
      same: after === before && JSON.stringify(after.game) === frozen,
    };
  };

  test('[PC-TABLE-03@2013, PC-TABLE-03@2017] a player measures before saying anything: nothing is committed', () => {
    expect(measured('active', 6)).toEqual({ texts: ['6″'], same: true });
    expect(measured('active', 3.3)).toEqual({ texts: ['3.3″'], same: true });
  });

  test('[PC-TABLE-03@2013, PC-TABLE-03@2017] from a model of the player whose Turn it is not as well', () => {
    expect(measured('other', 4.5)).toEqual({ texts: ['4.5″'], same: true });
  });

  test('[PC-TABLE-03@2013, PC-TABLE-03@2017] several lengths side by side, each taken away by itself', () => {
    const { app, rulers } = atTable(edition);
    const model = someone(app, 'active');
    act(() => app.view.select(model.id));
    act(() => rulers.current.pin({ at: off(app, model, 2) }));
    act(() => rulers.current.pin({ at: off(app, model, 5) }));
    expect(rulers.current.overlays.map(({ text }) => text)).toEqual(['2″', '5″']);
    act(() => rulers.current.close(rulers.current.overlays[0]?.id ?? ''));
    expect(rulers.current.overlays.map(({ text }) => text)).toEqual(['5″']);
  });
});
