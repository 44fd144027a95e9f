import { formatInches } from '../../../../i18n/units.ts';
import type { ActionOrder } from '../../../../systems/pulp-city/model/orders.ts';
import type { MoveFacts } from '../../../../systems/pulp-city/view/actions/moves.ts';
import type { PlanAhead } from '../../../../systems/pulp-city/view/actions/plan-ahead.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { Panel, PanelHead } from '../../../../ui/kit/Panel.tsx';
import { usePreference } from '../../../../ui/shell/app.ts';
import { percent } from '../../panels/odds/figures.ts';
import { movementName, teamName } from '../../words/names.ts';
import { shortWhy } from '../../words/short-why.ts';
import type { Say } from '../../words/say.ts';
import { actionName } from './act-plan.ts';
import './plan-panel.css';

interface PlanPanelProps {
  readonly say: Say;
  readonly facts: MoveFacts;
  readonly behind: ActionOrder;
  readonly ahead: PlanAhead | null;
  readonly onDrop: () => void;
}

/** A whole Activation as it is planned: the move, the Action behind it, and what comes between them. */
export function PlanPanel({ say, facts, behind, ahead, onDrop }: PlanPanelProps) {
  const { w, t } = say;
  const shown = usePreference(({ odds }) => odds);
  const action = actionName(w, behind.model, behind.action);
  const [target] = behind.targets;
  const share = ahead?.comes === 'follows' ? ahead.odds.find((one) => one.target === target) : undefined;
  return (
    <Panel className="plan" label={t('plan.label')}>
      <PanelHead>{t('plan.label')}</PanelHead>
      <ol className="plan__steps">
        <li>
          <Icon name="foot" size={20} />
          <span>
            {t('plan.move', {
              length: formatInches(facts.length, t.lang, facts.allowance),
              type: movementName(t, facts.order.as),
            })}
          </span>
        </li>
        <li>
          <Icon name="target" size={20} />
          <span>
            {target === undefined ? action : t('plan.attack', { action, target: say.name(target) })}
          </span>
          {shown && share !== undefined && share.roll !== 'none' && <b>{percent(t, share.success)}</b>}
          <Button look="icon" icon="cross" label={t('plan.drop', { action })} onPress={onDrop} />
        </li>
      </ol>
      <p className="panel__note" role="status" data-refused={ahead?.comes === 'refused'}>
        {ahead === null ? t('plan.reckoning') : betweenWords(say, ahead)}
      </p>
    </Panel>
  );
}

function betweenWords(say: Say, ahead: PlanAhead): string {
  const { w, t } = say;
  switch (ahead.comes) {
    case 'follows':
      return t('plan.follows');
    case 'refused':
      return shortWhy(say, ahead.why);
    case 'asked':
      return t('plan.asked', { team: teamName(w, t, ahead.by) });
    case 'dice':
      return t('plan.dice');
    case 'over':
      return t('plan.over');
  }
}
