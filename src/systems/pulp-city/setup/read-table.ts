import * as v from 'valibot';
import { PLAYERS } from '../../../kernel/ids.ts';
import { AGENDA_IDS, agendaCitizenId } from '../model/agendas.ts';
import { citizenId, citizenNumber } from '../model/citizens.ts';
import { isOfCard } from '../model/ids.ts';
import { type Refusal, refusal } from '../model/refusals.ts';
import { checkTable, MOST_POINTS, TALLEST, type TableFault } from '../../../tabletop/check-table.ts';
import { MATERIALS, SIZES, type TableLayout, type TerrainPiece } from '../model/terrain.ts';
import { DECORATION, point } from './ground-form.ts';
import { whole } from '../../../kernel/number-forms.ts';

const footprint = v.variant('kind', [
  v.object({ kind: v.literal('disc'), x: whole, y: whole, r: whole }),
  v.object({ kind: v.literal('polygon'), points: v.array(point) }),
]);
const prism = { footprint, bottom: whole, top: whole };
const PIECE = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  kind: v.picklist(['structure', 'object', 'area', 'feature']),
  look: v.pipe(v.string(), v.maxLength(60)),
  name: v.exactOptional(v.pipe(v.string(), v.maxLength(60))),
  ...prism,
  solid: v.boolean(),
  standable: v.boolean(),
  enterable: v.boolean(),
  cover: v.picklist(['none', 'typical', 'reinforced']),
  parts: v.exactOptional(v.pipe(v.array(v.looseObject(prism)), v.maxLength(64))),
  impassable: v.exactOptional(v.object({ fixedHeight: v.nullable(whole) })),
  hazard: v.exactOptional(v.literal(true)),
  marker: v.exactOptional(v.literal(true)),
  rank: v.exactOptional(v.picklist([1, 2, 3])),
  material: v.exactOptional(v.picklist(MATERIALS)),
  sizeClass: v.exactOptional(v.picklist(SIZES)),
  g: v.exactOptional(whole),
  health: v.exactOptional(whole),
  maxHealth: v.exactOptional(whole),
  danger: v.exactOptional(
    v.looseObject({ grade: v.picklist(['Dangerous', 'Very Dangerous']), trait: v.picklist(['H', 'F']) }),
  ),
});

const MOST_PIECES = 200;
const table = {
  id: v.string(),
  size: v.pipe(whole, v.minValue(609_600), v.maxValue(1_219_200)),
  ...DECORATION,
};
const TABLE = v.object({ ...table, pieces: v.pipe(v.array(v.unknown()), v.maxLength(MOST_PIECES)) });

/** All of a table, its pieces included. */
export const TABLE_FORM = v.object({ ...table, pieces: v.pipe(v.array(PIECE), v.maxLength(MOST_PIECES)) });

export interface ReadTable {
  /** Null when nothing can be made of it. */
  readonly layout: TableLayout | null;
  readonly faults: Refusal[];
}

/** A table from outside, and all that is wrong with it. */
export function readTable(given: unknown): ReadTable {
  const { layout, faults } = readLayout(given);
  return layout === null ? { layout, faults } : { layout, faults: [...faults, ...layoutFaults(layout)] };
}

/** What is wrong with pieces that make sense one by one. @rule PC-TABLE-15 */
export const layoutFaults = (layout: TableLayout): readonly Refusal[] =>
  checkTable(layout).map((fault) => faultRefusal(layout, fault));

/** Of a card, of one of its models, or of a Citizen. */
const isModelId = (id: string): boolean =>
  isOfCard(id) ||
  id === citizenId(Number(citizenNumber(id))) ||
  AGENDA_IDS.some((agenda) => PLAYERS.some((team) => id === agendaCitizenId(agenda, team)));

/** Pieces that are called as a model is: two things of one id would be one. */
export const reservedNames = ({ pieces }: TableLayout): readonly Refusal[] =>
  pieces.flatMap(({ id }, index) =>
    isModelId(id) ? [refusal('setup.reserved', { at: `table.pieces.${index}.id`, given: id })] : [],
  );

/**
 * The form of a table from outside. Each piece is read by itself, so that one that makes no sense hides none of the
 * others.
 */
export function readLayout(given: unknown): ReadTable {
  const table = v.safeParse(TABLE, given);
  if (!table.success) {
    const faults = table.issues.map((issue) => {
      const path = v.getDotPath(issue);
      return formRefusal(path === null ? 'table' : `table.${path}`, issue.received);
    });
    return { layout: null, faults };
  }
  const { id, size, pieces, ...decoration } = table.output;
  const faults: Refusal[] = [];
  const sound: TerrainPiece[] = [];
  for (const [index, raw] of pieces.entries()) {
    const piece = v.safeParse(PIECE, raw);
    if (piece.success) sound.push(piece.output as TerrainPiece);
    else faults.push(...piece.issues.map((issue) => pieceRefusal(labelOf(raw, index), issue)));
  }
  return { layout: { id, size, pieces: sound, ...decoration }, faults };
}

export function formRefusal(path: string, received: string): Refusal {
  if (path === 'seed') return refusal('setup.seed', { given: received });
  return refusal('setup.form', { at: path, given: received });
}

const NUMBERS = ['x', 'y', 'r', 'bottom', 'top', 'fixedHeight'];

function pieceRefusal(piece: string, issue: v.BaseIssue<unknown>): Refusal {
  const at = v.getDotPath(issue) ?? '';
  if (at === '') return refusal('table.noPiece', { piece, given: issue.received });
  const isNumber = NUMBERS.includes(at.split('.').at(-1) ?? '');
  return refusal(isNumber ? 'table.notNumber' : 'table.form', { piece, at, given: issue.received });
}

const LABELLED = v.object({
  id: v.fallback(v.string(), ''),
  name: v.optional(v.fallback(v.string(), ''), ''),
});

/** The name of a piece and its id, as far as it has them; else its number. */
function labelOf(raw: unknown, index: number): string {
  const named = v.safeParse(LABELLED, raw);
  const { id, name } = named.success ? named.output : { id: '', name: '' };
  const own = id === '' ? `#${index + 1}` : id;
  return name === '' ? own : `${name} (${own})`;
}

/** One fault of a table in the words of a refusal. */
export function faultRefusal(
  { pieces }: TableLayout,
  { piece, code, at, by, with: other, part }: TableFault,
): Refusal {
  const label = (id: string): string =>
    labelOf(
      pieces.find((one) => one.id === id),
      0,
    );
  return refusal(`table.${code}`, {
    piece: label(piece),
    ...(at === undefined ? {} : { x: at.x, y: at.y }),
    ...(by === undefined ? {} : { by }),
    ...(other === undefined ? {} : { other: label(other) }),
    part: part === undefined ? 0 : part + 1,
    most: code === 'tooManyPoints' ? MOST_POINTS : TALLEST,
  });
}
