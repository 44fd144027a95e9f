import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { AgendaId } from '../../../../systems/pulp-city/model/agendas.ts';
import { offersByCategory } from '../../../../systems/pulp-city/view/setup/agendas.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';
import { agendaNote } from '../../words/agenda-note.tsx';

/** One Agenda for all, from a category that has none yet. @rule PC-SETUP-05 @rule PC-AGENDA-15 */
export function PickAgenda({ decision, answer }: DecisionProps<'pickAgenda'>) {
  const t = useT();
  const w = useWorld();
  const [chosen, choose] = useState<AgendaId | null>(null);
  const { by, options, mayDecline } = decision;
  return (
    <DecisionFrame
      by={by}
      onBack={() => choose(null)}
      title={t('ask.pickAgenda.title')}
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
      {offersByCategory(w, options).map(({ category, agendas }) => (
        <section key={category}>
          <h3 className="label ask-label">{t(`agenda.category.${category}`)}</h3>
          <Options
            label={t(`agenda.category.${category}`)}
            chosen={chosen === null ? [] : [chosen]}
            onChoose={choose}
            options={agendas.map((agenda) => ({
              value: agenda,
              key: agenda,
              sign: 'book' as const,
              title: t(`agenda.${agenda}`),
              note: agendaNote(t, agenda),
            }))}
          />
        </section>
      ))}
    </DecisionFrame>
  );
}
