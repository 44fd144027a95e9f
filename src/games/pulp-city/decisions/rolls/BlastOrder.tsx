import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { thingName } from '../../words/names.ts';
import { OrderList } from './OrderList.tsx';
import type { DecisionProps } from '../props.ts';

/** The Attacker orders the further rolls of a Blast. @rule PC-FX-04 */
export function BlastOrder({ decision, answer }: DecisionProps<'blastOrder'>) {
  const w = useWorld();
  const t = useT();
  const [order, put] = useState(decision.members);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('play.blastOrder.title')}
      note={t('play.blastOrder.note')}
      foot={
        <Button look="primary" onPress={() => answer(order)}>
          {t('play.blastOrder.do')}
        </Button>
      }
    >
      <OrderList
        label={t('play.blastOrder.label')}
        rule="PC-FX-04"
        items={order}
        nameOf={(id) => thingName(w, t, id)}
        onChange={put}
      />
    </DecisionFrame>
  );
}
