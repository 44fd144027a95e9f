import { useState } from 'react';
import type { MessageKey } from '../../../../i18n/messages.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { thingName } from '../../words/names.ts';
import type { DecisionProps } from '../props.ts';

/** In which of the quarters on whose border it stands a model counts. @rule PC-PLOT-12 */
export function CountIn({ decision, answer }: DecisionProps<'countIn'>) {
  const t = useT();
  const w = useWorld();
  const [zone, choose] = useState(decision.zones[0]);
  const title = t('ask.countIn.title', { name: thingName(w, t, decision.model) });
  const nameOf = (id: string): string => t(`objective.${id}` as MessageKey);
  return (
    <DecisionFrame
      by={decision.by}
      title={title}
      note={t('ask.countIn.note')}
      foot={
        zone !== undefined && (
          <Button look="primary" onPress={() => answer(zone)}>
            {t('ask.countIn.do', { zone: nameOf(zone) })}
          </Button>
        )
      }
    >
      <Options
        label={title}
        chosen={zone === undefined ? [] : [zone]}
        onChoose={choose}
        options={decision.zones.map((id) => ({ value: id, key: id, title: nameOf(id) }))}
      />
    </DecisionFrame>
  );
}
