import type { Plot, World } from '../../model/encounter.ts';

/** @throws when the book of this Encounter has no such Plot: the set-up is checked when it begins. */
export function plotOf({ rules, setup }: Pick<World, 'rules' | 'setup'>): Plot {
  const plot = rules.plots[setup.plot];
  if (plot === undefined) throw new Error(`no plot ${setup.plot} in ${rules.id}`);
  return plot;
}

/** Is anything put on the table for it? */
export const hasItems = ({ markers = [], needs = [] }: Plot): boolean => markers.length + needs.length > 0;
