import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { modelName } from '../../words/names.ts';
import { modelSign } from '../../panels/card/card-options.ts';
import { Options } from '../../../../ui/kit/Options.tsx';
import type { DecisionProps } from '../props.ts';

/** Which of his Powers and returning models a player deals with next. @rule PC-ROUND-06 */
export function EffectsOrder({ decision, answer }: DecisionProps<'effectsOrder'>) {
  const t = useT();
  const w = useWorld();
  const [chosen, choose] = useState(0);
  const commit = () => answer(chosen);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.effectsOrder.title')}
      note={t('ask.effectsOrder.note')}
      foot={
        <Button look="primary" onPress={commit}>
          {t('ask.effectsOrder.do')}
        </Button>
      }
    >
      <Options
        label={t('ask.effectsOrder.label')}
        chosen={[`${chosen}`]}
        onChoose={choose}
        options={decision.items.map(({ model, power }, index) => ({
          value: index,
          key: `${index}`,
          sign: modelSign(w, model),
          team: decision.by,
          title: power ?? t('ask.effectsOrder.return'),
          note: modelName(w, model),
        }))}
      />
    </DecisionFrame>
  );
}
