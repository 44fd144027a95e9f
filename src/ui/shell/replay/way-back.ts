/** Where somebody was who asked for a replay. */
export interface WayBack {
  /** How far down the page, in pixels. */
  readonly top: number;
  /** What was pressed; null: nothing that is known again. */
  readonly asked: string | null;
}

/** What leads to a replay bears this with a name of its own, under which it is found again when somebody is back. */
const ASKS = 'data-replays';

export function wayBack(): WayBack {
  const asked = document.activeElement?.closest(`[${ASKS}]`)?.getAttribute(ASKS) ?? null;
  return { top: document.documentElement.scrollTop, asked };
}

/** Once that screen is there again: as far down as it was, with the focus on what was pressed. */
export function goBack({ top, asked }: WayBack): void {
  document.documentElement.scrollTop = top;
  if (asked === null) return;
  const named = `[${ASKS}="${CSS.escape(asked)}"]`;
  // What is listed in a dialog may stand behind it, too.
  const there = document.querySelector(`dialog[open] ${named}`) ?? document.querySelector(named);
  const button = there instanceof HTMLButtonElement ? there : there?.querySelector('button');
  button?.focus({ preventScroll: true });
  button?.scrollIntoView({ block: 'nearest' });
}
