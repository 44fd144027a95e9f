import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { useWorld } from '../../play/app.ts';
import { DecisionFrame } from '../../play/DecisionFrame.tsx';
import { useKeys } from '../../play/keys.ts';
import { sayIn } from '../../play/plans/plan.ts';
import type { DecisionProps } from './props.ts';

/** The Attacker orders the further rolls of a Blast. @rule PC-FX-04 */
export function BlastOrder({ decision, answer }: DecisionProps<'blastOrder'>) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const [order, put] = useState(decision.members);
  const commit = () => answer(order);
  useKeys({ Enter: commit });
  const sooner = (at: number): void => {
    const id = order[at];
    if (id === undefined) return;
    const rest = order.filter((one) => one !== id);
    put([...rest.slice(0, at - 1), id, ...rest.slice(at - 1)]);
  };
  return (
    <DecisionFrame
      by={decision.by}
      title={t('play.blastOrder.title')}
      note={t('play.blastOrder.note')}
      foot={
        <Button look="primary" onPress={commit}>
          {t('play.blastOrder.do')}
        </Button>
      }
    >
      <Panel label={t('play.blastOrder.label')}>
        <ol className="sfx-order" data-rule="PC-FX-04">
          {order.map((id, at) => {
            const name = say.name(id);
            return (
              <li key={id}>
                <span>{t('play.sfx.order.line', { n: at + 1, effect: name })}</span>
                {at > 0 && (
                  <Button narrow label={t('play.blastOrder.soonerOf', { name })} onPress={() => sooner(at)}>
                    {t('play.sfx.order.sooner')}
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
      </Panel>
    </DecisionFrame>
  );
}
