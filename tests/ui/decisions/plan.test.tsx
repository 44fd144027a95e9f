/** A move with the attack behind it, put together beside the table. */
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuFor } from '../../../src/games/pulp-city/decisions/act/act-plan.ts';
import { beginMove } from '../../../src/games/pulp-city/decisions/act/move-plan.ts';
import type { DecisionFor } from '../../../src/systems/pulp-city/model/frames.ts';
import { um } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { appAt } from '../panels/around.tsx';
import { put } from './asked.tsx';

const BOLT = 'AP 2 Bolt (PRJ 6, H vs I, Damage 1) SFX: Damage 1';

/** Hero four inches short of a shot at Foe, with the ghost at `x`. */
function planned(x: number) {
  const play = scene({
    edition: '2017',
    a: { Hero: { at: [4, 12], card: { actions: [BOLT] } } },
    b: { Foe: { at: [14, 12], card: { actions: [BOLT] } } },
  }).activate('Hero');
  const app = appAt(play.game);
  const decision = play.game.rest.pending[0] as DecisionFor<'act'>;
  const asked = put(app, 'act', decision);
  const hero = play.names.model('Hero');
  const move = (to: number) => ({
    ...beginMove(hero, 'Sprint', false),
    end: { x: um(to), y: um(12) },
  });
  const ghostAt = (to: number) =>
    act(() =>
      app.view.draft(decision.id, {
        kind: 'act',
        draft: { ...(draftNow() ?? menuFor(hero)), move: move(to) },
      }),
    );
  const draftNow = () =>
    (app.view.store.getState().drafts[decision.id] as { draft: ReturnType<typeof menuFor> } | undefined)
      ?.draft;
  ghostAt(x);
  return { asked, hero, ghostAt };
}

const gold = (name: RegExp) => screen.findByRole('button', { name });

test('a line of "from here" is planned behind the move, and pressed again it is not', async () => {
  const { asked } = planned(8);
  const line = await screen.findByRole('button', { name: /^Foe\s*Bolt/, pressed: false });
  fireEvent.click(line);
  expect(await screen.findByRole('region', { name: 'Plan' })).toBeDefined();
  await gold(/^Move, then Bolt for 2 AP/);
  fireEvent.click(await screen.findByRole('button', { name: 'Drop Bolt from the plan' }));
  expect(screen.queryByRole('region', { name: 'Plan' })).toBeNull();
  fireEvent.click(await gold(/^Move here/));
  expect(asked.answers).toMatchObject([{ do: 'move', as: 'Sprint' }]);
});

test('a plan that does not reach from where the ghost is put says why, and the gold button waits', async () => {
  const { asked, ghostAt } = planned(8);
  fireEvent.click(await screen.findByRole('button', { name: /^Foe\s*Bolt/, pressed: false }));
  await gold(/^Move, then Bolt for 2 AP/);
  ghostAt(5);
  const closed = await gold(/^Move, then Bolt for 2 AP.*too far/s);
  fireEvent.click(closed);
  expect(asked.answers).toEqual([]);
  ghostAt(8);
  fireEvent.click(await screen.findByRole('button', { name: /^Move, then Bolt for 2 AP$/ }));
  expect(asked.answers).toMatchObject([{ do: 'move' }]);
});
