import { useMemo, useState } from 'react';
import type { Place } from '../../../systems/pulp-city/model/place.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { bodyOf } from '../../../systems/pulp-city/board/bodies.ts';
import { isEnemy, sideOf } from '../../../systems/pulp-city/board/sides.ts';
import { modelsOnTable } from '../../../systems/pulp-city/board/on-table.ts';
import { fromHere } from '../../../systems/pulp-city/view/actions/from-here.ts';
import { actionOf, inchesOf, usesFor } from '../../../systems/pulp-city/view/actions/targets.ts';
import { profileOf } from '../../../systems/pulp-city/model/lookup.ts';
import { placeOf } from '../../../tabletop/table.ts';
import type { Overlay } from '../../../ui/table/types.ts';
import { useSelected } from '../../../ui/shell/app.ts';
import type { KeyMap } from '../../../ui/shell/keys.ts';
import { rangeOverlay, sightOverlay } from '../scene/overlays.ts';
import type { Say } from '../words/say.ts';

/** What is looked at by a key, and of which model; the sight goes to one Enemy after the other. */
type Look =
  | { readonly at: 'range' | 'threat'; readonly model: string }
  | { readonly at: 'sight'; readonly model: string; readonly to: string };

export interface Looks {
  readonly overlays: readonly Overlay[];
  readonly keys: KeyMap;
  /** The two whose sight is looked at. */
  readonly looked: { readonly from: string; readonly to: string } | null;
  /** What is looked at now. */
  readonly at: Look['at'] | null;
  /** null: nobody is chosen and nobody acts, so there is nothing to look from. */
  readonly model: string | null;
  readonly clear: () => void;
  readonly range: () => void;
  readonly threat: () => void;
  /** One Enemy after the other. */
  readonly sight: () => void;
}

const NOTHING: readonly Overlay[] = [];

/**
 * Range, sight and threat of the model chosen, or else of the one that acts, as long as it stands where it is; while its
 * move is planned, from the planned spot (`there`).
 */
export function useLooks(say: Say, acting: string | null, there: World | null): Looks {
  const { w } = say;
  const selected = useSelected();
  const [kept, keep] = useState<{ readonly look: Look | null; readonly state: World['state'] } | null>(null);
  const look = kept !== null && kept.state === w.state ? kept.look : null;
  const model = [selected, acting].find((id) => id !== null && stands(w, id)) ?? null;
  const overlays = useMemo(
    () => (look === null ? NOTHING : overlaysOf(there === null ? say : { ...say, w: there }, look)),
    [say, there, look],
  );
  const put = (next: Look | null) => keep({ look: next, state: w.state });
  const toggle = (at: 'range' | 'threat') => () => {
    if (model === null) return;
    put(look?.at === at && look.model === model ? null : { at, model });
  };
  const nextSight = () => {
    if (model === null) return;
    const enemies = enemiesOf(w, model);
    const before = look?.at === 'sight' && look.model === model ? enemies.indexOf(look.to) : -1;
    const to = enemies[before + 1];
    put(to === undefined ? null : { at: 'sight', model, to });
  };
  const clear = () => put(null);
  const [range, threat] = [toggle('range'), toggle('threat')];
  return {
    overlays,
    at: look?.at ?? null,
    looked: look?.at === 'sight' ? { from: look.model, to: look.to } : null,
    model,
    clear,
    range,
    threat,
    sight: nextSight,
    keys: { r: range, t: threat, l: nextSight },
  };
}

const stands = (w: World, id: string): boolean =>
  w.state.models[id]?.status === 'table' && sideOf(w, id) !== null;

/** The nearest first. */
function enemiesOf(w: World, model: string): readonly string[] {
  const side = sideOf(w, model);
  const { x, y } = bodyOf(w, model);
  const away = (id: string): number => Math.hypot(bodyOf(w, id).x - x, bodyOf(w, id).y - y);
  return side === null
    ? []
    : modelsOnTable(w)
        .map(({ id }) => id)
        .filter((id) => isEnemy(w, id, side))
        .toSorted((one, other) => away(one) - away(other));
}

function overlaysOf(say: Say, look: Look): readonly Overlay[] {
  switch (look.at) {
    case 'range':
      return rangesOf(say, look.model);
    case 'threat':
      return threatsTo(say, look.model);
    case 'sight':
      return sightOverlay(say, look.model, look.to, null);
  }
}

/** One ring for every length that an Action of the model reaches. */
function rangesOf(say: Say, model: string): readonly Overlay[] {
  const { w } = say;
  const rings = new Map<number, readonly Overlay[]>();
  for (const { id } of profileOf(w, model).actions) {
    const action = actionOf(w, model, id);
    if (action === null) continue;
    for (const { use } of usesFor(w, model, action)) {
      const range = inchesOf(w, model, action, use);
      if (range !== null) rings.set(range, rangeOverlay(say, model, use.type, range));
    }
  }
  return [...rings.values()].flat();
}

/** Beside every Enemy that could strike the model where it stands, with what; beside itself, if there is none. */
function threatsTo({ w, t }: Say, model: string): readonly Overlay[] {
  const at: Place = placeOf(bodyOf(w, model));
  const found = fromHere(w, { model, at, as: null }).theirs.flatMap(
    ({ model: enemy, action, why }): Overlay[] =>
      action === null || why !== null
        ? []
        : [
            {
              kind: 'preview',
              tokenId: enemy,
              chip: { text: t('play.threat', { action }), tone: 'refused' },
            },
          ],
  );
  if (found.length > 0) return found;
  return [{ kind: 'preview', tokenId: model, chip: { text: t('play.threat.none'), tone: 'legal' } }];
}
