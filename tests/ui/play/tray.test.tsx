import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { translate } from '../../../src/i18n/translate.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { App } from '../../../src/games/pulp-city/use-game.ts';
import { InFront } from '../../../src/ui/shell/InFront.tsx';
import { trayOf } from '../../../src/games/pulp-city/dice/tray.ts';
import { useTray } from '../../../src/games/pulp-city/table/Tray.tsx';
import { appFor, gameOf } from '../panels/around.tsx';

const freshRolls = (app: App) =>
  app.session.store.getState().fresh.flatMap((event) => (event.type === 'rolled' ? [event] : []));

/** SFX are asked for after one command that brought several rolls, as of a Pulse that meets scenery first. */
function severalRolls(): App {
  const app = appFor({ want: 'spendSfx' });
  const { store } = app.session;
  const [roll] = freshRolls(app);
  if (roll === undefined) throw new Error('SFX are asked for, and nothing was rolled');
  store.setState(({ fresh }) => ({ fresh: [{ ...roll, target: null, number: 5, sfx: 0 }, ...fresh] }));
  return app;
}

test('while SFX are spent, the roll that brought them lies in the tray, and no earlier one', () => {
  const app = severalRolls();
  const around = ({ children }: { readonly children: ReactNode }) => <InFront app={app}>{children}</InFront>;
  const decision = gameOf(app).rest.pending[0];
  if (decision?.kind !== 'spendSfx') throw new Error('no SFX are asked for');
  const { result } = renderHook(() => useTray(decision), { wrapper: around });
  expect(result.current?.roll).toMatchObject({ target: decision.spec.target, sfx: decision.sfx });
  expect(result.current?.onTap).toBeNull();
});

test.each([
  [true, 'triad', 'Ghostshot · 1 SFX · Tie: Ace wins by Origin'],
  [false, 'defender', 'Ghostshot · no effect · Tie: Nuke stands as Defender'],
  [true, 'none', 'Ghostshot · 1 SFX'],
] as const)(
  'of a roll the outcome is told first, then who wins a tie and why (won: %s, %s)',
  (won, tie, words) => {
    const app = severalRolls();
    const w = worldOf(gameOf(app));
    const roll = freshRolls(app).at(-1);
    if (roll === undefined) throw new Error('nothing was rolled');
    const shown = { ...roll, attacker: 'a1', action: 'ghostshot', target: 'b1', won, tie, sfx: 1 };
    expect(trayOf(w, translate('en'), shown, 'k').strip.replaceAll('\u00a0', ' ')).toBe(words);
  },
);

test('scenery and numbers lie in a half of the tray that is nobody’s', () => {
  const app = severalRolls();
  const w = worldOf(gameOf(app));
  const [roll] = freshRolls(app);
  if (roll === undefined) throw new Error('nothing was rolled');
  const piece = Object.keys(w.state.pieces)[0] ?? '';
  const t = translate('en');
  const team = w.state.cards[w.state.models[roll.attacker]?.card ?? '']?.team;
  const half = (target: string | null) =>
    trayOf(w, t, { ...roll, target, defence: null, number: 5 }, 'k').right.team;
  expect([half(piece), half(null), half(roll.attacker)]).toEqual(['city', 'city', 'city']);
  expect(trayOf(w, t, roll, 'k').left.team).toBe(team);
});
