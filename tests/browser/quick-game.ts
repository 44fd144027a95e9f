/** The quick game from its first question to the first Turn, as both players would bring it there. */
import type { Hand, Spot } from './hand.ts';

/** Any seed does: the test follows whatever is rolled. */
export const SEED = 'index.html?seed=7';

export const SPOTS: Readonly<Record<string, Spot>> = {
  Ace: [10, 1.5],
  Tekkna: [7, 1.5],
  Wildman: [12.6, 1.5],
  Nuke: [12, 22.4],
  Aurelius: [14.5, 22.4],
  Anansi: [11, 4.4],
};

/** Quick game up to deployment: the west-south-north-east of it is chosen so that Team A stands in the south. */
export async function toDeployment(hand: Hand): Promise<void> {
  await hand.press('Play now');
  if ((await hand.asked()) === 'Choose your advantage') {
    const own = (await hand.page.locator('.prompt__subtitle').first().innerText()).startsWith('Graveyard');
    await hand.choose(own ? /Terrain/ : /Tactical/);
    await hand.gold();
  }
  await hand.goOnUntil(/edge of the table/);
  await hand.choose(/south/i);
  await hand.gold();
  await hand.goOnUntil(/^Deploy /);
}

/** Deploys until the Starting Roll is asked for. */
export async function deployAll(
  hand: Hand,
  put: (card: string, at: Spot) => Promise<void>,
  count = Object.keys(SPOTS).length,
): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    const name = (await hand.asked()).replace('Deploy ', '');
    const at = SPOTS[name];
    if (at === undefined) throw new Error(`nowhere to deploy ${name}`);
    await put(name, at);
  }
}

export async function toFirstTurn(hand: Hand): Promise<void> {
  await hand.goOnUntil(/Who takes the first Turn/);
  await hand.choose(/Graveyard Shift/);
  await hand.gold();
  await hand.goOnUntil(/Whom do you activate/);
}
