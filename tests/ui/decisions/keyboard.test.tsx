/** Every prompt answers to the same keys, as the Keys page says: Enter, digits, arrows, Escape. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { Decision } from '../../../src/systems/pulp-city/model/frames.ts';
import type { DecisionKind } from '../../../src/systems/pulp-city/model/decisions.ts';
import { DECISIONS } from '../../../src/games/pulp-city/decisions/registry.ts';
import type { App } from '../../../src/games/pulp-city/use-game.ts';
import { appAt, appFor, gameOf } from '../panels/around.tsx';
import { type Asked, put } from './asked.tsx';
import { SELDOM_ASKED } from './seldom-asked.ts';

const MOST_DECISIONS = 3000;
const MOST_KEYS = 90;

const gold = ({ baseElement }: Asked): HTMLElement | null =>
  baseElement.querySelector<HTMLElement>('.button--primary');

function press(key: string, shiftKey = false): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });
}

/** What the prompt says is chosen, and what its gold button says. */
const looks = (asked: Asked): string =>
  [
    gold(asked)?.textContent ?? '',
    gold(asked)?.getAttribute('aria-disabled') ?? 'open',
    ...[...asked.baseElement.querySelectorAll('[aria-checked="true"]')].map((one) => one.textContent ?? ''),
  ].join(' | ');

/** Keys alone, as somebody would who does not know the prompt: chooses, walks, and presses Enter. */
function typeThrough(asked: Asked, draw: () => number): void {
  const keys = ['ArrowDown', '1', '2', 'ArrowRight', '3', 'ArrowUp', '4', '5', '6', 'ArrowLeft'];
  for (let tries = 0; tries < MOST_KEYS && asked.answers.length === 0; tries += 1) {
    press('Enter');
    if (asked.answers.length > 0) return;
    press(keys[Math.floor(draw() * keys.length)] ?? '1', draw() < 0.3);
  }
}

function faultOf(app: App, decision: Decision, draw: () => number): string | null {
  const asked = put(app, decision.kind, decision as never);
  const cover = asked.baseElement.querySelector('.cover .button--primary');
  if (cover !== null) fireEvent.click(cover);
  const before = looks(asked);
  try {
    press('1');
    press('ArrowDown');
    press('Escape');
    press('Escape');
    if (asked.answers.length > 0) return 'answers before Enter';
    if (looks(asked) !== before) return `Escape leaves ${looks(asked)} instead of ${before}`;
    typeThrough(asked, draw);
    if (asked.answers.length === 0) return 'cannot be answered';
    return asked.check(asked.answers[0]);
  } finally {
    asked.unmount();
    act(() => {
      app.view.draft(decision.id, undefined);
      app.view.select(null);
    });
  }
}

/** Plays by chance; a question of a kind that has not been answered by keys yet is asked on the screen. */
function playOn(app: App, seed: number, seen: Map<DecisionKind, string | null>): void {
  const draw = stream(seed);
  const keys = stream(seed + 1);
  const tried = new Map<DecisionKind, number>();
  for (let count = 0; count < MOST_DECISIONS; count += 1) {
    const game = gameOf(app);
    const decision = game.rest.pending[0];
    if (decision === undefined) return;
    const { kind } = decision;
    const tries = tried.get(kind) ?? 0;
    if (seen.get(kind) !== null && tries < 6) {
      tried.set(kind, tries + 1);
      seen.set(
        kind,
        faultOf(app, decision, () => keys() / 2 ** 32),
      );
    }
    const answer = pulpCity.sample(game, decision, draw);
    app.session.dispatch({ type: 'answer', decision: decision.id, answer });
  }
}

describe('the keyboard of prompts', () => {
  test('every kind of question: Escape withdraws and never answers, keys alone give an answer the game takes', () => {
    const seen = new Map<DecisionKind, string | null>();
    for (const [edition, level, seed, dice, citizens] of [
      ['2017', 6, 6, 'digital', false],
      ['2013', 6, 3, 'digital', true],
      ['2017', 9, 8, 'entered', false],
      ['2017', 9, 5, 'digital', false],
      ['2013', 9, 9, 'digital', false],
    ] as const) {
      playOn(appFor({ edition, level, seed, dice, citizens, want: null }), seed, seen);
    }
    expect([...seen].filter(([, fault]) => fault !== null)).toEqual([]);
    const kinds = Object.keys(DECISIONS) as DecisionKind[];
    expect(kinds.filter((kind) => !seen.has(kind) && !(kind in SELDOM_ASKED))).toEqual([]);
  }, 240_000);

  test.each(Object.entries(SELDOM_ASKED))('%s, which is asked seldom, answers to them too', (kind, begin) => {
    const { game } = begin();
    const decision = game.rest.pending.find((one) => one.kind === kind);
    if (decision === undefined) throw new Error(`${kind} is not asked`);
    const keys = stream(1);
    expect(faultOf(appAt(game), decision, () => keys() / 2 ** 32)).toBeNull();
  });

  test('no prompt has an Enter, an Escape or digits of its own', () => {
    const folder = join(process.cwd(), 'src/games/pulp-city/decisions');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(folder, name));
    const own = files.filter((path) => /\b(Enter|Escape|'[1-9]'):/.test(readFileSync(path, 'utf8')));
    expect(files.length).toBeGreaterThan(40);
    expect(own).toEqual([]);
  });
});
