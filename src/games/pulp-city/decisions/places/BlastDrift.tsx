import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { blastAhead } from '../../../../systems/pulp-city/view/forecast/blast.ts';
import { Ahead } from '../../panels/Forecast.tsx';
import { blastLines } from '../../words/forecast.ts';
import { useApp, useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { sayIn } from '../../words/say.ts';
import { blastDriftPlan } from './spot-plan.ts';
import { Nudge } from '../../../../ui/shell/Nudge.tsx';
import type { DecisionProps } from '../props.ts';

/** After a miss the opponent may move the centre of the Blast. @rule PC-FX-05 */
export function BlastDrift({ decision, answer, game }: DecisionProps<'blastDrift'>) {
  const w = useWorld();
  const t = useT();
  const { system } = useApp();
  const say = sayIn(w, t);
  const [draft, put] = useDraft(decision, blastDriftPlan.begin);
  const middle = { x: decision.x, y: decision.y };
  const at = draft.at ?? middle;
  const why = system.check(game, decision, at);
  const commit = () => {
    if (why === null) answer(at);
  };
  return (
    <DecisionFrame
      by={decision.by}
      title={t('play.drift.title')}
      note={t('play.drift.note', { x: decision.most })}
      foot={
        <>
          <Button onPress={() => answer(middle)}>{t('play.drift.leave')}</Button>
          <Button look="primary" closed={why === null ? null : say.why(why)} onPress={commit}>
            {t('play.drift.do')}
          </Button>
        </>
      }
    >
      <Nudge size={w.setup.table.size} at={at} onChange={(next) => put({ at: { x: next.x, y: next.y } })} />
      <Ahead lines={blastLines(say, blastAhead(w, game.rest.stack, at))} />
    </DecisionFrame>
  );
}
