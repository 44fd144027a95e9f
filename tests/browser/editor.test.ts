/** A card of one's own, written as a player would: with slips, in either language, with a finger. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { findings } from './support/axe.ts';
import { openPage } from './support/chromium.ts';

const WORDS = {
  en: {
    locale: 'en-GB',
    cards: 'Look at the cards',
    write: 'Write a card',
    name: 'Name',
    add: 'Add an Action',
    wrong: /^Line 1, column 31: there is no Effect “Domages 2”/,
    expected: 'Dommages',
    read: 'AP 2 Décharge (RAY 6, H vs I, Damage 2) SFX: Stun',
    power: 'Add a Power',
    powerName: 'Name of the Power',
    text: 'What the card says',
    rule: 'Add a rule that the game enforces',
    does: 'What it does',
    addTo: (what: string) => `Add to ${what}`,
    places: ['Rule 1', 'when', 'the Action'],
    names: 'name, with commas between',
    sentence: 'This model rolls 1 die more as Attacker if the Action is Décharge.',
    plays: 'This card plays.',
    keep: 'Keep the card',
    kept: 'Kept among your cards as doctor-ohm.json.',
    back: /^Back$/,
    change: 'Change this card',
    begin: 'Begin a card from this one',
    leave: 'Leave without keeping?',
    stay: 'Go on writing',
    go: /^Leave$/,
    look: /^Look$/,
  },
  fr: {
    locale: 'fr-FR',
    cards: 'Voir les cartes',
    write: 'Écrire une carte',
    name: 'Nom',
    add: 'Ajouter une Action',
    wrong: /^Ligne 1, colonne 31 : /,
    expected: 'Dommages',
    read: 'Décharge [PA 2] RAY 6, e vs a, Dommages 2 EFX : Sonné',
    power: 'Ajouter un Pouvoir',
    powerName: 'Nom du Pouvoir',
    text: 'Ce que dit la carte',
    rule: 'Ajouter une règle que le jeu applique',
    does: 'Ce qu’elle fait',
    addTo: (what: string) => `Ajouter à ${what}`,
    places: ['Règle 1', 'quand', 'l’Action'],
    names: 'nom, séparé par des virgules',
    sentence: 'Cette figurine lance 1 dé de plus en Attaquant si l’Action est Décharge.',
    plays: 'Cette carte se joue.',
    keep: 'Garder la carte',
    kept: 'Gardée parmi vos cartes sous le nom doctor-ohm.json.',
    back: /^Retour$/,
    change: 'Modifier cette carte',
    begin: 'Partir de cette carte',
    leave: 'Quitter sans garder ?',
    stay: 'Continuer à écrire',
    go: /^Quitter$/,
    look: /^Voir$/,
  },
} as const;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const said = async (page: Page, where: string): Promise<string> =>
  plain(await page.locator(where).first().innerText());

describe.each(['en', 'fr'] as const)('written in %s', (lang) => {
  const w = WORDS[lang];
  const size = lang === 'en' ? { width: 1280, height: 800 } : { width: 390, height: 844, touch: true };

  test('a card with a slip, a rule composed, kept, changed and found again', async () => {
    const { page, screenshot } = await openPage({ ...size, locale: w.locale, reducedMotion: true });
    const hand = new Hand(page, 'touch' in size);
    await hand.press(w.cards);
    await hand.press(w.write);
    await page.getByLabel(w.name, { exact: true }).fill('Doctor Ohm');
    await hand.press(w.add);
    const bar = page.getByLabel('Action 3', { exact: true });
    await bar.fill('PA 2 Décharge (RAY 6, e vs a, Domages 2) EFX : Sonné');
    const slip = await said(page, '.editor__item .editor__wrong li');
    expect(slip).toMatch(w.wrong);
    expect(slip).toContain(w.expected);
    await bar.fill('PA 2 Décharge (RAY 6, e vs a, Dommages 2) EFX : Sonné');
    expect(plain(await page.locator('.editor__read').nth(2).innerText())).toContain(w.read);

    await hand.press(w.power);
    await page.getByLabel(w.powerName).fill('Charged');
    await page.getByLabel(w.text).fill('Rolls one more die with Décharge.');
    await hand.press(w.rule);
    await page.getByLabel(w.does, { exact: true }).selectOption('modify attackerDice');
    for (const [at, entry] of ['when', 'action', 'name'].entries())
      await page.getByLabel(w.addTo(w.places[at] ?? ''), { exact: true }).selectOption(entry);
    await page.getByLabel(w.names).fill('Décharge');
    expect(await said(page, '.editor__clause .editor__read')).toContain(plain(w.sentence));
    if ('touch' in size) await hand.press(w.look);
    expect(await said(page, '.editor__state')).toBe(w.plays);
    expect(await findings(page)).toEqual([]);
    await screenshot(`editor-${lang}`);

    await hand.press(w.keep);
    await page.getByText(w.kept).waitFor();
    await hand.press(w.back);
    await page.reload();
    await hand.press(/^Doctor Ohm/i);
    await hand.press(w.change);
    const again = page.getByLabel(w.name, { exact: true });
    expect(await again.inputValue()).toBe('Doctor Ohm');
    await again.fill('Professor Ohm');
    await hand.press(w.back);
    expect(plain(await page.locator('dialog[open] h2').innerText()).toLowerCase()).toBe(
      plain(w.leave).toLowerCase(),
    );
    await hand.press(w.stay);
    expect(await again.inputValue()).toBe('Professor Ohm');
    await hand.press(w.back);
    await hand.press(w.go);
    await page.getByRole('button', { name: /^Doctor Ohm/i }).waitFor();
  });
});

test('a card of the game is the beginning of another', async () => {
  const { page } = await openPage({ width: 1024, height: 768, reducedMotion: true });
  const hand = new Hand(page);
  await hand.press(WORDS.en.cards);
  await hand.press(/^Nuke/);
  await hand.press(WORDS.en.begin);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Nuke (mine)');
  expect(await said(page, '.editor__state')).toBe(WORDS.en.plays);
  await hand.press(WORDS.en.keep);
  await page.getByText('nuke-mine.json').waitFor();
});
