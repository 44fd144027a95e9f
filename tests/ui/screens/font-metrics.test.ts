/** Letters are measured before anybody waits for them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureFonts } from '../../../src/ui/shell/font-metrics.ts';

/** Fonts of what was laid out out of sight. */
let measured: string[] = [];

beforeEach(() => {
  measured = [];
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    if (this.isConnected && this.style.visibility === 'hidden') measured.push(this.style.font);
    return 0;
  });
});
afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function withSheet(css: string): void {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
}

test('each font of the style sheets is measured once, whatever the height of its lines, and nothing stays on the page', async () => {
  withSheet(
    '.a{color:red;font:700 20px/1.2 serif}.b{font:700 20px / 2 serif}@media print{.c{ font: 800 21px serif;}}.d{font:inherit}',
  );
  await measureFonts();
  expect(measured).toEqual(['700 20px serif', '800 21px serif']);
  expect(document.body.childElementCount).toBe(0);
  withSheet('.e{font:800 21px serif}.f{font:900 22px serif}');
  await measureFonts();
  expect(measured).toEqual(['700 20px serif', '800 21px serif', '900 22px serif']);
});

test('a style sheet of its own is fetched once', async () => {
  const fetched = vi.fn<(href: string) => Promise<Response>>(
    async () => new Response('.g{font:600 23px serif}'),
  );
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([
    { href: 'http://table.test/assets/index.css', ownerNode: null },
  ] as unknown as StyleSheetList);
  await measureFonts();
  await measureFonts();
  expect(measured).toEqual(['600 23px serif']);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('http://table.test/assets/index.css');
});
