import type { Decision } from '../../src/systems/pulp-city/model/frames.ts';

/**
 * The answer that does nothing.
 * @throws when a question has none: the test must choose.
 */
export function neutral(decision: Decision): unknown {
  switch (decision.kind) {
    case 'attackDice':
      return { powerUp: 0, object: null, powers: [] };
    case 'defendDice':
      return { powerUp: 0, trait: 0, powers: [] };
    case 'environmentDefence':
      return { trait: decision.traits[0], powerUp: 0 };
    case 'startingDice':
    case 'makeRoom':
    case 'effectsOrder':
      return 0;
    case 'blastOrder':
      return decision.members;
    case 'hurtPieces':
      return [];
    case 'react':
      return { do: 'decline' };
    case 'usePower':
      return { use: false, model: null };
    case 'masterPlan':
      return { plan: 'none' };
    case 'spendSfx':
      return { picks: [], extras: [] };
    case 'agreeEnd':
    case 'escape':
    case 'keepTrait':
    case 'keepBurden':
      return false;
    case 'redirect':
    case 'changeDie':
    case 'objectToLay':
    case 'rerollDie':
    case 'chooseStone':
    case 'shiftStone':
    case 'commandAfter':
    case 'chain':
    case 'extraTarget':
      return null;
    case 'powerWays':
      return decision.ways.slice(0, decision.count).map(({ at }) => at);
    case 'countIn':
      return decision.zones[0];
    case 'nameTrump':
      return 'F';
    case 'countAs':
    case 'environmentSfx':
      return [];
    case 'act':
      return { do: 'end' };
    case 'turn':
      return { do: 'pass' };
    default:
      throw new Error(`'${decision.kind}' has no neutral answer`);
  }
}
