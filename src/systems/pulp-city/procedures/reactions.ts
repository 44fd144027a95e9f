import { type Proc, answersOf } from '../model/frames.ts';
import { ownActions } from '../rules/actions/own-actions.ts';
import type { ReactOption } from '../model/decisions.ts';
import type { ActionUse } from '../model/profile.ts';
import type { ReactionTrigger } from '../model/keywords.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { modelOf } from '../model/lookup.ts';
import { inBtb } from '../traits/contact.ts';
import { oneTeamLeft, vanquished } from '../board/cards.ts';
import { onTable } from '../board/on-table.ts';
import { areEnemies, sideOf, teamOf, teamsAfter, teamsOf } from '../board/sides.ts';
import { withinRange } from '../board/distance.ts';
import { type Declarer, declare } from '../rules/actions/declaring.ts';
import { rangeOf } from '../rules/actions/targeting.ts';
import { selects } from '../traits/selectors.ts';
import { answerContact, enteredBtb } from '../rules/actions/answering-moves.ts';
import { mayReact, openUses, withFurtherUses } from '../rules/actions/uses.ts';

function reactor(team: TeamId, against: ModelId): Declarer {
  return { occasion: 'reaction', by: team, side: team, limits: { moves: false, combat: true }, against };
}

/** Reactions that the candidates could use now; a Team that is out has none. @rule PC-WIN-08 @rule PC-TYPE-03 @rule PC-TYPE-04 @rule PC-AP-06 */
export function reactionOptions(
  w: World,
  trigger: ReactionTrigger,
  against: ModelId,
  side: TeamId,
  candidates: readonly ModelId[],
  used: readonly string[],
): ReactOption[] {
  const options: ReactOption[] = [];
  if (!onTable(w, against)) return options;
  const active = w.state.activation?.team ?? w.state.turn.active;
  for (const model of new Set([...candidates, ...withFurtherUses(w)])) {
    const team = sideOf(w, model);
    if (
      team === null ||
      !onTable(w, model) ||
      modelOf(w, model).health === 0 ||
      !areEnemies(w, team, side) ||
      team === active ||
      (vanquished(w, team) && !oneTeamLeft(w)) ||
      !mayReact(w, model, trigger)
    )
      continue;
    for (const action of ownActions(w, model)) {
      if (used.includes(`${model}:${action.id}`)) continue;
      for (const { use, index } of openUses(w, model, action, true)) {
        if (use.trigger !== trigger || !answersFor(w, model, use, candidates)) continue;
        if (trigger === 'BTB' && !inBtb(w, model, against)) continue;
        const range = rangeOf(w, model, use.range, action);
        if (trigger !== 'BTB' && range !== null && !withinRange(w, model, against, range)) continue;
        const order = { model, action: action.id, use: index, targets: [] };
        if (declare(w, order, reactor(team, against)).ok)
          options.push({ model, action: action.id, use: index });
      }
    }
  }
  return options;
}

/** It happened to the model itself, or to another that its Power lets it stand up for. @rule PC-BAR-14 */
function answersFor(w: World, model: ModelId, { by }: ActionUse, candidates: readonly ModelId[]): boolean {
  const selector = by?.of;
  if (selector === undefined) return candidates.includes(model);
  const from = { owner: model, side: teamOf(w, model) };
  return (
    !candidates.includes(model) && candidates.some((id) => onTable(w, id) && selects(w, selector, id, from))
  );
}

/** Models that have reacted, by what they have used. */
const reactedIn = (used: readonly string[]): readonly ModelId[] => [
  ...new Set(used.map((key) => key.slice(0, key.indexOf(':')))),
];

/** A window for Reactions to one event: of several players the next in the order of Turns first. @rule PC-TYPE-03 @rule PC-TYPE-05 @rule PC-TYPE-06 @rule PC-TYPE-07 @rule PC-TYPE-08 */
export const reactions: Proc<'reactions'> = {
  offer(ctx, frame, wake) {
    const { trigger, against, side, candidates, used, declined = [] } = frame;
    const over = { do: 'return', value: used.length === 0 ? used : reactedIn(used) } as const;
    const [given] = answersOf(wake, 'react');
    if (given !== undefined) {
      const { by, answer } = given;
      if (answer.do === 'decline') {
        ctx.emit({ type: 'reactionDeclined', team: by, models: [...new Set(candidates)] });
        if (teamsOf(ctx).length === 2) return over;
        return { do: 'goto', frame: { ...frame, declined: [...declined, by] } };
      }
      const team = teamOf(ctx, answer.model);
      const use = declare(ctx, answer, reactor(team, against));
      if (!use.ok) throw new Error(`unchecked answer: ${use.error.code}`);
      return {
        do: 'call',
        frame: { proc: 'action', step: 'pay', use: use.value },
        resume: { ...frame, used: [...used, `${answer.model}:${answer.action}`] },
      };
    }
    if (trigger === 'BTB' && frame.told !== true && enteredBtb.holders(ctx).length > 0) {
      answerContact(ctx, against, candidates);
      return { do: 'goto', frame: { ...frame, told: true } };
    }
    const all = reactionOptions(ctx, trigger, against, side, candidates, used);
    const by = teamsAfter(ctx, side).find(
      (team) => !declined.includes(team) && all.some(({ model }) => teamOf(ctx, model) === team),
    );
    if (by === undefined) return over;
    const options = all.filter(({ model }) => teamOf(ctx, model) === by);
    return { do: 'ask', questions: [{ kind: 'react', by, trigger, against, options }] };
  },
};
