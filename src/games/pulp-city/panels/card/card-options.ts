import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { cardById, profileById } from '../../../../systems/pulp-city/model/lookup.ts';
import type { Sign } from '../../../../ui/kit/icons.ts';
import { signOf } from '../../words/icons.ts';

export function cardSign(w: World, card: string): Sign {
  const profile = profileById(w, cardById(w, card).profile);
  return signOf(profile);
}

export function modelSign(w: World, model: string): Sign {
  const card = w.state.models[model]?.card;
  return card === undefined ? 'star' : cardSign(w, card);
}
