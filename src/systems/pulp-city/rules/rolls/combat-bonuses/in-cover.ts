import { printed } from '../../../powers/measure.ts';
import { isMentioned } from '../../../powers/mentioned.ts';
import { powersAtWork } from '../../../powers/silence.ts';
import { lineCover, sight } from '../../../../../tabletop/sight.ts';
import type { Body, Cover } from '../../../../../tabletop/table.ts';
import type { ActionType } from '../../../model/keywords.ts';
import type { BonusFinding, RollView } from '../../../model/roll.ts';
import type { ModelId } from '../../../model/ids.ts';
import type { World } from '../../../model/encounter.ts';
import { profileOf } from '../../../model/lookup.ts';
import { bonusesGranted } from './higher-ground.ts';
import { baseMm, bodyOf } from '../../../board/bodies.ts';
import { inBtb } from '../../../traits/contact.ts';
import { modelsOnTable } from '../../../board/on-table.ts';
import { sceneOf } from '../../../board/scene.ts';
import { teamOf } from '../../../board/sides.ts';
import { holds } from '../../../traits/clause-conditions.ts';
import { selects } from '../../../traits/selectors.ts';
import { sourceBody, sourceInSight } from '../../../board/source-body.ts';

const NEVER_FROM_MM = 80;

const WITHOUT_SIGHT: readonly ActionType[] = ['PLS', 'IND', 'AUR', 'RCT', 'IST'];

/**
 * Cover between the place the Action comes from and the model; Types without sight look along one line. What is being
 * thrown shelters nobody from itself.
 * @rule PC-LOS-03 @rule PC-BONUS-06 @rule PC-TYPE-21
 */
export function coverOf(w: World, source: ModelId, model: ModelId, type: ActionType, view?: RollView): Cover {
  const scene = sceneOf(w);
  const from = sourceBody(w, source);
  const thrown = view?.spec.object ?? null;
  const { ignore } = sourceInSight(w, source);
  const own = { ignore: thrown === null ? ignore : [...ignore, thrown] };
  const to = bodyOf(w, model);
  const terrain = WITHOUT_SIGHT.includes(type)
    ? lineCover(scene, from, to, own).cover
    : sight(scene, from, to, own).cover;
  if (terrain !== 'none') return terrain;
  return behindFriend(w, from, to, model, view) || (view !== undefined && byPower(w, view))
    ? 'typical'
    : 'none';
}

const byPower = (w: World, view: RollView): boolean =>
  bonusesGranted(w, view.self, { view }).some(({ of }) => of === 'In Cover');

export const mayGiveCover = printed('allow', 'givesCover');

/** Some models shelter those behind them. */
function behindFriend(w: World, from: Body, to: Body, model: ModelId, view: RollView | undefined): boolean {
  if (!isMentioned(w, 'allow', 'givesCover')) return false;
  return modelsOnTable(w).some((other) => {
    if (other.id === model || other.id === from.id || other.id === view?.spec.object) return false;
    const given = mayGiveCover(powersAtWork(w, other.id));
    if (given.length === 0) return false;
    const owner = { owner: other.id, side: teamOf(w, other.id) };
    const on = view === undefined ? {} : { view };
    const helps = given.some(
      (clause) => selects(w, clause.with.to, model, owner) && holds(w, clause.when, other.id, model, on),
    );
    return helps && between(bodyOf(w, other.id), from, to);
  });
}

/** Does the body stand in part on the lines between the two? */
function between(body: Body, from: Body, to: Body): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length2 = dx * dx + dy * dy;
  if (length2 === 0) return false;
  const along = (body.x - from.x) * dx + (body.y - from.y) * dy;
  if (along <= 0 || along >= length2) return false;
  const across = (body.x - from.x) * dy - (body.y - from.y) * dx;
  const share = along / length2;
  const width = body.r + from.r + (to.r - from.r) * share;
  const low = Math.min(from.z, to.z);
  const high = Math.max(from.z + from.h, to.z + to.h);
  return across * across < width * width * length2 && body.z < high && body.z + body.h > low;
}

function behindTerrain(w: World, view: RollView): BonusFinding {
  const { spec } = view;
  const touched = spec.source === spec.attacker ? view.contact : inBtb(w, spec.source, view.self);
  if (view.side !== 'defender' || touched) return null;
  if (profileOf(w, view.self).kind === 'monster' || baseMm(w, view.self) >= NEVER_FROM_MM) return null;
  const cover = coverOf(w, view.spec.source, view.self, view.spec.type, view);
  if (cover === 'none') return null;
  return { dice: cover === 'reinforced' ? 2 : 1, detail: cover };
}

/** Only when Agility is rolled. @rule PC-BONUS-06 */
export function helpsAgility(w: World, view: RollView): BonusFinding {
  return view.defendTrait === 'I' ? behindTerrain(w, view) : null;
}

/** Any Trait, but not against Indirect. @rule PC-BONUS-06 @rule PC-TYPE-14 */
export function helpsAnyTrait(w: World, view: RollView): BonusFinding {
  return view.spec.type === 'IND' ? null : behindTerrain(w, view);
}
