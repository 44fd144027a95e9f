import { canSee } from '../../../tabletop/sight.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TargetId } from '../model/ids.ts';
import { bodyOf } from './bodies.ts';
import { sceneOf } from './scene.ts';
import { sourceBody, sourceInSight } from './source-body.ts';

/** As `sees`, with one piece out of the way. */
export function seesPast(w: World, source: ModelId, target: TargetId, piece: TargetId): boolean {
  const to = w.state.pieces[target] ?? bodyOf(w, target);
  const { ignore } = sourceInSight(w, source);
  return canSee(sceneOf(w), sourceBody(w, source), to, { ignore: [...ignore, piece] });
}

/** Is there Line of Sight from the source to the target? @rule PC-LOS-01 @rule PC-LOS-06 */
export function sees(w: World, source: ModelId, target: TargetId): boolean {
  let seen = w.cache.sights.get(source);
  if (seen === undefined) w.cache.sights.set(source, (seen = new Map()));
  let visible = seen.get(target);
  if (visible === undefined) {
    const to = w.state.pieces[target] ?? bodyOf(w, target);
    visible = canSee(sceneOf(w), sourceBody(w, source), to, sourceInSight(w, source));
    seen.set(target, visible);
  }
  return visible;
}
