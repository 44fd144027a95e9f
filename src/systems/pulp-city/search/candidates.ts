import type { Draw } from '../../../kernel/draw.ts';
import type { Candidate } from '../../../kernel/search.ts';
import { listAnswers, sampleAnswer } from '../decisions/answers.ts';
import { checkAnswer } from '../decisions/check.ts';
import type { World } from '../model/encounter.ts';
import type { Decision } from '../model/frames.ts';
import { actIdeas } from './act-ideas.ts';
import type { Idea, Ideas } from './ideas.ts';
import { rollIdeas } from './roll-ideas.ts';

/** Draws that add nothing new, after which no more are tried. */
const IDLE_DRAWS = 6;

/**
 * At most `limit` legal answers, one of each purpose before a second of any: all that can be listed, else what each
 * purpose proposes, filled up with answers drawn at random.
 */
export function candidatesFor(w: World, decision: Decision, limit: number, draw: Draw): readonly Candidate[] {
  const listed = listAnswers(w, decision);
  const ideas = listed === null ? ideasFor(w, decision, draw) : { option: listed };
  const found = new Map<string, Candidate>();
  for (const { answer, purpose } of inTurn(ideas)) {
    if (found.size >= limit) return [...found.values()];
    const key = JSON.stringify(answer);
    if (!found.has(key) && checkAnswer(w, decision, answer) === null) found.set(key, { answer, purpose });
  }
  const known = listed !== null && found.size > 0;
  for (let idle = 0; !known && found.size < limit && idle < IDLE_DRAWS; ) {
    const answer = sampleAnswer(w, decision, draw);
    const key = JSON.stringify(answer);
    if (found.has(key)) idle += 1;
    else found.set(key, { answer, purpose: 'any' });
  }
  return [...found.values()];
}

function ideasFor(w: World, decision: Decision, draw: Draw): Ideas {
  return decision.kind === 'act' ? actIdeas(w, decision, draw) : rollIdeas(w, decision);
}

/** One idea of each purpose, then a second of each, and so on; none is worked out before it is its turn. */
function* inTurn(ideas: Ideas): Generator<Idea> {
  let open = Object.entries(ideas).map(([purpose, all]) => ({ purpose, rest: all[Symbol.iterator]() }));
  while (open.length > 0) {
    const left: typeof open = [];
    for (const one of open) {
      const next = one.rest.next();
      if (next.done === true) continue;
      left.push(one);
      yield { purpose: one.purpose, answer: next.value };
    }
    open = left;
  }
}
