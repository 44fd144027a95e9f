import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Ahead } from '../../panels/Forecast.tsx';
import { pushLines } from '../../words/forecast.ts';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { sayIn } from '../../words/say.ts';
import { shiftAhead, shiftPlan } from './spot-plan.ts';
import { positionOf } from '../../../../systems/pulp-city/view/actions/targets.ts';
import { Nudge } from '../../../../ui/shell/Nudge.tsx';
import type { DecisionProps } from '../props.ts';

/** Which way a Shift pushes. @rule PC-FX-12 */
export function Shift({ decision, answer }: DecisionProps<'shift'>) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const [draft, put] = useDraft(decision, shiftPlan.begin);
  const commit = () => {
    if (draft.at !== null) answer(draft.at);
  };
  const { x, y } = positionOf(w, decision.target);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('play.shift.title', { name: say.name(decision.target) })}
      note={t(decision.upTo === true ? 'play.shift.noteUpTo' : 'play.shift.note', { x: decision.distance })}
      foot={
        <>
          {decision.upTo === true && <Button onPress={() => answer({ x, y })}>{t('play.shift.stay')}</Button>}
          <Button
            look="primary"
            closed={draft.at === null ? t('play.declare.missing.direction') : null}
            onPress={commit}
          >
            {decision.upTo === true ? t('play.shift.doUpTo') : t('play.shift.do', { x: decision.distance })}
          </Button>
        </>
      }
    >
      <Nudge
        size={w.setup.table.size}
        at={draft.at ?? { x, y }}
        onChange={(next) => put({ at: { x: next.x, y: next.y } })}
      />
      <Ahead lines={draft.at === null ? [] : pushLines(say, shiftAhead(w, decision, draft.at))} />
    </DecisionFrame>
  );
}
