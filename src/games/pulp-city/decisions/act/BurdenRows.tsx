import { useT } from '../../../../i18n/use-t.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { Act } from '../../../../systems/pulp-city/model/orders.ts';
import { burdenEntries } from '../../../../systems/pulp-city/view/plot/burdens.ts';
import { ActionRow } from '../../../../ui/kit/Card.tsx';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { useWorld } from '../../use-game.ts';
import { sayIn } from '../../words/say.ts';

interface BurdenRowsProps {
  readonly decision: DecisionFor<'act'>;
  readonly model: string;
  readonly answer: (act: Act) => void;
}

/** What the model may pick up or put down. @rule PC-BURDEN-01 @rule PC-BURDEN-04 */
export function BurdenRows({ decision, model, answer }: BurdenRowsProps) {
  const t = useT();
  const w = useWorld();
  const ask = useAskWhy();
  const say = sayIn(w, t);
  const { price } = w.rules.burdens;
  return burdenEntries(w, decision, model).map(({ does, item, why }) => (
    <div key={`${does}-${item}`} data-rule={does === 'pickUp' ? 'PC-BURDEN-01' : 'PC-BURDEN-04'}>
      <ActionRow
        name={t(`play.burden.${does}`, { item: say.name(item) })}
        cost=""
        fatigue={does === 'pickUp' && price === 'fatigue'}
        line={does === 'pickUp' ? t('play.burden.pickUpNote', { price }) : t('play.burden.dropNote')}
        closed={why === null ? null : say.why(why)}
        onPress={() => answer(does === 'pickUp' ? { do: 'pickUp', model, item } : { do: 'drop', model })}
        onWhy={() => ask(why?.rule ?? null)}
      />
    </div>
  ));
}
