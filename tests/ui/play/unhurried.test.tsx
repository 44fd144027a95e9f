import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateComponent } from '../../../src/ui/shell/late.ts';
import { useRested } from '../../../src/ui/shell/use-rested.ts';
import { useUnhurried } from '../../../src/ui/shell/use-unhurried.ts';

interface Given {
  readonly value: number;
  readonly rests?: boolean;
}

function Beside({ value, rests = false }: Given) {
  return <output>{useUnhurried(value, rests)}</output>;
}

function Aside({ value }: Given) {
  const told = useRested(value);
  return <output aria-busy={told !== value}>{told}</output>;
}

const shown = (): string => screen.getByRole('status').textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('what stands beside a hand follows it a few times a second, and catches up where it stays', () => {
  const { rerender } = render(<Beside value={0} />);
  const seen = new Set<string>();
  for (let value = 1; value <= 60; value += 1) {
    act(() => void vi.advanceTimersByTime(16));
    rerender(<Beside value={value} />);
    seen.add(shown());
  }
  expect(seen.size).toBeGreaterThanOrEqual(6);
  expect(seen.size).toBeLessThanOrEqual(10);
  act(() => void vi.advanceTimersByTime(200));
  expect(shown()).toBe('60');
});

test('out of the hand it follows at once', () => {
  const { rerender } = render(<Beside value={1} rests />);
  rerender(<Beside value={2} rests />);
  expect(shown()).toBe('2');
  rerender(<Beside value={3} />);
  rerender(<Beside value={4} rests />);
  expect(shown()).toBe('4');
});

test('what most never look at waits until nothing has changed for a moment, and says that it is behind', () => {
  const { rerender } = render(<Aside value={1} />);
  expect(shown()).toBe('1');
  for (const value of [2, 3, 4]) {
    rerender(<Aside value={value} />);
    act(() => void vi.advanceTimersByTime(100));
    expect(shown()).toBe('1');
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
  }
  act(() => void vi.advanceTimersByTime(200));
  expect(shown()).toBe('4');
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('false');
});

test('a component that is there already is shown at once, one that is not when it has come', async () => {
  vi.useRealTimers();
  const Late = lateComponent<Given>(async () => ({ value }) => <output>{value}</output>);
  const around = (
    <Suspense fallback={<p>coming</p>}>
      <Late value={5} />
    </Suspense>
  );
  const first = render(around);
  expect(screen.getByText('coming')).toBeDefined();
  expect((await screen.findByRole('status')).textContent).toBe('5');
  first.unmount();
  await Late.load();
  render(around);
  expect(screen.queryByText('coming')).toBeNull();
  expect(shown()).toBe('5');
});
