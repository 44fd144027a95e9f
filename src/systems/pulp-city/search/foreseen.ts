import type { Decision } from '../model/frames.ts';
import { rehearse } from '../rehearse.ts';
import { evaluateFor } from './evaluate.ts';
import { because, type Eye, type Thought, thought } from './eye.ts';

/** An answer that is no answer: it is never the best. */
const NEVER = -1_000;

/** An answer by how its player stands afterwards, as far as can be told without a roll. */
export function foreseen(eye: Eye, decision: Decision, purpose: string, answer: unknown): Thought {
  const { game, me, weights } = eye;
  if (!eye.isLegal(answer)) return thought(purpose, answer, NEVER);
  const ahead = rehearse(game, { type: 'answer', decision: decision.id, answer });
  if (!ahead.ok) return thought(purpose, answer, NEVER);
  const gain = evaluateFor(ahead.value.game, me, weights) - evaluateFor(game, me, weights);
  return thought(purpose, answer, gain, because('foreseen'));
}
