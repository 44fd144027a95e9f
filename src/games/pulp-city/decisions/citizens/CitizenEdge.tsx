import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { thingName } from '../../words/names.ts';
import '../../../../ui/kit/choices.css';
import { Options } from '../../../../ui/kit/Options.tsx';
import type { DecisionProps } from '../props.ts';

/** Two edges are as near: a player says which way the Citizen runs. @rule PC-CITIZEN-06 @rule PC-CITIZEN-13 */
export function CitizenEdge({ decision, answer }: DecisionProps<'citizenEdge'>) {
  const w = useWorld();
  const t = useT();
  const [edge, choose] = useState(decision.edges[0]);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.citizenEdge.title', { name: thingName(w, t, decision.model) })}
      note={t('ask.citizenEdge.note')}
      foot={
        edge !== undefined && (
          <Button look="primary" onPress={() => answer(edge)}>
            {t('ask.citizenEdge.do', { edge: t(`setup.edge.${edge}`) })}
          </Button>
        )
      }
    >
      <Options
        label={t('ask.edge.label')}
        chosen={edge === undefined ? [] : [edge]}
        onChoose={choose}
        options={decision.edges.map((one) => ({ value: one, key: one, title: t(`setup.edge.${one}`) }))}
      />
    </DecisionFrame>
  );
}
