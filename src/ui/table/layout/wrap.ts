import { pillSize } from '../draw/chips.ts';
import type { Chip } from '../types.ts';
import type { Measures } from './measures.ts';

/** In shares of the room: lines of about the same length are easier to read than a full one and a rest. */
const SHARES = [0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/** The chip with its words on as many lines as the room needs, as long as no single word is wider than it. */
export function wrapped(chip: Chip, room: number, { l, widthOf }: Measures): Chip {
  const width = (text: string): number =>
    pillSize({ ...chip, text }, l, (words, size) => widthOf(words, size, 800)).width;
  if (width(chip.text) <= room) return chip;
  const words = chip.text.split(' ');
  const linesWithin = (most: number): readonly string[] =>
    words.reduce<readonly string[]>((lines, word) => {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      return lines.length === 0 || width(longer) <= most ? [...lines.slice(0, -1), longer] : [...lines, word];
    }, []);
  const fewest = linesWithin(room).length;
  const lines = SHARES.map((share) => linesWithin(share * room)).find(({ length }) => length <= fewest);
  return { ...chip, text: (lines ?? words).join('\n') };
}
