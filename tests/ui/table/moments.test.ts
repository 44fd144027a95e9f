import { describe, expect, test } from 'vitest';
import { CUES, LOUDNESS } from '../../../src/ui/sound/cues.ts';
import { cuesOf } from '../../../src/ui/sound/cues-of.ts';
import { tumblingFace } from '../../../src/ui/table/hooks/use-tumble.ts';
import type { Moment, MomentKind } from '../../../src/ui/table/moments/moment.ts';
import {
  DICE_MS,
  IMPACTS,
  inTheAir,
  LENGTHS,
  LONGEST_MS,
  timelineOf,
  TOLD,
} from '../../../src/ui/table/moments/timeline.ts';
import { FACES } from '../../../src/ui/kit/Die.tsx';
import { token as sample } from './scene-samples.ts';

const KINDS = Object.keys(LENGTHS) as MomentKind[];

const BURST = { at: { x: 5, y: 5 }, radius: 0.6, word: '', chip: null, from: null };

/** One moment of each kind, about whoever is named. */
function moment(kind: MomentKind, id = 'a1'): Moment {
  const token = sample('a1', 5, 5);
  const about = { ...BURST, id };
  switch (kind) {
    case 'throw':
      return { ...about, kind, flyer: { token } };
    case 'collapse':
      return { ...about, kind, piece: { kind: 'danger', id, outline: [], grade: 'dangerous' }, outline: [] };
    case 'break':
      return { ...about, kind };
    default:
      return { ...about, kind, token };
  }
}

const many = (count: number): readonly Moment[] =>
  Array.from({ length: count }, (_, index) => moment(KINDS[index % KINDS.length] ?? 'hit', `a${index}`));

describe('the timeline of what has happened', () => {
  test('nothing is drawn longer than 1.2 seconds after a press, however much has happened', () => {
    expect(LONGEST_MS).toBeLessThanOrEqual(1200);
    for (const dice of [false, true]) {
      for (let count = 0; count < 60; count += 1) {
        const { scheduled, ends } = timelineOf({ moments: many(count), dice });
        expect(ends).toBeLessThanOrEqual(LONGEST_MS);
        for (const one of scheduled) expect(one.ends).toBeLessThanOrEqual(ends);
      }
    }
  });

  test.each(KINDS)(
    'a %s by itself is drawn at the length it is written for, and tells what came of it',
    (kind) => {
      const [one] = timelineOf({ moments: [moment(kind)], dice: false }).scheduled;
      expect(one).toMatchObject({ starts: 0, ends: LENGTHS[kind], strikes: IMPACTS[kind], told: TOLD[kind] });
      expect(TOLD[kind]).toBeLessThan(LENGTHS[kind]);
    },
  );

  test('one begins with the blow of the one before, and none before the dice lie', () => {
    const { scheduled } = timelineOf({ moments: [moment('throw', 'car'), moment('ko', 'b1')], dice: true });
    const [thrown, koed] = scheduled;
    expect(thrown?.starts).toBe(DICE_MS);
    expect(koed?.starts).toBeCloseTo(thrown?.strikes ?? 0);
  });

  test('what is thrown or falls is left out by the table until it lies there', () => {
    const timeline = timelineOf({ moments: [moment('throw', 'car'), moment('hit', 'b1')], dice: false });
    expect(inTheAir(timeline, 0)).toEqual(['car']);
    expect(inTheAir(timeline, LENGTHS.throw)).toEqual([]);
  });
});

describe('what is heard', () => {
  test('each cue strikes with its moment, and the same sound never twice at once', () => {
    const play = { key: 1, dice: true, bell: false, moments: [moment('hit', 'b1'), moment('ko', 'b2')] };
    const { scheduled } = timelineOf(play);
    expect(cuesOf(play)).toEqual([
      { cue: 'dice', at: 0 },
      { cue: 'hit', at: scheduled[0]?.strikes },
      { cue: 'ko', at: scheduled[1]?.strikes },
    ]);
    const area = { key: 2, dice: false, bell: true, moments: many(0) };
    expect(cuesOf(area)).toEqual([{ cue: 'bell', at: 0 }]);
    const volley = cuesOf({
      ...play,
      moments: Array.from({ length: 40 }, (_, at) => moment('hit', `b${at}`)),
    });
    const hits = volley.filter(({ cue }) => cue === 'hit');
    expect(hits.length).toBeLessThan(40);
    expect(hits.every(({ at }, index) => index === 0 || at - (hits[index - 1]?.at ?? 0) > 50)).toBe(true);
  });

  test.each(Object.entries(CUES))('%s is short, within hearing and never loud', (_, voices) => {
    for (const voice of voices) {
      expect(voice.at + voice.lasts).toBeLessThanOrEqual(LONGEST_MS);
      expect(Math.min(voice.from, voice.to)).toBeGreaterThanOrEqual(30);
      expect(voice.loud * LOUDNESS).toBeLessThanOrEqual(0.4);
    }
  });
});

test('a die shows other faces while it tumbles and lands as rolled', () => {
  for (const rolled of FACES) {
    for (const place of [0, 1]) {
      const seen = [0, 60, 120, 180, 240].map((elapsed) => tumblingFace(rolled, place, elapsed));
      expect(new Set(seen).size).toBeGreaterThan(2);
      expect(seen.every((face) => FACES.includes(face))).toBe(true);
      expect(tumblingFace(rolled, place, 300)).toBe(rolled);
    }
  }
});
