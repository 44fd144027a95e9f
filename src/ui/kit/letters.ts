/** Capitals and digits of one stroke each on a field of 6 by 10: moves, lines and quadratic curves only. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 10L3 0L6 10M1.2 6.6L4.8 6.6',
  B: 'M0 0L0 10L3 10Q6 10 6 7.4Q6 4.8 3 4.8L0 4.8M3 4.8Q5.4 4.8 5.4 2.4Q5.4 0 3 0L0 0',
  C: 'M6 1.8Q5.2 0 3.2 0Q0 0 0 3.4L0 6.6Q0 10 3.2 10Q5.2 10 6 8.2',
  D: 'M0 0L0 10L2.6 10Q6 10 6 6.6L6 3.4Q6 0 2.6 0L0 0',
  E: 'M6 0L0 0L0 10L6 10M0 5L4.6 5',
  F: 'M6 0L0 0L0 10M0 5L4.6 5',
  G: 'M6 1.8Q5.2 0 3.2 0Q0 0 0 3.4L0 6.6Q0 10 3.2 10Q6 10 6 7L6 5.4L3.6 5.4',
  H: 'M0 0L0 10M6 0L6 10M0 5L6 5',
  I: 'M3 0L3 10',
  J: 'M5.4 0L5.4 7Q5.4 10 2.8 10Q.2 10 .2 7.4',
  K: 'M0 0L0 10M6 0L0 5.8M2 4L6 10',
  L: 'M0 0L0 10L5.8 10',
  M: 'M0 10L0 0L3 5.6L6 0L6 10',
  N: 'M0 10L0 0L6 10L6 0',
  O: 'M0 3Q0 0 3 0Q6 0 6 3L6 7Q6 10 3 10Q0 10 0 7L0 3',
  P: 'M0 10L0 0L3 0Q6 0 6 2.9Q6 5.8 3 5.8L0 5.8',
  Q: 'M0 3Q0 0 3 0Q6 0 6 3L6 7Q6 10 3 10Q0 10 0 7L0 3M3.6 7L6 10',
  R: 'M0 10L0 0L3 0Q6 0 6 2.9Q6 5.8 3 5.8L0 5.8M3 5.8L6 10',
  S: 'M5.8 1.8Q5 0 3 0Q.2 0 .2 2.5Q.2 4.6 3 5Q5.8 5.4 5.8 7.5Q5.8 10 3 10Q.8 10 .2 8.2',
  T: 'M0 0L6 0M3 0L3 10',
  U: 'M0 0L0 7Q0 10 3 10Q6 10 6 7L6 0',
  V: 'M0 0L3 10L6 0',
  W: 'M0 0L1.3 10L3 4L4.7 10L6 0',
  X: 'M0 0L6 10M6 0L0 10',
  Y: 'M0 0L3 5L3 10M6 0L3 5',
  Z: 'M0 0L6 0L0 10L6 10',
  '0': 'M0 3Q0 0 3 0Q6 0 6 3L6 7Q6 10 3 10Q0 10 0 7L0 3',
  '1': 'M1 2.2L3.4 0L3.4 10',
  '2': 'M.2 2.6Q.4 0 3 0Q6 0 6 2.8Q6 5 .2 10L6 10',
  '3': 'M.4 1.4Q1.4 0 3 0Q5.6 0 5.6 2.4Q5.6 4.8 2.6 4.8Q6 4.8 6 7.4Q6 10 3 10Q1 10 .2 8.4',
  '4': 'M4.6 10L4.6 0L0 7L6 7',
  '5': 'M5.6 0L.8 0L.4 4.6Q1.6 3.8 3 3.8Q6 3.8 6 6.9Q6 10 3 10Q1 10 .2 8.6',
  '6': 'M5.4 .6Q0 1 0 6.8Q0 10 3 10Q6 10 6 7Q6 4.2 3 4.2Q.4 4.2 0 6.8',
  '7': 'M0 0L6 0L2.2 10',
  '8': 'M3 4.8Q.4 4.8 .4 2.4Q.4 0 3 0Q5.6 0 5.6 2.4Q5.6 4.8 3 4.8Q0 4.8 0 7.4Q0 10 3 10Q6 10 6 7.4Q6 4.8 3 4.8',
  '9': 'M.6 9.4Q6 9 6 3.2Q6 0 3 0Q0 0 0 3Q0 5.8 3 5.8Q5.6 5.8 6 3.2',
};

export const WIDTH = 6;
export const HEIGHT = 10;

const rounded = (n: number): number => Math.round(n * 100) / 100;

/** A letter as path data with its corner at (x, y); a sign that is no capital and no digit is drawn as a dash. */
export function letterPath(letter: string, x: number, y: number, width: number, height: number): string {
  const d = LETTERS[letter] ?? 'M0 5L6 5';
  return d.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, a: string, b: string) =>
      `${rounded(x + (Number(a) * width) / WIDTH)} ${rounded(y + (Number(b) * height) / HEIGHT)}`,
  );
}
