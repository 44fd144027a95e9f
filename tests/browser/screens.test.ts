/** Every screen its own layout: what the next step needs is in sight on each of them, whole, in both languages. */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { type OpenPage, type PageOptions, openPage } from './support/chromium.ts';
import { cutOff, tooWide } from './support/in-sight.ts';
import { click, tap } from './support/press.ts';
import { openFile } from './support/shelf.ts';
import { type Standings, situationFile } from './support/situation.ts';

const WATCH: Standings = { 'ace-of-wraiths': [9, 12], wildman: [10.5, 14.5], tomcat: [9, 9] };
const FALLOUT: Standings = { nuke: [13, 12], aurelius: [14.6, 12], anansi: [13, 14.4], riposte: [16, 16] };
const FINGER = 44;
/** A busy machine takes its time. */
const BUSY = { timeout: 10_000 };

/** Window and size of text; a page magnified to 200 % has a window of half the size. */
const SCREENS = [
  { width: 1280, height: 800, text: 1 },
  { width: 1280, height: 800, text: 1.5 },
  { width: 1280, height: 800, text: 2 },
  { width: 640, height: 400, text: 1 },
  { width: 1920, height: 1080, text: 1 },
  { width: 1920, height: 1080, text: 2 },
  { width: 960, height: 540, text: 1 },
  { width: 3840, height: 2160, text: 1 },
  { width: 1024, height: 768, text: 1 },
  { width: 1024, height: 768, text: 1.5 },
  { width: 390, height: 844, text: 1 },
  { width: 390, height: 844, text: 1.5 },
] as const;

async function opened(options: Partial<PageOptions>): Promise<{ open: OpenPage; hand: Hand }> {
  const open = await openPage({ width: 1280, height: 800, reducedMotion: true, ...options });
  const buffer = Buffer.from(
    situationFile({ edition: '2017', a: WATCH, b: FALLOUT, powerUp: { 'ace-of-wraiths': 3, nuke: 2 } }),
  );
  const hand = new Hand(open.page, options.touch ?? false);
  const chooser = open.page.waitForEvent('filechooser');
  await hand.press(/^(Open a file|Ouvrir un fichier)/);
  await (await chooser).setFiles({ name: 'screens.json', mimeType: 'application/json', buffer });
  await open.page.locator('.prompt__title').first().waitFor();
  return { open, hand };
}

/** As the preference does it, which would take a way through the menu each time. */
async function onScreen(hand: Hand, { width, height, text }: (typeof SCREENS)[number]): Promise<void> {
  await hand.page.setViewportSize({ width, height });
  await hand.page.evaluate((scale) => {
    document.documentElement.style.fontSize = `calc(${100 * scale}% * var(--scale))`;
    window.dispatchEvent(new Event('resize'));
  }, text);
  await hand.shown();
}

const ALWAYS = ['.prompt__title', '.dock__main .button', '.buttons--tools .button'];
const BOXES = '.dock .button, .dock .prompt, .dock .action, .dock .fact-row, .dock .clash__side, .dock__grow';

/** What is cut off or runs out of its frame on each screen, by the screen. */
async function faults(hand: Hand, wanted: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const screen of SCREENS) {
    await onScreen(hand, screen);
    const name = `${screen.width} × ${screen.height}, text ${screen.text}`;
    for (const selector of [...ALWAYS, ...wanted]) {
      if ((await hand.page.locator(selector).count()) === 0) found.push(`${name}: no ${selector}`);
      for (const cut of await cutOff(hand.page, selector)) found.push(`${name}: ${selector} ${cut}`);
    }
    for (const wide of await tooWide(hand.page, BOXES)) found.push(`${name}: ${wide}`);
  }
  return found;
}

test.each(['en-GB', 'fr-FR'])(
  'whom, what and the odds are whole and in sight on every screen, %s',
  async (locale) => {
    const { hand } = await opened({ locale });
    await hand.choose(/^Ace/);
    await hand.gold();
    await hand.page.locator('.action').first().waitFor();
    expect(await faults(hand, ['.action >> nth=0'])).toEqual([]);
    await hand.press(/Ghostshot/);
    await hand.page.locator('.fact-row__value', { hasText: '%' }).first().waitFor();
    expect(await faults(hand, ['.action[data-chosen="true"] .action__name', '.fact-row >> nth=0'])).toEqual(
      [],
    );
    await hand.press(/^Nuke/);
    await hand.page.locator('.odds__figure').waitFor();
    expect(await faults(hand, ['.odds__figure b', '.button--primary'])).toEqual([]);
  },
);

test('across a tablet the table fills the height, the dock turns to whoever acts, the other side has a strip', async () => {
  const tablet = { width: 1024, height: 768, touch: true } as const;
  const { open, hand } = await opened({
    ...tablet,
    prepare: async (context) => {
      await context.addInitScript(() => {
        localStorage.setItem('pulp-city-tabletop/preferences', JSON.stringify({ layout: 'across' }));
      });
    },
  });
  const { page } = open;
  const stage = await page.locator('.stage').boundingBox();
  expect(Math.min(stage?.width ?? 0, stage?.height ?? 0)).toBeGreaterThan(640);
  const dock = page.locator('.dock');
  expect(await dock.count()).toBe(1);
  const near = await dock.boundingBox();
  expect(await dock.getAttribute('data-turned')).toBe('false');

  await hand.choose(/^Ace/);
  await hand.gold();
  await hand.press(/Ghostshot/);
  await hand.press(/^Nuke/);
  await hand.gold();
  await hand.goOnUntil(/Nuke|dice|Power Up/);
  for (let left = 8; left > 0 && (await dock.getAttribute('data-team')) === 'a'; left -= 1) await hand.goOn();
  await expect.poll(() => dock.getAttribute('data-turned'), BUSY).toBe('true');
  expect(await dock.boundingBox()).toEqual(near);
  expect(await page.locator('.stage').boundingBox()).toEqual(stage);

  const strip = page.locator('.fold');
  expect(await strip.getAttribute('data-team')).toBe('a');
  const small = await strip
    .locator('.buttons--tools .button')
    .evaluateAll(
      (all, finger) => all.filter((one) => one.getBoundingClientRect().height < finger).length,
      FINGER,
    );
  expect(small).toBe(0);
  expect(await cutOff(page, '.fold .buttons--tools .button')).toEqual([]);
  await tap(strip.getByRole('button', { name: 'What happened' }));
  await expect.poll(() => strip.locator('.whole-log').isVisible(), BUSY).toBe(true);
  expect(await cutOff(page, '.fold__drawer .segments')).toEqual([]);
});

test('on a phone the sheet is raised and lowered by its handle, and each question opens it again', async () => {
  const { open, hand } = await opened({ width: 390, height: 844, touch: true });
  await hand.choose(/^Ace/);
  const dock = open.page.locator('.dock');
  const height = async (): Promise<number> => (await dock.boundingBox())?.height ?? 0;
  const middle = await height();
  await hand.press('Raise the panel');
  await expect.poll(height, BUSY).toBeGreaterThan(middle + 100);
  await hand.press('Lower the panel');
  await expect.poll(height, BUSY).toBe(middle);
  const grip = await open.page.locator('.dock__handle').boundingBox();
  const from = { x: (grip?.x ?? 0) + 150, y: (grip?.y ?? 0) + 8 };
  await hand.hold(from, { x: from.x, y: from.y + 120 });
  await hand.release({ x: from.x, y: from.y + 120 });
  await expect.poll(height, BUSY).toBeLessThan(middle - 100);
  expect(await cutOff(open.page, '.buttons--tools .button')).toEqual([]);
  // A browser takes no tap that follows a swipe within a few milliseconds.
  await click(open.page.locator('.dock .button--primary'));
  await open.page.locator('.dock .action').first().waitFor({ state: 'attached' });
  await expect.poll(height, BUSY).toBe(middle);
});

test.each([
  { width: 1024, height: 768, locale: 'en-GB', offer: 'Offer to end the Turns', agree: 'Agree to end' },
  { width: 1024, height: 768, locale: 'fr-FR', offer: /^Proposer/, agree: /^Accepter/ },
  { width: 390, height: 844, locale: 'en-GB', offer: 'Offer to end the Turns', agree: 'Agree to end' },
  { width: 390, height: 844, locale: 'fr-FR', offer: /^Proposer/, agree: /^Accepter/ },
])('the end of a Round says why above what is asked in secret: $locale, $width × $height', async (screen) => {
  const { width, height, locale, offer, agree } = screen;
  const { page } = await openPage({ width, height, locale, touch: true, reducedMotion: true });
  const hand = new Hand(page, true);
  const file = situationFile({ edition: '2017', a: WATCH, b: FALLOUT, plot: 'kingOfTheHill' });
  await openFile(page, locale === 'en-GB' ? 'Open a file' : 'Ouvrir un fichier', 'round.json', file);
  await hand.press(offer);
  await hand.press(agree);
  await page.locator('.round-end__why').first().waitFor();
  const told = await page.locator('.round-end__card').boundingBox();
  const asked = await page.locator('.cover__card').boundingBox();
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(height);
});
