import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import { diceWanted } from '../../../src/systems/pulp-city/view/actions/dice-wanted.ts';
import type { DecisionFor } from '../../../src/systems/pulp-city/model/frames.ts';
import type { App } from '../../../src/games/pulp-city/use-game.ts';
import { appFor, gameOf } from '../panels/around.tsx';
import { put } from './asked.tsx';

const MOST = 1500;

test('[PC-ROLL-03] real dice: the sources told add up to the dice asked for, whatever is rolled', () => {
  const app = appFor({ edition: '2017', level: 9, seed: 8, dice: 'entered', want: null });
  const draw = stream(8);
  const told = new Map<string, number>();
  const wrong: string[] = [];
  for (let count = 0; count < MOST; count += 1) {
    const game = gameOf(app);
    const decision = game.rest.pending[0];
    if (decision === undefined) break;
    if (decision.kind === 'enterDice') {
      for (const group of decision.groups) {
        const { what, sources } = diceWanted(worldOf(game), game.rest.stack, decision.by, group);
        told.set(what.roll, (told.get(what.roll) ?? 0) + 1);
        const sum = sources.reduce((all, { dice }) => all + dice, 0);
        if (sources.length > 0 && sum !== group.count) wrong.push(`${what.roll}: ${sum} of ${group.count}`);
      }
    }
    const answer = pulpCity.sample(game, decision, draw);
    app.session.dispatch({ type: 'answer', decision: decision.id, answer });
  }
  expect(wrong).toEqual([]);
  for (const roll of ['attack', 'defence', 'starting', 'tactical'])
    expect(told.get(roll) ?? 0).toBeGreaterThan(0);
  expect(told.has('other')).toBe(false);
}, 60_000);

/** Plays by chance until the Attacker's real dice are asked for. */
function attackDice(app: App): DecisionFor<'enterDice'> {
  const draw = stream(8);
  for (let left = MOST; left > 0; left -= 1) {
    const game = gameOf(app);
    const decision = game.rest.pending[0];
    if (decision === undefined) break;
    if (decision.kind === 'enterDice' && decision.groups[0]?.label === 'attack') return decision;
    const answer = pulpCity.sample(game, decision, draw);
    app.session.dispatch({ type: 'answer', decision: decision.id, answer });
  }
  throw new Error('no attack was rolled');
}

test('the panel names the Action, the other side and what the best die is added to; digits and Backspace enter faces', () => {
  const app = appFor({ edition: '2017', level: 9, seed: 8, dice: 'entered', want: null });
  const decision = attackDice(app);
  const count = decision.groups[0]?.count ?? 0;
  const asked = put(app, 'enterDice', decision);
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  const faces = () => asked.container.querySelectorAll('.dice-entry__row button').length;
  const about = asked.container.querySelector('.dice-entry__about')?.textContent ?? '';
  expect(about).toMatch(/ against /);
  expect(about).toMatch(/ \d+ \+ the best die/);
  for (let die = 0; die < count - 1; die += 1) press('4');
  press('3');
  expect(faces()).toBe(count);
  press('Backspace');
  expect(faces()).toBe(count - 1);
  press('Enter');
  expect(asked.answers).toEqual([]);
  press('6');
  // The Defender's pad is open beside it.
  const others = asked.container.querySelectorAll('.dice-entry__slot').length;
  expect(others).toBeGreaterThan(0);
  press('Enter');
  expect(asked.answers).toEqual([]);
  for (let die = 0; die < others; die += 1) press('1');
  press('Enter');
  expect(asked.answers).toEqual([[[...Array<number>(count - 1).fill(4), 6]]]);
}, 60_000);
