import { useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import { adjustDecor, adjustGesture, pickIn } from '../panels/adjust/adjust-pick.ts';
import type { SceneModel } from '../../../ui/table/scene-model.ts';
import { useDraftOf, usePreference, useSelected, useViewState } from '../../../ui/shell/app.ts';
import { useApp, useGame, useSessionState, useWorld } from '../use-game.ts';
import { draftIn } from '../../../ui/shell/drafts.ts';
import { quietDecor } from '../decisions/automatic.ts';
import { type Decor, type Gesture, NO_DECOR } from '../scene/decor.ts';
import { sayIn } from '../words/say.ts';
import { planFor } from '../decisions/plans.ts';
import { FAR, useLayout, useWordsOnce } from '../../../ui/shell/use-layout.ts';
import { useLater } from './use-later.ts';
import { sceneOf, type Walks } from '../scene/scene.ts';

export interface TablePlay {
  readonly scene: SceneModel;
  readonly decor: Decor;
  /** The unfinished answer, as its plan knows it. */
  readonly draft: unknown;
  readonly play: (gesture: Gesture) => void;
  readonly canDrag: (id: string) => boolean;
}

/** The table of the question that is open: its picture, and what hands on it do to the unfinished answer. */
export function useTable(decision: Decision | null): TablePlay {
  const { view } = useApp();
  const w = useWorld();
  const t = useT();
  const kept = useDraftOf(decision?.id ?? null);
  const selected = useSelected();
  const plan = decision === null ? null : planFor(decision.kind);
  const draft = useMemo(
    () =>
      decision === null || plan === null
        ? null
        : (draftIn<unknown>(kept, decision.kind) ?? plan.begin(w, decision)),
    [decision, plan, kept, w],
  );
  const { stack } = useGame().rest;
  const say = useMemo(() => sayIn(w, t, stack), [w, t, stack]);
  const pick = useViewState(pickIn);
  const plain = useMemo(() => {
    if (pick !== null) return adjustDecor(w, pick);
    if (decision === null) return NO_DECOR;
    return plan === null ? quietDecor(say, decision, selected) : plan.decor(say, decision, draft);
  }, [say, w, pick, decision, plan, draft, selected]);
  const later = useLater(plain.later ?? null);
  const decor = useMemo(
    () => (later === null ? plain : { ...plain, overlays: [...(plain.overlays ?? []), later] }),
    [plain, later],
  );
  const walks = useWalks();
  const still = useStill(decor);
  const across = useLayout() === 'across';
  const once = useWordsOnce();
  const turned = across && decision?.by === FAR;
  const fallen = useFallen();
  const health = usePreference((preferences) => preferences.cityHealth);
  const wanted = usePreference((preferences) => preferences.citizenRuns);
  const runs = wanted || w.state.round.phase === 'effects';
  const scene = useMemo(
    () => sceneOf(w, t, still, { walks, across, once, turned, fallen, health, runs }),
    [w, t, still, walks, across, once, turned, fallen, health, runs],
  );

  return {
    scene,
    decor,
    draft,
    play(gesture) {
      if (adjustGesture(view, gesture)) return;
      if (decision === null || plan === null) return;
      // A hand is faster than the screen: what it does goes on from what it did before.
      const latest = draftIn<unknown>(view.store.getState().drafts[decision.id], decision.kind) ?? draft;
      const next = plan.gesture(w, decision, latest, gesture);
      const held = gesture.do === 'dragStart' || gesture.do === 'dragMove';
      if (next !== latest) view.draft(decision.id, { kind: decision.kind, draft: next }, held);
    },
    canDrag: (id) => decision !== null && plan !== null && (plan.canDrag?.(w, decision, draft, id) ?? false),
  };
}

/** The same object as long as nothing but what follows the pointer changes, so that the picture stands still. */
function useStill(decor: Decor): Decor {
  const [kept, keep] = useState(decor);
  if (alike(kept, decor)) return kept;
  keep(decor);
  return decor;
}

const STILL = ['acting', 'targets', 'overlays', 'zones', 'lift'] as const;

function alike(one: Decor, other: Decor): boolean {
  if (one === other) return true;
  const lists = STILL.every((part) => sameList(one[part], other[part]));
  return lists && JSON.stringify(one.closed ?? {}) === JSON.stringify(other.closed ?? {});
}

function sameList(one: readonly unknown[] = [], other: readonly unknown[] = []): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

const NOTHING: readonly string[] = [];

/** Pieces that the latest command has destroyed. */
function useFallen(): readonly string[] {
  const fresh = useSessionState((state) => state.fresh);
  return useMemo(() => {
    const fallen = fresh.flatMap((event) => (event.type === 'pieceDestroyed' ? [event.piece] : []));
    return fallen.length === 0 ? NOTHING : fallen;
  }, [fresh]);
}

const NO_WALKS: Walks = {};

/** The ways models have come with the latest command. */
function useWalks(): Walks {
  const fresh = useSessionState((state) => state.fresh);
  return useMemo(() => {
    const walks: Record<string, Walks[string]> = {};
    const goesOn = (id: string, by: Walks[string]): void => {
      walks[id] = [...(walks[id] ?? []), ...by];
    };
    for (const event of fresh) {
      if (event.type === 'moved') goesOn(event.model, event.path);
      if (event.type === 'displaced') goesOn(event.target, event.path);
      if (event.type === 'fell') goesOn(event.model, [event.from, event.to]);
    }
    return Object.keys(walks).length === 0 ? NO_WALKS : walks;
  }, [fresh]);
}
