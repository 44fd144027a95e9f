import { expect, test } from 'vitest';
import { translate } from '../../../src/i18n/translate.ts';
import { MESSAGES } from '../../../src/i18n/messages.ts';
import { TRAVEL_FAULTS } from '../../../src/tabletop/gait.ts';
import { STANDING_FAULTS } from '../../../src/tabletop/standing.ts';
import { faultRefusal } from '../../../src/systems/pulp-city/board/placement-faults.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { refusalWords } from '../../../src/games/pulp-city/words/refusals.ts';
import { filesUnder, readText } from '../../architecture/sources.ts';
import { um } from '../../support/pieces.ts';
import { street } from './table-play.ts';

/** Codes written out where a refusal is made. */
const CODE = /\brefusal\(\s*'([a-zA-Z.]+)'/g;

const written = filesUnder('src')
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) => [...readText(path).matchAll(CODE)].map(([, code]) => code ?? ''));

test('every refusal has words', () => {
  const ground = [...TRAVEL_FAULTS, ...STANDING_FAULTS].flatMap((why) => [
    faultRefusal('move', { why }).code,
    ...(STANDING_FAULTS.some((fault) => fault === why) ? [faultRefusal('place', { why }).code] : []),
  ]);
  expect(written.length).toBeGreaterThan(80);
  const mute = [...new Set([...written, ...ground])].filter((code) => !(`refusal.${code}` in MESSAGES.en));
  expect(mute).toEqual([]);
});

test('names what is in the way, and tells lengths in tenths that never flatter', () => {
  const w = worldOf(street().game);
  const say = (code: string, params: Record<string, string | number>) =>
    refusalWords(w, translate('en'), { code, params });
  expect(say('move.blocked', { by: 'house', short: 0 })).toBe('Structure is in the way');
  expect(say('target.tooFar', { by: um(0.61) })).toBe('0.7″ too far');
  expect(say('target.tooFar', { by: um(0.024) })).toBe('0.1″ too far');
  expect(refusalWords(w, translate('fr'), { code: 'target.immune', params: { to: 'Fire' } })).toBe(
    'Immunité\u202f: Feu',
  );
  expect(say('no.such.code', {})).toBe('This is not possible now.');
});
