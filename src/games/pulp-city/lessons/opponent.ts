import { stream } from '../../../kernel/dice/generator.ts';
import type { Decision, DecisionFor } from '../../../systems/pulp-city/model/frames.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { traitOf } from '../../../systems/pulp-city/traits/values.ts';
import { engine } from '../engine.ts';
import type { Encounter } from '../use-game.ts';

const IDEAS = 12;
/** What the plainest attack costs. */
const ENOUGH = 2;

/** What the coach plays for the other side: it strikes while it can pay, and waits otherwise. Always the same to the same. */
export function opponentAnswer(game: Encounter, decision: Decision): unknown {
  const { pulpCity, worldOf } = engine.get();
  const draw = stream(game.rest.asked);
  const wish = wishFor(game, worldOf(game), decision);
  if (wish !== null && pulpCity.check(game, decision, wish) === null) return wish;
  return pulpCity.options(game, decision)?.[0] ?? pulpCity.sample(game, decision, draw);
}

function wishFor(game: Encounter, w: World, decision: Decision): unknown {
  switch (decision.kind) {
    case 'turn': {
      const card = decision.cards[0];
      const strikes = card !== undefined && w.state.teams[decision.by].pool >= ENOUGH;
      if (strikes) return { do: 'activate', card, minions: null };
      return decision.done ? { do: 'done' } : { do: 'pass' };
    }
    case 'act': {
      const { pulpCity } = engine.get();
      const ideas = pulpCity.candidates(game, decision, IDEAS, stream(1));
      return ideas.find(({ purpose }) => purpose === 'strike')?.answer ?? { do: 'end' };
    }
    case 'defendDice':
      return { powerUp: 0, trait: bestTrait(w, decision), powers: [] };
    case 'agreeEnd':
      return true;
    default:
      return null;
  }
}

/** The highest Trait that the Defender may answer with. */
function bestTrait(w: World, { spec, traits }: DecisionFor<'defendDice'>): number {
  const { target } = spec;
  if (target === null) return 0;
  const values = traits.map(({ trait }) => traitOf(w, target, trait));
  return Math.max(0, values.indexOf(Math.max(...values)));
}
