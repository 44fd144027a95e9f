import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { thingName } from '../../words/names.ts';
import { OrderList } from './OrderList.tsx';
import type { DecisionProps } from '../props.ts';

/** The Attacker orders the further rolls of a Blast, or a player which of his pieces goes off next. @rule PC-FX-04 @rule PC-CARD-06 */
export function BlastOrder({ decision, answer }: DecisionProps<'blastOrder'>) {
  const w = useWorld();
  const t = useT();
  const [order, put] = useState(decision.members);
  const { power } = decision;
  return (
    <DecisionFrame
      by={decision.by}
      title={power === undefined ? t('play.blastOrder.title') : t('ask.power.mustTitle', { power })}
      note={t(power === undefined ? 'play.blastOrder.note' : 'play.blastOrder.pieces')}
      foot={
        <Button look="primary" onPress={() => answer(order)}>
          {power === undefined ? t('play.blastOrder.do') : t('ask.power.do', { power })}
        </Button>
      }
    >
      <OrderList
        label={power === undefined ? t('play.blastOrder.label') : power}
        rule={power === undefined ? 'PC-FX-04' : 'PC-CARD-06'}
        items={order}
        nameOf={(id) => thingName(w, t, id)}
        onChange={put}
      />
    </DecisionFrame>
  );
}
