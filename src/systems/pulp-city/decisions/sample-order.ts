import type { ActionOrder } from '../model/orders.ts';
import type { Point } from '../model/place.ts';
import type { ActionProfile, ActionUse } from '../model/profile.ts';
import type { ModelId, TargetId, TeamId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { modelOf } from '../model/lookup.ts';
import { everyTarget, targetsOf } from '../board/areas.ts';
import { inches } from '../../../geometry/units.ts';
import { isEnemy } from '../board/sides.ts';
import { modelsOnTable } from '../board/on-table.ts';
import { type Declarer, declare } from '../rules/actions/declaring.ts';
import { placeOf } from '../board/places.ts';
import { sourceBody } from '../board/source-body.ts';
import { sourcesOf } from '../rules/actions/sources.ts';
import { mayTarget, rangeOf, throwable } from '../rules/actions/targeting.ts';
import { inBtb } from '../traits/contact.ts';
import { spareAp } from '../traits/limits.ts';
import { openUses } from '../rules/actions/uses.ts';
import { type Draw, below, chance, pick, shuffled } from '../../../kernel/draw.ts';

/** Enemies first: random play that never meets tests little. */
function likelyTargets(w: World, { side, limits }: Declarer, model: ModelId, draw: Draw): TargetId[] {
  const { target, contact } = limits;
  const isAsked = (id: TargetId): boolean =>
    (target === undefined || id === target) && (contact !== true || inBtb(w, model, id));
  const asked = (of: readonly TargetId[]): readonly TargetId[] =>
    target === undefined && contact !== true ? of : of.filter(isAsked);
  if (!chance(draw, 85)) return shuffled(draw, asked(everyTarget(w)));
  const { enemies, others } = targetsOf(w, side);
  return [...shuffled(draw, asked(enemies)), ...shuffled(draw, asked(others))];
}

/** A random complete declaration of the Action, or null where it has nobody to act on. */
export function sampleOrder(
  w: World,
  model: ModelId,
  action: ActionProfile,
  who: Declarer,
  draw: Draw,
): ActionOrder | null {
  const open = pick(draw, openUses(w, model, action, who.occasion === 'reaction'));
  if (open === undefined) return null;
  const { use, index } = open;
  const source = pick(draw, [model, ...sourcesOf(w, model, action)]) ?? model;
  const from = source === model ? {} : { source };
  const base = { model, action: action.id, use: index, ...from, targets: [] };
  const order = fillOrder(w, source, action, use, who, base, draw);
  if (order === null) return null;
  const full = action.openAp === true ? { ...order, ap: someAp(w, model, action, who, draw) } : order;
  const declared = declare(w, full, who);
  if (!declared.ok) return null;
  const area = use.type === 'PLS' || use.type === 'RAY' || use.type === 'OVR' || use.type === 'AUR';
  if (area && use.type !== 'AUR' && declared.value.affected.length === 0 && chance(draw, 95)) return null;
  return area ? { ...full, targets: shuffled(draw, declared.value.affected) } : full;
}

/** As much as the Action asks for, or some more. @rule PC-BAR-12 */
function someAp(w: World, model: ModelId, action: ActionProfile, who: Declarer, draw: Draw): number {
  const least = action.ap ?? 0;
  const { card } = modelOf(w, model);
  const most = Math.min(spareAp(w, card), w.state.teams[who.limits.payer ?? who.by].pool);
  return who.limits.free === true || most <= least ? least : least + below(draw, most - least + 1);
}

function fillOrder(
  w: World,
  source: TargetId,
  action: ActionProfile,
  use: ActionUse,
  who: Declarer,
  base: ActionOrder,
  draw: Draw,
): ActionOrder | null {
  const { model } = base;
  const at = { model, source, action, type: use.type, side: who.side };
  switch (use.type) {
    case 'IST':
    case 'AUR':
    case 'PLS':
      return base;
    case 'RCT':
      return { ...base, targets: 'trait' in action.against && who.against !== null ? [who.against] : [] };
    case 'RAY':
    case 'OVR': {
      const near = likelyTargets(w, who, model, draw).find((id) => id !== model);
      const body = sourceBody(w, source);
      const toward = near === undefined ? { x: body.x + 1, y: body.y } : placeOf(w, near);
      return toward.x === body.x && toward.y === body.y
        ? null
        : { ...base, toward: { x: toward.x, y: toward.y } };
    }
    case 'SUM':
      return { ...base, at: around(w, source, who.side, rangeOf(w, model, use.range, action) ?? 0, draw) };
    case 'THR': {
      const { thrown } = who.limits;
      const object =
        thrown ??
        pick(
          draw,
          throwable(w, model, action).filter((one) => one.why === null),
        )?.id;
      if (object === undefined) return null;
      const target = likelyTargets(w, who, model, draw).find(
        (id) => id !== object && mayTarget(w, { ...at, thrown: object }, use, id),
      );
      if (target === undefined) return null;
      return thrown === undefined ? { ...base, object, targets: [target] } : { ...base, targets: [target] };
    }
    case 'CCM':
    case 'IND':
    case 'PRJ': {
      const target = likelyTargets(w, who, model, draw).find((id) => mayTarget(w, at, use, id));
      return target === undefined ? null : { ...base, targets: [target] };
    }
  }
}

/** A point within range of the model, more often near an Enemy. */
export function around(w: World, source: TargetId, side: TeamId, range: number, draw: Draw): Point {
  const { size } = w.setup.table;
  const body = sourceBody(w, source);
  const clamp = (value: number): number => Math.min(size, Math.max(0, value));
  const enemy = pick(
    draw,
    modelsOnTable(w).filter((other) => isEnemy(w, other.id, side)),
  );
  if (enemy !== undefined && chance(draw, 70)) return { x: enemy.x, y: enemy.y };
  const reach = inches(range);
  const step = (): number => below(draw, 2 * reach + 1) - reach;
  return { x: clamp(body.x + Math.trunc(step() / 2)), y: clamp(body.y + Math.trunc(step() / 2)) };
}
