import type { Translator } from '../../../i18n/translate.ts';
import { formatInches, formatList } from '../../../i18n/units.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { type Mirror } from '../../../systems/pulp-city/tables/edit.ts';
import {
  reviewTable,
  type TableDoubt,
  type TableObstacle,
} from '../../../systems/pulp-city/tables/review.ts';
import type { PlotId } from '../../../systems/pulp-city/model/setup.ts';
import type { RulePoint } from '../../../ui/table/units.ts';
import { pieceName } from '../words/names.ts';

/** Something to be said about a table, with its number on the board. */
export interface Finding {
  readonly number: number;
  readonly words: string;
  readonly at: RulePoint | null;
  /** It cannot be played on before this is mended. */
  readonly severe: boolean;
  /** The piece it is about, and what would mend it. */
  readonly piece: string | null;
  readonly mend: 'moveOut' | 'addTwin' | null;
}

/** All that is to mend or to look at, what is severe first. */
export function findingsOf(
  table: TableLayout,
  mirror: Mirror,
  roomless: Roomless,
  t: Translator,
): readonly Finding[] {
  const { obstacles, doubts } = reviewTable(table, mirror);
  const name = (id: string): string => {
    const piece = table.pieces.find((one) => one.id === id);
    return piece === undefined ? id : pieceName(t, piece);
  };
  const unnumbered: readonly Omit<Finding, 'number'>[] = [
    ...obstacles.map((one) => ({ ...obstacle(one, t, name), severe: true })),
    ...doubts.map((one) => ({ ...doubt(one, t, name), severe: false })),
    ...roomlessWords(roomless, t).map((one) => ({ ...one, severe: false })),
  ];
  return unnumbered.map((one, index) => ({ ...one, number: index + 1 }));
}

type Said = Pick<Finding, 'words' | 'at' | 'piece' | 'mend'>;

function obstacle(one: TableObstacle, t: Translator, name: (id: string) => string): Said {
  switch (one.kind) {
    case 'fault': {
      const { code, piece, with: other } = one.fault;
      if (code === 'overlap' && other !== undefined)
        return {
          words: t('tables.fault.overlap', { name: name(piece), other: name(other) }),
          at: one.at,
          piece,
          mend: 'moveOut',
        };
      const words = t('tables.fault.piece', { name: name(piece), why: t(`tables.fault.${plainCode(code)}`) });
      return { words, at: one.at, piece, mend: code === 'outside' ? 'moveOut' : null };
    }
    case 'noDeployment':
      return {
        words: t('tables.fault.noDeployment', { base: one.base, edge: t(`tables.edge.${one.edge}`) }),
        at: one.at,
        piece: null,
        mend: null,
      };
    case 'crowded':
      return {
        words: t('tables.fault.crowded', { n: one.room, edge: t(`tables.edge.${one.edge}`) }),
        at: one.at,
        piece: null,
        mend: null,
      };
  }
}

const plainCode = (code: string): 'outside' | 'height' | 'shape' =>
  code === 'outside'
    ? 'outside'
    : code === 'noHeight' || code === 'tooTall' || code === 'belowGround'
      ? 'height'
      : 'shape';

function doubt(one: TableDoubt, t: Translator, name: (id: string) => string): Said {
  switch (one.kind) {
    case 'narrow': {
      const [a, b] = one.pieces;
      const words = t('tables.doubt.narrow', {
        a: name(a),
        b: name(b),
        gap: formatInches(one.gap, t.lang),
      });
      return { words, at: one.at, piece: a, mend: null };
    }
    case 'noTwin':
      return {
        words: t('tables.doubt.noTwin', { name: name(one.piece) }),
        at: one.at,
        piece: one.piece,
        mend: 'addTwin',
      };
    case 'dangerInZone':
      return {
        words: t('tables.doubt.dangerInZone', { name: name(one.piece), edge: t(`tables.edge.${one.edge}`) }),
        at: one.at,
        piece: one.piece,
        mend: null,
      };
    case 'bare':
      return { words: t('tables.doubt.bare'), at: null, piece: null, mend: null };
  }
}

/** Plots whose own pieces would find no place, by their names. */
export type Roomless = readonly { readonly edition: string; readonly plot: PlotId }[];

function roomlessWords(roomless: Roomless, t: Translator): readonly Said[] {
  if (roomless.length === 0) return [];
  const plots = roomless.map(({ edition, plot }) => t('tables.plotOf', { plot: t(`plot.${plot}`), edition }));
  const words = t('tables.doubt.plotRoom', { plots: formatList(plots, t.lang) });
  return [{ words, at: null, piece: null, mend: null }];
}
