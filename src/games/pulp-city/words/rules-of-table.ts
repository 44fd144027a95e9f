import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { isCitizen } from '../../../systems/pulp-city/board/on-table.ts';
import { conditionsOf, type ShownCondition } from '../../../systems/pulp-city/view/table/models.ts';

const CONDITION_RULES: Readonly<Record<ShownCondition, string>> = {
  burdened: 'PC-BURDEN-01',
  stunned: 'PC-FX-32',
  spectral: 'PC-FX-27',
  suppress: 'PC-FX-31',
  attack: 'PC-FX-02',
  defend: 'PC-FX-03',
  weak: 'PC-BONUS-13',
  immune: 'PC-BAR-09',
  aura: 'PC-TYPE-10',
};

const KIND_RULES = {
  structure: 'PC-STRUCT-01',
  object: 'PC-OBJ-01',
  area: 'PC-AREA-01',
  feature: 'PC-AREA-01',
} as const;

/** The rule that says most about a model as it is now. */
export function ruleOfModel(w: World, id: string): string {
  if (isCitizen(w, id)) return 'PC-CITIZEN-01';
  const [first] = conditionsOf(w, id);
  return first === undefined ? 'PC-DESC-10' : CONDITION_RULES[first.what];
}

export function ruleOfPiece(w: World, id: string): string {
  const piece = w.state.pieces[id];
  if (piece === undefined) return RULE_OF_GROUND;
  return piece.danger === undefined ? KIND_RULES[piece.kind] : 'PC-DANGER-01';
}

export const RULE_OF_GROUND = 'PC-MOVE-06';
