import { scanJson } from './json-scan.ts';

export interface JsonPlace {
  readonly line: number;
  readonly column: number;
}

/** Where a value begins, by its path ('actions.1.bar'); with a place inside a text, where that stands in the file. */
export type PlaceOf = (path: string, within?: JsonPlace) => JsonPlace;

/** Reads a whole JSON text once more for the places of its values; what is not there is where it should have been. */
export function jsonPlaces(text: string): PlaceOf {
  const starts = new Map<string, number>();
  scanJson(text, { onValue: (path, at) => starts.set(path, at) });
  const lines = lineStarts(text);
  const at = (offset: number): JsonPlace => {
    let line = lines.length;
    while (line > 1 && (lines[line - 1] ?? 0) > offset) line -= 1;
    return { line, column: offset - (lines[line - 1] ?? 0) + 1 };
  };
  return (path, within) => {
    const known = starts.get(path);
    if (known !== undefined) return at(within === undefined ? known : insideText(text, known, within));
    const parent = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '';
    return at(starts.get(parent) ?? starts.get('') ?? 0);
  };
}

function lineStarts(text: string): readonly number[] {
  const found = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) found.push(at + 1);
  return found;
}

/** The sign of a text that stands at a line and column of it, once its escapes are read. */
function insideText(text: string, start: number, { line, column }: JsonPlace): number {
  let offset = start + 1;
  let [l, c] = [1, 1];
  while (offset < text.length && text[offset] !== '"' && (l < line || (l === line && c < column))) {
    const escaped = text[offset] === '\\';
    const sign = text[offset + 1];
    if (escaped && sign === 'n') [l, c] = [l + 1, 1];
    else c += 1;
    offset += escaped ? (sign === 'u' ? 6 : 2) : 1;
  }
  return offset;
}
