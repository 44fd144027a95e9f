import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { keyFocus, keyOf, watchPointer } from './keys.ts';

/** Takes back what has been chosen of the answer so far. */
export const Withdraw = createContext<() => void>(() => {});

export interface DecisionKeys {
  /** One step back; else everything chosen is withdrawn. It never answers. */
  readonly onBack?: (() => void) | undefined;
  /** What the arrows walk through where no list of the prompt has the focus. */
  readonly onArrow?: ((by: 1 | -1) => void) | undefined;
}

const isOpen = (item: Element): boolean =>
  item.getAttribute('aria-disabled') !== 'true' && item.getAttribute('data-closed') !== 'true';
const isTaken = (item: Element): boolean =>
  item.getAttribute('aria-checked') === 'true' || item.getAttribute('aria-pressed') === 'true';

const listOf = (item: Element | null): Element | null => item?.closest('[data-choices]') ?? null;

/** What a list offers, closed things included: they keep their numbers. A list in a list counts for itself. */
const itemsOf = (list: Element): readonly HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('button:not([data-beside])')].filter(
    (item) => listOf(item) === list,
  );

const listsIn = (frame: Element): readonly Element[] => [...frame.querySelectorAll('[data-choices]')];

/** The n-th choice: of the list that has the numbers, or of all lists one after the other. */
function numbered(frame: Element, n: number): HTMLElement | undefined {
  const owner = frame.querySelector('[data-digits]');
  const items = owner === null ? listsIn(frame).flatMap(itemsOf) : itemsOf(owner);
  return items[n - 1];
}

/** Along a list, past what is closed; what is chosen by being looked at is chosen, the rest only has the focus. */
function walk(list: Element, by: 1 | -1): boolean {
  const items = itemsOf(list).filter(isOpen);
  if (items.length === 0) return false;
  const from = items.findIndex((item) => item === keyFocus());
  const taken = items.findIndex(isTaken);
  const at = from >= 0 ? from : taken;
  const next = at < 0 ? items.at(by > 0 ? 0 : -1) : items[(at + by + items.length) % items.length];
  next?.focus();
  if (list.getAttribute('data-choices') === 'pick') next?.click();
  return true;
}

function arrow(frame: Element, by: 1 | -1, onArrow: DecisionKeys['onArrow']): boolean {
  const focused = listOf(keyFocus());
  if (focused !== null && frame.contains(focused)) return walk(focused, by);
  if (onArrow !== undefined) {
    onArrow(by);
    return true;
  }
  if (frame.querySelector('.nudge') !== null) return false;
  const list = listsIn(frame).find((one) => itemsOf(one).some(isOpen));
  return list !== undefined && walk(list, by);
}

/** Enter on what was reached by keys presses that; what is chosen already, or was pressed by a pointer, goes on to the gold button. */
function commit(frame: Element): boolean {
  const focus = keyFocus();
  const own = focus?.closest('button, a, summary') ?? null;
  if (own !== null && !(frame.contains(own) && isTaken(own))) return false;
  const gold = frame.querySelector<HTMLElement>('.button--primary');
  if (gold === null || !isOpen(gold)) return false;
  gold.click();
  return true;
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The keyboard of every prompt: Enter presses the gold button, digits choose by place, arrows walk through the choices,
 * Escape withdraws. Lists say what they are: `data-choices="pick"` is chosen by arrows, `"focus"` waits for Enter;
 * `data-digits` has the numbers where there are several lists. `middle` lies beside the prompt and the buttons.
 */
export function useDecisionKeys(middle: RefObject<HTMLElement | null>, keys: DecisionKeys): void {
  const withdraw = useContext(Withdraw);
  const current = useRef({ ...keys, withdraw });
  useLayoutEffect(() => {
    current.current = { ...keys, withdraw };
  });
  useLayoutEffect(() => {
    watchPointer();
    const press = (event: KeyboardEvent): void => {
      const root = middle.current?.parentElement ?? null;
      const name = keyOf(event, { enter: true });
      if (root === null || name === null) return;
      const { onArrow, onBack, withdraw: all } = current.current;
      const by = ARROWS[name];
      let done = false;
      if (name === 'Enter') done = commit(root);
      else if (name === 'Escape') {
        (onBack ?? all)();
        done = true;
      } else if (by !== undefined) done = arrow(root, by, onArrow);
      else if (/^[1-9]$/.test(name)) {
        const item = numbered(root, Number(name));
        done = item !== undefined && isOpen(item);
        if (done) item?.click();
      }
      if (done) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [middle]);
}

/** On a screen without a prompt: arrows walk through the list of radio buttons that has the focus. */
export function useListKeys(): void {
  useLayoutEffect(() => {
    watchPointer();
    const press = (event: KeyboardEvent): void => {
      const by = ARROWS[keyOf(event) ?? ''];
      const list = document.activeElement?.closest('[role=radiogroup]') ?? null;
      if (by !== undefined && list !== null && walk(list, by)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
