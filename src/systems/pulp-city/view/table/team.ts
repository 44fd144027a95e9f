import { type Origin, type Trait, TRAITS } from '../../model/keywords.ts';
import type { PowerProfile } from '../../model/profile.ts';

import type { CardId, ModelId, TeamId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { cardById, modelOf, profileById, profileOf } from '../../model/lookup.ts';
import { clausesOf } from '../../powers/measure.ts';
import { startingDice } from '../../rules/rounds/starting-dice.ts';
import { quickMovers } from '../../rules/rounds/quick-movers.ts';
import { canBeActivated, commandable } from '../../rules/actions/activating.ts';
import {
  cardOnTable,
  cardsOf,
  isMinionCard,
  supremesInPlay,
  liveModels,
  modelsOfCard,
  firstModel,
} from '../../board/cards.ts';
import { isTrump, traitOf } from '../../traits/values.ts';

export interface TraitFact {
  readonly trait: Trait;
  readonly value: number;
  readonly printed: number;
  readonly trump: boolean;
}

/** The six Traits as they count now. @rule PC-ROLL-16 */
export function traitFacts(w: World, model: ModelId): readonly TraitFact[] {
  const { traits } = profileOf(w, model);
  return TRAITS.map((trait) => ({
    trait,
    value: traitOf(w, model, trait),
    printed: traits[trait],
    trump: isTrump(w, model, trait),
  }));
}

/** The model that stands for a card when one is to be looked at; null: the card has none. */
export const standInOf = (w: World, card: CardId): ModelId | null => firstModel(w, card);

export interface RollerFacts {
  readonly card: CardId;
  readonly mind: number;
  readonly trump: boolean;
  /** Without Power Up dice. */
  readonly dice: number;
  readonly origin: Origin | null;
}

/** What a card brings to the Starting Roll. @rule PC-START-02 */
export function rollerFacts(w: World, card: CardId): RollerFacts {
  const model = firstModel(w, card);
  return {
    card,
    mind: model === null ? 0 : traitOf(w, model, 'J'),
    trump: model !== null && isTrump(w, model, 'J'),
    dice: startingDice(w, card, 0),
    origin: profileById(w, cardById(w, card).profile).origin,
  };
}

export type WhyNotActivated = 'ko' | 'reserve' | 'aloft' | 'minion' | 'spent';

/** Why no Turn can be taken with a card; null: one can. @rule PC-TURN-06 @rule PC-MINION-01 */
export function whyNotActivated(w: World, card: CardId): WhyNotActivated | null {
  if (!cardOnTable(w, card)) {
    const statuses = modelsOfCard(w, card).map((model) => modelOf(w, model).status);
    if (statuses.includes('aloft')) return 'aloft';
    return statuses.includes('reserve') ? 'reserve' : 'ko';
  }
  if (isMinionCard(w, card)) return 'minion';
  return canBeActivated(w, card) ? null : 'spent';
}

/** Cards that a Master Plan may be used for. @rule PC-START-07 @rule PC-START-09 */
export function planCards(
  w: World,
  team: TeamId,
): { readonly actFast: readonly CardId[]; readonly powerUp: readonly CardId[] } {
  return { actFast: quickMovers(w, team), powerUp: supremesInPlay(w, team) };
}

/** Minion cards that may be commanded with its Activation. @rule PC-MINION-01 */
export const commandableWith = (w: World, card: CardId): readonly CardId[] => commandable(w, card);

export const modelsThatMove = (w: World, card: CardId): readonly ModelId[] => liveModels(w, card);

/** A Power or Special of one of the Team's cards by its name or id; null: nobody has it. */
export function powerOf(w: World, team: TeamId, power: string): PowerProfile | null {
  for (const card of cardsOf(w, team)) {
    const { powers, actions } = profileById(w, cardById(w, card).profile);
    const all = [...powers, ...actions.flatMap((action) => action.specials ?? [])];
    const found = all.find((one) => one.name === power || one.id === power || hasPlan(one, power));
    if (found !== undefined) return found;
  }
  return null;
}

/** The Power gives a Master Plan of this name. @rule PC-START-11 */
function hasPlan({ clauses }: PowerProfile, plan: string): boolean {
  return clausesOf(clauses, 'allow', 'masterPlan').some((clause) => clause.with.name === plan);
}

/** Cards of a Team in the order they were recruited, Minion cards last. */
export const rosterOf = (w: World, team: TeamId): readonly CardId[] => cardsOf(w, team);
