/** What the city tells before anything is decided, looked at in the page: Health, heights, pushes, Citizens, large tables. */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { type OpenPage, openPage } from './support/chromium.ts';
import { click, key, tap } from './support/press.ts';

async function example(
  name: string,
  options: Partial<Parameters<typeof openPage>[0]> = {},
): Promise<{ open: OpenPage; hand: Hand }> {
  const open = await openPage({ width: 1280, height: 800, reducedMotion: true, ...options });
  const hand = new Hand(open.page, options.touch);
  await hand.press(name);
  await open.page.locator('.prompt__title').first().waitFor();
  return { open, hand };
}

/** Everything painted on the table, as one number. */
const painted = (hand: Hand): Promise<number> =>
  hand.page.evaluate(() => {
    let sum = 0;
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('.stage canvas')) {
      const pen = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!;
      pen.drawImage(canvas, 0, 0);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      for (let at = 0; at < data.length; at += 97) sum = (sum * 31 + (data[at] ?? 0)) % 1_000_003;
    }
    return sum;
  });

const ahead = (hand: Hand): Promise<string> => hand.page.locator('.ahead').innerText();

test('a house tells what it holds and whom it would bury; one blow later it is gone', async () => {
  const { open, hand } = await example('The bank comes down, edition 2017');
  const { x, y } = await hand.place([15.6, 10.4]);
  await hand.page.mouse.move(x, y);
  const card = hand.page.locator('.piece-card');
  expect(await card.innerText()).toMatch(/Savings Bank[\s\S]*2 of 8 Health[\s\S]*Defense 7, Solid/);
  expect(await card.innerText()).toMatch(/Iron Train, Fall of 8″[\s\S]*Ace, Crash/);
  await open.screenshot('bank');
  await hand.page.mouse.move(5, 5);
  expect(await card.count()).toBe(0);
  await hand.tap([15.6, 10.4]);
  await hand.page.mouse.move(5, 5);
  await click(card.getByRole('button', { name: 'Close' }));
  await card.waitFor({ state: 'detached' });

  const before = await painted(hand);
  await key(hand.page, 'h');
  await expect.poll(() => painted(hand)).not.toBe(before);
  await key(hand.page, 'h');
  await expect.poll(() => painted(hand)).toBe(before);

  await hand.choose(/^Hellsmith/);
  await hand.gold();
  await hand.press(/Power Smash/);
  await hand.tap([15.6, 10.4]);
  await hand.gold();
  await hand.goOnUntil(/choose an Action/);
  const pieces = hand.page.locator('.table-list[aria-busy="false"] ul').nth(1);
  expect(await pieces.innerText()).not.toMatch(/Savings Bank/);
  expect(await hand.line('Iron Train')).toMatch(/10 of 12 Health/);
  expect(await hand.line('Ace')).toMatch(/7 of 10 Health/);
});

test('a Fall on purpose is told before it is made, with a finger and in French', async () => {
  const { open, hand } = await example('Dos au vide, édition 2017', {
    touch: true,
    width: 1024,
    height: 768,
    locale: 'fr-FR',
  });
  await hand.choose(/^Iron Train/);
  await hand.gold();
  await hand.drag([4.6, 6.28], [1.4, 6.3]);
  const leap = hand.page.getByRole('switch', { name: /Tomber exprès/ });
  // The browser makes no click of a tap that follows a drag faster than any hand.
  await expect
    .poll(async () => {
      if ((await leap.getAttribute('aria-checked')) === 'false') await tap(leap);
      return leap.getAttribute('aria-checked');
    })
    .toBe('true');
  await expect.poll(() => ahead(hand)).toMatch(/Chute de 6″ depuis le toit \(Gazette\), Sonné et 2 Dommages/);
  await open.screenshot('fall-fr');
  await hand.gold();
  expect(await hand.line('Iron Train')).toMatch(/10/);
});

test('where a Knockback would end is told while SFX are spent, and so it ends', async () => {
  const { open, hand } = await example('Back to the edge, edition 2017');
  await hand.choose(/^Iron Train/);
  await hand.gold();
  await hand.press(/Power Smash/);
  await click(hand.page.locator('.fact-row', { hasText: 'Riposte' }).first());
  await hand.gold();
  await hand.goOnUntil(/^Spend/);
  expect(await hand.page.locator('.ahead').count()).toBe(0);
  await hand.press('More: Knockback 4');
  expect(await ahead(hand)).toMatch(/Fall of 6″ from the roof of Gazette, Stunned and Damage 2/);
  expect(await ahead(hand)).toMatch(/Crash on Hellsmith: Stunned and Damage 2/);
  await open.screenshot('push');
  await hand.gold();
  await hand.goOnUntil(/choose an Action|react/);
  expect(await hand.line('Hellsmith')).toMatch(/8 of 10 Health/);
});

test('Citizens say in words and with arrows where they would run', async () => {
  const { open, hand } = await example('Run for your lives, edition 2013');
  expect(await hand.line('Citizen 1')).toMatch(/would be led by Park Rangers/);
  expect(await hand.line('Citizen 4')).toMatch(/would run to the north edge/);
  const before = await painted(hand);
  await key(hand.page, 'c');
  await expect.poll(() => painted(hand)).not.toBe(before);
  await open.screenshot('citizens');
  await hand.press('Menu');
  await hand.press('Look');
  expect(
    await hand.page.getByRole('switch', { name: /Where Citizens will run/ }).getAttribute('aria-checked'),
  ).toBe('true');
});

test('Citizens run on their feet: between where they stood and where they stand they are seen on the way', async () => {
  const { hand } = await example('Run for your lives, edition 2013', {
    reducedMotion: false,
    before: async (page) => {
      await page.clock.install();
    },
  });
  const { clock } = hand.page;
  await hand.press('Offer to end the Turns');
  await hand.press('Agree to end');
  await hand.goOnUntil(/^Lead Citizens/);
  await clock.pauseAt(await hand.page.evaluate(() => Date.now() + 1000));
  const stood = await painted(hand);
  await hand.gold();
  await expect.poll(() => hand.asked()).not.toMatch(/^Lead Citizens/);
  // They come onto the table after what answers the press.
  await expect
    .poll(async () => {
      await clock.runFor(20);
      return painted(hand);
    })
    .not.toBe(stood);
  const pictures: number[] = [];
  for (let frame = 0; frame < 4; frame += 1) {
    await clock.runFor(30);
    pictures.push(await painted(hand));
  }
  expect(new Set(pictures).size, 'each is another place on the way').toBe(4);
  await clock.runFor(1000);
  const there = await painted(hand);
  await clock.runFor(200);
  expect(await painted(hand)).toBe(there);
});

test('[PC-TABLE-01@2017] a table of 48 inches: a zone 15 deep to deploy in, zoomed and moved by hand', async () => {
  const open = await openPage({ width: 1280, height: 800, reducedMotion: true });
  const hand = new Hand(open.page);
  hand.table = 48;
  await hand.press('Set up a game');
  await hand.step('Table');
  await hand.choose(/^Downtown/);
  await hand.press(/^Play/);
  await hand.goOnUntil(/edge of the table/);
  await hand.choose(/south/i);
  await hand.gold();
  await hand.goOnUntil(/^Deploy /);
  const name = (await hand.asked()).replace('Deploy ', '');
  await hand.drop(name, [24, 24]);
  expect(await hand.page.locator('.dock .button__reason').innerText()).toMatch(/outside the zone/);
  for (const y of [13.4, 34.6]) {
    if ((await hand.asked()) !== `Deploy ${name}`) continue;
    await hand.drop(name, [24, y]);
    if ((await hand.page.locator('.dock .button__reason').count()) === 0) await hand.gold();
  }
  await expect.poll(() => hand.asked()).not.toBe(`Deploy ${name}`);
  expect(await hand.list()).toHaveLength(1);
  await open.screenshot('downtown');

  const whole = await painted(hand);
  const middle = await hand.place([24, 24]);
  await hand.page.mouse.move(middle.x, middle.y);
  await hand.page.mouse.wheel(0, -600);
  await expect.poll(() => painted(hand)).not.toBe(whole);
  const zoomed = await painted(hand);
  await hand.page.mouse.move(middle.x + 40, middle.y + 40);
  await hand.page.mouse.down({ button: 'middle' });
  await hand.page.mouse.move(middle.x - 160, middle.y - 120, { steps: 6 });
  await hand.page.mouse.up({ button: 'middle' });
  await expect.poll(() => painted(hand)).not.toBe(zoomed);
  await hand.page.mouse.move(5, 5);
  await key(hand.page, '0');
  await expect.poll(() => painted(hand), { timeout: 5000 }).toBe(whole);
});
