import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { ForUs } from '../ForUs.tsx';
import '../../../../ui/kit/choices.css';
import type { DecisionProps } from '../props.ts';

/** The edges stand around a small table as they lie around the real one. @rule PC-DEPLOY-02 */
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
      <div className="edges" role="radiogroup" data-choices="pick" aria-label={t('ask.edge.label')}>
        {decision.edges.map((one) => (
          <button
            key={one}
            type="button"
            role="radio"
            className="option"
            data-edge={one}
            aria-checked={one === edge}
            onClick={() => choose(one)}
          >
            <b>{t(`setup.edge.${one}`)}</b>
          </button>
        ))}
        <div className="edges__table" aria-hidden />
      </div>
      <ForUs decision={decision} />
    </DecisionFrame>
  );
}
