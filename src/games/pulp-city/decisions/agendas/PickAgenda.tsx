import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { AgendaId } from '../../../../systems/pulp-city/model/agendas.ts';
import { agendaColumns } from '../../../../systems/pulp-city/view/setup/agenda-columns.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';
import { AgendaColumn } from './AgendaColumn.tsx';
import { AgendaTurns } from './AgendaTurns.tsx';
import './agenda-columns.css';

/** One Agenda for all, from a category that has none yet: the dock is wide and the table stands beside it. @rule PC-SETUP-05 @rule PC-AGENDA-15 */
export function PickAgenda({ decision, answer, game }: DecisionProps<'pickAgenda'>) {
  const t = useT();
  const w = useWorld();
  const [chosen, choose] = useState<AgendaId | null>(null);
  const { by, mayDecline } = decision;
  const { columns, turns } = agendaColumns(w, decision, game.rest.stack);
  return (
    <DecisionFrame
      by={by}
      onBack={() => choose(null)}
      title={t('ask.pickAgenda.title', { nth: turns.findIndex(({ isNow }) => isNow) + 1 })}
      note={t('ask.pickAgenda.note')}
      foot={
        <>
          {mayDecline && <Button onPress={() => answer(null)}>{t('ask.pickAgenda.none')}</Button>}
          <Button
            look="primary"
            closed={chosen === null ? '' : null}
            onPress={() => chosen !== null && answer(chosen)}
          >
            {chosen === null
              ? t('ask.pickAgenda.choose')
              : t('ask.pickAgenda.do', { agenda: t(`agenda.${chosen}`) })}
          </Button>
        </>
      }
    >
      <AgendaTurns turns={turns} />
      <div className="agenda-columns">
        {columns.map((column) => (
          <AgendaColumn key={column.category} column={column} chosen={chosen} onChoose={choose} />
        ))}
      </div>
    </DecisionFrame>
  );
}
