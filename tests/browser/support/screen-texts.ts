/** What a screen says, to eyes and to a screen reader, and what of it does not fit where it stands. */
import type { Page } from 'playwright-core';

/** A word without an accent, which the pseudo-language does not have. */
const PLAIN = /(?<![\p{L}\p{M}])[A-Za-z]{2,}(?![\p{L}\p{M}])/u;

/** Keeps what is drawn on a canvas, as it cannot be read back from there. Before the page is opened. */
export async function keepDrawnTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = new Set<string>();
    Object.assign(window, { drawnTexts: kept });
    for (const pen of [CanvasRenderingContext2D.prototype, OffscreenCanvasRenderingContext2D.prototype]) {
      const fill: (...given: Parameters<typeof pen.fillText>) => void = pen.fillText;
      pen.fillText = function (text, ...more) {
        kept.add(text);
        fill.call(this, text, ...more);
      };
    }
  });
}

/** Every text and every name of a control, and what has been drawn so far. */
export const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [...((window as { drawnTexts?: Set<string> }).drawnTexts ?? [])];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
          found.push(node.getAttribute(name) ?? '');
        if (node instanceof HTMLInputElement && /^(button|text|search)$/.test(node.type) && !node.readOnly)
          found.push(node.value);
      } else if (
        node.parentElement?.closest(
          'script, style, noscript, textarea[readonly], [translate="no"], body [lang]',
        ) === null
      )
        found.push(node.textContent ?? '');
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });

/** Texts that are in nobody's language, but for these names. */
export async function unkeyed(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const texts = await textsOf(page);
  const known = names.map((name) => name.toLowerCase());
  return [...new Set(texts)].filter((text) =>
    PLAIN.test(known.reduce((left, name) => left.replaceAll(name, ' '), text.toLowerCase())),
  );
}

/**
 * Texts that are cut off by what they stand in or run out of it: each with the element that does not hold it. What can
 * be scrolled to is not cut off; the steps of the set-up run on sideways on a phone; texts of several lines that end in dots say so, and are told whole elsewhere (`title`, `aria-label`).
 */
export const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const SLACK = 1.5;
    const called = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
    const CONTROLS = 'button, .chip, .tag';
    const FRAMES = `${CONTROLS}, .prompt, li, p, td, th, dialog`;
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const holder = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (holder === null || text === '' || holder.closest('svg, script, style, noscript') !== null) continue;
      if (modal !== undefined && !modal.contains(holder)) continue;
      // Read out, not shown; names that are whole in the panel of their Team; and the Rounds of a replay, which are as wide as they took.
      const aside = '.visually-hidden, .table-list, .skip-links:not(:focus-within), .versus__name, .track';
      if (holder.closest(aside) !== null) continue;
      const own = getComputedStyle(holder);
      // A word for whoever hears the page, where its sign alone is shown.
      if (own.clipPath === 'inset(50%)') continue;
      if (own.visibility === 'hidden' || !holder.checkVisibility({ opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (boxes.length === 0) continue;
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const tell = (frame: Element, how: string): void => {
        found.add(`${how} ${called(frame)} > ${called(holder)}: ${text.slice(0, 60)}`);
      };
      // Lines may be set tighter than their letters are high.
      const leading = SLACK + 0.35 * Number.parseFloat(own.fontSize);
      let framed = false;
      let settled = false;
      for (let around: Element | null = holder; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around);
        const frame: DOMRect = around.getBoundingClientRect();
        // Folded for want of room.
        if (frame.height === 0) {
          settled = true;
          break;
        }
        const hides = (how: string): boolean => how === 'hidden' || how === 'clip';
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
          settled = true;
          if (
            !/auto|scroll/.test(style.overflowX) &&
            (right > frame.right + SLACK || left < frame.left - SLACK)
          )
            tell(around, 'cut');
          if (
            /auto|scroll/.test(style.overflowX) &&
            around.scrollWidth > around.clientWidth + SLACK &&
            around.clientHeight > 0 &&
            !around.matches('.spine')
          )
            tell(around, 'sideways');
          break;
        }
        if (style.textOverflow === 'ellipsis' && around.scrollWidth > around.clientWidth + 1) {
          tell(around, 'dots');
          break;
        }
        if (hides(style.overflowX) && (right > frame.right + SLACK || left < frame.left - SLACK)) {
          tell(around, 'cut');
          break;
        }
        if (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '') break;
        if (hides(style.overflowY) && (bottom > frame.bottom + leading || top < frame.top - leading)) {
          tell(around, 'cut');
          break;
        }
        if (!framed && around.matches(FRAMES) && style.display !== 'inline' && style.display !== 'contents') {
          framed = true;
          const wide: boolean = right > frame.right + SLACK || left < frame.left - SLACK;
          const high: boolean = bottom > frame.bottom + leading || top < frame.top - leading;
          if (wide || (high && around.matches(CONTROLS))) tell(around, 'out of');
        }
        if (style.position === 'fixed') break;
      }
      if (!settled && (right > window.innerWidth + SLACK || left < -SLACK)) tell(document.body, 'cut');
    }
    return [...found];
  });
