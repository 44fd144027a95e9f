import { type ReactNode, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { MoveOrder } from '../../../systems/pulp-city/model/decisions.ts';
import type { MasterPlan as Plan } from '../../../systems/pulp-city/model/events.ts';
import type { CardId, ModelId } from '../../../systems/pulp-city/model/state.ts';
import { modelsThatMove, planCards } from '../../../systems/pulp-city/view/team-view.ts';
import { Button } from '../../kit/Button.tsx';
import type { IconName } from '../../kit/icons.ts';
import { useWorld } from '../../play/app.ts';
import { DecisionFrame } from '../../play/DecisionFrame.tsx';
import { cardName } from '../../play/words.ts';
import { cardSign } from './card-options.ts';
import type { DecisionProps } from './props.ts';
import { Options } from './Options.tsx';

/** How the table screen lets a move be planned for Act Fast. */
export interface ActFastProps {
  readonly movers: readonly ModelId[];
  readonly onMove: (order: MoveOrder) => void;
  readonly onBack: () => void;
}

interface MasterPlanProps extends DecisionProps<'masterPlan'> {
  readonly actFast: (props: ActFastProps) => ReactNode;
}

const PLANS: readonly Plan[] = ['actFast', 'domination', 'powerUp'];
const SIGNS: Readonly<Record<Plan, IconName>> = { actFast: 'foot', domination: 'bolt', powerUp: 'die' };

/** Three plans, one after the other. @rule PC-START-06 @rule PC-START-10 */
export function MasterPlan({ decision, answer, actFast }: MasterPlanProps) {
  const t = useT();
  const w = useWorld();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [card, setCard] = useState<CardId | null>(null);
  const [moving, setMoving] = useState(false);
  const open = planCards(w, decision.by);
  if (plan === 'actFast' && moving) {
    return actFast({
      movers: open.actFast.flatMap((one) => modelsThatMove(w, one)),
      onMove: (order) => answer({ plan: 'actFast', ...order }),
      onBack: () => setMoving(false),
    });
  }
  const main = (): ReactNode => {
    switch (plan) {
      case null:
        return (
          <Button look="primary" closed="">
            {t('ask.plan.choose')}
          </Button>
        );
      case 'actFast':
        return (
          <Button look="primary" onPress={() => setMoving(true)}>
            {t('ask.plan.move')}
          </Button>
        );
      case 'domination':
        return (
          <Button look="primary" onPress={() => answer({ plan: 'domination' })}>
            {t('ask.plan.dominationDo')}
          </Button>
        );
      case 'powerUp':
        return card === null ? (
          <Button look="primary" closed="">
            {t('ask.plan.chooseCard')}
          </Button>
        ) : (
          <Button look="primary" onPress={() => answer({ plan: 'powerUp', card })}>
            {t('ask.plan.powerUpDo', { name: cardName(w, card) })}
          </Button>
        );
    }
  };
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.plan.title', { n: decision.left })}
      note={t('ask.plan.note')}
      foot={
        <>
          <Button onPress={() => answer({ plan: 'none' })}>{t('ask.plan.none')}</Button>
          {main()}
        </>
      }
    >
      <Options
        label={t('ask.plan.label')}
        chosen={plan === null ? [] : [plan]}
        onChoose={setPlan}
        options={PLANS.map((one) => ({
          value: one,
          key: one,
          sign: SIGNS[one],
          title: t(`masterPlan.${one}`),
          note: t(`masterPlan.${one}.hint`),
          closed: decision.plans.includes(one)
            ? null
            : t(one === 'actFast' ? 'ask.plan.closedActFast' : 'ask.plan.closed'),
        }))}
      />
      {plan === 'powerUp' && (
        <>
          <h3 className="label ask-label">{t('ask.plan.for')}</h3>
          <Options
            label={t('ask.plan.for')}
            chosen={card === null ? [] : [card]}
            onChoose={setCard}
            options={open.powerUp.map((one) => ({
              value: one,
              key: one,
              sign: cardSign(w, one),
              team: decision.by,
              title: cardName(w, one),
              note: t('condition.powerUp', { n: w.state.cards[one]?.powerUp ?? 0 }),
            }))}
          />
        </>
      )}
    </DecisionFrame>
  );
}
