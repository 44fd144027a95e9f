/** An Encounter leaves by link and by code, and goes on in a browser that has never seen it, with the same next die. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { click } from './support/press.ts';
import { goHome, openFile, playOn, readShelf, shelfWith } from './support/shelf.ts';
import { slanted } from './support/slanted.ts';

const SIZE = { width: 1280, height: 800, reducedMotion: true, deviceScaleFactor: 2 } as const;
const START = { ...SIZE, address: 'index.html?seed=7' } as const;
const RECORDED = gunzipSync(readFileSync('tests/replays/scored/2017-territory-1.json.gz')).toString();

/** What a camera finds in the picture of a code. */
async function readPicture(page: Page): Promise<string> {
  const png = await page.locator('.qr__picture').screenshot();
  const { width, height, light } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    let light = '';
    for (let at = 0; at < data.length; at += 4) light += (data[at] ?? 0) > 127 ? '1' : '0';
    return { width: bitmap.width, height: bitmap.height, light };
  }, png.toString('base64'));
  const points = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < light.length; at += 1) if (light[at] === '0') points.fill(0, at * 4, at * 4 + 3);
  return decodeQR({ width, height, data: points }, { effort: 3, timeLimit: 2000 });
}

async function openShare(page: Page): Promise<string> {
  const hand = new Hand(page);
  await hand.press('Menu');
  await hand.press('Saved games');
  await hand.press('Link, code, log, picture');
  await page.locator('.qr__ink').waitFor();
  return page.getByRole('textbox', { name: 'Link' }).inputValue();
}

/** Closes what lies over the table, one after the other. */
async function closeAll(page: Page): Promise<void> {
  const open = page.locator('dialog[open]');
  for (let left = await open.count(); left > 0; left -= 1) {
    await click(open.last().getByRole('button', { name: 'Close', exact: true }));
    await expect.poll(() => open.count()).toBe(left - 1);
  }
}

interface Entry {
  readonly rest: { readonly dice: unknown };
}

/** All entries of the only save, once the page has written them. */
async function played(page: Page): Promise<readonly Entry[]> {
  await goHome(page);
  const [save] = Object.values(await readShelf(page));
  return JSON.parse(save?.whole ?? '{}').own;
}

/** Each code of several, as the camera of another device would find it. */
async function codesShown(page: Page): Promise<readonly string[]> {
  const place = page.locator('.qr__place');
  const codes = [await readPicture(page)];
  const count = (await place.count()) === 0 ? 1 : Number((await place.innerText()).split(' ').at(-1));
  for (let at = 2; at <= count; at += 1) {
    await click(page.getByRole('button', { name: 'Next code' }));
    await expect.poll(() => place.innerText()).toBe(`${at} of ${count}`);
    await page
      .getByRole('img', { name: `Code ${at} of ${count}` })
      .locator('.qr__ink')
      .waitFor();
    codes.push(await readPicture(page));
  }
  return codes;
}

describe('into a browser that has never seen it', () => {
  test('one code: the camera’s own app opens it, and both throw the same dice', async () => {
    const here = (await openPage(START)).page;
    const hand = new Hand(here);
    await hand.press('Play now');
    await playOn(hand, 2);
    const link = await openShare(here);
    const [code = '', ...others] = await codesShown(here);
    expect([code, others]).toEqual([link, []]);
    await closeAll(here);
    const asked = await hand.asked();

    const there = (await openPage({ ...SIZE, address: `index.html${new URL(code).hash}` })).page;
    await there.locator('.receive__game').waitFor();
    expect(Object.keys(await readShelf(there))).toEqual([]);
    const other = new Hand(there);
    await other.press('Go on from here');
    await there.locator('.prompt__title').waitFor();
    expect(await other.asked()).toBe(asked);
    expect(new URL(there.url()).hash).toBe('');
    // The state of the generator is part of every entry.
    for (const one of [hand, other]) await playOn(one, 3);
    const [own, theirs] = [await played(here), await played(there)];
    expect(own.length).toBeGreaterThan(4);
    expect(own.at(-1)?.rest.dice).toMatchObject({ kind: 'seeded' });
    expect(theirs).toEqual(own);
  });

  test('several codes: whichever way they are read, and in any order', async () => {
    const { page } = await openPage(SIZE);
    await openFile(page, 'Open a file', 'evening.json', RECORDED);
    await page.locator('.prompt__title, .result').first().waitFor();
    const hand = new Hand(page);
    if ((await page.locator('.result').count()) > 0) await hand.press(/table/i);
    const link = await openShare(page);
    const codes = (await codesShown(page)).toReversed();
    expect(codes.length).toBeGreaterThan(1);

    // Each in a window of its own, as the camera's own app opens them.
    const { page: there, context } = await openPage({
      ...SIZE,
      address: `index.html${new URL(codes[0] ?? '').hash}`,
    });
    await there.getByText(`1 of ${codes.length} codes read; missing`).waitFor();
    for (const code of codes.slice(1, -1)) {
      const tab = await context.newPage();
      await tab.goto(code);
      await tab.getByText('codes read; missing').waitFor();
    }
    const last = await context.newPage();
    await last.goto(codes.at(-1) ?? '');
    await last.locator('.receive__game').waitFor();
    expect(last.url()).toBe(link);
    await new Hand(last).press('Keep it for later');
    await last.locator('.home').waitFor();
    const [kept] = Object.values(await readShelf(last));
    const sent = JSON.parse(RECORDED);
    expect([kept?.entries, kept?.head]).toEqual([sent.entries.length, sent.head]);
    const own = JSON.parse(kept?.whole ?? '{}').own;
    expect(own.map((entry: { events: unknown }) => entry.events)).toEqual(
      sent.entries.map((entry: { events: unknown }) => entry.events),
    );
  });
});

describe('what comes in pieces or from elsewhere', () => {
  test('a photograph of a code is read on the page; a picture without one says so', async () => {
    const { page } = await openPage(START);
    const hand = new Hand(page);
    await hand.press('Play now');
    await playOn(hand, 1);
    await openShare(page);
    const photograph = await page.locator('.qr__picture').screenshot();
    await closeAll(page);
    await goHome(page);
    await hand.press('Read a code');
    const choose = async (buffer: Buffer): Promise<void> => {
      const asked = page.waitForEvent('filechooser');
      await hand.press('Photograph');
      await (await asked).setFiles({ name: 'code.png', mimeType: 'image/png', buffer });
    };
    await choose(readFileSync('public/icons/icon-192.png'));
    await page.getByText(/No code was found in this picture/).waitFor();
    // From aside, as a hand holds it: it is read, though what it says is nothing whole.
    const aside = { across: 0.2, along: 0.3, turn: [0.2955, -0.9553] } as const;
    await choose(await slanted(page, `https://club.example/#play=${'Pulp-City_'.repeat(60)}`, aside));
    await page.getByText(/The link is not whole/).waitFor();
    await hand.press('Read a code');
    await choose(photograph);
    await page.locator('.receive__game').waitFor();
    expect(await page.locator('.receive').innerText()).toContain('1 step');
  });

  test('a link cut short, one of a later version, one pasted over a running game: said, and nothing is lost', async () => {
    const { page } = await openPage(START);
    const hand = new Hand(page);
    await hand.press('Play now');
    await playOn(hand, 1);
    const shelf = await shelfWith(page, 1);
    const asked = await hand.asked();
    const link = await openShare(page);
    const paste = (hash: string): Promise<void> =>
      page.evaluate((next) => {
        window.location.hash = next;
      }, hash);
    await closeAll(page);
    await paste(new URL(link).hash.slice(0, -30));
    await page.getByText(/The link is not whole/).waitFor();
    await hand.press('Leave');
    expect(await hand.asked()).toBe(asked);

    const later = await page.evaluate(async () => {
      const text = JSON.stringify({ format: 'pulp-city-tabletop/short', version: 9 });
      const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
      const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
      return btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');
    });
    await paste(`#play=${later}`);
    await page.getByText(/later version of this page/).waitFor();
    expect(await readShelf(page)).toEqual(shelf);
    await hand.press('Leave');
    expect(await hand.asked()).toBe(asked);
  });
});
