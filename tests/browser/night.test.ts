/** By night all that is written stays to be read: warnings about friends, faults, what dice have brought. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { findings } from './support/axe.ts';
import { openPage } from './support/chromium.ts';
import { openFile } from './support/shelf.ts';
import { situationFile } from './support/situation.ts';

const AMONG_FRIENDS = situationFile({
  edition: '2017',
  a: { 'ace-of-wraiths': [12, 8], tekkna: [14, 8] },
  b: { nuke: [12, 12] },
  seed: 1,
});

test('friends in an area, the SFX of a roll and a code that cannot be read', async () => {
  const { page, screenshot } = await openPage({ width: 1024, height: 768, reducedMotion: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  const hand = new Hand(page);
  await hand.press('Read a code');
  const asked = page.waitForEvent('filechooser');
  await hand.press('Photograph');
  const buffer = readFileSync('public/icons/icon-192.png');
  await (await asked).setFiles({ name: 'code.png', mimeType: 'image/png', buffer });
  await page.locator('.fault').waitFor();
  expect(await findings(page)).toEqual([]);
  await screenshot('night-fault');
  await hand.press(/^Close$/);

  await openFile(page, 'Open a file', 'friends.json', AMONG_FRIENDS);
  await hand.choose(/^Ace/);
  await hand.gold();
  await hand.press(/^3 Queen of Blood/);
  await page.locator('.fact-row[data-friend]').first().waitFor();
  expect(await findings(page)).toEqual([]);
  await screenshot('night-friends');
  await hand.goOnUntil(/^Spend /);
  await page.locator('.stars').waitFor();
  expect(await findings(page)).toEqual([]);
  await screenshot('night-sfx');
});
