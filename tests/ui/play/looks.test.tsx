import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { KeysHelp } from '../../../src/ui/shell/menu/KeysHelp.tsx';
import { InFront } from '../../../src/ui/shell/InFront.tsx';
import { useLooks } from '../../../src/games/pulp-city/table/use-looks.ts';
import { scene } from '../../support/scene.ts';
import { appFor, renderIn } from '../panels/around.tsx';
import { sayOf } from './table-play.ts';

const BOLT = 'AP 1 Bolt (PRJ 6, H vs I, Damage 1) SFX: none';

/** Ace with two Enemies, of whom only the near one can strike it. */
function atTable() {
  const game = scene({
    edition: '2017',
    a: { Ace: { at: [8, 12], card: { actions: [BOLT, 'AP 1 Howl (PLS 3, K vs K, Stun) SFX: none'] } } },
    b: {
      Far: { at: [22, 22], card: { actions: [BOLT] } },
      Near: { at: [12, 12], card: { actions: [BOLT] } },
    },
  });
  const app = appFor({ want: null });
  app.session.store.setState({ game: game.game });
  const around = ({ children }: { readonly children: ReactNode }) => <InFront app={app}>{children}</InFront>;
  const say = sayOf(game);
  const { result } = renderHook(() => useLooks(say, game.names.model('Ace'), null), { wrapper: around });
  const press = (key: string) => act(() => result.current.keys[key]?.());
  return { app, game, result, press, kinds: () => result.current.overlays.map(({ kind }) => kind) };
}

test('R rings every length that an Action reaches, and takes them away again', () => {
  const { result, press, kinds } = atTable();
  press('r');
  const radii = result.current.overlays.map((one) =>
    one.kind === 'range' && one.shape.kind === 'disc' ? Math.round(one.shape.radius * 10) / 10 : null,
  );
  expect(radii).toEqual([6.6, 3.6]);
  press('r');
  expect(kinds()).toEqual([]);
});

test('L proves the sight to one Enemy after the other, the nearest first, then to none', () => {
  const { result, press, kinds } = atTable();
  const to = () => result.current.overlays.map((one) => (one.kind === 'sight' ? one.to.at.x : null));
  press('l');
  expect(to()).toEqual([12]);
  press('l');
  expect(to()).toEqual([22]);
  press('l');
  expect(kinds()).toEqual([]);
});

test('T tells who could strike the model where it stands, and with what', () => {
  const { app, game, result, press } = atTable();
  const chips = () =>
    result.current.overlays.map((one) => (one.kind === 'preview' ? [one.tokenId, one.chip.text] : null));
  press('t');
  expect(chips()).toEqual([[game.names.model('Near'), 'can use Bolt']]);
  act(() => app.view.select(game.names.model('Far')));
  press('t');
  expect(chips()).toEqual([[game.names.model('Far'), 'nobody can strike it here']]);
});

test('every key of the table is listed with what it does, in both languages', () => {
  for (const [language, words] of [
    ['en', 'who could strike the model here, on and off'],
    ['fr', 'qui pourrait frapper la figurine ici, montrer ou cacher'],
  ] as const) {
    const app = appFor({ want: null });
    act(() => app.preferences.set({ language }));
    const view = renderIn(app, <KeysHelp />);
    expect(screen.getByText(words).previousElementSibling?.textContent).toBe('T');
    view.unmount();
  }
});
