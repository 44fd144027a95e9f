import { withinRange } from '../../board/distance.ts';
import { piecesNamed } from '../../board/summoned.ts';
import type { AtClause, EffectCalled, Selector } from '../../model/clause.ts';
import type { ChainOffer, PowerUse } from '../../model/declared-action.ts';
import type { CardId, ModelId } from '../../model/ids.ts';
import type { Trigger } from '../../model/force.ts';
import type { World } from '../../model/encounter.ts';
import { cardOf, profileOf } from '../../model/lookup.ts';
import { triggersOf, watch } from '../../powers/in-force.ts';
import { noted } from '../../powers/noted.ts';
import type { Occasion } from '../../model/occasion.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { modelsOnTable } from '../../board/on-table.ts';
import { isOfAlly, teamOf, teamOfCard } from '../../board/sides.ts';
import { limitOpen } from '../../powers/limits.ts';
import { selects } from '../../traits/selectors.ts';
import { isMinionCard, liveModels } from '../../board/cards.ts';
import { clauseEffects } from '../../model/force.ts';

export const activationStarted = watch('activationStarted');
export const activationEnded = watch('activationEnded');
const WATCHES = { activationStarted, activationEnded } as const;

/** Powers that the card's Activation sets off at this point: its own, then those of models that watch for it. @rule PC-TURN-10 */
export function powersAt(w: World, card: CardId, at: 'activationStarted' | 'activationEnded'): PowerUse[] {
  const models = liveModels(w, card);
  const own = models.flatMap((model) =>
    WATCHES[at](w, model).flatMap((trigger, index) =>
      isOwn(trigger.clause) && isDue(w, trigger)
        ? [{ owner: model, power: trigger.name, at, index, subject: null }]
        : [],
    ),
  );
  const watching = WATCHES[at]
    .holders(w)
    .flatMap(({ id: owner, triggers }) =>
      triggers.flatMap((trigger, index) =>
        watched(w, owner, trigger.clause, models).flatMap((subject) =>
          isDue(w, trigger) ? [{ owner, power: trigger.name, at, index, subject }] : [],
        ),
      ),
    );
  return [...own, ...watching];
}

function isOwn({ who }: AtClause): boolean {
  return who === undefined || who === 'self';
}

function isDue(w: World, { clause, name, owner }: Trigger): boolean {
  return (
    limitOpen(w, owner, name, clause.limit) &&
    holds(w, clause.when, owner, owner, occasionOf(w, owner, clause))
  );
}

function occasionOf(w: World, owner: ModelId, clause: AtClause): Occasion {
  const rolled = w.state.activation?.diceRolled ?? {};
  const name = clause.when?.action?.name;
  const action = profileOf(w, owner).actions.find((one) => one.name === name);
  const dice = action === undefined ? undefined : rolled[action.id];
  return {
    amounts: { dice: dice ?? 0 },
    ...(dice === undefined || action === undefined ? {} : { actionName: action.name }),
  };
}

/** Chains that the end of this Activation opens: by its own Powers, and by those of models that watch for it. @rule PC-TURN-09 */
export function chainsOf(w: World, card: CardId): ChainOffer[] {
  const ended = liveModels(w, card);
  return activationEnded.holders(w).flatMap(({ id: owner, triggers }) =>
    (isOfAlly(w, owner, teamOfCard(w, card)) ? [] : triggers)
      .filter(({ clause }) =>
        isOwn(clause) ? ended.includes(owner) : watched(w, owner, clause, ended).length > 0,
      )
      .filter((trigger) => isDue(w, trigger))
      .flatMap((trigger) => activationOffers(w, trigger, card)),
  );
}

/** Models of the Activation that the Power of another one looks out for, or the text of pieces: each as often as it is met. */
function watched(w: World, owner: ModelId, { who }: AtClause, models: readonly ModelId[]): ModelId[] {
  if (typeof who !== 'object') return [];
  const self = who.orSelf === true;
  return models
    .filter((id) => (self || id !== owner) && selects(w, who, id, { owner, side: teamOf(w, owner) }))
    .flatMap((id) => Array<ModelId>(timesMet(w, owner, who, id)).fill(id));
}

/** Of several Summoned pieces with the same text each one counts that is near. @rule PC-CARD-06 */
function timesMet(w: World, owner: ModelId, { of = [], within }: Selector, id: ModelId): number {
  if (typeof within !== 'number') return 1;
  const pieces = of.flatMap((name) => piecesNamed(w, owner, name));
  return Math.max(1, pieces.filter((piece) => withinRange(w, piece, id, within)).length);
}

/** Whom a Power lets Activate: whoever has just been, is not chosen again. */
export function activationOffers(w: World, { clause, name, owner }: Trigger, been: CardId): ChainOffer[] {
  const effects = clauseEffects(clause);
  const from = cardOf(w, owner).id;
  const others = effects.filter((effect) => effect.fx !== 'activate');
  return effects.flatMap((effect) => {
    if (effect.fx !== 'activate') return [];
    const cards =
      effect.to === undefined || effect.to === 'self' ? [from] : cardsChosen(w, owner, effect, been);
    const { limit = null, cost = null } = clause;
    if (cards.length === 0) return [];
    noted(clause);
    return [{ from, owner, power: name, limit, cost, cards, others }];
  });
}

function cardsChosen(w: World, owner: ModelId, { to }: EffectCalled<'activate'>, been: CardId): CardId[] {
  if (typeof to !== 'object') return [];
  const { count: _, ...selector } = to;
  const side = teamOf(w, owner);
  const chosen = modelsOnTable(w).filter(
    (other) =>
      other.card !== been &&
      !isOfAlly(w, other.id, side) &&
      selects(w, selector, other.id, { owner, side }) &&
      !isMinionCard(w, other.card),
  );
  return [...new Set(chosen.map((other) => other.card))];
}

export function letsActivate({ clause }: Trigger): boolean {
  return clauseEffects(clause).some((effect) => effect.fx === 'activate');
}

/** Such a Power is offered when the Turn goes on to chains, not with the others. */
export function startsChain(w: World, use: PowerUse): boolean {
  const trigger = triggersOf(w, use.owner, use.at)[use.index];
  return trigger !== undefined && letsActivate(trigger);
}
