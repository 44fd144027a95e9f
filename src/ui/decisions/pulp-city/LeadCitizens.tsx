import { useT } from '../../../i18n/use-t.ts';
import { plainWays } from '../../../systems/pulp-city/view/move-view.ts';
import { Button } from '../../kit/Button.tsx';
import { Choice } from '../../kit/Choice.tsx';
import { useWorld } from '../../play/app.ts';
import { DecisionFrame } from '../../play/DecisionFrame.tsx';
import { useDraft } from '../../play/drafts.ts';
import { MovePanel } from '../../play/MovePanel.tsx';
import { beginLead, leadCitizensPlan } from '../../play/plans/citizens.ts';
import { thingName } from '../../play/words.ts';
import type { DecisionProps } from './props.ts';

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
