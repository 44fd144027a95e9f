import { declarerOf } from '../../../systems/pulp-city/decisions/check.ts';
import { actionOf, usesOn } from '../../../systems/pulp-city/view/actions/targets.ts';
import type { LessonStep } from '../../../ui/shell/lessons/course.ts';
import { menuIn } from '../decisions/act/menu-in.ts';
import { modelName, movementName } from '../words/names.ts';
import { sayIn } from '../words/say.ts';
import { ending, gold, type Look, markOf } from './steps.ts';

/** Does an Action reach a Target from where the model stands? */
export function reaches({ w, decision }: Look, model: string, action: string, target: string): boolean {
  const found = actionOf(w, model, action);
  if (found === null || decision?.kind !== 'act') return true;
  return usesOn(w, model, found, target, declarerOf(decision)).some(({ why }) => why === null);
}

/** What is planned is not what the lesson is about. */
function backFrom({ t }: Look): LessonStep {
  const words = t('common.back');
  return {
    id: 'back',
    text: t('lesson.back', { words }),
    note: t('lesson.back.note'),
    done: false,
    mark: { on: 'dock', words },
  };
}

/** What is planned stands in the way of what is wanted; null: nothing of that kind is. */
export function outOfPlan(look: Look, wanted: readonly string[]): readonly LessonStep[] | null {
  const planned = plannedIn(look);
  return planned === null || wanted.includes(planned) ? null : [backFrom(look)];
}

function plannedIn({ act }: Look): string | null {
  if (act === null) return null;
  if (act.move !== null) return 'move';
  return act.action ?? act.leader?.card ?? null;
}

/** What the lesson is about is closed, and why: the Activation ends, or what closed it is taken back. */
function closedNow(look: Look, card: string, name: string, why: string): readonly LessonStep[] {
  const note = look.t('lesson.closed.note', { name, why });
  return outOfPlan(look, []) ?? [{ ...ending(look, card), id: 'closed', note }];
}

/** The move is not open to whoever acts; null: it is. */
export function whyNotMove(look: Look, model: string, name: string): readonly LessonStep[] | null {
  const { w, t, decision, act } = look;
  if (decision?.kind !== 'act' || act?.move !== null) return null;
  const { moveClosed } = menuIn(w, decision, model);
  return moveClosed === null ? null : closedNow(look, decision.card, name, sayIn(w, t).why(moveClosed));
}

/** An Action is not open to whoever acts, or reaches none of these, or something else is planned; null: nothing of that. */
export function whyNotUse(
  look: Look,
  model: string,
  action: string,
  foes: readonly string[],
): readonly LessonStep[] | null {
  const { w, t, decision, act } = look;
  if (decision?.kind !== 'act' || act === null) return null;
  const menu = menuIn(w, decision, model);
  const entry = menu.actions.find((one) => one.action.id === action);
  if (entry === undefined) return null;
  const { name } = entry.action;
  if (entry.closed !== null) return closedNow(look, decision.card, name, sayIn(w, t).why(entry.closed));
  const [nearest] = foes;
  if (nearest === undefined || foes.some((foe) => reaches(look, model, action, foe)))
    return outOfPlan(look, [action]);
  if (menu.moveClosed !== null && act.move === null)
    return closedNow(look, decision.card, name, t('lesson.closed.far'));
  return outOfPlan(look, ['move']) ?? approaching(look, name, nearest);
}

/** Nobody is in reach, and a move is left. */
function approaching(look: Look, name: string, nearest: string): readonly LessonStep[] {
  const { w, t, act } = look;
  return [
    {
      id: 'nearer',
      text: t('lesson.nearer', { name: modelName(w, nearest) }),
      note: t('lesson.nearer.note', { name }),
      done: (act?.move?.end ?? null) !== null,
      mark: act?.move === null ? { on: 'dock', words: movementName(t, 'Sprint') } : markOf(look, nearest),
    },
    gold(look, 'move'),
  ];
}
