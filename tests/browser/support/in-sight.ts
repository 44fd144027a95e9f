/** What a player has before his eyes without scrolling. */
import type { Page } from 'playwright-core';

/** What of these elements is cut off by the window or by anything that scrolls. */
export const cutOff = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const cuts = (frame: { top: number; bottom: number; left: number; right: number }): boolean =>
        box.top < frame.top - 1 ||
        box.bottom > frame.bottom + 1 ||
        box.left < frame.left - 1 ||
        box.right > frame.right + 1;
      let around = element.parentElement;
      while (around !== null) {
        if (getComputedStyle(around).overflowY !== 'visible' && cuts(around.getBoundingClientRect())) break;
        around = around.parentElement;
      }
      const page = { top: 0, left: 0, right: window.innerWidth, bottom: window.innerHeight };
      return around !== null || cuts(page) ? [element.textContent ?? ''] : [];
    }),
  );

/** What of these is wider than its frame: words that run out of it sideways, but for names that end in dots. */
export const tooWide = (page: Page, selector: string): Promise<readonly string[]> =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.flatMap((one) =>
        one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).textOverflow !== 'ellipsis'
          ? [`${one.className}: ${one.textContent}`]
          : [],
      ),
    );

/** Names of these that end in dots. */
export const tooLong = (page: Page, selector: string): Promise<readonly string[]> =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? [one.textContent ?? ''] : [])),
    );
