import * as v from 'valibot';
import type { TeamId } from '../model/ids.ts';
import { PAIRINGS } from '../model/setup.ts';

/** Teams that play together. */
export const ALLIED = v.array(v.array(v.string()));

type Names = readonly string[];

const areSame = (all: Names, others: Names): boolean =>
  all.length === others.length && others.every((one) => all.includes(one));

/** One of the ways in which all of these Teams can play two against two, in any order: they come to the same Level, so that other sides would not be even. @rule PC-TABLE-14 */
export const arePairs = (allied: readonly Names[], teams: readonly TeamId[]): boolean =>
  PAIRINGS.some(
    (pairs) =>
      areSame(pairs.flat(), teams) &&
      allied.length === pairs.length &&
      pairs.every((pair) => allied.some((all) => areSame(all, pair))),
  );
