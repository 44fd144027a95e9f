import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateComponent } from '../../../src/ui/shell/late.ts';
import { useRested } from '../../../src/ui/shell/use-rested.ts';

interface Given {
  readonly value: number;
}

function Aside({ value }: Given) {
  const told = useRested(value);
  return <output aria-busy={told !== value}>{told}</output>;
}

const shown = (): string => screen.getByRole('status').textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
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
