/** What comes next is in sight without scrolling: long lists on a laptop, a sheet on a phone, a column on a tablet. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { object } from '../support/pieces.ts';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { cutOff } from './support/in-sight.ts';
import { caughtUp, key } from './support/press.ts';
import { openFile } from './support/shelf.ts';
import { situationFile } from './support/situation.ts';

const WHOLE_GAME = readFileSync(new URL('../replays/recorded/2017-starters-8.json', import.meta.url), 'utf8');
const MOST = 40;
/** What is told a moment later, on a machine that has other things to do. */
const PATIENT = { timeout: 10_000 } as const;

/** Leaves to the program what it may prepare, until somebody is to be activated. */
async function getReady(hand: Hand): Promise<void> {
  for (let left = MOST; left > 0; left -= 1) {
    await caughtUp(hand.page);
    const covered = (await hand.page.locator('.cover').count()) > 0;
    if (!covered && /Whom do you activate/.test(await hand.asked())) return;
    const ready = hand.page.getByRole('button', { name: 'Get us ready' });
    if ((await ready.count()) > 0) await hand.press('Get us ready');
    else await hand.goOn();
  }
  throw new Error('nobody can be activated');
}

const announced = (page: Page): Promise<string> =>
  page.locator('[data-announcer]').evaluate((one) => one.textContent ?? '');

test('six models to deploy and five cards to activate leave all below them in sight on a laptop', async () => {
  const { page } = await openPage({
    width: 1280,
    height: 800,
    reducedMotion: true,
    address: 'index.html?seed=11',
  });
  const hand = new Hand(page);
  await hand.press('Set up a game');
  // Whoever goes by keys begins at the head of what has come.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), PATIENT).toBe('H1');
  await hand.choose(/^Level 9/);
  await hand.press(/^Play$/);
  await hand.goOnUntil(/^Deploy /);
  expect(await page.locator('.dock__grow .option').count()).toBe(6);
  expect(await cutOff(page, '.dock__grow .option, .for-us .button')).toEqual([]);

  // By keys the model begins where it may stand, and what keeps it from elsewhere is read out.
  await key(page, 'ArrowDown');
  const gold = page.locator('.dock__main .button--primary');
  expect(await gold.getAttribute('aria-disabled')).toBeNull();
  for (let steps = 6; steps > 0; steps -= 1) await key(page, 'Shift+ArrowDown');
  const reason = page.locator('.dock__main .button__reason');
  await expect.poll(() => announced(page), PATIENT).toContain(await reason.innerText());
  await key(page, 'Escape');

  await getReady(hand);
  expect(await page.locator('.dock__grow .option').count()).toBe(5);
  expect(await cutOff(page, '.dock__grow .option, .ask-quiet .button')).toEqual([]);
  await key(page, '1');
  await key(page, 'Enter');
  await key(page, 'm');
  await expect.poll(() => announced(page), PATIENT).toMatch(/^Move /);
  await key(page, 'Shift+ArrowUp');
  await expect.poll(() => announced(page), PATIENT).toMatch(/of \d+″/);
});

test.each([
  { is: 'a phone', width: 390, height: 844, seat: null },
  { is: 'a small phone', width: 360, height: 640, seat: null },
  { is: 'a tablet between two players', width: 1024, height: 768, seat: 'Across the table' },
])('on $is whoever acts sees that he may move, whatever else he can do', async (screen) => {
  const { width, height, seat } = screen;
  const { page } = await openPage({
    width,
    height,
    touch: true,
    reducedMotion: true,
    address: 'index.html?seed=5',
  });
  const hand = new Hand(page, true);
  if (seat !== null) await hand.press(seat);
  await hand.press('Play now');
  await getReady(hand);
  expect(await cutOff(page, '.dock__grow .option')).toEqual([]);
  const cards = await page.locator('.dock__grow .option').count();
  for (let card = 0; card < cards; card += 1) {
    await hand.choose(new RegExp(`^${await page.locator('.dock__grow .option b').nth(card).innerText()}`));
    await hand.gold();
    await hand.shown();
    expect(await page.locator('.action__move').count()).toBe(1);
    expect(await cutOff(page, '.action__move .action')).toEqual([]);
    await hand.press('Undo');
  }
});

test('on the smallest phone the paces of a bot are in sight', async () => {
  const { page } = await openPage({ width: 360, height: 640, touch: true, address: 'index.html?seed=5' });
  const hand = new Hand(page, true);
  await hand.press(/^Play against/);
  if (/advantage/.test(await hand.asked())) await hand.gold();
  await hand.press('Get us ready');
  await hand.press('Pause');
  expect(await page.locator('.pace .segments button').count()).toBe(5);
  expect(await cutOff(page, '.pace .segments button')).toEqual([]);
});

test('on the smallest phone dice lie in a band, with all they say, and leave table to be seen', async () => {
  const { page } = await openPage({ width: 360, height: 640, touch: true, address: 'index.html?seed=7' });
  const hand = new Hand(page, true);
  await hand.press(/^Play against/);
  const tray = page.locator('.tray[data-phase="settled"]');
  await tray.waitFor();
  const heights = await tray.evaluate((one) => ({
    tray: one.getBoundingClientRect().height,
    table: one.parentElement?.getBoundingClientRect().height ?? 0,
  }));
  expect(heights.tray).toBeLessThan(heights.table / 2);
  expect(await cutOff(page, '.tray__name, .tray__sum, .tray__total, .tray .die')).toEqual([]);
});

/** A shot that has hit, with SFX to spend. */
const SFX = situationFile({
  edition: '2017',
  a: { 'ace-of-wraiths': [12, 8] },
  b: { nuke: [12, 12] },
  seed: 1,
  answers: [
    ['turn', { do: 'activate', card: 'a1', minions: null }],
    ['act', { do: 'action', model: 'a1', action: 'ghostshot', use: 0, targets: ['b1'] }],
    ['defendDice', { powerUp: 0, trait: 0, powers: [] }],
  ],
});

test('on the smallest phone what SFX buy is in sight below the dice that gave them', async () => {
  const { page } = await openPage({ width: 360, height: 640, touch: true, locale: 'fr-FR' });
  const hand = new Hand(page, true);
  await openFile(page, 'Ouvrir un fichier', 'sfx.json', SFX);
  await page.locator('.dock .stepper').first().waitFor();
  expect(await cutOff(page, '.dock .stepper')).toEqual([]);
  // What has not been begun cannot be begun anew.
  expect(await page.getByRole('button', { name: 'Recommencer' }).count()).toBe(0);
  await hand.press(/^Un de plus/);
  await page.getByRole('button', { name: 'Recommencer' }).waitFor();
});

/** Where the red of a loss of Health is painted on the table, in pixels of the screen. */
const paintedRed = (page: Page): Promise<{ readonly all: number; readonly atEdges: number }> =>
  page.evaluate(() => {
    let [all, atEdges] = [0, 0];
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('.stage canvas')) {
      const { width, height } = canvas;
      const pen = new OffscreenCanvas(width, height).getContext('2d')!;
      pen.drawImage(canvas, 0, 0);
      const { data } = pen.getImageData(0, 0, width, height);
      for (let at = 0; at < width * height; at += 1) {
        const [red = 0, green = 0, blue = 0, opaque = 0] = data.subarray(4 * at, 4 * at + 4);
        if (red < 190 || green > 60 || blue > 110 || opaque < 255) continue;
        all += 1;
        if (at % width < 2 || at % width >= width - 2) atEdges += 1;
      }
    }
    return { all, atEdges };
  });

test('on a phone what a hit costs is told within the window', async () => {
  const { page, screenshot } = await openPage({ width: 390, height: 844, touch: true, reducedMotion: true });
  const file = situationFile({
    edition: '2017',
    a: { 'ace-of-wraiths': [9, 12], wildman: [10.5, 17] },
    b: { nuke: [13, 12], anansi: [13, 14] },
    seed: 1,
    answers: [
      ['turn', { do: 'activate', card: 'a1', minions: null }],
      ['act', { do: 'action', model: 'a1', action: 'ghostshot', use: 0, targets: ['b1'] }],
      ['defendDice', { powerUp: 0, trait: 0, powers: [] }],
    ],
  });
  await openFile(page, 'Open a file', 'hit.json', file);
  await page.locator('.dock .stepper').first().waitFor();
  await expect.poll(async () => (await paintedRed(page)).all, PATIENT).toBeGreaterThan(100);
  await expect.poll(async () => (await paintedRed(page)).atEdges, PATIENT).toBe(0);
  await screenshot('phone-hit');
});

/** A shot that reaches nobody, with things all around and a friend. */
const NOBODY_IN_REACH = situationFile({
  edition: '2017',
  a: { 'ace-of-wraiths': [6, 6], tekkna: [6, 9] },
  b: { nuke: [18, 18] },
  pieces: [4, 6, 8].flatMap((x) => [
    object(`near-${x}`, { at: [x, 4] }),
    object(`far-${x}`, { at: [x, 7.5] }),
  ]),
  answers: [['turn', { do: 'activate', card: 'a1', minions: null }]],
});

test.each([
  { locale: 'en-GB', open: 'Open a file', why: /too far/ },
  { locale: 'fr-FR', open: 'Ouvrir un fichier', why: /de trop/ },
])('on the smallest phone whoever reaches no Enemy reads why before all else, $locale', async (words) => {
  const { page, screenshot } = await openPage({ width: 360, height: 640, touch: true, locale: words.locale });
  const hand = new Hand(page, true);
  await openFile(page, words.open, 'nobody.json', NOBODY_IN_REACH);
  await hand.press(/Ghostshot/);
  const rows = page.locator('.action__targets .fact-row');
  await rows.first().waitFor();
  await screenshot(`phone-nobody-in-reach-${words.locale}`);
  expect(await rows.count()).toBe(8);
  expect(await rows.first().innerText()).toContain('Nuke');
  expect(await rows.first().innerText()).toMatch(words.why);
  expect(await cutOff(page, '.action__targets .fact-row >> nth=0')).toEqual([]);
});

test.each([
  { locale: 'en-GB', open: 'Open a file', log: 'What happened' },
  { locale: 'fr-FR', open: 'Ouvrir un fichier', log: 'Le journal' },
])(
  'on the smallest phone the log opens at its end, with the tabs above it in sight, $locale',
  async (words) => {
    const { page, screenshot } = await openPage({
      width: 360,
      height: 640,
      touch: true,
      locale: words.locale,
    });
    const hand = new Hand(page, true);
    await openFile(page, words.open, 'whole.json', WHOLE_GAME);
    await hand.press('Menu');
    await hand.press(words.log);
    await page.locator('.whole-log .log-line').last().waitFor();
    await screenshot(`phone-log-${words.locale}`);
    expect(await cutOff(page, '.whole-log .log-line >> nth=-1')).toEqual([]);
    const [head, tabs] = await Promise.all([
      page.locator('dialog[open] .dialog__head').boundingBox(),
      page.locator('.menu > .segments').boundingBox(),
    ]);
    if (!head || !tabs) throw new Error('no menu');
    expect(tabs.y).toBeGreaterThanOrEqual(head.y + head.height);
  },
);

/** What the live layer has painted, and how much of it on the outermost columns of the window. */
const paintedLive = (page: Page): Promise<{ readonly all: number; readonly atEdges: number }> =>
  page.evaluate(() => {
    const canvas = [...document.querySelectorAll<HTMLCanvasElement>('.stage canvas')].at(-1)!;
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
    let [all, atEdges] = [0, 0];
    for (let at = 0; at < width * height; at += 1) {
      if (data[at * 4 + 3] === 0) continue;
      all += 1;
      if (at % width === 0 || at % width === width - 1) atEdges += 1;
    }
    return { all, atEdges };
  });

test('on the smallest phone the reason why nobody may stand there stays in the window', async () => {
  const { page } = await openPage({
    width: 360,
    height: 640,
    touch: true,
    reducedMotion: true,
    locale: 'fr-FR',
    address: 'index.html?seed=7',
  });
  const hand = new Hand(page, true);
  await hand.press('Jouer tout de suite');
  await hand.goOnUntil(/^Déployez /);
  const empty = (await paintedLive(page)).all;
  for (const spot of [
    [22.5, 19],
    [1.2, 8],
  ] as const) {
    await hand.tap(spot);
    const reason = await page.locator('.dock__main .button__reason').innerText();
    expect(reason).toMatch(/^[\d,]+″ hors de la Zone de Déploiement$/);
    await expect.poll(async () => (await paintedLive(page)).all, PATIENT).toBeGreaterThan(empty);
    expect((await paintedLive(page)).atEdges, reason).toBe(0);
  }
});

test.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])('dice at the lower edge of the table lie above the sheet at $width x $height', async (screen) => {
  const { page } = await openPage({ ...screen, touch: true, reducedMotion: true });
  await openFile(page, 'Open a file', 'sfx.json', SFX);
  const tray = page.locator('.tray[data-edge="bottom"]');
  await tray.waitFor();
  const [lies, sheet, table] = await Promise.all(
    [tray, page.locator('.dock').first(), page.locator('.stage')].map((one) => one.boundingBox()),
  );
  if (!lies || !sheet || !table) throw new Error('no dice, no sheet or no table');
  expect(lies.y + lies.height).toBeLessThanOrEqual(sheet.y + 1);
  // A band: the models of the roll are seen beside it.
  expect(lies.height).toBeLessThan(table.height / 2);
});

test.each([
  ['en-GB', 'Open a file'],
  ['fr-FR', 'Ouvrir un fichier'],
])('on the smallest phone advice leaves the question to be read, %s', async (locale, open) => {
  const { page, screenshot } = await openPage({
    width: 360,
    height: 640,
    touch: true,
    locale,
    reducedMotion: true,
  });
  const hand = new Hand(page, true);
  const file = situationFile({
    edition: '2017',
    a: { 'ace-of-wraiths': [9, 12], tekkna: [12, 9] },
    b: { nuke: [13, 12] },
    answers: [['turn', { do: 'activate', card: 'a1', minions: null }]],
  });
  await openFile(page, open, 'advice.json', file);
  await hand.press(/^(What would you do|Que feriez-vous)/);
  await page.locator('.advice .button').first().waitFor();
  await screenshot(`phone-advice-${locale}`);
  expect(
    await cutOff(page, '.advice, .advice .button, .buttons--tools .button, .dock__main .button'),
  ).toEqual([]);
  expect(await cutOff(page, '.prompt__title, .action__name >> nth=0')).toEqual([]);
  // What may be pressed lies over nothing else.
  const apart = await page.locator('.actions > div').evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect());
    return boxes.every((box, at) => boxes.slice(at + 1).every((next) => next.top >= box.bottom - 1));
  });
  expect(apart).toBe(true);
});

test('on the smallest phone all edges of the table are in sight', async () => {
  const { page } = await openPage({ width: 360, height: 640, touch: true, address: 'index.html?seed=11' });
  const hand = new Hand(page, true);
  await hand.press('Play now');
  if (/advantage/.test(await hand.asked())) await hand.gold();
  await page.locator('.edges').waitFor();
  expect(await page.locator('.edges .option').count()).toBe(4);
  expect(await cutOff(page, '.edges .option')).toEqual([]);
});
