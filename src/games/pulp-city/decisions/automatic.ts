import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { isModel } from '../../../systems/pulp-city/model/lookup.ts';
import { liveModels } from '../../../systems/pulp-city/board/cards.ts';
import { type Decor, NO_DECOR } from '../scene/decor.ts';
import type { Say } from '../words/say.ts';

/** Models a question is about that is answered beside the table. */
function askedAbout(w: World, decision: Decision): readonly string[] {
  switch (decision.kind) {
    case 'turn':
    case 'commandAfter':
    case 'chain':
      return decision.cards.flatMap((card) => liveModels(w, card));
    case 'usePower':
      return decision.pick;
    case 'effectsOrder':
      return decision.items.map(({ model }) => model);
    case 'blastOrder':
      return decision.members.filter((id) => isModel(w, id));
    case 'summonDefender':
    case 'summonSurplus':
      return decision.options;
    case 'countAs':
    case 'nameTrump':
    case 'escape':
    case 'environmentDefence':
    case 'environmentSfx':
    case 'changeDie':
    case 'rerollDie':
      return [decision.model];
    case 'keepTrait':
      return [decision.spec.attacker];
    default:
      return [];
  }
}

/** A question that needs nothing from the table still shows whom it is about. */
export function quietDecor({ w }: Say, decision: Decision, selected: string | null): Decor {
  const models = askedAbout(w, decision);
  if (models.length === 0) return NO_DECOR;
  return {
    acting: models,
    ...(selected !== null && models.includes(selected) ? { targets: [], acting: [selected] } : {}),
  };
}
