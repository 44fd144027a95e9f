import { describe, expect, test } from 'vitest';
import {
  plainTelling as plainLine,
  type Story,
  type StoryLine,
  type Tone,
} from '../../../src/ui/shell/log/story.ts';
import {
  lastsMs,
  momentAt,
  momentFrom,
  momentsOf,
  plainTelling,
  stretchesOf,
  turnFrom,
} from '../../../src/ui/shell/replay/moments.ts';

const line = (
  entry: number,
  text: string,
  tone: Tone = 'plain',
  topic: StoryLine['topic'] = 'other',
): StoryLine => ({
  key: `${entry} ${text}`,
  entry,
  topic,
  head: true,
  telling: plainLine(text, { tone }),
});

const STORY: Story = {
  edition: 'first',
  groups: [
    { key: 'g0', title: 'Before', team: null, lines: () => [line(1, 'Ann comes.')] },
    {
      key: 'g1',
      title: 'Turn of Ann',
      team: 'a',
      lines: () => [
        line(3, 'Ann spends 1 AP.', 'quiet'),
        line(4, 'Ann strikes.'),
        line(4, '6 against 2.', 'plain', 'dice'),
        line(6, 'Bob falls.', 'loud'),
      ],
    },
    { key: 'g2', title: 'Turn of Bob', team: 'b', lines: () => [line(8, 'Bob stands up.')] },
  ],
};

const moments = momentsOf(STORY, 9);

describe('the moments of a game', () => {
  test('are the beginning, the end, and each entry that something is told of', () => {
    expect(moments.map(({ at }) => at)).toEqual([0, 1, 4, 6, 8, 9]);
  });

  test('each has the line that says most of its entry, and the heading that it stands under', () => {
    expect(moments.map(({ line: told }) => told?.telling.text ?? null)).toEqual([
      null,
      'Ann comes.',
      '6 against 2.',
      'Bob falls.',
      'Bob stands up.',
      null,
    ]);
    expect(moments.map(({ title }) => title)).toEqual([
      'Before',
      'Before',
      'Turn of Ann',
      'Turn of Ann',
      'Turn of Bob',
      'Turn of Bob',
    ]);
  });

  test('any number of entries is of the moment before it', () => {
    expect([0, 1, 2, 3, 4, 5, 7, 8, 9].map((at) => momentAt(moments, at))).toEqual([
      0, 1, 1, 1, 2, 2, 3, 4, 5,
    ]);
    expect([0, 2, 4, 5, 9].map((at) => momentFrom(moments, at))).toEqual([0, 2, 2, 3, 5]);
  });

  test('by Turns one goes to where the next begins, and back to where this one or the one before began', () => {
    expect(turnFrom(moments, 1, 1)).toBe(2);
    expect(turnFrom(moments, 3, 1)).toBe(4);
    expect(turnFrom(moments, 4, 1)).toBe(5);
    expect(turnFrom(moments, 3, -1)).toBe(2);
    expect(turnFrom(moments, 2, -1)).toBe(0);
    expect(turnFrom(moments, 0, -1)).toBe(0);
  });

  test('longer sentences last longer, and none for ever', () => {
    const lasts = (text: string): number =>
      lastsMs({ at: 1, line: line(1, text), title: '', team: null, group: 0 });
    expect(lasts('A much longer sentence than that.')).toBeGreaterThan(lasts('Short.'));
    expect(lasts('x'.repeat(5000))).toBe(lasts('x'.repeat(9000)));
  });

  test('Turns are stretches of the track in the colours of their sides, without a gap', () => {
    const stretches = stretchesOf(moments);
    expect(stretches.map(({ team }) => team)).toEqual([null, 'a', 'b']);
    expect(stretches[0]?.from).toBe(0);
    expect(stretches.at(-1)?.to).toBe(moments.length - 1);
    expect(stretches.slice(1).map(({ from }) => from)).toEqual(stretches.slice(0, -1).map(({ to }) => to));
  });

  test('a game that says no more of itself is divided by its headings, with its dice marked', () => {
    const { chapters, marks } = plainTelling(moments);
    expect(chapters.map(({ at, title }) => [at, title])).toEqual([
      [0, 'Before'],
      [4, 'Turn of Ann'],
      [8, 'Turn of Bob'],
    ]);
    expect(marks.map(({ at }) => at)).toEqual([4]);
  });
});
