import { extraInHand } from '../../../../systems/pulp-city/view/actions/extra-targets.ts';
import { discOf } from '../../scene/overlays.ts';
import { candidateChips } from '../../scene/struck.ts';
import type { Gesture } from '../../scene/decor.ts';
import type { Plan } from '../plan.ts';

/** One of several things to be pointed at, or none of them. */
export interface PickDraft {
  readonly id: string | null;
}

const NOBODY: PickDraft = { id: null };

function picked(options: readonly string[], draft: PickDraft, done: Gesture): PickDraft {
  if (done.do !== 'tapToken' && done.do !== 'tapPiece') return draft;
  if (!options.includes(done.id)) return draft;
  return { id: draft.id === done.id ? null : done.id };
}

const marks = (options: readonly string[], draft: PickDraft) => ({
  targets: draft.id === null ? options : [draft.id],
});

export const extraTargetPlan: Plan<'extraTarget', PickDraft> = {
  begin: () => NOBODY,
  gesture: (_w, decision, draft, done) => picked(decision.options, draft, done),
  decor(say, decision, draft) {
    const { w } = say;
    const { at, radius } = discOf(w, decision.from);
    return {
      acting: [decision.from],
      ...marks(decision.options, draft),
      clear: [decision.from, ...decision.options],
      overlays: [
        { kind: 'area', shape: { kind: 'disc', at, radius: radius + decision.x } },
        ...candidateChips(say, extraInHand(w, say.stack, decision)),
      ],
    };
  },
};

export const redirectPlan: Plan<'redirect', PickDraft> = {
  begin: () => NOBODY,
  gesture: (_w, decision, draft, done) =>
    'id' in done && done.id === decision.target
      ? NOBODY
      : picked(
          decision.to.map((one) => one.model),
          draft,
          done,
        ),
  decor: (_say, decision, draft) => ({
    acting: [decision.spec.attacker],
    targets: draft.id === null ? [decision.target, ...decision.to.map((one) => one.model)] : [draft.id],
  }),
};

/** Which of the Reactions offered is looked at. */
export interface ReactDraft {
  readonly option: number | null;
}

export const reactPlan: Plan<'react', ReactDraft> = {
  begin: () => ({ option: null }),
  gesture(_w, decision, draft, done) {
    if (done.do !== 'tapToken') return draft;
    const option = decision.options.findIndex((one) => one.model === done.id);
    return option < 0 ? draft : { option };
  },
  decor: (_say, decision, draft) => {
    const chosen = draft.option === null ? undefined : decision.options[draft.option];
    return {
      acting: chosen === undefined ? [...new Set(decision.options.map((one) => one.model))] : [chosen.model],
      targets: [decision.against],
    };
  },
};
