/** An encounter's opening, played through the page as a person would. */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { SEED, SPOTS, deployAll, toDeployment, toFirstTurn } from './quick-game.ts';
import { type OpenPage, openPage } from './support/chromium.ts';
import { click, key, tap } from './support/press.ts';

/** Attacks until SFX are to be spent, whatever the dice say on the way. */
async function attackUntilSfx(hand: Hand): Promise<void> {
  for (let left = 12; left > 0; left -= 1) {
    const asked = await hand.asked();
    if (asked.startsWith('Spend')) return;
    if (/choose an Action/.test(asked)) {
      const attack = hand.page
        .locator('.action:not([aria-disabled="true"])')
        .filter({ hasText: /Ghostshot|Power Lunge|Webswing/ });
      if ((await attack.count()) > 0) {
        await hand.press(
          new RegExp((await attack.first().locator('.action__name').innerText()).replace('✱', '').trim()),
        );
        const target = hand.page.locator('.fact-row[data-closed="false"]').first();
        if ((await target.count()) > 0) await (hand.touch ? tap(target) : click(target));
        const gold = hand.page.locator('.dock .button--primary:not([aria-disabled="true"])');
        if ((await gold.count()) > 0) {
          await hand.gold();
          continue;
        }
        for (let back = 0; back < 2; back += 1) {
          if (!/choose an Action/.test(await hand.asked())) await key(hand.page, 'Escape');
        }
      }
      await hand.press(/End Activation/);
    } else if (/Whom do you activate/.test(asked)) {
      const who = hand.page.getByRole('radio', { name: /^(Ace|Anansi)/ }).first();
      if ((await who.getAttribute('aria-disabled')) === null) await (hand.touch ? tap(who) : click(who));
      else await click(hand.page.locator('.dock [role="radio"]:not([aria-disabled="true"])').first());
      await hand.gold();
    } else await hand.leave();
    await hand.shown();
  }
}

async function start(options: Parameters<typeof openPage>[0]): Promise<{ open: OpenPage; hand: Hand }> {
  const open = await openPage({ ...options, address: SEED, reducedMotion: true });
  return { open, hand: new Hand(open.page, options.touch) };
}

test('a quick game opens with the mouse: set-up, deployment, a move, an attack and its SFX', async () => {
  const { open, hand } = await start({ width: 1280, height: 800 });
  await toDeployment(hand);

  await hand.drop((await hand.asked()).replace('Deploy ', ''), [16, 12.5]);
  expect(await hand.page.locator('.dock .button__reason').innerText()).toMatch(/outside the zone/);
  await deployAll(hand, (card, at) => hand.deploy(card, at));
  expect((await hand.list()).map((line) => line.split(',')[0]).toSorted()).toEqual(
    Object.keys(SPOTS).toSorted(),
  );
  await open.screenshot('deployed');

  await toFirstTurn(hand);
  await hand.choose(/^Ace/);
  expect(await hand.gold()).toBe('Activate Ace');
  await hand.drag(SPOTS['Ace']!, [8.6, 1.9]);
  expect(await hand.asked()).toBe('Move Ace');
  expect(await hand.page.locator('.facts-3').innerText()).toMatch(/^1\.\d+″/);
  await open.screenshot('move');
  expect(await hand.gold()).toBe('Move here');
  expect(await hand.lastLines()).toMatch(/Ace moves 1\.\d+″/);

  await hand.press('Undo');
  expect(await hand.asked()).toMatch(/choose an Action/);
  await hand.press('Redo');
  expect(await hand.lastLines()).toMatch(/Ace moves/);

  await hand.press(/Ghostshot/);
  expect(await hand.page.locator('.fact-row', { hasText: 'Nuke' }).innerText()).toMatch(/too far/);
  await click(hand.page.locator('.fact-row', { hasText: 'Anansi' }));
  expect(await hand.page.locator('.clash').innerText()).toMatch(/Ghostshot[\s\S]*Anansi/i);
  expect(await hand.page.locator('.pools').innerText()).toMatch(/Always[\s\S]*\+2[\s\S]*Blaster/);
  await open.screenshot('attack');
  expect(await hand.gold()).toBe('Attack for 2 AP');

  await attackUntilSfx(hand);
  expect(await hand.asked()).toMatch(/^Spend \d+ SFX$/);
  const tray = await hand.page.locator('.tray .visually-hidden').textContent();
  expect(tray).toMatch(/HIT!$/);
  await open.screenshot('sfx');
  const asked = await hand.asked();
  await hand.shown();
  await hand.page.reload();
  await hand.page.locator('.prompt__title').waitFor();
  expect(await hand.asked()).toBe(asked);
  await click(hand.page.getByRole('button', { name: /^One more/ }).first());
  await hand.gold();
  await hand.shown();

  const log = await hand.wholeLog();
  expect(log).toMatch(/Ghostshot/);
  expect(log).toMatch(/Higher Ground|Blaster|always/i);
  const victim = (await hand.list()).find(
    (line) => /[1-9] of (8|10|12) Health/.test(line) && !/(8 of 8|10 of 10|12 of 12)/.test(line),
  );
  expect(victim).toBeDefined();
});

test('the same opening by finger on a tablet, with the loupe while a model is carried', async () => {
  const { open, hand } = await start({ width: 1024, height: 768, touch: true });
  await toDeployment(hand);
  await deployAll(hand, async (card, at) => {
    await hand.choose(new RegExp(`^${card}`));
    await hand.tap(at);
    expect(await hand.gold()).toBe('Deploy here');
  });
  await toFirstTurn(hand);
  await hand.tap(SPOTS['Wildman']!);
  expect(await hand.gold()).toBe('Activate Wildman');
  const from = await hand.place(SPOTS['Wildman']!);
  const to = await hand.place([12.2, 3]);
  await hand.hold(from, to);
  await open.screenshot('touch-move');
  await hand.release(to);
  expect(await hand.asked()).toBe('Move Wildman');
  expect(await hand.page.locator('.prompt__subtitle').innerText()).toMatch(/gold handle/);
  expect(await hand.gold()).toBe('Move here');
  expect(await hand.lastLines()).toMatch(/Wildman moves/);
  expect(await hand.line('Wildman')).toMatch(/Graveyard Shift, 10 of 10 Health/);
});

test('across the table each player has his own dock, the far one turned, and only one of them is asked', async () => {
  const { open, hand } = await start({ width: 1280, height: 800, touch: true });
  await toDeployment(hand);
  await hand.press('Menu');
  await hand.press('Across the table');
  await hand.press(/^Close$/);
  const dock = (team: string) => hand.page.locator(`.dock[data-team="${team}"]`);
  const near = await dock('a').boundingBox();
  const far = await dock('b').boundingBox();
  expect(far!.x + far!.width).toBeLessThan(near!.x);
  const turnedTo = (team: string) => dock(team).evaluate((element) => getComputedStyle(element).transform);
  expect([await turnedTo('a'), await turnedTo('b')]).toEqual(['none', 'matrix(-1, 0, 0, -1, 0, 0)']);

  const askedOf = new Set<string>();
  await deployAll(hand, async (card, at) => {
    const team = at[1] < 12 && card !== 'Anansi' ? 'a' : 'b';
    askedOf.add(team);
    expect(await dock(team).locator('.prompt__title').innerText()).toBe(`Deploy ${card}`);
    expect(
      await dock(team === 'a' ? 'b' : 'a')
        .locator('.prompt__title')
        .innerText(),
    ).toMatch(/is choosing$/);
    await hand.choose(new RegExp(`^${card}`));
    await hand.tap(at);
    expect(await hand.gold()).toBe('Deploy here');
  });
  expect([...askedOf].toSorted()).toEqual(['a', 'b']);
  await open.screenshot('across');

  expect(await hand.list()).toHaveLength(6);
  const cover = hand.page.locator('.cover');
  const [width, team] = [(await cover.boundingBox())!.width, await cover.getAttribute('data-team')];
  expect(width).toBe(1280);
  expect(await cover.evaluate((element) => getComputedStyle(element).rotate)).toBe(
    team === 'b' ? '180deg' : 'none',
  );
  await key(hand.page, 'z');
  expect(await hand.asked()).toMatch(/^Deploy /);
  expect(await hand.list()).toHaveLength(5);

  await tap(dock('b').getByRole('button', { name: 'Menu' }));
  const turned = await hand.page
    .locator('dialog[open]')
    .evaluate((element) => getComputedStyle(element).rotate);
  expect(turned).toBe('180deg');
  await hand.press('One side');
  await hand.press(/^Close$/);
  expect(await hand.page.locator('.dock').count()).toBe(1);
});

test('the question stays the same when the language changes in the middle of it', async () => {
  const { hand } = await start({ width: 1280, height: 800 });
  await toDeployment(hand);
  const name = (await hand.asked()).replace('Deploy ', '');
  await hand.page.evaluate(() => localStorage.setItem('pulp-city-tabletop/preferences', '{"language":"fr"}'));
  await hand.shown();
  await hand.page.reload();
  await hand.page.locator('.prompt__title').waitFor();
  expect(await hand.asked()).toBe(`Déployez ${name}`);
});
