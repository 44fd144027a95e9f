/** The odds beside what is chosen: the engine's figures, a row for each die, and nothing where they are switched off. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { rollOdds } from '../../../src/systems/pulp-city/odds/odds.ts';
import { appFor, gameOf } from '../panels/around.tsx';
import { ask } from './asked.tsx';

/** Ace's Ghostshot at Nuke. */
const spec = {
  attacker: 'a1',
  source: 'a1',
  profile: 'ace-of-wraiths',
  action: 'ghostshot',
  type: 'IND',
  target: 'b1',
  instead: null,
  combat: true,
  reaction: false,
  affected: ['b1'],
  splash: null,
  side: 'a',
  by: 'a',
  overrun: null,
  object: null,
  extraDice: [],
  momentum: false,
} as const;

const rows = () => screen.getAllByRole('radio', { name: /Power Up di(e|ce), / });
const figure = (share: number): string => `${Math.round(share * 100)}%`;

test('each number of the Attacker’s dice is a row with the engine’s chance, and choosing it commits them', () => {
  const app = appFor();
  const asked = ask(app, 'attackDice', { spec, max: 2, objects: [], powers: [] });
  const w = worldOf(gameOf(app));
  const worst = (attackPowerUp: number) =>
    Math.min(...[0, 1].map((trait) => rollOdds(w, spec, { order: {} }, { attackPowerUp, trait }).success));
  expect(rows()).toHaveLength(3);
  rows().forEach((row, dice) => {
    expect(row.getAttribute('aria-label')).toContain(`${figure(worst(dice))} to succeed`);
    expect(row.textContent).toContain(figure(worst(dice)));
  });
  fireEvent.click(rows()[2] as HTMLElement);
  expect(rows().map((row) => row.getAttribute('aria-checked'))).toEqual(['false', 'false', 'true']);
  fireEvent.click(screen.getByRole('button', { name: /^Roll/ }));
  expect(asked.answers).toEqual([{ powerUp: 2, object: null, powers: [] }]);
});

test('the Defender sees what each of his dice leaves against those committed', () => {
  const app = appFor();
  ask(app, 'defendDice', {
    by: 'b',
    spec,
    max: 1,
    traits: [{ trait: 'I', trump: false, power: null }],
    attackPowerUp: 1,
    powers: [],
  });
  const w = worldOf(gameOf(app));
  rows().forEach((row, defendPowerUp) => {
    const { success } = rollOdds(w, spec, { order: {} }, { attackPowerUp: 1, defendPowerUp });
    expect(row.textContent).toContain(figure(success));
  });
});

test('with the odds switched off the rows keep their dice and lose their figures', () => {
  const app = appFor();
  app.preferences.set({ odds: false });
  const asked = ask(app, 'attackDice', { spec, max: 2, objects: [], powers: [] });
  expect(rows()).toHaveLength(3);
  expect(rows()[1]?.textContent).toMatch(/\+1/);
  expect(asked.container.textContent).not.toContain('%');
});
