import { formatInches } from '../../../i18n/units.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { profileById } from '../../../systems/pulp-city/model/lookup.ts';
import type { ModelFacts } from '../../../systems/pulp-city/view/table/models.ts';
import type { IconName } from '../../../ui/kit/icons.ts';
import type { Token, TokenState } from '../../../ui/table/types.ts';
import { isFilledIn } from '../words/filled-in.ts';
import { CONDITION_SIGNS, signOf } from '../words/icons.ts';
import { modelName } from '../words/names.ts';
import { shown, toInches } from '../../../ui/table/units.ts';

export interface TokenMood {
  readonly state: TokenState;
  readonly closedReason?: string;
}

/** One model as it is drawn. */
export function tokenOf(w: World, t: Translator, facts: ModelFacts, mood: TokenMood): Token {
  const profile = profileById(w, facts.profile);
  const { body } = facts;
  const conditions: IconName[] = facts.conditions.map(({ what }) => CONDITION_SIGNS[what]);
  return {
    id: facts.id,
    team: facts.team,
    sign: signOf(profile),
    at: shown(w.setup.table.size, body),
    baseMm: body.r / 500,
    name: modelName(w, facts.id),
    ...(isFilledIn(facts.profile) ? { mark: 'hand' } : {}),
    health: facts.health,
    healthMax: facts.healthMax,
    ...(body.z > 0 ? { elevation: toInches(body.z), elevationText: formatInches(body.z, t.lang) } : {}),
    fatigue: facts.fatigue,
    powerUp: facts.powerUp,
    conditions,
    stealth: facts.stealth,
    state: facts.status === 'ko' ? 'ko' : mood.state,
    ...(mood.closedReason === undefined ? {} : { closedReason: mood.closedReason }),
    ...(body.inside === null ? {} : { inside: true }),
    ...(body.wall === null ? {} : { onWall: true }),
  };
}
