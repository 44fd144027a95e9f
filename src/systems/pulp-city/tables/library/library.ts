import type { TableLayout } from '../../model/terrain.ts';
import { TABLES } from '../ready-made.ts';
import { fairground } from './fairground.ts';
import { graveyard } from './graveyard.ts';
import { harbour } from './harbour.ts';
import { highway } from './highway.ts';
import { laboratory } from './laboratory.ts';
import { rooftops } from './rooftops.ts';
import { subway } from './subway.ts';
import { temple } from './temple.ts';

const all: readonly TableLayout[] = [
  ...TABLES,
  graveyard,
  laboratory,
  temple,
  rooftops,
  highway,
  subway,
  fairground,
  harbour,
];

/** Every table that comes with the game, smaller ones first. @rule PC-TABLE-01 */
export const LIBRARY: readonly TableLayout[] = all.toSorted((one, other) => one.size - other.size);
