import { inches } from '../../../geometry/units.ts';
import { bodyOf } from '../board/bodies.ts';
import { liveModels, supremesInPlay } from '../board/cards.ts';
import type { World } from '../model/encounter.ts';
import type { DecisionFor } from '../model/frames.ts';
import type { CardId } from '../model/ids.ts';
import { cardById, profileById } from '../model/lookup.ts';
import { activatable, commandable, mayMove } from '../rules/actions/activating.ts';
import { projected } from '../rules/objectives/scoring.ts';
import { startingDice } from '../rules/rounds/starting-dice.ts';
import { spareAp, spareFatigue } from '../traits/limits.ts';
import { movementOf } from '../traits/movement-type.ts';
import { traitOf } from '../traits/values.ts';
import { ahead } from './ours.ts';
import { because, bestFirst, ifKo, type Eye, type Thought, thought } from './eye.ts';
import { airBetween } from './spot.ts';
import type { Strike } from './strikes.ts';
import { cardWorth } from './worth.ts';

/** A strike that asks for a move first, and one that is out of reach for now. */
const AFTER_MOVE = 0.8;
const OUT_OF_REACH = 0.15;

/** Whoever may be struck soon goes first. */
const IN_DANGER = 0.1;
const NEAR = inches(4);

/** Below this a card has nothing to do. */
const LITTLE = 0.05;

/** A card that has had so many Activations in a Round goes round in circles: another goes first, or nobody. */
const MOST_ACTIVATIONS = 6;
const IN_CIRCLES = 10;
const OFFER = -1;

interface Promise {
  readonly worth: number;
  readonly best: Strike | null;
}

/** What a card could do with an Activation now, roughly. */
function promiseOf(eye: Eye, card: CardId): Promise {
  const { w, me, weights } = eye;
  const purse = Math.min(spareAp(w, card), w.state.teams[me].pool);
  const moves = spareFatigue(w, card) > 0;
  let worth = 0;
  let best: Strike | null = null;
  for (const model of liveModels(w, card)) {
    const body = bodyOf(w, model);
    const walk = moves && mayMove(w, model) ? inches(movementOf(w, model)) : 0;
    let [strike, danger] = [0, 0];
    for (const { other, strikes } of eye.strikes().on(model)) {
      const gap = airBetween(body, bodyOf(w, other));
      for (const one of strikes) if (gap <= one.range + NEAR) danger = Math.max(danger, one.worth);
    }
    for (const { other, strikes } of eye.strikes().by(model)) {
      const gap = airBetween(body, bodyOf(w, other));
      for (const one of strikes) {
        if (one.ap > purse) continue;
        const share = gap <= one.range ? 1 : gap <= one.range + walk ? AFTER_MOVE : OUT_OF_REACH;
        const value = share * one.worth - weights.ap * one.ap;
        if (value <= strike) continue;
        strike = value;
        if (share > OUT_OF_REACH && value > worth) best = one;
      }
    }
    for (const { other, strikes } of eye.mends(model)) {
      const gap = airBetween(body, bodyOf(w, other));
      for (const one of strikes)
        if (one.ap <= purse && gap <= one.range + walk)
          strike = Math.max(strike, (gap <= one.range ? 1 : AFTER_MOVE) * one.worth - weights.ap * one.ap);
    }
    let aimed = 0;
    if (walk > 0)
      for (const aim of eye.aims(model)) {
        const away = aim.away(body);
        if (away > 0) aimed = Math.max(aimed, (away <= walk ? 0.5 : 0.15) * aim.worth);
      }
    worth = Math.max(worth, strike + aimed + IN_DANGER * danger);
  }
  return { worth, best };
}

/** Which card is Activated: the one with most to do, with the Minions that have most to do. */
export function weighTurn(eye: Eye, decision: DecisionFor<'turn'>): readonly Thought[] {
  const { w } = eye;
  const known = new Map<CardId, Promise>();
  const promise = (card: CardId): Promise => {
    let found = known.get(card);
    if (found === undefined) known.set(card, (found = promiseOf(eye, card)));
    return found;
  };
  const found = decision.cards.flatMap((card): Thought[] => {
    const { worth, best } = promise(card);
    const [minions] = commandable(w, card).toSorted(
      (one, other) => promise(other).worth - promise(one).worth,
    );
    const reason =
      best === null
        ? because('activate', { card })
        : because(ifKo('activate.strike', best), {
            card,
            target: best.target,
            chance: best.success,
            ko: best.ko,
          });
    const tired = spareFatigue(w, card) === 0 && worth < LITTLE;
    const value = worth + (tired ? -LITTLE : LITTLE) - (goesInCircles(w, card) ? IN_CIRCLES : 0);
    const more = minions === undefined ? 0 : promise(minions).worth;
    return [
      thought('activate', { do: 'activate', card, minions: minions ?? null }, value + more, reason),
      ...(minions === undefined
        ? []
        : [thought('activate', { do: 'activate', card, minions: null }, value, reason)]),
    ];
  });
  // Where there is no other way on, all that is left is to ask for the end.
  if (decision.offer && found.every(({ worth }) => worth < OFFER))
    found.push(thought('offer', { do: 'offerEnd' }, OFFER, because('done')));
  if (decision.pass) found.push(thought('pass', { do: 'pass' }, 0, because('pass')));
  if (decision.done) found.push(thought('done', { do: 'done' }, 0, because('done')));
  return bestFirst(found);
}

/** Has it been activated so often in this Round that nothing more can come of it? */
const goesInCircles = (w: World, card: CardId): boolean =>
  cardById(w, card).activationsThisRound > MOST_ACTIVATIONS;

/** To end the Phase suits whoever is ahead, or has nothing left to do but to go in circles. */
export function weighAgreeing(eye: Eye): readonly Thought[] {
  const { w, me } = eye;
  const points = projected(w, me);
  const lead = ahead(w, me, (team) => points.get(team) ?? 0);
  const idle = w.state.teams[me].done || activatable(w, me).every((card) => goesInCircles(w, card));
  const worth = idle ? 1 : lead > 0 && w.state.teams[me].pool === 0 ? LITTLE : -1;
  return bestFirst([
    thought('agree', true, worth, because('agree')),
    thought('refuse', false, 0, because('refuse')),
  ]);
}

export function weighCommanding(eye: Eye, { cards }: DecisionFor<'commandAfter'>): readonly Thought[] {
  return bestFirst([
    ...cards.map((card) =>
      thought('command', card, LITTLE + promiseOf(eye, card).worth, because('activate', { card })),
    ),
    thought('none', null, 0, because('command.none')),
  ]);
}

export function weighChaining(eye: Eye, { cards }: DecisionFor<'chain'>): readonly Thought[] {
  return bestFirst([
    ...cards.map((card) =>
      thought(
        'chain',
        { card, minions: null },
        LITTLE + promiseOf(eye, card).worth,
        because('activate', { card }),
      ),
    ),
    thought('none', null, 0, because('chain.none')),
  ]);
}

/** The best mind with the most dice. */
export function weighRollers(eye: Eye, { cards }: DecisionFor<'chooseRoller'>): readonly Thought[] {
  const { w } = eye;
  return bestFirst(
    cards.map((card) => {
      const [model] = liveModels(w, card);
      const mind =
        model === undefined ? profileById(w, cardById(w, card).profile).traits.J : traitOf(w, model, 'J');
      return thought(
        'roller',
        card,
        mind + DIE_OF_ROLL * startingDice(w, card, 0),
        because('roller', { card }),
      );
    }),
  );
}

/** What a die adds to a Starting Roll, beside a point of Mind. */
const DIE_OF_ROLL = 1.2;

export function weighPlans(eye: Eye, decision: DecisionFor<'masterPlan'>): readonly Thought[] {
  const { w, me } = eye;
  const { plans, own, agendas = [] } = decision;
  const [strongest] = supremesInPlay(w, me).toSorted(
    (one, other) => cardWorth(w, other, eye.weights) - cardWorth(w, one, eye.weights),
  );
  return bestFirst([
    ...agendas.map((agenda) =>
      thought('agenda', { plan: 'agenda', agenda }, 0.5, because('plan.agenda', { agenda })),
    ),
    ...own.map((power) => thought('own', { plan: 'own', power }, 0.12, because('plan.own', { power }))),
    ...(plans.includes('domination')
      ? [thought('domination', { plan: 'domination' }, 0.2, because('plan.domination'))]
      : []),
    ...(plans.includes('powerUp') && strongest !== undefined
      ? [
          thought(
            'powerUp',
            { plan: 'powerUp', card: strongest },
            0.1,
            because('plan.powerUp', { card: strongest }),
          ),
        ]
      : []),
    thought('none', { plan: 'none' }, 0, because('plan.none')),
  ]);
}
