import { useMemo } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { Act } from '../../../../systems/pulp-city/model/orders.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import { commandedAfter } from '../../../../systems/pulp-city/view/actions/plan-ahead.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { useGame } from '../../use-game.ts';
import type { Then } from '../props.ts';

interface EndButtonsProps {
  readonly decision: DecisionFor<'act'>;
  /** The Action that all models of the card are at. */
  readonly step: string | null;
  readonly answer: (act: Act, follow?: Then) => void;
}

/** Minions that could be commanded now are left where they are. @rule PC-MINION-01 */
const commandNobody: Then = ({ rest }) => {
  const [asked] = rest.pending;
  return asked?.kind === 'commandAfter' ? { type: 'answer', decision: asked.id, answer: null } : null;
};

/** Whoever could command Minions afterwards says so with the same press. */
export function EndButtons({ decision, step, answer }: EndButtonsProps) {
  const t = useT();
  const game = useGame();
  const why = useAskWhy();
  const minions = useMemo(() => commandedAfter(game, decision), [game, decision]);
  const usual = decision.occasion === 'activation' || decision.occasion === 'minions';
  return (
    <>
      <Button
        closed={decision.mayEnd ? null : t('refusal.act.mustAct')}
        onPress={() => (minions.length === 0 ? answer({ do: 'end' }) : answer({ do: 'end' }, commandNobody))}
        onWhy={() => why('PC-TURN-06')}
      >
        {usual ? t('play.act.end') : t('play.act.leave')}
      </Button>
      {minions.length > 0 && (
        <Button onPress={() => answer({ do: 'end' })}>{t('plan.endsThenCommand')}</Button>
      )}
      {step !== null && <Button onPress={() => answer({ do: 'nextStep' })}>{t('play.act.nextStep')}</Button>}
    </>
  );
}
