import { disc, type IconPart, type PartMode } from './icon-path.ts';
import { letterPath } from './letters.ts';

/** How an emblem looks, in one word, so that whoever keeps or compares signs need not know it: see `emblem`. */
export type Emblem = `emblem:${string}`;

export interface EmblemLook {
  /** Two capitals or digits. */
  readonly letters: string;
  /** Outline, one of `SHAPES`. */
  readonly shape: keyof typeof SHAPES;
  /** Below the letters, one of `MARKS`. */
  readonly mark: keyof typeof MARKS;
  /** Above the letters, counted on over all of `ACCENTS`. */
  readonly accent: number;
}

const SHAPES = {
  hexagon: 'M6 1.6H18L23.6 12L18 22.4H6L.4 12Z',
  leaf: 'M4 1.2H13.5Q22.8 1.2 22.8 10.5V20Q22.8 22.8 20 22.8H10.5Q1.2 22.8 1.2 13.5V4Q1.2 1.2 4 1.2Z',
  star: 'M3.4 3.4H8L12 .2L16 3.4H20.6V8L23.8 12L20.6 16V20.6H16L12 23.8L8 20.6H3.4V16L.2 12L3.4 8Z',
  shield: 'M1.8 1.4H22.2V12.5Q22.2 19 12 23.4Q1.8 19 1.8 12.5Z',
} as const;

const MARKS = {
  none: [],
  ring: [['cut', disc(12, 18.4, 1.7)]],
  bar: [['cutLine', 'M8.4 18.4L15.6 18.4']],
  slits: [['cutLine', 'M8 17.6L10.6 19M16 17.6L13.4 19']],
  crown: [['cut', 'M8.2 20.4V16.4L10.3 18L12 15.9L13.7 18L15.8 16.4V20.4Z']],
  weight: [['cut', 'M7.4 16.4H9.6V17.6H14.4V16.4H16.6V20.4H14.4V19.2H9.6V20.4H7.4Z']],
  chevrons: [['cutLine', 'M8.6 16.6L10.6 18.4L8.6 20.2M13 16.6L15 18.4L13 20.2']],
  plus: [['cutLine', 'M12 16.2L12 20.6M9.8 18.4L14.2 18.4']],
  tower: [['cut', 'M9 16.2H10.6V17.2H11.2V16.2H12.8V17.2H13.4V16.2H15V20.6H9Z']],
} as const satisfies Readonly<Record<string, readonly IconPart[]>>;

const ACCENTS: readonly (readonly IconPart[])[] = [
  [],
  [['cut', disc(12, 3.9, 1)]],
  [
    ['cut', disc(10, 3.9, 0.9)],
    ['cut', disc(14, 3.9, 0.9)],
  ],
  [
    ['cut', disc(8.6, 3.9, 0.9)],
    ['cut', disc(12, 3.9, 0.9)],
    ['cut', disc(15.4, 3.9, 0.9)],
  ],
  [['cut', 'M8.6 3.3H15.4V4.5H8.6Z']],
  [['cut', 'M9 5L12 2.8L15 5V6.2L12 4.2L9 6.2Z']],
];

/** The sign that stands for this look. */
export const emblem = ({ letters, shape, mark, accent }: EmblemLook): Emblem =>
  `emblem:${letters}:${shape}:${mark}:${accent % ACCENTS.length}`;

export const isEmblem = (sign: string): sign is Emblem => sign.startsWith('emblem:');

const isShape = (word: string): word is EmblemLook['shape'] => Object.hasOwn(SHAPES, word);
const isMark = (word: string): word is EmblemLook['mark'] => Object.hasOwn(MARKS, word);

/** What is painted alike and does not overlap, as one path: a page lays out each of them. */
function inOne(mode: PartMode, parts: readonly IconPart[]): readonly IconPart[] {
  const alike = parts.flatMap(([own, d]) => (own === mode ? [d] : []));
  return alike.length === 0 ? [] : [[mode, alike.join('')]];
}

const made = new Map<Emblem, readonly IconPart[]>();

/** What is painted of an emblem, on the field of 24 by 24 of all signs. */
export function emblemParts(sign: Emblem): readonly IconPart[] {
  const known = made.get(sign);
  if (known !== undefined) return known;
  const [, letters = '', shape = '', mark = '', accent = ''] = sign.split(':');
  const [first = '', second] = [...letters];
  const both =
    second === undefined
      ? [letterPath(first, 9.2, 5.9, 5.6, 8.6)]
      : [letterPath(first, 5.4, 5.9, 5.3, 8.6), letterPath(second, 13.3, 5.9, 5.3, 8.6)];
  const upon: readonly IconPart[] = [
    ...both.map((d): IconPart => ['cutLine', d]),
    ...(isMark(mark) ? MARKS[mark] : []),
    ...(ACCENTS[Number(accent)] ?? []),
  ];
  const parts: readonly IconPart[] = [
    ['fill', SHAPES[isShape(shape) ? shape : 'shield']],
    ...(['cutLine', 'cut'] as const).flatMap((mode) => inOne(mode, upon)),
  ];
  made.set(sign, parts);
  return parts;
}
