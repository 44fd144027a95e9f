import { useT } from '../../../../i18n/use-t.ts';
import type { Act } from '../../../../systems/pulp-city/model/orders.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import { leaderEntries, mayEndSpectral } from '../../../../systems/pulp-city/view/table/leader-cards.ts';
import { ActionRow } from '../../../../ui/kit/Card.tsx';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { useWorld } from '../../use-game.ts';
import { type ActDraft, menuFor } from './act-plan.ts';
import { leaderCardName, leaderCardText } from '../../words/leader-names.ts';

interface LeaderRowsProps {
  readonly decision: DecisionFor<'act'>;
  readonly draft: ActDraft;
  readonly put: (draft: ActDraft) => void;
  readonly answer: (act: Act) => void;
}

/** Leader cards and what they let a model do: between Actions, at no cost. @rule PC-LEADER-02 */
export function LeaderRows({ decision, draft, put, answer }: LeaderRowsProps) {
  const t = useT();
  const w = useWorld();
  return (
    <>
      {leaderEntries(w, decision).map((entry) => (
        <div key={entry.card.id} data-rule={entry.card.rule}>
          <ActionRow
            name={leaderCardName(t, entry.card.id)}
            cost={<Icon name="star" size={20} />}
            line={leaderCardText(t, entry.card.id)}
            end={<Icon name="right" size={20} />}
            onPress={() =>
              put({ ...menuFor(draft.model), leader: { card: entry.card.id, way: null, on: [] } })
            }
          />
        </div>
      ))}
      {mayEndSpectral(w, decision, draft.model) && (
        <div data-rule="PC-LEADER-19">
          <ActionRow
            name={t('play.endSpectral')}
            cost={<Icon name="star" size={20} />}
            line={t('play.endSpectral.line')}
            onPress={() => answer({ do: 'endSpectral', model: draft.model })}
          />
        </div>
      )}
    </>
  );
}
