/**
 * Every screen, looked over by axe-core in both languages: WCAG A and AA, and what good practice adds to them. The
 * contrast of both looks is measured: English by day, French by night.
 */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { englishIn } from '../i18n/lexicon.ts';
import { withoutNames } from '../i18n/stories.ts';
import { findings } from './support/axe.ts';
import { openPage } from './support/chromium.ts';
import { click } from './support/press.ts';
import { situationFile } from './support/situation.ts';
import { cardNames } from './support/card-names.ts';

const WORDS = {
  en: {
    locale: 'en-GB',
    cards: 'Look at the cards',
    teams: 'Build a Team',
    copy: 'Copy it to change it',
    share: 'Share or print',
    toTeams: 'Back to your Teams',
    back: /^Back$/,
    setup: 'Set up a game',
    example: 'Back to the edge, edition 2017',
    menu: 'Menu',
    close: /^Close$/,
    look: 'Look',
    rulings: 'Rulings',
    saves: 'Saved games',
    keys: 'Keys',
    agree: /^We agree otherwise/,
    log: 'What happened',
    rules: 'Rules for this line',
    leave: /^New game/,
    words: /^Words$/,
    send: /^Link, code/,
    replay: /^Replay$/,
    game: /^Game$/,
    concede: /^Concede/,
  },
  fr: {
    locale: 'fr-FR',
    cards: 'Voir les cartes',
    teams: 'Composer une Équipe',
    copy: 'La copier pour la changer',
    share: 'Partager ou imprimer',
    toTeams: 'Retour à vos Équipes',
    back: /^Retour$/,
    setup: 'Préparer une partie',
    example: 'Dos au vide, édition 2017',
    menu: 'Menu',
    close: /^Fermer$/,
    look: 'Apparence',
    rulings: 'Interprétations',
    saves: 'Parties enregistrées',
    keys: 'Touches',
    agree: /^Décider d.un commun accord/,
    log: 'Le journal',
    rules: 'Règles de cette ligne',
    leave: /^Nouvelle partie/,
    words: /^Mots$/,
    send: /^Lien, code/,
    replay: /^Revoir/,
    game: /^Partie$/,
    concede: /^Abandonner/,
  },
} as const;

/** Names of the French book that are English words. */
const FRENCH_NAMES = ['Outsider'];

type Lang = keyof typeof WORDS;

/** The page in a language, and what looks a screen of it over. */
async function looker(lang: Lang) {
  const { locale } = WORDS[lang];
  const open = await openPage({ width: 1280, height: 800, locale, reducedMotion: true });
  await open.page.emulateMedia({ colorScheme: lang === 'fr' ? 'dark' : 'light' });
  const hand = new Hand(open.page);
  const bad: string[] = [];
  const look = async (screen: string): Promise<void> => {
    await hand.shown();
    await open.screenshot(`axe-${screen}-${lang}`);
    bad.push(...(await findings(open.page)).map((finding) => `${screen}: ${finding}`));
    if (lang === 'en') return;
    const shown = await open.page.locator('body').innerText();
    bad.push(
      ...englishIn(withoutNames(shown, [...cardNames, ...FRENCH_NAMES])).map(
        (word) => `${screen}: ${word} is English`,
      ),
    );
  };
  await open.page.locator('.home-card').first().waitFor();
  return { open, hand, bad, look, words: WORDS[lang] };
}

const LANGS = ['en', 'fr'] as const;

test.each(LANGS)(
  'no screen has a violation, and none speaks the other language: %s',
  async (lang) => {
    const { open, hand, bad, look, words } = await looker(lang);
    await look('home');
    await hand.press(words.cards);
    await open.page.locator('.card-tiles li').first().waitFor();
    await look('cards');
    await hand.press(words.back);
    await hand.press(words.teams);
    await open.page.locator('.team-card').first().waitFor();
    await look('teams');
    await click(open.page.getByRole('button', { name: words.copy }).nth(2));
    await click(open.page.locator('.member .card-row__open').first());
    await look('builder');
    await hand.press(words.share);
    await look('share');
    await click(open.page.locator('dialog[open]').getByRole('button', { name: words.close }));
    await hand.press(words.toTeams);
    await open.page.locator('.team-card').first().waitFor();
    await hand.press(words.back);
    await hand.press(words.setup);
    await open.page.locator('.spine').waitFor();
    await look('setup');
    const steps = open.page.locator('.spine__step');
    for (let at = 1; at < (await steps.count()); at += 1) {
      await click(steps.nth(at));
      await look(`setup-${at + 1}`);
    }
    await hand.press(words.back);
    await hand.press(words.example);
    await open.page.locator('.prompt__title').first().waitFor();
    await look('table');
    await hand.choose(/^Iron Train/);
    await hand.gold();
    await look('actions');
    await hand.press(/Power Smash/);
    await click(open.page.locator('.fact-row', { hasText: 'Riposte' }).first());
    await look('attack');
    await hand.gold();
    await hand.shown();
    await look('dice');
    await hand.press(words.menu);
    await look('menu');
    await hand.press(words.look);
    await look('look');
    for (const page of ['rulings', 'keys', 'saves'] as const) {
      await hand.press(words[page]);
      await look(page);
    }
    // The words of the game stand there in both languages.
    if (lang === 'en') {
      await hand.press(words.words);
      await look('words');
      await hand.press(words.saves);
      await hand.press(words.send);
      await open.page.locator('dialog[open]').nth(1).waitFor();
      await look('send');
      await click(open.page.locator('dialog[open]').nth(1).getByRole('button', { name: words.close }));
    }
    await hand.press(words.game);
    await hand.press(words.agree);
    await open.page.locator('dialog[open] .adjust').waitFor();
    await look('adjust');
    await click(open.page.locator('dialog[open]').getByRole('button', { name: words.close }));
    await hand.press(words.menu);
    await hand.press(words.log);
    await click(open.page.getByRole('button', { name: words.rules }).first());
    await click(open.page.locator('.whole-log .rule-tag, dialog .rule-tag').first());
    await open.page.locator('dialog[open]').nth(1).waitFor();
    await look('rule');
    await click(open.page.locator('dialog[open]').nth(1).getByRole('button', { name: words.close }));
    await hand.press(words.game);
    await hand.press(words.concede);
    await click(open.page.locator('dialog[open] fieldset .buttons button').first());
    await hand.gold();
    await open.page.locator('main.result').waitFor();
    await look('result');
    if (lang === 'en') {
      await hand.press(words.replay);
      await open.page.locator('.replay__deck').waitFor();
      await look('replay');
    }
    expect(bad).toEqual([]);
  },
  240_000,
);

test.each(LANGS)(
  'dice that are committed and answered, and a table that has fallen over: %s',
  async (lang) => {
    const { open, hand, bad, look, words } = await looker(lang);
    const file = situationFile({
      edition: '2017',
      a: { 'ace-of-wraiths': [9, 12], wildman: [10.5, 14.5] },
      b: { nuke: [13, 12], aurelius: [14.6, 12] },
      powerUp: { 'ace-of-wraiths': 3, nuke: 2 },
    });
    const chooser = open.page.waitForEvent('filechooser');
    await hand.press(/^(Open a file|Ouvrir un fichier)/);
    await (await chooser).setFiles({
      name: 'dice.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await hand.choose(/^Ace/);
    await hand.gold();
    await hand.press(/Ghostshot/);
    await hand.press(/Nuke/);
    await hand.gold();
    await hand.goOnUntil(/Ace/);
    await open.page.locator('.dice-row-choice').first().waitFor();
    await look('commit');
    await hand.gold();
    await open.page.locator('.hit-bar').first().waitFor();
    await look('answer');
    await hand.press(words.menu);
    await hand.press(words.leave);
    await open.page.locator('.home-card').first().waitFor();
    await open.page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => {
        throw new Error('no canvas');
      };
    });
    await hand.press(words.example);
    await open.page.locator('.fallen').waitFor();
    await look('fallen');
    expect(bad).toEqual([]);
    expect(open.errors.join()).toContain('no canvas');
    open.errors.length = 0;
  },
);
