import type { Decision } from '../model/frames.ts';
import { EDGES } from '../model/ids.ts';
import { type World } from '../model/encounter.ts';
import { commandable } from '../rules/actions/activating.ts';

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, at) => at);
}

/** Every answer of a decision whose answers can be listed; null where places, paths or mixes are chosen. */
export function listAnswers(w: World, decision: Decision): readonly unknown[] | null {
  switch (decision.kind) {
    case 'chooseAdvantage':
      return ['tactical', 'terrain'];
    case 'chooseEdge':
      return EDGES;
    case 'citizenEdge':
      return decision.edges;
    case 'chooseDeployFirst':
    case 'chooseFirstToDeclare':
    case 'chooseFirstTurn':
      return ['a', 'b'];
    case 'chooseRoller':
      return decision.cards;
    case 'startingDice':
      return upTo(decision.max);
    case 'turn':
      return [
        ...decision.cards.flatMap((card) =>
          [null, ...commandable(w, card)].map((minions) => ({ do: 'activate', card, minions })),
        ),
        ...(decision.pass ? [{ do: 'pass' }] : []),
        ...(decision.done ? [{ do: 'done' }] : []),
        ...(decision.offer ? [{ do: 'offerEnd' }] : []),
      ];
    case 'agreeEnd':
    case 'escape':
    case 'keepTrait':
      return [true, false];
    case 'commandAfter':
      return [...decision.cards, null];
    case 'chain':
      return [...decision.cards.map((card) => ({ card, minions: null })), null];
    case 'playLeaderCard':
      return [...decision.cards, null];
    case 'redirect':
      return [...decision.to.map((one) => one.model), null];
    case 'changeDie':
      return [...decision.faces.map((_, at) => at), null];
    case 'extraTarget':
      return [...decision.options, null];
    case 'makeRoom':
      return decision.places.map((_, at) => at);
    case 'effectsOrder':
      return decision.items.map((_, at) => at);
    case 'summonDefender':
    case 'summonSurplus':
      return decision.options;
    case 'defendDice':
      if (decision.powers.length > 0) return null;
      return decision.traits.flatMap((_, trait) =>
        upTo(decision.max).map((powerUp) => ({ powerUp, trait, powers: [] })),
      );
    case 'environmentDefence':
      return decision.traits.flatMap((trait) => upTo(decision.max).map((powerUp) => ({ trait, powerUp })));
    default:
      return null;
  }
}
