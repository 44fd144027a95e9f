import { useT } from '../../../../i18n/use-t.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { Act } from '../../../../systems/pulp-city/model/orders.ts';
import { agendaEntries } from '../../../../systems/pulp-city/view/actions/agenda-entries.ts';
import { ActionRow } from '../../../../ui/kit/Card.tsx';
import { useWorld } from '../../use-game.ts';
import { agendaAction } from '../../words/names.ts';
import { sayIn } from '../../words/say.ts';

interface AgendaRowsProps {
  readonly decision: DecisionFor<'act'>;
  readonly model: string;
  readonly answer: (act: Act) => void;
}

/** Actions of the Agendas of the model's Team. @rule PC-AGENDA-13 @rule PC-AGENDA-14 */
export function AgendaRows({ decision, model, answer }: AgendaRowsProps) {
  const t = useT();
  const w = useWorld();
  const say = sayIn(w, t);
  return agendaEntries(w, decision, model).map(({ agenda, ap, why, rule }) => (
    <div key={agenda} data-rule={rule}>
      <ActionRow
        name={agendaAction(t, agenda)}
        cost={`${ap}`}
        line={why === null ? t('agenda.act.line', { agenda: t(`agenda.${agenda}`) }) : say.why(why)}
        closed={why === null ? null : say.why(why)}
        onPress={() => answer({ do: 'agenda', agenda, model })}
      />
    </div>
  ));
}
