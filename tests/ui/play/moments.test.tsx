import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { translate } from '../../../src/i18n/translate.ts';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { Event } from '../../../src/systems/pulp-city/model/events.ts';
import { playOf } from '../../../src/games/pulp-city/moments/moments.ts';
import { useMomentPlay } from '../../../src/games/pulp-city/moments/use-moments.ts';
import type { App } from '../../../src/games/pulp-city/use-game.ts';
import { InFront } from '../../../src/ui/shell/InFront.tsx';
import type { MomentKind, MomentPlay } from '../../../src/ui/table/moments/moment.ts';
import { timelineOf } from '../../../src/ui/table/moments/timeline.ts';
import { useMoments } from '../../../src/ui/table/moments/use-moments.ts';
import { appFor, gameOf } from '../panels/around.tsx';

const MOST = 900;

/** Plays by chance and hands on what each command has brought. */
function watch(
  app: App,
  seed: number,
  see: (play: MomentPlay | null, events: readonly Event[]) => void,
): void {
  const draw = stream(seed);
  for (let left = MOST; left > 0; left -= 1) {
    const before = gameOf(app);
    const [decision] = before.rest.pending;
    if (decision === undefined) return;
    const answer = pulpCity.sample(before, decision, draw);
    app.session.dispatch({ type: 'answer', decision: decision.id, answer });
    const { fresh } = app.session.store.getState();
    const happened = { before: worldOf(before), after: worldOf(gameOf(app)), events: fresh };
    see(playOf(happened, translate('en'), left), fresh);
  }
}

const kinds = (play: MomentPlay | null): readonly MomentKind[] => play?.moments.map(({ kind }) => kind) ?? [];

test.each(['2013', '2017'] as const)(
  'whatever random play of %s brings is shown in time, on the table, and by whom it happened to',
  (edition) => {
    const shown = new Map<MomentKind, number>();
    const app = appFor({ edition, seed: 11, level: 9, want: null, citizens: true });
    watch(app, 11, (play, events) => {
      const side = gameOf(app).setup.table.size / 25_400;
      for (const moment of play?.moments ?? []) {
        shown.set(moment.kind, (shown.get(moment.kind) ?? 0) + 1);
        expect(moment.at.x).toBeGreaterThanOrEqual(0);
        expect(moment.at.x).toBeLessThanOrEqual(side);
        expect(moment.at.y).toBeGreaterThanOrEqual(0);
        expect(moment.at.y).toBeLessThanOrEqual(side);
        expect(moment.chip?.text ?? '').not.toMatch(/NaN|undefined|moment\./);
        const before = moment.kind === 'ko' ? moment.token : null;
        expect(before?.state).not.toBe('ko');
      }
      const timeline = timelineOf(play ?? { moments: [], dice: false });
      expect(timeline.ends).toBeLessThanOrEqual(1200);
      const koed = events.filter(({ type }) => type === 'koed').length;
      expect(kinds(play).filter((kind) => kind === 'ko').length).toBe(koed);
    });
    for (const kind of ['hit', 'ko'] as const) expect(shown.get(kind) ?? 0).toBeGreaterThan(0);
  },
  90_000,
);

test('several blows of one command are one burst from the first Health to the last; a KO swallows its own blow', () => {
  const app = appFor({ want: null, seed: 4 });
  const seen: string[] = [];
  watch(app, 4, (play, events) => {
    const hits = events.flatMap((event) => (event.type === 'damaged' && event.points > 0 ? [event] : []));
    const koed = events.flatMap((event) => (event.type === 'koed' ? [event.model] : []));
    for (const target of new Set(hits.map((hit) => hit.target))) {
      const own = hits.filter((hit) => hit.target === target);
      const bursts = (play?.moments ?? []).filter(({ kind, id }) => kind === 'hit' && id === target);
      const gone =
        koed.includes(target) || events.some((one) => one.type === 'pieceDestroyed' && one.piece === target);
      expect(bursts.length).toBe(gone ? 0 : 1);
      const [first] = own;
      if (gone || first === undefined) continue;
      expect(bursts[0]?.chip?.text).toBe(`${first.left + first.points} ▸ ${own.at(-1)?.left}`);
      seen.push(target);
    }
  });
  expect(seen.length).toBeGreaterThan(3);
}, 60_000);

function playUntil(app: App, wanted: MomentKind, hook: { readonly current: MomentPlay | null }): void {
  const draw = stream(4);
  for (let left = MOST; left > 0 && !kinds(hook.current).includes(wanted); left -= 1) {
    const game = gameOf(app);
    const [decision] = game.rest.pending;
    if (decision === undefined) break;
    const answer = pulpCity.sample(game, decision, draw);
    act(() => void app.session.dispatch({ type: 'answer', decision: decision.id, answer }));
  }
}

const around =
  (app: App) =>
  ({ children }: { readonly children: ReactNode }) => <InFront app={app}>{children}</InFront>;

test('what a command has brought is gone with an undo, and is not drawn again by a redo', () => {
  const app = appFor({ want: null, seed: 4 });
  const { result } = renderHook(() => useMomentPlay(), { wrapper: around(app) });
  expect(result.current).toBeNull();
  playUntil(app, 'hit', result);
  expect(kinds(result.current)).toContain('hit');
  act(() => void app.session.undo({ agreed: true }));
  expect(result.current).toBeNull();
  act(() => void app.session.redo());
  expect(result.current).toBeNull();
}, 60_000);

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-motion');
});

test('a drawing ends by itself, with the first press of a pointer or a key, and with the next command', () => {
  const app = appFor({ want: null, seed: 4 });
  const made = renderHook(() => useMomentPlay(), { wrapper: around(app) });
  playUntil(app, 'hit', made.result);
  const play = made.result.current;
  if (play === null) throw new Error('nobody was hit');
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ now }: { now: MomentPlay | null }) => useMoments(now), {
    initialProps: { now: play as MomentPlay | null },
  });
  const again = (key: string): void => rerender({ now: { ...play, key } });
  expect(result.current?.timeline).toEqual(timelineOf(play));
  act(() => vi.advanceTimersByTime(timelineOf(play).ends));
  expect(result.current).toBeNull();
  for (const type of ['pointerdown', 'keydown']) {
    again(type);
    expect(result.current?.key).toBe(type);
    act(() => void window.dispatchEvent(new Event(type)));
    expect(result.current).toBeNull();
  }
  again('last');
  expect(result.current).not.toBeNull();
  rerender({ now: null });
  expect(result.current).toBeNull();
}, 60_000);

test('where the reader wants no motion nothing flies: the table is whole, and what came of it is told', () => {
  document.documentElement.dataset['motion'] = 'reduced';
  const at = { x: 5, y: 5 };
  const piece = {
    kind: 'object',
    id: 'car',
    silhouette: 'car',
    at,
    width: 1,
    length: 2,
    turnDeg: 0,
  } as const;
  const thrown = {
    kind: 'throw',
    id: 'car',
    at,
    radius: 1,
    word: '',
    chip: null,
    from: at,
    flyer: { piece },
  } as const;
  const play: MomentPlay = { key: 1, dice: false, bell: false, moments: [thrown] };
  const { result } = renderHook(() => useMoments(play));
  expect(result.current).toMatchObject({ still: true, aloft: [] });
  document.documentElement.dataset['motion'] = 'full';
  const moving = renderHook(() => useMoments(play));
  expect(moving.result.current).toMatchObject({ still: false, aloft: ['car'] });
});
