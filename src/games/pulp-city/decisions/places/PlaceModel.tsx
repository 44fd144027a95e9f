import { useT } from '../../../../i18n/use-t.ts';
import { roomBeside, whyNotSide } from '../../../../systems/pulp-city/effects/landing-thrown.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Ahead } from '../../panels/Forecast.tsx';
import { roomLines } from '../../words/forecast.ts';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { placeModelPlan } from './place-model-plan.ts';
import { sayIn } from '../../words/say.ts';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { Nudge } from '../../../../ui/shell/Nudge.tsx';
import type { DecisionProps } from '../props.ts';

/** On which side of its Target a thrown model comes down. @rule PC-FX-13 */
export function PlaceModel({ decision, answer }: DecisionProps<'placeModel'>) {
  const w = useWorld();
  const t = useT();
  const ask = useAskWhy();
  const say = sayIn(w, t);
  const [{ at }, put] = useDraft(decision, placeModelPlan.begin);
  const why = whyNotSide(w, decision, at);
  const commit = () => {
    if (why === null) answer({ x: at.x, y: at.y });
  };
  return (
    <DecisionFrame
      by={decision.by}
      title={t('play.placeModel.title', { name: say.name(decision.model) })}
      note={t('play.place.note', { names: [say.name(decision.touching)] })}
      foot={
        <Button
          look="primary"
          closed={why === null ? null : say.why(why)}
          onPress={commit}
          onWhy={() => ask(why?.rule ?? null)}
        >
          {t('play.placeModel.do')}
        </Button>
      }
    >
      <Nudge size={w.setup.table.size} at={at} onChange={(next) => put({ at: { x: next.x, y: next.y } })} />
      <Ahead
        lines={roomLines(
          say,
          roomBeside(w, decision, at).map(({ id }) => id),
        )}
      />
    </DecisionFrame>
  );
}
