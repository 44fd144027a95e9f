import { useT } from '../../../../i18n/use-t.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { Act } from '../../../../systems/pulp-city/model/orders.ts';
import { powerEntries } from '../../../../systems/pulp-city/view/actions/power-entries.ts';
import { ActionRow } from '../../../../ui/kit/Card.tsx';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { useWorld } from '../../use-game.ts';
import { cardText } from '../../words/actions.ts';

interface PowerRowsProps {
  readonly decision: DecisionFor<'act'>;
  readonly model: string;
  readonly answer: (act: Act) => void;
}

/** Powers that the model may use between its Actions. @rule PC-CARD-06 */
export function PowerRows({ decision, model, answer }: PowerRowsProps) {
  const t = useT();
  const w = useWorld();
  return powerEntries(w, decision, model).map(({ text, ...use }) => (
    <div key={`${use.power}-${use.index}`} data-rule="PC-CARD-06">
      <ActionRow
        name={use.power}
        cost={<Icon name="star" size={20} />}
        line={text === null ? '' : cardText(t, text)}
        onPress={() => answer({ do: 'power', ...use })}
      />
    </div>
  ));
}
