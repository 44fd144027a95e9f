import { contains } from '../../../geometry/distance.ts';
import { TOUCH } from '../../../geometry/units.ts';
import { bodyOf } from '../board/bodies.ts';
import { burdensOn } from '../board/burdens.ts';
import { touching } from '../board/distance.ts';
import { citizensOnTable, modelsOnTable, onTable } from '../board/on-table.ts';
import { placeOf } from '../board/places.ts';
import { teamOf } from '../board/sides.ts';
import { zoneOf } from '../board/zones.ts';
import type { Ctx, World } from '../model/encounter.ts';
import type { Frame } from '../model/frames.ts';
import type { ModelId } from '../model/ids.ts';
import { profileOf } from '../model/lookup.ts';
import { forcesOn } from '../powers/in-force.ts';
import { edgeGap } from '../rules/citizens/placing.ts';
import { nearestEdges } from '../rules/citizens/running.ts';
import { scores } from '../rules/objectives/control.ts';
import { noted } from '../powers/noted.ts';
import { selects } from '../traits/selectors.ts';

interface Contact {
  readonly model: ModelId;
  readonly citizen: ModelId;
}

/** While one of these is under way, a model may still go on. */
const ON_THE_WAY: readonly Frame['proc'][] = ['move', 'displace', 'fall'];

export const tagForbidden = Object.assign((w: World, model: ModelId) => forcesOn(w, model, 'forbid', 'tag'), {
  reads: ['forbid', 'tag'] as const,
});

/** May the model Tag the Citizen, whom somebody may guard? @rule PC-CONTROL-05 */
export const mayTag = (w: World, model: ModelId, citizen: ModelId): boolean =>
  tagForbidden(w, model).every(({ clause, owner }) => {
    if (!selects(w, clause.of, citizen, { owner, side: teamOf(w, owner) })) return true;
    if (!w.rules.evaluator.holds(w, clause.when, owner, model, {})) return true;
    noted(clause);
    return false;
  });

const nameOf = ({ model, citizen }: Contact): string => `${model} ${citizen}`;

/** Supremes in Base to Base with Citizens, those of the active player first. */
function contactsNow(w: World): readonly Contact[] {
  const citizens = citizensOnTable(w);
  if (citizens.length === 0) return [];
  const { active } = w.state.turn;
  const supremes = modelsOnTable(w).filter(({ id }) => profileOf(w, id).kind === 'supreme');
  return supremes
    .toSorted((one, other) => Number(teamOf(w, other.id) === active) - Number(teamOf(w, one.id) === active))
    .flatMap(({ id: model }) =>
      citizens.flatMap(({ id: citizen }) => (touching(w, model, citizen) ? [{ model, citizen }] : [])),
    );
}

const tagsByTouch = (w: World): boolean =>
  w.state.agendas?.held.some(({ agenda }) => agenda === 'teleportationTag') === true;

const beforeRounds = ({ state }: World): boolean => state.round.number === 0;

/** Has any Supreme come into contact with a Citizen, or left one, since it was last looked at, and is done moving? */
export function contactsChanged(w: World, stack: readonly Frame[]): boolean {
  if (!tagsByTouch(w) || stack.some(({ proc }) => ON_THE_WAY.includes(proc))) return false;
  const known = w.state.agendas?.contacts ?? [];
  const now = contactsNow(w);
  return now.length !== known.length || now.some((one) => !known.includes(nameOf(one)));
}

/**
 * Whoever comes into contact with Citizens Tags them all; those deployed in contact do not, nor those who scored nothing
 * as they came. @rule PC-AGENDA-17 @rule PC-WIN-07
 */
export function tagByTouch(ctx: Ctx): void {
  if (!tagsByTouch(ctx)) return;
  const known = ctx.state.agendas?.contacts ?? [];
  const tagged: ModelId[] = [];
  for (const contact of beforeRounds(ctx) ? [] : contactsNow(ctx)) {
    const { model, citizen } = contact;
    if (known.includes(nameOf(contact)) || tagged.includes(citizen)) continue;
    if (!scores(ctx, model) || !mayTag(ctx, model, citizen)) continue;
    tagged.push(citizen);
    ctx.emit({
      type: 'citizenTagged',
      agenda: 'teleportationTag',
      model: citizen,
      by: model,
      team: teamOf(ctx, model),
    });
  }
  ctx.emit({ type: 'contactsNoted', pairs: contactsNow(ctx).map(nameOf) });
}

/** Is a Citizen to be Tagged for a roll that is over? @rule PC-AGENDA-19 */
export const tagsDue = ({ state }: World, stack: readonly Frame[]): boolean =>
  (state.agendas?.dueTags.length ?? 0) > 0 && !stack.some(({ proc }) => proc === 'attackRoll');

/** Supremes that carry a Citizen and touch an edge of the table in their own zone. @rule PC-AGENDA-18 */
function bearersAtEdge(w: World): readonly { readonly model: ModelId; readonly citizen: ModelId }[] {
  return burdensOn(w).flatMap(([model, { item, loose }]) => {
    if (item.of !== 'citizen' || loose !== undefined || !onTable(w, model) || !scores(w, model)) return [];
    const body = bodyOf(w, model);
    const there = edgeGap(w, body) <= TOUCH && contains(zoneOf(w, teamOf(w, model)), body);
    return there ? [{ model, citizen: item.model }] : [];
  });
}

export const carriedHome = (w: World, stack: readonly Frame[]): boolean =>
  !stack.some(({ proc }) => ON_THE_WAY.includes(proc)) && bearersAtEdge(w).length > 0;

/** The Citizen is let go where its bearer stands, and leaves over that edge. @rule PC-AGENDA-18 */
export function bringHome(ctx: Ctx): void {
  for (const { model, citizen } of bearersAtEdge(ctx)) {
    const team = teamOf(ctx, model);
    ctx.emit({ type: 'burdenDropped', model, item: citizen, by: team, at: placeOf(ctx, model) });
    const [edge = 'south'] = nearestEdges(ctx, citizen);
    ctx.emit({ type: 'citizenLeft', model: citizen, edge, saved: ctx.rules.citizens.saved });
  }
}
