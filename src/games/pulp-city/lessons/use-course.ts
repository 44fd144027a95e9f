import { useT } from '../../../i18n/use-t.ts';
import { FIRST_GAME } from '../../../systems/pulp-city/examples/example.ts';
import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import type { Course } from '../../../ui/shell/lessons/course.ts';
import { useDraftOf, useSelected } from '../../../ui/shell/app.ts';
import { draftIn } from '../../../ui/shell/drafts.ts';
import { type ActDraft, actPlan } from '../decisions/act/act-plan.ts';
import type { DefendDraft, SfxDraft } from '../decisions/rolls/roll-plan.ts';
import { useGame, useQuestion, useWorld } from '../use-game.ts';
import { LESSONS, type LessonId, lessonNow, showsLesson } from './lessons.ts';
import { opponentAnswer } from './opponent.ts';
import type { Look } from './steps.ts';

const MINUTES = 10;

/** The lessons of the first game; null: another game is on the table. */
export function useCourse(): Course | null {
  const t = useT();
  const w = useWorld();
  const game = useGame();
  const decision = useQuestion();
  const selected = useSelected();
  const kept = useDraftOf(decision?.id ?? null);
  if (game.setup.table.id !== FIRST_GAME) return null;
  const draft = <D>(kind: Decision['kind']): D | null =>
    decision?.kind === kind ? draftIn<D>(kept, kind) : null;
  const look: Look = {
    w,
    t,
    decision,
    selected,
    act: decision?.kind === 'act' ? (draft<ActDraft>('act') ?? actPlan.begin(w, decision)) : null,
    sfx: draft<SfxDraft>('spendSfx'),
    defend: draft<DefendDraft>('defendDice'),
  };
  return {
    lessons: LESSONS.map((id) => ({
      id,
      title: t(`lesson.${id}.title`),
      done: (event) => showsLesson(id, event),
    })),
    minutes: MINUTES,
    coach: 'b',
    answer: (asked) => opponentAnswer(game, asked as Decision),
    now: (id) => lessonNow(id as LessonId, look),
    praise: t('lesson.praise'),
  };
}
