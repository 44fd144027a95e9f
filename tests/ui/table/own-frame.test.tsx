/** What a slow machine does in frames of its own: rows of a list, and the canvases. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InFrames, OwnFrame, paintInOwnFrame } from '../../../src/ui/kit/OwnFrame.tsx';

let asked: FrameRequestCallback[] = [];
let time = 0;
/** Milliseconds that it takes to lay the page out. */
let layoutTakes = 0;

/** The callbacks of a frame; what they ask for comes with the next one. */
function frame(): void {
  time += 16;
  const now = asked;
  asked = [];
  for (const callback of now) callback(time);
}

beforeEach(() => {
  asked = [];
  layoutTakes = 0;
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.spyOn(document.body, 'offsetHeight', 'get').mockImplementation(() => (clock += layoutTakes));
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => asked.push(callback));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('of two canvases that have changed, each is painted in a frame of its own, in the order in which they asked', () => {
  const painted: string[] = [];
  paintInOwnFrame(() => painted.push('models'));
  paintInOwnFrame(() => painted.push('hand'));
  frame();
  expect(painted).toEqual(['models']);
  frame();
  expect(painted).toEqual(['models', 'hand']);
  frame();
  expect(painted).toHaveLength(2);
});

test('a canvas waits while a frame lays out what has come in one of its own', async () => {
  const painted = vi.fn<() => void>();
  paintInOwnFrame(painted);
  await act(async () => render(<OwnFrame>Targets</OwnFrame>));
  expect(screen.getByText('Targets')).toBeDefined();
  frame();
  expect(painted).not.toHaveBeenCalled();
  frame();
  expect(painted).toHaveBeenCalledOnce();
});

test.each([
  { takes: 5, frames: 1 },
  { takes: 6, frames: 2 },
])('a canvas is painted in frame $frames where the page takes $takes ms to lay out', ({ takes, frames }) => {
  const painted: number[] = [];
  layoutTakes = takes;
  paintInOwnFrame(() => painted.push(time));
  const begins = time;
  for (let count = 0; count < 3; count += 1) frame();
  expect(painted).toEqual([begins + 16 * frames]);
});

test.each([
  { count: 0, there: [0] },
  { count: 3, there: [3] },
  { count: 4, there: [3, 4] },
  { count: 12, there: [3, 6, 9, 12] },
])('all of $count rows come, in their order, and it is said whenever some have', async ({ count, there }) => {
  const told = vi.fn<() => number>(() => screen.queryAllByRole('listitem').length);
  const names = Array.from({ length: count }, (_, at) => `row ${at}`);
  const rows = names.map((name) => <li key={name}>{name}</li>);
  await act(async () =>
    render(
      <ul>
        <InFrames rows={rows} onRows={() => void told()} />
      </ul>,
    ),
  );
  expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(names);
  expect(told.mock.results.map(({ value }) => value)).toEqual(there);
});
