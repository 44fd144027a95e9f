/** What a small screen comes close to. */
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { quietDecor } from '../../../src/games/pulp-city/decisions/automatic.ts';
import { beginMove, moveDecor } from '../../../src/games/pulp-city/decisions/act/move-plan.ts';
import { NO_DECOR } from '../../../src/games/pulp-city/scene/decor.ts';
import { sceneOf } from '../../../src/games/pulp-city/scene/scene.ts';
import { useFocus } from '../../../src/games/pulp-city/table/use-focus.ts';
import { InFront } from '../../../src/ui/shell/InFront.tsx';
import { Watching } from '../../../src/ui/shell/replay/watching.ts';
import { structure } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { appFor } from '../panels/around.tsx';
import { sayOf } from './table-play.ts';

/** Two of a side that may be activated, and an Enemy far away. */
function begun() {
  return scene({
    edition: '2017',
    a: { Ace: { at: [8, 12] }, Bee: { at: [10, 12] } },
    b: { Bull: { at: [22, 22] } },
  });
}

type Begun = ReturnType<typeof begun>;

function focusOf(game: Begun, decorOf: (say: ReturnType<typeof sayOf>) => typeof NO_DECOR, watched: boolean) {
  const app = appFor({ want: null });
  app.session.store.setState({ game: game.game, fresh: game.events() });
  const around = ({ children }: { readonly children: ReactNode }) => (
    <InFront app={app}>
      <Watching value={watched ? () => null : null}>{children}</Watching>
    </InFront>
  );
  const say = sayOf(game);
  const decor = decorOf(say);
  const picture = sceneOf(say.w, say.t, decor, {});
  const { result } = renderHook(() => useFocus(picture, decor), { wrapper: around });
  return result.current?.points.map(({ x, y }) => [Math.round(x), Math.round(y)]) ?? null;
}

test('where somebody is to be activated, all who may be; then whoever is chosen', () => {
  const game = begun();
  const [decision] = game.pending('turn');
  if (decision === undefined) throw new Error('no Turn is asked for');
  expect(focusOf(game, (say) => quietDecor(say, decision, null), false)).toEqual([
    [8, 12],
    [10, 12],
  ]);
  const bee = game.names.model('Bee');
  expect(focusOf(game, (say) => quietDecor(say, decision, bee), false)).toEqual([[10, 12]]);
});

test('where a move is planned, as far as it may lead', () => {
  const game = begun().activate('Bee');
  const bee = game.names.model('Bee');
  const planned = focusOf(game, (say) => moveDecor(say, beginMove(bee, 'Sprint', false)), false) ?? [];
  const [xs, ys] = [planned.map(([x = 0]) => x), planned.map(([, y = 0]) => y)];
  const sides = [10 - Math.min(...xs), Math.max(...xs) - 10, 12 - Math.min(...ys), Math.max(...ys) - 12];
  for (const side of sides) expect(side).toBeGreaterThan(2);
});

test('where somebody else is pushed about, he and how far it goes; where a thing alone is asked about, that', () => {
  const game = begun();
  const bull = game.names.model('Bull');
  expect(focusOf(game, () => ({ targets: [bull] }), false)).toEqual([[22, 2]]);
  const pushed = focusOf(game, () => ({ targets: [bull], roam: 6 }), false) ?? [];
  const xs = pushed.map(([x = 0]) => x);
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(4);
  const wall = structure('wall', { at: [4, 4], size: [2, 2], height: 2 });
  const walled = scene({
    edition: '2017',
    a: { Ace: { at: [8, 12] } },
    b: { Bull: { at: [22, 22] } },
    pieces: [wall],
  });
  expect(focusOf(walled, () => ({ targets: ['wall'] }), false)).toHaveLength(1);
  const ace = walled.names.model('Ace');
  expect(focusOf(walled, () => ({ acting: [ace], targets: ['wall'] }), false)).toEqual([[8, 12]]);
});

test('in a replay, whose Activation it is; where nothing is told, the whole table', () => {
  expect(focusOf(begun(), () => NO_DECOR, true)).toBeNull();
  const game = begun();
  game.activate('Bee');
  expect(focusOf(game, () => NO_DECOR, true)).toEqual([[10, 12]]);
  expect(focusOf(game, () => NO_DECOR, false)).toBeNull();
});
