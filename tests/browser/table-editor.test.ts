/** A table of one's own from the first piece to the Encounter, as its maker would build it, in both languages. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { findings } from './support/axe.ts';
import { openPage } from './support/chromium.ts';
import { click, clickAt, key, tap, tapAt } from './support/press.ts';

const WORDS = {
  en: {
    locale: 'en-GB',
    make: 'Make a table',
    fresh: 'New table',
    building: 'Building',
    crate: 'Crate',
    piece: 'Piece',
    none: 'None is chosen',
    length: 'Length in inches',
    turn: 'Turn by 15°',
    duplicate: 'Duplicate',
    undo: 'Undo',
    redo: 'Redo',
    name: 'Name of the table',
    back: 'Back to your tables',
    copy: 'Duplicate Kitchen Table',
    remove: 'Delete Kitchen Table',
    removed: /Kitchen Table is deleted/,
    change: 'Change Kitchen Table',
    share: 'Share',
    link: 'As a link',
    close: /^Close$/,
    fine: /nothing to mend/,
    mend: /1 to mend/,
    moveOut: 'Move out',
    play: 'Play on it',
    begin: 'Play',
    another: 'Another one',
    random: 'Table at random',
    take: 'Take this one',
    library: 'Begin from Fairground',
    tabs: { piece: 'Piece', ground: 'Ground', check: 'Check' },
    higher: 'Height: more',
    photo: 'Choose a photograph',
    noImage: /no image that the browser can open/,
    layDown: 'Lay it down',
    kept: 'Kept on this device.',
    again: 'Change My table',
  },
  fr: {
    locale: 'fr-FR',
    make: 'Faire une table',
    fresh: 'Nouvelle table',
    building: 'Bâtiment',
    crate: 'Caisse',
    piece: 'Pièce',
    none: 'Aucune n’est choisie',
    length: 'Longueur en pouces',
    turn: 'Tourner de 15°',
    duplicate: 'Dupliquer',
    undo: 'Annuler',
    redo: 'Rétablir',
    name: 'Nom de la table',
    back: 'Retour à vos tables',
    copy: 'Dupliquer la table Kitchen Table',
    remove: 'Supprimer la table Kitchen Table',
    removed: /Kitchen Table/,
    change: 'Modifier la table Kitchen Table',
    share: 'Partager',
    link: 'En lien',
    close: /^Fermer$/,
    fine: /rien à corriger/,
    mend: /1 à corriger/,
    moveOut: 'Écarter',
    play: 'Y jouer',
    begin: 'Jouer',
    another: 'Une autre',
    random: 'Table au hasard',
    take: 'Prendre celle-ci',
    library: 'Partir de la table La Fête foraine',
    tabs: { piece: 'Pièce', ground: 'Sol', check: 'Contrôle' },
    higher: /^Hauteur.: plus$/,
    photo: 'Choisir une photo',
    noImage: /n.est pas une image/,
    layDown: 'La poser',
    kept: 'Gardée sur cet appareil.',
    again: 'Modifier la table Ma table',
  },
} as const;

type Spot = readonly [x: number, y: number];

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Where a spot of the table lies on the page while the board shows all of it. */
async function place(page: Page, [x, y]: Spot, side = 24): Promise<{ x: number; y: number }> {
  const frame = await page.locator('.plan-board').boundingBox();
  if (frame === null) throw new Error('no board on the page');
  const scale = Math.min((frame.width - 6) / side, (frame.height - 6) / side);
  return {
    x: frame.x + (frame.width - side * scale) / 2 + x * scale,
    y: frame.y + (frame.height - side * scale) / 2 + (side - y) * scale,
  };
}

async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  const [a, b] = [await place(page, from), await place(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
}

async function touchDrag(page: Page, from: Spot, to: Spot, side: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const [a, b] = [await place(page, from, side), await place(page, to, side)];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await send('touchStart', a.x, a.y);
  for (let step = 1; step <= 6; step += 1)
    await send('touchMove', a.x + ((b.x - a.x) * step) / 6, a.y + ((b.y - a.y) * step) / 6);
  await send('touchEnd', b.x, b.y);
}

/** A photograph of a red floor. */
const redImage = (page: Page): Promise<Buffer> =>
  page
    .evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [400, 300];
      const pen = canvas.getContext('2d');
      if (pen) {
        pen.fillStyle = 'rgb(200, 20, 20)';
        pen.fillRect(0, 0, 400, 300);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    })
    .then((text) => Buffer.from(text, 'base64'));

const colourAt = async (page: Page, spot: Spot): Promise<readonly number[]> => {
  const at = await place(page, spot);
  return page.evaluate(({ x, y }) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.plan-board canvas');
    const frame = canvas?.getBoundingClientRect();
    if (!canvas || !frame) return [];
    const ratio = canvas.width / frame.width;
    const data = canvas
      .getContext('2d')
      ?.getImageData((x - frame.x) * ratio, (y - frame.y) * ratio, 1, 1).data;
    return [...(data ?? [])].slice(0, 3);
  }, at);
};

describe.each(['en', 'fr'] as const)('in %s', (lang) => {
  const w = WORDS[lang];

  test('a table is built with mouse and keyboard, kept, sent and played on', async () => {
    const opened = await openPage({ width: 1280, height: 800, locale: w.locale, reducedMotion: true });
    const { page } = opened;
    const hand = new Hand(page);
    await hand.press(w.make);
    await button(page, w.fresh).waitFor();
    expect(await findings(page)).toEqual([]);
    await hand.press(w.fresh);
    const which = page.getByLabel(w.piece, { exact: true }).locator('visible=true').first();
    const chosen = () => which.locator('option:checked').innerText();
    await click(button(page, w.building));
    const spot = await place(page, [6, 6]);
    await clickAt(page, spot);
    await expect.poll(chosen).toContain('(6, 6)');
    expect(await which.locator('option').count()).toBe(3);
    await drag(page, [6, 6], [8, 7]);
    await expect.poll(chosen).toContain('(8, 7)');
    await drag(page, [10.5, 5], [11.5, 4]);
    expect(await page.getByLabel(w.length, { exact: true }).inputValue()).toBe('6');
    await page.locator('.plan-board').focus();
    await key(page, 'ArrowLeft');
    await expect.poll(chosen).toMatch(/\(8, 6[.,]5\)/);
    await key(page, 'r');
    await key(page, 'Delete');
    await expect.poll(chosen).toBe(w.none);
    expect(await which.locator('option').count()).toBe(1);
    await key(page, 'Control+z');
    await key(page, 'Control+z');
    expect(await which.locator('option').count()).toBe(3);
    await page.locator('.faults header', { hasText: w.fine }).waitFor();
    await button(page, w.crate).focus();
    await key(page, 'Enter');
    await expect.poll(chosen).toMatch(/\(12, 12\)|\(12[.,]\d+, 12[.,]\d+\)|\(11[.,]\d+, 11[.,]\d+\)/);
    await drag(page, [12, 12], [11, 6.5]);
    await page.locator('.faults header', { hasText: /[1-9]/ }).waitFor();
    await click(button(page, w.moveOut));
    await page.locator('.faults header', { hasText: w.fine }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByLabel(w.name).fill('Kitchen Table');
    await page.getByLabel(w.name).blur();
    await click(button(page, w.share));
    const link = page.getByLabel(w.link);
    await expect.poll(() => link.inputValue()).toContain('#tables=');
    const address = new URL(await link.inputValue()).hash;
    await hand.press(w.close);
    await hand.press(w.back);
    await button(page, w.change).waitFor();
    await click(button(page, w.remove));
    await page.getByText(w.removed).first().waitFor();
    await click(button(page, w.undo));
    await button(page, w.change).waitFor();

    const other = await openPage({ width: 1280, height: 800, locale: w.locale, address });
    await other.page.locator('.plan-board').waitFor();
    expect(await other.page.getByLabel(w.name).inputValue()).toBe('Kitchen Table');

    await click(button(page, w.change));
    await click(button(page, w.play));
    const card = page.getByRole('radio', { name: /Kitchen Table/ });
    await card.waitFor();
    await expect.poll(() => card.getAttribute('aria-checked')).toBe('true');
    await click(button(page, w.begin));
    await page.locator('.stage').waitFor();
    expect(opened.errors).toEqual([]);
  });

  test('a library table is changed by finger on a phone', async () => {
    const { page, errors } = await openPage({
      width: 390,
      height: 844,
      touch: true,
      locale: w.locale,
      address: '#tables',
      reducedMotion: true,
    });
    await tap(button(page, w.library));
    await page.locator('.plan-board canvas').waitFor();
    await tap(button(page, w.tabs.piece));
    const which = page.getByLabel(w.piece, { exact: true }).locator('visible=true').first();
    const spot = await place(page, [6.6, 7], 36);
    await tapAt(page, spot);
    expect(await which.locator('option:checked').innerText()).toMatch(/\(6[.,]6, 7\)/);
    await touchDrag(page, [6.6, 7], [7.6, 9], 36);
    const undo = button(page, w.undo);
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBeNull();
    expect(await which.locator('option:checked').innerText()).not.toMatch(/\(6[.,]6, 7\)/);
    await tap(button(page, w.higher));
    await tap(button(page, w.undo));
    await tap(button(page, w.undo));
    expect(await which.locator('option:checked').innerText()).toMatch(/\(6[.,]6, 7\)/);
    expect(await findings(page)).toEqual([]);
    await tap(button(page, w.tabs.check));
    await page.locator('.faults header', { hasText: w.fine }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a table at random is looked at, and another one, and taken', async () => {
    const { page, errors } = await openPage({
      width: 1024,
      height: 768,
      locale: w.locale,
      address: '#tables',
      reducedMotion: true,
    });
    await click(button(page, w.random));
    const picture = page.locator('.make-table canvas');
    await picture.waitFor();
    const first = await picture.getAttribute('aria-label');
    expect(await findings(page)).toEqual([]);
    await click(button(page, w.another));
    await expect.poll(() => picture.getAttribute('aria-label')).not.toBe(first);
    await click(button(page, w.take));
    await page.locator('.faults header', { hasText: w.fine }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a photograph lies under the pieces, and is there again after a reload', async () => {
    const { page } = await openPage({ width: 1280, height: 800, locale: w.locale, address: '#tables' });
    await click(button(page, w.fresh));
    const file = page.getByLabel(w.photo);
    await file.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no image') });
    await page.getByRole('alert').filter({ hasText: w.noImage }).waitFor();
    await file.setInputFiles({ name: 'floor.png', mimeType: 'image/png', buffer: await redImage(page) });
    await click(button(page, w.layDown));
    const isRed = async (): Promise<boolean> => {
      const [r = 0, g = 255] = await colourAt(page, [12, 12]);
      return r > 150 && g < 80;
    };
    await expect.poll(isRed).toBe(true);
    await page.locator('.table-editor__foot [role="status"]', { hasText: w.kept }).waitFor();
    await click(button(page, w.back));
    await page.reload();
    await click(button(page, w.again));
    await expect.poll(isRed).toBe(true);
  });
});
