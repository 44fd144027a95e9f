/** Ways through the page that come past every screen; each is walked once at every size. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { situationFile } from '../../browser/support/situation.ts';
import type { PlotId } from '../../../src/systems/pulp-city/model/setup.ts';
import { structure } from '../../support/pieces.ts';
import type { Camera, Options } from './camera.ts';

export interface Walk {
  readonly options?: Options;
  readonly go: (camera: Camera) => Promise<void>;
}

const recorded = (name: string): Buffer => gunzipSync(readFileSync(`tests/replays/scored/${name}.json.gz`));
const finished = (): Buffer => recorded('2017-captureTheFlag-1');

const duel = (
  dice: 'digital' | 'entered' = 'digital',
  health: Record<string, number> = {},
  plot: PlotId = 'smackdown',
): string =>
  situationFile({
    edition: '2017',
    plot,
    a: { 'ace-of-wraiths': [9, 12], wildman: [10.5, 17], tomcat: [9, 9] },
    b: { nuke: [13, 12], aurelius: [18, 12], anansi: [13, 16.8], riposte: [16, 20] },
    powerUp: { 'ace-of-wraiths': 3, nuke: 2 },
    pieces: [structure('bank', { at: [12.5, 14.6], size: [2.4, 2], height: 3 })],
    dice,
    health,
  });

/** The page in front of everything else is closed. */
async function closeFront(camera: Camera): Promise<void> {
  await camera.tap(
    camera.page
      .locator('dialog[open]')
      .last()
      .getByRole('button', { name: /^Close$/ }),
  );
}

async function attackDeclared(camera: Camera): Promise<void> {
  await camera.choose(/^Ace/);
  await camera.gold();
  await camera.press(/Ghostshot/);
  await camera.press(/^Nuke/);
}

export const WALKS: Readonly<Record<string, Walk>> = {
  before: {
    async go(camera) {
      const { page } = camera;
      await page.locator('.home-card__picture canvas').first().waitFor();
      await camera.shoot('home');
      await camera.press('Look at the cards');
      await page.locator('.card-tiles li').first().waitFor();
      await camera.shoot('cards');
      await camera.press(/^Back$/);
      await camera.press('Build a Team');
      await page.locator('.team-card').first().waitFor();
      await camera.shoot('teams');
      await camera.tap(page.getByRole('button', { name: 'Copy it to change it' }).nth(2));
      await camera.tap(page.locator('.member .card-row__open'));
      await camera.shoot('team-builder');
      // On a phone each side of the builder has a screen of its own.
      if (camera.size.width < 600) await camera.press(/^Team\s*\d/);
      await camera.press('Share or print');
      await camera.shoot('team-share');
    },
  },
  cardEditor: {
    async go(camera) {
      const { page } = camera;
      await camera.press('Look at the cards');
      await page.locator('.card-tiles li').first().waitFor();
      await camera.press('Write a card');
      await page.getByLabel('Name', { exact: true }).first().waitFor();
      await camera.shoot('card-editor');
    },
  },
  tables: {
    async go(camera) {
      const { page } = camera;
      await camera.press('Make a table');
      await page.getByRole('button', { name: 'New table' }).waitFor();
      await camera.shoot('tables');
      await camera.press('Begin from Fairground');
      await page.locator('.plan-board').waitFor();
      await camera.shoot('table-editor');
    },
  },
  setUp: {
    async go(camera) {
      const { page } = camera;
      await camera.press('Set up a game');
      const steps = page.locator('.spine__step');
      await steps.first().waitFor();
      for (let at = 0; at < (await steps.count()); at += 1) {
        await camera.tap(steps.nth(at));
        await camera.shoot(`set-up-${at + 1}`);
      }
    },
  },
  laboratory: {
    async go(camera) {
      const { page } = camera;
      await camera.press('Try out a list');
      await camera.settled();
      for (const [button, list] of [
        ['Paste your list', 'Night Watch, Level 6\nAce of Wraiths\nTekkna\nWildman'],
        ['Paste an opponent', 'Fallout Shelter, Level 6\nNuke\nAnansi\nAurelius'],
      ] as const) {
        await camera.press(button);
        await page.getByRole('textbox').fill(list);
        await camera.press('Read it');
        await page.getByRole('textbox').waitFor({ state: 'detached' });
      }
      await camera.press(/^Only the first$/);
      await camera.tap(page.getByRole('switch', { name: /^Mirror check/ }));
      await page.evaluate(() => window.scrollTo(0, 0));
      await camera.shoot('laboratory');
      await camera.press(/^1000$/);
      await camera.press(/^Ask$/);
      await page.locator('.lab-verdict__words', { hasText: 'So far' }).waitFor({ timeout: 120_000 });
      await camera.press(/^Pause$/);
      await camera.shoot('laboratory-answer');
    },
  },
  lesson: {
    async go(camera) {
      await camera.press('Learn by playing');
      await camera.page.locator('.coach').waitFor();
      await camera.shoot('lesson');
      await camera.press(/^Skip$/);
      await camera.press(/^Skip$/);
      await camera.shoot('lesson-3');
      await camera.press(/^Skip$/);
      await camera.press(/^Skip$/);
      await camera.shoot('lesson-5');
    },
  },
  attack: {
    async go(camera) {
      await camera.openGame(duel());
      await camera.shoot('activate');
      await camera.choose(/^Ace/);
      await camera.gold();
      await camera.shoot('actions');
      await camera.press(/Ghostshot/);
      await camera.shoot('targets');
      await camera.press(/^Nuke/);
      await camera.shoot('attack');
      await camera.gold();
      await camera.goOnUntil(/dice|Power Up/i);
      await camera.shoot('commit-dice');
      await camera.gold();
      await camera.page.locator('.hit-bar').first().waitFor();
      await camera.shoot('answer');
      await camera.goOnUntil(/^Spend|choose an Action/);
      await camera.shoot('rolled');
    },
  },
  plan: {
    async go(camera) {
      await camera.openGame(duel());
      await camera.choose(/^Ace/);
      await camera.gold();
      await camera.drag([9, 12], [10, 11]);
      await camera.page.locator('.from-here .fact-row__value', { hasText: '%' }).first().waitFor();
      await camera.shoot('planned-move');
      await camera.tap(camera.page.locator('.fact-row[aria-pressed="false"]', { hasText: 'Nuke' }));
      await camera.shoot('planned-activation');
    },
  },
  proof: {
    async go(camera) {
      await camera.openGame(duel());
      await camera.choose(/^Ace/);
      await camera.gold();
      await camera.press(/Ghostshot/);
      await camera.find('.fact-row', 'Anansi');
      await camera.page.locator('.sight-card__way').first().waitFor();
      await camera.shoot('sight-proof');
    },
  },
  across: {
    options: { preferences: { layout: 'across' } },
    async go(camera) {
      await camera.openGame(duel());
      await attackDeclared(camera);
      await camera.shoot('across-attack');
      await camera.gold();
      await camera.goOnUntil(/dice|Power Up/i);
      await camera.gold();
      await camera.page.locator('.hit-bar').first().waitFor();
      await camera.shoot('across-answer');
    },
  },
  leftRight: {
    options: { preferences: { layout: 'leftRight' } },
    async go(camera) {
      await camera.openGame(duel());
      await attackDeclared(camera);
      await camera.shoot('left-and-right');
    },
  },
  roundEnd: {
    async go(camera) {
      await camera.openGame(duel('digital', {}, 'kingOfTheHill'));
      await camera.press('Offer to end the Turns');
      await camera.press('Agree to end');
      await camera.page.locator('.passing').waitFor();
      await camera.shoot('round-end');
    },
  },
  realDice: {
    async go(camera) {
      await camera.openGame(duel('entered'));
      await attackDeclared(camera);
      for (let left = 6; left > 0 && (await camera.page.locator('.dice-entry').count()) === 0; left -= 1)
        await camera.gold();
      await camera.shoot('real-dice');
    },
  },
  knockOut: {
    options: { motion: true },
    async go(camera) {
      await camera.openGame(duel('entered', { b1: 1 }));
      await attackDeclared(camera);
      const entry = camera.page.locator('.dice-entry');
      for (let left = 6; left > 0 && (await entry.count()) === 0; left -= 1) await camera.gold();
      for (const [side, face] of [5, 0].entries()) {
        const own = entry.nth(side);
        const count = await own.locator('.dice-entry__slot').count();
        for (let die = 0; die < count; die += 1) await camera.tap(own.locator('.dice-pad button').nth(face));
      }
      await camera.gold();
      await camera.shoot('hit');
      await camera.page.locator('.dock .button--primary').first().click();
      await camera.page.locator('.drawn-moments').waitFor();
      await camera.page.waitForTimeout(250);
      await camera.shoot('knock-out');
    },
  },
  afterwards: {
    async go(camera) {
      const { page } = camera;
      await camera.openGame(finished());
      await camera.shoot('over');
      await camera.press('Show the result');
      await page.locator('main.result').waitFor();
      await camera.shoot('result');
      await camera.tap(page.locator('.moment').getByRole('button'));
      await page.locator('.replay').waitFor();
      await camera.shoot('replay');
      const aside = page
        .getByRole('radio', { name: /^What if/ })
        .or(page.getByRole('button', { name: /^What if/ }));
      if ((await aside.count()) > 0 && (await aside.first().isVisible())) await camera.tap(aside);
      await camera.press('Try another way from here');
      await page.locator('.dock .prompt__title').first().waitFor();
      await camera.shoot('branch');
    },
  },
  menu: {
    async go(camera) {
      const { page } = camera;
      await camera.openGame(duel());
      await camera.press('Menu');
      for (const [name, shot] of [
        [/^Game$/, 'menu'],
        [/^What happened$/, 'log'],
        [/^Words$/, 'words'],
        [/^Rulings$/, 'rulings'],
        [/^Saved games$/, 'saves'],
        [/^Look$/, 'look'],
        [/^Keys$/, 'keys'],
      ] as const) {
        await camera.press(name);
        await camera.shoot(shot);
      }
      await camera.press(/^Saved games$/);
      await camera.press('Link, code, log, picture');
      await page.locator('.qr__ink').waitFor();
      await camera.shoot('share');
      const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
      await closeFront(camera);
      await camera.press(/^Game$/);
      await camera.press(/^We agree otherwise/);
      await page.locator('dialog[open] .adjust').waitFor();
      await camera.shoot('agree-otherwise');
      await page.goto('about:blank');
      await page.goto(link);
      await page.locator('.receive__game').waitFor();
      await camera.shoot('received');
    },
  },
  kiosk: {
    options: { address: 'index.html?seed=7&kiosk=3' },
    async go(camera) {
      await camera.page.getByRole('complementary', { name: 'Club table' }).waitFor();
      await camera.shoot('kiosk');
    },
  },
  bots: {
    async go(camera) {
      await camera.press('Play against Regular');
      await camera.page.locator('.table-screen').waitFor();
      await camera.shoot('bot-game');
    },
  },
};
