import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { ForUs } from '../ForUs.tsx';
import type { DecisionProps } from '../props.ts';
import { Options } from '../../../../ui/kit/Options.tsx';

/** @rule PC-SETUP-05 @rule PC-SETUP-06 */
export function ChooseAdvantage({ decision, answer }: DecisionProps<'chooseAdvantage'>) {
  const t = useT();
  const [chosen, choose] = useState<'tactical' | 'terrain'>('terrain');
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.advantage.title')}
      note={t('ask.advantage.note')}
      foot={
        <Button look="primary" onPress={() => answer(chosen)}>
          {chosen === 'tactical' ? t('ask.advantage.tacticalDo') : t('ask.advantage.terrainDo')}
        </Button>
      }
    >
      <Options
        label={t('ask.advantage.title')}
        chosen={[chosen]}
        onChoose={choose}
        options={[
          {
            value: 'terrain',
            key: 'terrain',
            sign: 'flag',
            title: t('term.terrainAdvantage'),
            note: t('ask.advantage.terrain'),
          },
          {
            value: 'tactical',
            key: 'tactical',
            sign: 'book',
            title: t('term.tacticalAdvantage'),
            note: t('ask.advantage.tactical'),
          },
        ]}
      />
      <ForUs decision={decision} />
    </DecisionFrame>
  );
}
