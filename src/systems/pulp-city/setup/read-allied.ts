import * as v from 'valibot';
import type { TeamId } from '../model/ids.ts';

/** Teams that play together. */
export const ALLIED = v.array(v.array(v.string()));

/** Of how many Teams two can play against two, and how many those are. */
const FOUR = 4;
const PAIR = 2;

/** Two against two, and each Team once: all of them come to the same Level, so that other sides would not be even. @rule PC-TABLE-14 */
export const arePairs = (allied: readonly (readonly string[])[], teams: readonly TeamId[]): boolean =>
  teams.length === FOUR &&
  allied.every((all) => all.length === PAIR) &&
  allied.flat().length === FOUR &&
  teams.every((team) => allied.flat().includes(team));
