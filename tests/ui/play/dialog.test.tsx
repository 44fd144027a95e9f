/** What a dialog holds is there when it comes up, and when it goes. */
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/kit/Dialog.tsx';

let seen: string[] = [];

beforeEach(() => {
  seen = [];
  const tell = (what: string, open: boolean) =>
    function (this: HTMLDialogElement) {
      seen.push(`${what}: ${this.querySelector('.dialog__body')?.textContent ?? 'nothing'}`);
      this.open = open;
    };
  HTMLDialogElement.prototype.showModal = tell('comes', true);
  HTMLDialogElement.prototype.close = tell('goes', false);
});
afterEach(() => void vi.restoreAllMocks());

const menu = (open: boolean) => (
  <Dialog open={open} title="Menu" closeLabel="Close" onClose={() => undefined}>
    Look
  </Dialog>
);

test('it comes up with all it holds, goes with it, and holds nothing afterwards', () => {
  const { container, rerender } = render(menu(false));
  expect(container.textContent).toBe('');
  rerender(menu(true));
  expect(seen).toEqual(['comes: Look']);
  rerender(menu(false));
  expect(seen).toEqual(['comes: Look', 'goes: Look']);
  expect(container.textContent).toBe('');
});

test('asked for and taken back before it is up, it never comes', async () => {
  const { container, rerender } = render(menu(false));
  await act(async () => {
    rerender(menu(true));
    rerender(menu(false));
  });
  expect(container.querySelector('dialog')?.open).toBe(false);
  expect(container.textContent).toBe('');
});

test('on a screen that comes with it, it is up before the screen does what it does when it comes', () => {
  const Screen = () => {
    useEffect(() => void seen.push('the screen'), []);
    return menu(true);
  };
  render(<Screen />);
  expect(seen).toEqual(['comes: Look', 'the screen']);
});
