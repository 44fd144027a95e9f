import { type ReactNode, useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { MoveOrder } from '../../../../systems/pulp-city/model/orders.ts';
import type { AgendaId } from '../../../../systems/pulp-city/model/agendas.ts';
import type { MasterPlan as Plan } from '../../../../systems/pulp-city/model/events.ts';
import type { CardId, ModelId } from '../../../../systems/pulp-city/model/ids.ts';
import { modelsThatMove, planCards, powerOf } from '../../../../systems/pulp-city/view/table/team.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import type { IconName } from '../../../../ui/kit/icons.ts';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { agendaAction, cardName } from '../../words/names.ts';
import { cardText } from '../../words/actions.ts';
import { cardSign } from '../../panels/card/card-options.ts';
import type { DecisionProps } from '../props.ts';
import { Options } from '../../../../ui/kit/Options.tsx';

/** How the table screen lets a move be planned for Act Fast. */
export interface ActFastProps {
  readonly movers: readonly ModelId[];
  readonly onMove: (order: MoveOrder) => void;
  readonly onBack: () => void;
}

interface MasterPlanProps extends DecisionProps<'masterPlan'> {
  readonly actFast: (props: ActFastProps) => ReactNode;
  /** Somebody on the table is to be chosen. */
  readonly onAmong: () => void;
}

const PLANS: readonly Plan[] = ['actFast', 'domination', 'powerUp'];
/** A plan of everybody's, or one that only the roller has. */
type Choice =
  | { readonly of: 'agenda'; readonly agenda: AgendaId }
  | { readonly of: 'all'; readonly plan: Plan }
  | { readonly of: 'own'; readonly power: string };

function keyOf(choice: Choice): string {
  switch (choice.of) {
    case 'all':
      return choice.plan;
    case 'own':
      return `own ${choice.power}`;
    case 'agenda':
      return choice.agenda;
  }
}

const SIGNS: Readonly<Record<Plan, IconName>> = { actFast: 'foot', domination: 'bolt', powerUp: 'die' };

/** The plans, one after the other. @rule PC-START-06 @rule PC-START-10 @rule PC-START-11 */
export function MasterPlan({ decision, answer, actFast, onAmong }: MasterPlanProps) {
  const t = useT();
  const w = useWorld();
  const [choice, choose] = useState<Choice | null>(null);
  const [card, setCard] = useState<CardId | null>(null);
  const [moving, setMoving] = useState(false);
  const open = planCards(w, decision.by);
  const plan = choice?.of === 'all' ? choice.plan : null;
  if (plan === 'actFast' && moving) {
    return actFast({
      movers: open.actFast.flatMap((one) => modelsThatMove(w, one)),
      onMove: (order) => answer({ plan: 'actFast', ...order }),
      onBack: () => setMoving(false),
    });
  }
  const main = (): ReactNode => {
    if (choice?.of === 'own') {
      const { power } = choice;
      return (
        <Button look="primary" onPress={() => answer({ plan: 'own', power })}>
          {t('ask.power.do', { power })}
        </Button>
      );
    }
    if (choice?.of === 'agenda') {
      const { agenda } = choice;
      return (
        <Button look="primary" onPress={() => answer({ plan: 'agenda', agenda })}>
          {t('ask.plan.agendaDo', { action: agendaAction(t, agenda) })}
        </Button>
      );
    }
    switch (plan) {
      case null:
        return (
          <Button look="primary" closed="">
            {t('ask.plan.choose')}
          </Button>
        );
      case 'actFast':
        return (
          <Button
            look="primary"
            onPress={() => {
              setMoving(true);
              onAmong();
            }}
          >
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
      <Options<Choice>
        label={t('ask.plan.label')}
        chosen={choice === null ? [] : [keyOf(choice)]}
        onChoose={(next) => {
          choose(next);
          if (next.of === 'all' && next.plan === 'powerUp') onAmong();
        }}
        options={[
          ...decision.own.map((power) => {
            const value: Choice = { of: 'own', power };
            const printed = powerOf(w, decision.by, power);
            return {
              value,
              key: keyOf(value),
              sign: 'star' as const,
              title: power,
              ...(printed === null ? {} : { note: cardText(t, printed) }),
            };
          }),
          ...(decision.agendas ?? []).map((agenda) => {
            const value: Choice = { of: 'agenda', agenda };
            return {
              value,
              key: keyOf(value),
              sign: 'book' as const,
              title: agendaAction(t, agenda),
              note: t(`agenda.${agenda}.goal`),
            };
          }),
          ...PLANS.map((one) => {
            const value: Choice = { of: 'all', plan: one };
            return {
              value,
              key: keyOf(value),
              sign: SIGNS[one],
              title: t(`masterPlan.${one}`),
              note: t(`masterPlan.${one}.hint`),
              closed: decision.plans.includes(one)
                ? null
                : t(one === 'actFast' ? 'ask.plan.closedActFast' : 'ask.plan.closed'),
            };
          }),
        ]}
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
