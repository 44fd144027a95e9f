/** What stands behind the # of a link, in one code that any camera reads, or in several that are read in any order. */

/** Letters of a link in one code: with more its squares are too small for a phone held by hand. */
export const MOST_IN_ONE = 1100;
/** Letters of each of several. */
const MOST_IN_PART = 650;
/** More codes than that nobody holds a camera to. */
export const MOST_CODES = 12;

const PART = 'part';
const PART_FORM = /^([a-z0-9]{1,7})\.([1-9]\d?)\.([1-9]\d?)\.(.+)$/s;

/** Codes that have been read, of one link; more are needed as long as some are missing. */
export interface Parts {
  /** Tells the codes of one link from those of another. */
  readonly id: string;
  readonly of: number;
  readonly pieces: Readonly<Record<number, string>>;
}

/** The texts of the codes; null: it would be too many. Each is a link to the page by itself. */
export function codesFor(link: string): readonly string[] | null {
  if (link.length <= MOST_IN_ONE) return [link];
  const at = link.indexOf('#');
  const page = link.slice(0, at);
  const whole = link.slice(at + 1);
  const id = idOf(whole);
  const room = MOST_IN_PART - page.length - `#${PART}=${id}.99.99.`.length;
  if (at < 0 || room < 1) return null;
  const letters = whole.length;
  const of = Math.ceil(letters / room);
  if (of > MOST_CODES) return null;
  const size = Math.ceil(letters / of);
  return Array.from({ length: of }, (_, index) => {
    const piece = whole.slice(index * size, (index + 1) * size);
    return `${page}#${PART}=${id}.${index + 1}.${of}.${piece}`;
  });
}

/** What has been read with one more code; another link's codes begin anew. null: it is no code of several. */
export function withPart(read: Parts | null, given: string): Parts | null {
  const [, id = '', place = '', count = '', piece = ''] = PART_FORM.exec(given) ?? [];
  const [at, of] = [Number(place), Number(count)];
  if (piece === '' || at > of || of > MOST_CODES) return null;
  const before = read !== null && read.id === id && read.of === of ? read.pieces : {};
  return { id, of, pieces: { ...before, [at]: piece } };
}

const places = ({ of }: Parts): readonly number[] => Array.from({ length: of }, (_, index) => index + 1);

/** Numbers of the codes that are still to be read. */
export const missing = (parts: Parts): readonly number[] =>
  places(parts).filter((place) => parts.pieces[place] === undefined);

/** What stood behind the #; null: some are missing, or they do not belong together. */
export function joined(parts: Parts): string | null {
  const whole = places(parts)
    .map((place) => parts.pieces[place] ?? '')
    .join('');
  return missing(parts).length === 0 && idOf(whole) === parts.id ? whole : null;
}

/** FNV-1a. */
function idOf(text: string): string {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return mixed.toString(36);
}
