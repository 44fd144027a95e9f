import type { DecisionFor, Frame } from '../../../../systems/pulp-city/model/frames.ts';
import type { SfxPick } from '../../../../systems/pulp-city/model/decisions.ts';
import type { EffectNode } from '../../../../systems/pulp-city/model/profile.ts';
import type { RollSpec } from '../../../../systems/pulp-city/model/roll.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { type EffectsAhead, effectsInHand } from '../../../../systems/pulp-city/view/forecast/effects.ts';
import { declaredInHand } from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import { extraAhead } from '../../../../systems/pulp-city/view/actions/extra-targets.ts';
import type { Overlay } from '../../../../ui/table/types.ts';
import { healthWords } from '../../words/forecast.ts';
import { pushOverlays } from '../../scene/forecast.ts';
import { discOf, sightOverlay } from '../../scene/overlays.ts';
import { candidateChips } from '../../scene/struck.ts';
import { type Decor, NO_DECOR } from '../../scene/decor.ts';
import type { Plan } from '../plan.ts';
import type { Say } from '../../words/say.ts';

function clash(say: Say, spec: RollSpec): Decor {
  const { target } = spec;
  const acting = [spec.attacker];
  const live = effectsInHand(say.w, say.stack, spec).pushes.flatMap((push) => pushOverlays(say, push));
  if (target === null || target === spec.attacker) return { acting, live };
  const contact =
    spec.splash !== null
      ? []
      : sightOverlay(say, spec.source, target, null, { type: spec.type, range: null });
  return { acting, targets: [target], overlays: contact, live };
}

/** Dice that the Attacker commits, the Object to smash, the Powers used. */
export interface AttackDraft {
  readonly powerUp: number;
  readonly object: string | null;
  readonly powers: readonly string[];
}

export const attackDicePlan: Plan<'attackDice', AttackDraft> = {
  begin: () => ({ powerUp: 0, object: null, powers: [] }),
  gesture: (_w, decision, draft, done) =>
    done.do === 'tapPiece' && decision.objects.includes(done.id)
      ? { ...draft, object: draft.object === done.id ? null : done.id }
      : draft,
  decor: (say, decision, draft) => ({
    ...clash(say, decision.spec),
    lift: draft.object === null ? decision.objects : [draft.object],
  }),
};

export interface DefendDraft {
  readonly powerUp: number;
  readonly trait: number;
  readonly powers: readonly string[];
}

export const defendDicePlan: Plan<'defendDice', DefendDraft> = {
  begin: () => ({ powerUp: 0, trait: 0, powers: [] }),
  gesture: (_w, _decision, draft) => draft,
  decor: (say, decision) => clash(say, decision.spec),
};

/** Real dice are entered: whom the roll is between stays to be seen. */
export const enterDicePlan: Plan<'enterDice', null> = {
  begin: () => null,
  gesture: (_w, _decision, draft) => draft,
  decor(say) {
    const roll = say.stack.findLast((frame) => frame.proc !== 'dice');
    if (roll?.proc === 'attackRoll' && roll.step === 'alter') return clash(say, roll.spec);
    return roll?.proc === 'environment' && roll.step === 'roll' ? { acting: [roll.model] } : NO_DECOR;
  },
};

/** How often each choice is bought, on the Target and on the model thrown. */
export interface SfxDraft {
  readonly target: readonly number[];
  readonly thrown: readonly number[];
  readonly extras: readonly string[];
  /** Places of the base Effects and of those bought; none: as the bar has them. */
  readonly order: readonly number[];
}

export const countOf = (counts: readonly number[], at: number): number => counts[at] ?? 0;

export function withCount(counts: readonly number[], at: number, count: number): readonly number[] {
  const copy = [...counts];
  while (copy.length <= at) copy.push(0);
  copy[at] = count;
  return copy;
}

export function picksOf(draft: SfxDraft): readonly SfxPick[] {
  const many = (counts: readonly number[], on: SfxPick['on']): SfxPick[] =>
    counts.flatMap((count, choice) => Array.from({ length: count }, () => ({ choice, on })));
  return [...many(draft.target, 'target'), ...many(draft.thrown, 'thrown')];
}

export const sfxLeft = (decision: DecisionFor<'spendSfx'>, draft: SfxDraft): number =>
  decision.sfx + draft.extras.length - picksOf(draft).length;

/** What the Effects chosen would come to. */
export function sfxAhead(
  w: World,
  stack: readonly Frame[],
  decision: DecisionFor<'spendSfx'>,
  draft: SfxDraft,
): EffectsAhead {
  const whole = draft.order.length === landing(decision, draft).length;
  const order = whole ? draft.order : [];
  return effectsInHand(w, stack, decision.spec, { picks: picksOf(draft), order });
}

/** Everything that will land, base Effects first. */
export const landing = (decision: DecisionFor<'spendSfx'>, draft: SfxDraft): readonly EffectNode[] => [
  ...decision.base,
  ...picksOf(draft).flatMap(({ choice }) => decision.offers[choice]?.effects ?? []),
];

export const spendSfxPlan: Plan<'spendSfx', SfxDraft> = {
  begin: () => ({ target: [], thrown: [], extras: [], order: [] }),
  gesture: (_w, _decision, draft) => draft,
  decor(say, decision, draft) {
    const { w, t } = say;
    const { spec, offers } = decision;
    const picks = picksOf(draft);
    const { pushes, health } = sfxAhead(w, say.stack, decision, draft);
    const overlays: Overlay[] = health.map((one) => ({
      kind: 'preview',
      tokenId: one.target,
      chip: {
        text: healthWords(t, one),
        tone: one.after < one.now || one.rolls ? 'refused' : 'legal',
        large: true,
      },
    }));
    const live = pushes.flatMap((push) => pushOverlays(say, push));
    const { target } = spec;
    if (target === null) return { acting: [spec.attacker], overlays, live };
    const disc = discOf(w, target);
    if (w.state.models[target] !== undefined) overlays.push({ kind: 'burst', disc });
    for (const { choice } of picks) {
      for (const node of offers[choice]?.effects ?? []) {
        if ((node.fx !== 'extraTarget' && node.fx !== 'blast') || typeof node.x !== 'number') continue;
        overlays.push({ kind: 'area', shape: { kind: 'disc', at: disc.at, radius: disc.radius + node.x } });
      }
    }
    const wanted = picks.some(({ choice }) =>
      (offers[choice]?.effects ?? []).some(({ fx }) => fx === 'extraTarget'),
    );
    const use = wanted ? declaredInHand(say.stack) : null;
    const extra = use === null ? null : extraAhead(w, spec, use);
    return {
      acting: [spec.attacker],
      targets: [target],
      clear: (extra?.candidates ?? []).filter(({ why }) => why === null).map((one) => one.target),
      overlays: [...overlays, ...candidateChips(say, extra)],
      live,
    };
  },
};
