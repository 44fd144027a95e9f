import { useT } from '../../../../i18n/use-t.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import { profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { plainWays } from '../../../../systems/pulp-city/view/actions/moves.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Choice } from '../../../../ui/kit/Choice.tsx';
import { HandOver } from '../../../../ui/shell/hand-over/HandOver.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { MovePanel } from './MovePanel.tsx';
import { masterPlanPlan } from './act-fast-plan.ts';
import { beginMove } from './move-plan.ts';
import { signOf } from '../../words/icons.ts';
import { modelName } from '../../words/names.ts';
import { type ActFastProps, MasterPlan } from '../rounds/MasterPlan.tsx';
import type { DecisionProps } from '../props.ts';

/** The move of the Master Plan Act Fast: who, and where to. @rule PC-START-07 */
function ActFast({
  decision,
  movers,
  onMove,
  onBack,
}: ActFastProps & { readonly decision: DecisionFor<'masterPlan'> }) {
  const w = useWorld();
  const t = useT();
  const [draft, put] = useDraft(decision, masterPlanPlan.begin);
  const start = (model: string) => {
    const way = plainWays(w, model).find((one) => one.why === null);
    if (way !== undefined) put({ move: beginMove(model, way.as, false) });
  };
  if (draft.move !== null) {
    return (
      <MovePanel
        by={decision.by}
        ways={plainWays(w, draft.move.model)}
        draft={draft.move}
        put={(move) => put({ move })}
        onMove={onMove}
        onBack={() => put({ move: null })}
      />
    );
  }
  return (
    <DecisionFrame
      by={decision.by}
      onBack={onBack}
      title={t('play.actFast.title')}
      note={t('masterPlan.actFast.hint')}
      foot={<Button onPress={onBack}>{t('common.back')}</Button>}
    >
      <div className="choices choices--list" data-choices="focus">
        {movers.map((model) => (
          <Choice
            key={model}
            team={decision.by}
            sign={signOf(profileOf(w, model))}
            chosen={false}
            onPress={() => start(model)}
          >
            {modelName(w, model)}
          </Choice>
        ))}
      </div>
    </DecisionFrame>
  );
}

/** The Master Plans, with the move of Act Fast planned on the table. */
export function PlannedMasterPlan(props: DecisionProps<'masterPlan'>) {
  const t = useT();
  const { by, secret } = props.decision;
  const [draft, put] = useDraft(props.decision, masterPlanPlan.begin);
  const plans = (
    <MasterPlan
      {...props}
      // An answer that is begun clears the dice away: nothing lies over whoever may be chosen.
      onAmong={() => put(draft)}
      actFast={(moving) => <ActFast decision={props.decision} {...moving} />}
    />
  );
  if (secret !== true) return plans;
  return (
    <HandOver team={by} what={t('cover.what.plan')}>
      {plans}
    </HandOver>
  );
}
