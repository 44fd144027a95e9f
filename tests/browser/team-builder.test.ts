/** A Team from the first card to the table, as its player would bring it there, in both languages. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { click } from './support/press.ts';

const WORDS = {
  en: {
    locale: 'en-GB',
    teams: 'Build a Team',
    fresh: 'New Team',
    less: 'One Level less',
    add: (name: string) => `Add ${name}`,
    remove: (name: string) => `Remove ${name}`,
    name: 'Name of the Team',
    left: /2 Levels left/,
    exact: 'The Levels add up to 6 exactly',
    heroes: 'All are Heroes',
    twoPowerhouses: 'Second Powerhouse: A-Beast and Amok.',
    back: 'Back to your Teams',
    kept: /kept on this device/,
    share: 'Share or print',
    file: 'Save as a file',
    close: /^Close$/,
    list: 'As a text',
    link: 'As a link',
    remove_: (name: string) => `Delete ${name}`,
    undo: 'Undo',
    open: 'Open Team files',
    paste: 'Paste a Team',
    pasted: /one name a line/,
    read: 'Read it',
    play: /^Play$/,
    legal: 'Legal',
    noHero: /Nuke (is no Hero|shares neither)/,
    levelWord: 'Level',
    near: /Line 2: no card is called “Nukke”; Nuke is taken for it/,
    cards: 'Cards',
  },
  fr: {
    locale: 'fr-FR',
    teams: 'Composer une Équipe',
    fresh: 'Nouvelle Équipe',
    less: 'Un Niveau de moins',
    add: (name: string) => `Ajouter ${name}`,
    remove: (name: string) => `Retirer ${name}`,
    name: 'Nom de l’Équipe',
    left: /Encore 2 Niveaux/,
    exact: 'Les Niveaux font exactement 6',
    heroes: 'Tous sont des Héros',
    twoPowerhouses: /A-Beast et Amok/,
    back: 'Retour à vos Équipes',
    kept: /gardée sur cet appareil/,
    share: 'Partager ou imprimer',
    file: 'Enregistrer un fichier',
    close: /^Fermer$/,
    list: 'En texte',
    link: 'En lien',
    remove_: (name: string) => `Supprimer ${name}`,
    undo: 'Annuler',
    open: 'Ouvrir des fichiers d’Équipe',
    paste: 'Coller une Équipe',
    pasted: /un nom par ligne/,
    read: 'Lire',
    play: /^Jouer$/,
    legal: 'En règle',
    noHero: /Nuke (n.est pas|ne partage)/,
    levelWord: 'Niveau',
    near: /Ligne 2.*« Nukke ».*Nuke/,
    cards: 'Cartes',
  },
} as const;

const NAME = 'Night Watch';
const MEMBERS = ['Ace of Wraiths', 'Tekkna', 'Wildman'];

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const row = (page: Page, card: string) => page.locator(`.builder__list [data-card="${card}"]`);
const card = (page: Page, name: string) => page.locator('.team-card', { hasText: name });

for (const lang of ['en', 'fr'] as const) {
  const words = WORDS[lang];
  test(`a Team is built by hand, kept, taken out and in, and played (${lang})`, async () => {
    const { page } = await openPage({ width: 1280, height: 800, locale: words.locale, address: '?seed=7' });
    const hand = new Hand(page);
    await hand.press(words.teams);
    await hand.press(words.fresh);
    await row(page, 'tekkna').waitFor();
    for (let level = 8; level > 6; level -= 1) await hand.press(words.less);
    await page.getByLabel(words.name).fill(NAME);
    const checks = page.locator('.checks');
    for (const member of MEMBERS) {
      await page.getByRole('searchbox').fill(member);
      await click(button(page, words.add(member)));
    }
    await checks.getByText(words.exact).waitFor();
    await checks.getByText(words.heroes).waitFor();
    await click(button(page, words.remove('Wildman')));
    expect(await checks.innerText()).toMatch(words.left);
    // A Villain cannot join, and says why; what could is offered before.
    await page.getByRole('searchbox').fill('Nuke');
    await page.locator('[data-card="nuke"][data-closed="true"]', { hasText: words.noHero }).waitFor();
    await page.getByRole('searchbox').fill('Wildman');
    await click(button(page, words.add('Wildman')));
    await page.locator('[role="status"]', { hasText: words.kept }).waitFor({ state: 'attached' });

    // It is there after the page has been loaded anew.
    await page.reload();
    await card(page, NAME).getByText(words.legal).waitFor();
    await click(card(page, NAME).getByRole('button').first());
    await hand.press(words.share);
    expect(await page.getByLabel(words.list).inputValue()).toBe(
      `${NAME}, ${words.levelWord} 6\nAce of Wraiths (2)\nTekkna (2)\nWildman (2)`,
    );
    const link = await page.getByLabel(words.link);
    await expect.poll(() => link.inputValue()).toMatch(/#teams=[\w-]+$/);
    const address = await link.inputValue();
    const coming = page.waitForEvent('download');
    await click(page.locator('dialog').getByRole('button', { name: words.file }));
    const file = readFileSync(await (await coming).path(), 'utf8');
    await click(page.locator('dialog').getByRole('button', { name: words.close }));
    await hand.press(words.back);

    // Deleted, brought back, deleted for good.
    await click(button(page, words.remove_(NAME)));
    await hand.press(words.undo);
    await card(page, NAME).first().waitFor();
    await click(button(page, words.remove_(NAME)));
    await expect.poll(() => card(page, NAME).count()).toBe(0);

    // As a file, as a list of names, as a link.
    const choosing = page.waitForEvent('filechooser');
    await hand.press(words.open);
    await (await choosing).setFiles({
      name: 'team.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await checks.getByText(words.exact).waitFor();
    await hand.press(words.back);
    await hand.press(words.paste);
    await page.getByLabel(words.pasted).fill('Boom\nNukke\nA-Beast');
    await hand.press(words.read);
    const told = await page.locator('dialog [role="alert"]').innerText();
    expect(told.replaceAll(/\s/g, ' ')).toMatch(words.near);
    await page.getByLabel(words.pasted).fill('Boom\nA Beast (3)\namok');
    await hand.press(words.read);
    await checks.getByText(words.twoPowerhouses).waitFor();
    expect(await page.getByLabel(words.name).inputValue()).toBe('Boom');
    await page.goto(address);
    await checks.getByText(words.exact).waitFor();

    // To the table: the Team is chosen in the set-up, against one of its Level.
    await hand.press(words.play);
    await page
      .locator('.side[data-team="a"] [role="radio"][aria-checked="true"]', { hasText: NAME })
      .waitFor();
    await hand.press(words.play);
    await page.locator('.versus', { hasText: NAME }).first().waitFor();
    const members = await page.locator('.tile .visually-hidden').allInnerTexts();
    for (const member of ['Ace', 'Tekkna', 'Wildman'])
      expect(members.some((tile) => tile.startsWith(member))).toBe(true);
  });
}

test('a Team changed in two windows is kept twice', async () => {
  const { page, context } = await openPage({ width: 1280, height: 800, address: '#teams' });
  await click(button(page, 'New Team'));
  await page.getByLabel('Name of the Team').fill('One');
  await page.locator('[role="status"]', { hasText: /kept on this device/ }).waitFor({ state: 'attached' });
  const other = await context.newPage();
  await other.goto(page.url());
  await click(card(other, 'One').getByRole('button').first());
  await other.getByLabel('Name of the Team').fill('Two');
  await other.locator('[role="status"]', { hasText: /kept on this device/ }).waitFor({ state: 'attached' });
  await page.getByLabel('Name of the Team').fill('One, later');
  await page.getByText('Both are kept').waitFor();
  await click(button(page, 'Back to your Teams'));
  await card(page, 'One, later').waitFor();
  await card(page, 'Two').waitFor();
});

test('a browser that keeps nothing says so, and the Team can still be saved as a file', async () => {
  const { page } = await openPage({
    width: 1280,
    height: 800,
    address: '#teams',
    before: async (empty) => {
      await empty.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', { value: undefined });
      });
    },
  });
  await page.getByText('This browser keeps nothing').waitFor();
  await click(button(page, 'New Team'));
  const coming = page.waitForEvent('download');
  await click(button(page, 'Save as a file'));
  expect((await coming).suggestedFilename()).toBe('new-team.json');
});
