import { useT } from '../../../../i18n/use-t.ts';
import { plainWays } from '../../../../systems/pulp-city/view/actions/moves.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Choice } from '../../../../ui/kit/Choice.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { MovePanel } from '../act/MovePanel.tsx';
import { beginLead, leadCitizensPlan } from './citizens-plan.ts';
import { thingName } from '../../words/names.ts';
import type { DecisionProps } from '../props.ts';

/** Citizens near a Hero go where its player says, or stay. @rule PC-CITIZEN-05 */
export function LeadCitizens({ decision, answer }: DecisionProps<'leadCitizens'>) {
  const w = useWorld();
  const t = useT();
  const [draft, put] = useDraft(decision, leadCitizensPlan.begin);
  if (draft.move !== null) {
    return (
      <MovePanel
        by={decision.by}
        ways={plainWays(w, draft.move.model)}
        draft={draft.move}
        put={(move) => put({ move })}
        onMove={answer}
        onBack={() => put({ move: null })}
      />
    );
  }
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.lead.title')}
      note={t('ask.lead.note')}
      foot={
        <Button look="primary" onPress={() => answer(null)}>
          {t('ask.lead.stay', { n: decision.models.length })}
        </Button>
      }
    >
      <div className="choices choices--list" data-choices="focus">
        {decision.models.map((model) => (
          <Choice
            key={model}
            team={decision.by}
            chosen={false}
            onPress={() => put({ move: beginLead(model) })}
          >
            {thingName(w, t, model)}
          </Choice>
        ))}
      </div>
    </DecisionFrame>
  );
}
