import { idle } from './idle.ts';

/** What our texts are mostly set with; a letter that is missing here is measured when it is needed. */
const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÉÈÀ abcdefghijklmnopqrstuvwxyzéèêàçùîô 0123456789 .,:;!?’"“”+-−–/()%·×#';
/** Milliseconds that one font takes at most. */
const LONGEST = 4;

const read = new Set<string>();
const measured = new Set<string>();

/** A style sheet as it is written. To walk through its rules instead would make an object of each, for good. */
async function written({ href, ownerNode }: StyleSheet): Promise<string> {
  if (href === null) return ownerNode?.textContent ?? '';
  if (read.has(href)) return '';
  read.add(href);
  return (await fetch(href)).text();
}

/** Without the height of the lines, in which two of the same font may differ: `700 1rem var(--font-label)`. */
function* fontsIn(sheet: string): Iterable<string> {
  for (const [, font = ''] of sheet.matchAll(/[{;\s]font:\s*([^;}]+)/g))
    if (font !== 'inherit') yield font.replace(/\s*\/\s*\S+/, '');
}

function measure(font: string): void {
  const sample = document.createElement('div');
  Object.assign(sample.style, { position: 'absolute', visibility: 'hidden', contain: 'strict', font });
  sample.style.whiteSpace = 'nowrap';
  sample.ariaHidden = 'true';
  sample.textContent = LETTERS;
  document.body.append(sample);
  void sample.offsetHeight;
  sample.remove();
}

/** The browser works out how wide the letters of a font are at a size when it first needs them: here, ahead of any press, for the fonts in the style sheets so far. */
export async function measureFonts(): Promise<void> {
  if ('fonts' in document) await Promise.all([...document.fonts].map((face) => face.load()));
  const sheets = await Promise.all([...document.styleSheets].map(written));
  const fonts = new Set(sheets.flatMap((sheet) => [...fontsIn(sheet)]));
  let left = await idle();
  for (const font of fonts) {
    if (measured.has(font)) continue;
    measured.add(font);
    if (left() < LONGEST) left = await idle();
    measure(font);
  }
}
