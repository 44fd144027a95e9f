import type { Translator } from '../../../i18n/translate.ts';
import { positionOf } from '../../../systems/pulp-city/view/actions/targets.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { Decision, DecisionFor } from '../../../systems/pulp-city/model/frames.ts';
import { bodyOf } from '../../../systems/pulp-city/board/bodies.ts';
import type { LessonStep, Mark } from '../../../ui/shell/lessons/course.ts';
import { type RulePoint, shown, shownAll, toInches } from '../../../ui/table/units.ts';
import type { ActDraft } from '../decisions/act/act-plan.ts';
import type { DefendDraft, SfxDraft } from '../decisions/rolls/roll-plan.ts';
import { cardName, modelName } from '../words/names.ts';

/** What a lesson looks at: the game, what is asked, and how much of the answer is there. */
export interface Look {
  readonly w: World;
  readonly t: Translator;
  readonly decision: Decision | null;
  readonly selected: string | null;
  /** The unfinished Action, where one is chosen. */
  readonly act: ActDraft | null;
  readonly sfx: SfxDraft | null;
  readonly defend: DefendDraft | null;
}

/** Steps lead to each other: whatever comes before one that is done is done. */
export function inOrder(steps: readonly LessonStep[]): readonly LessonStep[] {
  const last = steps.findLastIndex(({ done }) => done);
  return steps.map((step, at) => ({ ...step, done: at <= last }));
}

export const onTable = ({ w }: Look, id: string): boolean => w.state.models[id]?.status === 'table';

export const isActing = ({ w }: Look, id: string): boolean =>
  w.state.activation !== null && w.state.activation.card === w.state.models[id]?.card;

/** A mark on a model or a piece; null: it is not on the table. */
export function markOf({ w }: Look, id: string): Mark | null {
  const model = w.state.models[id];
  const piece = w.state.pieces[id];
  if (model?.status !== 'table' && piece === undefined) return null;
  const radius = model === undefined ? BIG : toInches(bodyOf(w, id).r);
  return { on: 'table', at: shown(w.setup.table.size, positionOf(w, id)), radius };
}

const BIG = 1.3;

/** A place to go to, and others that do as well. */
export type Places = readonly [RulePoint, ...RulePoint[]];

/** A mark on a place that a model is to go to. */
export function markAt(look: Look, [at, ...others]: Places, mover: string): Mark {
  const { size } = look.w.setup.table;
  const from = look.w.state.models[mover];
  const radius = toInches(bodyOf(look.w, mover).r);
  const mark = { on: 'table', at: shown(size, at), others: shownAll(size, others), radius } as const;
  return from === undefined ? mark : { ...mark, from: shown(size, from) };
}

type Done = Pick<LessonStep, 'done' | 'mark'>;

export const gold = (
  { t }: Look,
  key: 'activate' | 'move' | 'attack' | 'throw' | 'answer' | 'sfx',
): LessonStep => ({
  id: 'gold',
  text: t('lesson.gold'),
  note: t(`lesson.gold.${key}`),
  done: false,
  mark: { on: 'gold' },
});

/** What it takes until a model is the one that acts. */
export function activating(look: Look, id: string): readonly LessonStep[] {
  const { w, t, decision, selected } = look;
  const name = modelName(w, id);
  const acts = isActing(look, id);
  const other = w.state.activation;
  const card = w.state.models[id]?.card;
  if (decision?.kind === 'turn' && (card === undefined || !decision.cards.includes(card)))
    return [resting(look, decision, name)];
  const pick: LessonStep = {
    id: `pick-${id}`,
    text: t('lesson.pick', { name }),
    note: t('lesson.pick.note'),
    done: acts || (decision?.kind === 'turn' && selected === id),
    mark: markOf(look, id),
  };
  const activate = { ...gold(look, 'activate'), id: `activate-${id}`, done: acts };
  if (acts || other === null || w.state.cards[other.card]?.team !== 'a') return [pick, activate];
  return [ending(look, other.card), pick, activate];
}

/** Who is wanted has spent all that the Round allows. */
function resting({ t }: Look, { done, offer }: DecisionFor<'turn'>, name: string): LessonStep {
  const words = done ? 'ask.turn.done' : offer ? 'ask.turn.offer' : null;
  return {
    id: 'rest',
    text: t('lesson.spent', { name }),
    note: t('lesson.spent.note'),
    done: false,
    mark: words === null ? null : { on: 'dock', words: t(words) },
  };
}

/** Whoever acts has done enough. */
export function ending({ w, t, decision }: Look, card: string): LessonStep {
  const may = decision?.kind !== 'act' || decision.mayEnd;
  return {
    id: 'end',
    text: t('lesson.end', { name: cardName(w, card) }),
    note: t(may ? 'lesson.end.note' : 'lesson.end.first'),
    done: false,
    mark: { on: 'dock', words: t('play.act.end') },
  };
}

/** Choosing an Action of the card that acts. */
export function choosing(look: Look, action: string, name: string, note: string): LessonStep {
  return {
    id: `choose-${action}`,
    text: look.t('lesson.choose', { name }),
    note,
    done: look.act?.action === action,
    mark: { on: 'dock', words: name },
  };
}

export function pointing(
  look: Look,
  id: string,
  name: string,
  note: string,
  { done, mark }: Done,
): LessonStep {
  return { id: `point-${id}`, text: look.t('lesson.tap', { name }), note, done, mark };
}
