import { placeOf } from '../board/places.ts';
import { inches } from '../../../geometry/units.ts';
import type { World } from '../model/encounter.ts';
import type { Decision, DecisionFor } from '../model/frames.ts';
import type { Ideas } from './ideas.ts';

/** Answers around a roll, and to whatever asks for a place; nothing for kinds that are only drawn at random. */
export function rollIdeas(w: World, decision: Decision): Ideas {
  switch (decision.kind) {
    case 'attackDice':
      return attackIdeas(decision);
    case 'defendDice':
      return defendIdeas(decision);
    case 'spendSfx':
      return spendIdeas(decision);
    case 'react':
      return reactIdeas(decision);
    case 'usePower':
      return {
        use: decision.pick.map((model) => ({ use: true, model })),
        decline: [{ use: false, model: null }],
      };
    case 'shift':
      return { shift: directions(placeOf(w, decision.target), inches(decision.distance)) };
    case 'blastDrift':
      return { stay: [{ x: decision.x, y: decision.y }], drift: directions(decision, inches(decision.most)) };
    case 'masterPlan':
      return {
        agenda: (decision.agendas ?? []).map((agenda) => ({ plan: 'agenda', agenda })),
        plan: [{ plan: 'domination' }],
        none: [{ plan: 'none' }],
      };
    default:
      return {};
  }
}

/** As many Power Up dice as there are, or none, with an Object in hand or without one. */
function attackIdeas({ max, objects, powers }: DecisionFor<'attackDice'>): Ideas {
  const dice = (object: string | null, bought: readonly string[]) =>
    [max, 0].map((powerUp) => ({ powerUp, object, powers: bought }));
  return {
    smash: objects.flatMap((object) => dice(object, [])),
    plain: dice(null, []),
    powers: powers.flatMap((power) => dice(null, [power])),
  };
}

function defendIdeas({ max, traits, powers }: DecisionFor<'defendDice'>): Ideas {
  const dice = (bought: readonly string[]) =>
    traits.flatMap((_, trait) => [max, 0].map((powerUp) => ({ powerUp, trait, powers: bought })));
  return { plain: dice([]), powers: powers.flatMap((power) => dice([power])) };
}

/** All SFX on one choice, then one on each, then none. */
function spendIdeas({ sfx, offers, thrown }: DecisionFor<'spendSfx'>): Ideas {
  const all = (choice: number, on: 'target' | 'thrown') => ({
    picks: Array.from({ length: sfx }, () => ({ choice, on })),
    extras: [],
  });
  const open = offers.flatMap(({ closed }, choice) => (closed === undefined ? [choice] : []));
  const one = (choice: number) => ({ picks: all(choice, 'target').picks.slice(0, 1), extras: [] });
  return {
    target: open.map((choice) => all(choice, 'target')),
    thrown: thrown === null ? [] : open.map((choice) => all(choice, 'thrown')),
    once: sfx > 1 ? open.map(one) : [],
    none: [{ picks: [], extras: [] }],
  };
}

function reactIdeas({ options, against }: DecisionFor<'react'>): Ideas {
  return {
    react: options.flatMap(({ model, action, use }) =>
      [[against], []].map((targets) => ({ do: 'action', model, action, use, targets })),
    ),
    decline: [{ do: 'decline' }],
  };
}

const EIGHT = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** A point so far away in each of eight directions. */
function directions({ x, y }: { readonly x: number; readonly y: number }, length: number) {
  return EIGHT.map(([dx, dy]) => {
    const share = dx !== 0 && dy !== 0 ? Math.SQRT1_2 : 1;
    return { x: Math.round(x + dx * length * share), y: Math.round(y + dy * length * share) };
  });
}
