import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLOUR } from '../../../src/styles/tokens.ts';
import { type IconName, ICONS, iconParts, isIconName } from '../../../src/ui/kit/icons.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');

const PLAYED_CARDS = [
  'ace',
  'tekkna',
  'wildman',
  'nuke',
  'anansi',
  'aurelius',
  'dead-eye',
  'tomcat',
  'iron-train',
  'arquero',
  'raleigh',
  'kitharion',
  'hellsmith',
  'riposte',
  'sentry-bots',
  'mutant-mobsters',
];

function cssName(name: string): string {
  return `--${name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)}`;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe('the look', () => {
  test('has one palette: canvas and style sheet agree', () => {
    for (const [name, colour] of Object.entries(COLOUR))
      expect(css).toContain(`${cssName(name)}: ${colour};`);
  });

  test('can be read', () => {
    for (const [text, ground, least] of [
      [COLOUR.ink, COLOUR.paper, 7],
      [COLOUR.ink2, COLOUR.paper2, 4.5],
      [COLOUR.white, COLOUR.teamA, 4.5],
      [COLOUR.ink, COLOUR.teamB, 4.5],
      [COLOUR.ink, COLOUR.teamBStripe, 4.5],
      [COLOUR.teamBText, COLOUR.teamBTint, 4.5],
      [COLOUR.ink, COLOUR.gold, 7],
      [COLOUR.white, COLOUR.legal, 4.5],
      [COLOUR.white, COLOUR.low, 4.5],
      [COLOUR.lowText, COLOUR.paper2, 4.5],
      [COLOUR.white, COLOUR.danger, 4.5],
      [COLOUR.healthLow, COLOUR.healthLost, 3],
    ] as const) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(least);
    }
  });

  test('has a sign for every card in play', () => {
    expect(PLAYED_CARDS.filter((name) => !isIconName(name))).toEqual([]);
    expect(isIconName('toString')).toBe(false);
  });

  test('draws every sign with well-formed paths of its own', () => {
    const drawn = new Map<string, string>();
    for (const name of Object.keys(ICONS) as IconName[]) {
      const paths = iconParts(name).map(([, d]) => d);
      expect(paths.every((d) => /^M[-\d.\sA-Za-z,]+$/.test(d))).toBe(true);
      drawn.set(paths.join(' '), name);
    }
    const shared = Object.keys(ICONS).length - drawn.size;
    // A Stun is the star, Fatigue the drop: the rest differ.
    expect(shared).toBe(2);
  });
});
