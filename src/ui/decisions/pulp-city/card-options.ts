import { type World, cardById, profileById } from '../../../systems/pulp-city/model/world.ts';
import type { IconName } from '../../kit/icons.ts';
import { signOf } from '../../play/signs.ts';

export function cardSign(w: World, card: string): IconName {
  const profile = profileById(w, cardById(w, card).profile);
  return signOf(profile.id, profile.role);
}

export function modelSign(w: World, model: string): IconName {
  const card = w.state.models[model]?.card;
  return card === undefined ? 'star' : cardSign(w, card);
}
