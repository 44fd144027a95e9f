import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { ForUs } from '../ForUs.tsx';
import type { DecisionProps } from '../props.ts';
import { EdgeRing } from './EdgeRing.tsx';

/** @rule PC-DEPLOY-02 */
export function ChooseEdge({ decision, answer }: DecisionProps<'chooseEdge'>) {
  const t = useT();
  const [edge, choose] = useState(decision.edges[0]);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.edge.title')}
      note={t('ask.edge.note')}
      foot={
        edge !== undefined && (
          <Button look="primary" onPress={() => answer(edge)}>
            {t('ask.edge.do', { edge: t(`setup.edge.${edge}`) })}
          </Button>
        )
      }
    >
      <EdgeRing label={t('ask.edge.label')} sides={decision.edges} chosen={edge} onChoose={choose} />
      <ForUs decision={decision} />
    </DecisionFrame>
  );
}
