/** Screens that come seldom or stay a short while, looked over by axe-core: English by day, French by night. */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { findings } from './support/axe.ts';
import { openPage } from './support/chromium.ts';
import { click } from './support/press.ts';
import { openFile } from './support/shelf.ts';
import { situationFile } from './support/situation.ts';

type Lang = 'en' | 'fr';
const LANGS = ['en', 'fr'] as const;

/** What is pressed, in both languages. */
const WORDS = {
  file: { en: 'Open a file', fr: 'Ouvrir un fichier' },
  learn: { en: 'Learn by playing', fr: 'Apprendre en jouant' },
  why: { en: /^Why/, fr: /^Pourquoi/ },
  close: { en: /^Close$/, fr: /^Fermer$/ },
  pause: { en: /^Pause$/, fr: /^Pause$/ },
  menu: { en: 'Menu', fr: 'Menu' },
  saves: { en: 'Saved games', fr: 'Parties enregistrées' },
  send: { en: /^Link, code/, fr: /^Lien, code/ },
  link: { en: 'Link', fr: 'Lien' },
} as const;

const DUEL = situationFile({
  edition: '2017',
  a: { 'ace-of-wraiths': [9, 12] },
  b: { nuke: [13, 12], anansi: [13, 18] },
});

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

async function looker(lang: Lang, address = 'index.html?seed=7') {
  const open = await openPage({
    ...SIZES[0],
    locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: true,
    address,
  });
  const { page, screenshot } = open;
  await page.emulateMedia({ colorScheme: lang === 'fr' ? 'dark' : 'light' });
  const hand = new Hand(page);
  /** What is wrong with the screen, on a laptop and on a phone. */
  const look = async (screen: string): Promise<readonly string[]> => {
    const bad: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await hand.shown();
      await screenshot(`axe-${screen}-${lang}-${size.width}`);
      bad.push(...(await findings(page)).map((finding) => `${screen} ${size.width}: ${finding}`));
    }
    await page.setViewportSize(SIZES[0]);
    await hand.shown();
    return bad;
  };
  const say = (word: keyof typeof WORDS): string | RegExp => WORDS[word][lang];
  return { page, hand, look, say };
}

test.each(LANGS)('a lesson, with its reasons: %s', async (lang) => {
  const { page, hand, look, say } = await looker(lang);
  await hand.press(say('learn'));
  await page.locator('.coach').waitFor();
  await hand.press(say('why'));
  expect(await look('lesson')).toEqual([]);
});

test.each(LANGS)('a bot that is paused: %s', async (lang) => {
  const { page, hand, look, say } = await looker(lang);
  await openFile(page, String(say('file')), 'duel.json', DUEL);
  await hand.press(say('menu'));
  await click(page.locator('.played-by').first().locator('button').nth(2));
  await click(page.locator('dialog[open]').getByRole('button', { name: say('close') }));
  await hand.press(say('pause'));
  await page.locator('.machine[data-doing="paused"]').waitFor();
  expect(await look('paused')).toEqual([]);
});

test.each(LANGS)('real dice: %s', async (lang) => {
  const { page, hand, look, say } = await looker(lang);
  const file = situationFile({
    edition: '2017',
    a: { 'ace-of-wraiths': [9, 12] },
    b: { nuke: [13, 12], anansi: [13, 18] },
    dice: 'entered',
  });
  await openFile(page, String(say('file')), 'dice.json', file);
  await hand.choose(/^Ace/);
  await hand.gold();
  await hand.press(/Ghostshot/);
  await hand.press(/Nuke/);
  const entries = page.locator('.dice-entry');
  for (let left = 8; left > 0 && (await entries.count()) === 0; left -= 1) await hand.goOn();
  const bad = [...(await look('real-dice'))];
  expect(bad).toEqual([]);
});

test.each(LANGS)('what is sent, what has come, and a replay of it: %s', async (lang) => {
  const { page, hand, look, say } = await looker(lang);
  await openFile(page, String(say('file')), 'game.json', DUEL);
  await page.locator('.table-screen').waitFor();
  await hand.press(say('menu'));
  await hand.press(say('saves'));
  await hand.press(say('send'));
  const link = page.getByRole('textbox', { name: WORDS.link[lang] });
  await expect.poll(() => link.inputValue()).toContain('#play=');
  const hash = new URL(await link.inputValue()).hash;
  const bad = [...(await look('share'))];
  const there = await looker(lang, `index.html${hash}`);
  await there.page.locator('.receive__game').waitFor();
  bad.push(...(await there.look('received')));
  await there.hand.press(lang === 'en' ? 'Watch it from the start' : /^Regarder/);
  await there.page.locator('.replay').waitFor();
  bad.push(...(await there.look('replay')));
  expect(bad).toEqual([]);
});
