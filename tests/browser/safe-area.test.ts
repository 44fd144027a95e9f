/** Under a notch and above the bar of a phone lies nothing that must be seen or touched. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';

const PHONE = { width: 390, height: 844, touch: true, reducedMotion: true } as const;
const NOTCH = 47;
const BAR = 34;

async function notched(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: NOTCH, bottom: BAR } });
}

/** Buttons of which a part lies where the glass does not show it or the phone takes the touch. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.locator('button:visible').evaluateAll(
    (buttons, [top, bottom]) =>
      buttons.flatMap((button) => {
        const box = button.getBoundingClientRect();
        const shown = button.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const unseen = button.closest('.table-list') !== null;
        const outside = unseen || box.bottom <= 0 || box.top >= innerHeight || box.width === 0;
        const free = box.top >= top && box.bottom <= innerHeight - bottom;
        return !shown || outside || free ? [] : [button.textContent ?? ''];
      }),
    [NOTCH, BAR] as const,
  );

test('the table keeps clear of the notch and of the bar', async () => {
  const { page, screenshot } = await openPage({ ...PHONE, before: notched, address: 'index.html?seed=11' });
  const hand = new Hand(page, true);
  const top = await page.locator('.home__title').evaluate((title) => title.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(NOTCH);
  await hand.press(/^Play now/);
  await page.locator('.prompt__title').first().waitFor();
  const screen = await page.locator('.table-screen').boundingBox();
  expect(screen?.y).toBe(NOTCH);
  expect((screen?.y ?? 0) + (screen?.height ?? 0)).toBe(PHONE.height - BAR);
  expect(await covered(page)).toEqual([]);
  await screenshot('safe-area-phone');
});
