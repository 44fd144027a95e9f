import { formatInches } from '../../../../i18n/units.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { bodyOf } from '../../../../systems/pulp-city/board/bodies.ts';
import { compassOf } from '../../../../systems/pulp-city/view/table/compass.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { makeRoomPlan } from './room-plan.ts';
import { modelName } from '../../words/names.ts';
import { Options } from '../../../../ui/kit/Options.tsx';
import type { DecisionProps } from '../props.ts';

/** Which of several equally short ways a model takes. @rule PC-MOVE-34 @rule PC-FALL-08 */
export function MakeRoom({ decision, answer }: DecisionProps<'makeRoom'>) {
  const t = useT();
  const w = useWorld();
  const [{ at }, put] = useDraft(decision, makeRoomPlan.begin);
  const { model, places, why } = decision;
  const body = bodyOf(w, model);
  const commit = () => answer(at);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.room.title', { name: modelName(w, model) })}
      note={t('ask.room.note', { why })}
      foot={
        <Button look="primary" onPress={commit}>
          {t('ask.room.do')}
        </Button>
      }
    >
      <Options
        label={t('ask.room.label')}
        chosen={[`${at}`]}
        onChoose={(next) => put({ at: next })}
        options={places.map((place, index) => ({
          value: index,
          key: `${index}`,
          title: t('ask.room.way', { way: compassOf(body, place) }),
          note: formatInches(Math.hypot(place.x - body.x, place.y - body.y), t.lang),
        }))}
      />
    </DecisionFrame>
  );
}
