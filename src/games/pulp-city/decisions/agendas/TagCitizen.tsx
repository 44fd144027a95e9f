import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';
import { useWorld } from '../../use-game.ts';
import { thingName } from '../../words/names.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';

/** Which of the Citizens that are as near is Tagged. @rule PC-AGENDA-19 */
export function TagCitizen({ decision, answer }: DecisionProps<'tagCitizen'>) {
  const t = useT();
  const w = useWorld();
  const { by, model, options } = decision;
  const [chosen, choose] = useState(options[0]);
  return (
    <DecisionFrame
      by={by}
      title={t('ask.tag.title', { name: thingName(w, t, model) })}
      note={t('ask.tag.note')}
      foot={
        chosen !== undefined && (
          <Button look="primary" onPress={() => answer(chosen)}>
            {t('ask.tag.do', { name: thingName(w, t, chosen) })}
          </Button>
        )
      }
    >
      <Options
        label={t('ask.tag.note')}
        chosen={chosen === undefined ? [] : [chosen]}
        onChoose={choose}
        options={options.map((one) => ({
          value: one,
          key: one,
          sign: 'citizen' as const,
          title: thingName(w, t, one),
        }))}
      />
    </DecisionFrame>
  );
}
