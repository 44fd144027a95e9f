/** A language that nobody speaks, made of the French texts: every word can be told from one without a key, and is longer. */
import type { Page } from 'playwright-core';
import { type Part, parseMessage } from '../../../src/i18n/message.ts';
import { fileNames, readMessages } from '../../i18n/files.ts';

const LONGER = 0.4;
const PAIRS = [
  'aå',
  'eë',
  'iï',
  'oø',
  'uü',
  'yÿ',
  'AÅ',
  'EË',
  'IÏ',
  'OØ',
  'UÜ',
  'YŸ',
  'éë',
  'èë',
  'êë',
  'àå',
  'âå',
];
const MARKED: ReadonlyMap<string, string> = new Map(PAIRS.map((pair) => [pair.charAt(0), pair.charAt(1)]));
const SIGNS = [...new Set(MARKED.values())].join('');

const marked = (text: string): string => [...text].map((sign) => MARKED.get(sign) ?? sign).join('');

/** Words of at most six signs, so that lines may still break. */
function padding(length: number): string {
  let left = Math.ceil(length * LONGER);
  let pad = '';
  while (left > 0) {
    pad += ` ${'ø'.repeat(Math.min(6, left))}`;
    left -= 7;
  }
  return pad;
}

const literal = (text: string): string => {
  const said = text.trimEnd();
  if (!/\p{L}{2}/u.test(said)) return text;
  return `${marked(said)}${padding(said.length)}${text.slice(said.length)}`;
};

function written(part: Part): string {
  if (typeof part === 'string') return literal(part);
  if (part.name === '#') return '#';
  if (!('choice' in part))
    return part.format === undefined ? `{${part.name}}` : `{${part.name}, ${part.format}}`;
  const branches = Object.entries(part.branches).map(
    ([key, parts]) => `${key} {${parts.map(written).join('')}}`,
  );
  return `{${part.name}, ${part.choice}, ${branches.join(' ')}}`;
}

export const pseudo = (text: string): string => parseMessage(text).map(written).join('');

const invented = (files: readonly string[]): string =>
  JSON.stringify(
    Object.fromEntries(
      files
        .flatMap((file) => Object.entries(readMessages('fr', file)))
        .map(([key, text]) => [key, pseudo(text)]),
    ),
  );

/** The page then speaks it in place of French, as it would a folder of its own. */
export async function speakPseudo(page: Page): Promise<void> {
  const files = fileNames('fr');
  const script = (name: string, texts: readonly string[]) => ({
    contentType: 'text/javascript',
    body: `export const ${name} = ${invented(texts)};`,
  });
  await page.route(/assets\/french-rules-[\w-]+\.js$/, (route) =>
    route.fulfill(
      script(
        'FRENCH_RULES',
        files.filter((file) => file === 'rules.json'),
      ),
    ),
  );
  await page.route(/assets\/french-(?!rules-)[\w-]+\.js$/, (route) =>
    route.fulfill(
      script(
        'FRENCH',
        files.filter((file) => file !== 'rules.json'),
      ),
    ),
  );
}

const WORD = /[\p{L}’']{4,}/gu;
const KEYED = new RegExp(`[${SIGNS}]`, 'u');
const VOWEL = /[aeiouy]/i;

/** Words on the screen that come from no text of the language. */
export const unkeyed = (shown: string): readonly string[] => [
  ...new Set((shown.match(WORD) ?? []).filter((word) => !KEYED.test(word) && VOWEL.test(word))),
];

/** Labels of which a part cannot be seen: what scrolls, what lies aside for readers, and what is cut at a line on purpose are none. */
export const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 2,
      );
      const box = one.getBoundingClientRect();
      if (!own || box.width < 4 || box.height < 4 || !one.checkVisibility()) continue;
      const text = document.createRange();
      text.selectNodeContents(one);
      const said = text.getBoundingClientRect();
      for (let around: HTMLElement | null = one; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.clipPath !== 'none' || style.webkitLineClamp !== 'none') break;
        if (around.matches('.visually-hidden, .table-list, [data-faded], .log, .panel--log')) break;
        const frame = around.getBoundingClientRect();
        const across = hides(style.overflowX) && (said.right > frame.right + 2 || said.left < frame.left - 2);
        const down = hides(style.overflowY) && said.bottom > frame.bottom + 3 && said.top < frame.bottom - 3;
        if (across || down) {
          found.push(`${around.className || around.tagName}: ${(one.textContent ?? '').slice(0, 60)}`);
          break;
        }
        if (['auto', 'scroll'].includes(style.overflowY) || ['auto', 'scroll'].includes(style.overflowX))
          break;
      }
    }
    return [...new Set(found)];
  });
