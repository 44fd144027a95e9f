import { useT } from '../../../../i18n/use-t.ts';
import type { AgendaCategory, AgendaId } from '../../../../systems/pulp-city/model/agendas.ts';
import type { AgendaColumn as Column } from '../../../../systems/pulp-city/view/setup/agenda-columns.ts';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import type { IconName } from '../../../../ui/kit/icons.ts';
import { Options } from '../../../../ui/kit/Options.tsx';
import { TeamShape } from '../../../../ui/kit/TeamShape.tsx';
import { useWorld } from '../../use-game.ts';
import { teamName } from '../../words/names.ts';

const SIGN_OF: Readonly<Record<AgendaCategory, IconName>> = {
  citizens: 'citizen',
  urbanism: 'house',
  supremes: 'skull',
};

interface AgendaColumnProps {
  readonly column: Column;
  readonly chosen: AgendaId | null;
  readonly onChoose: (agenda: AgendaId) => void;
}

/** A category with its Agendas; with one picked, it bears the colour of the Team that did, and the others say why they are closed. @rule PC-AGENDA-15 */
export function AgendaColumn({ column: { category, agendas, taken }, chosen, onChoose }: AgendaColumnProps) {
  const t = useT();
  const w = useWorld();
  const label = t(`agenda.category.${category}`);
  const worth = [...new Set(agendas.map((agenda) => t(`agenda.${agenda}.points`)))];
  return (
    <section className="agenda-column" data-team={taken?.team}>
      <header>
        <Icon name={SIGN_OF[category]} size={22} />
        <h3>{label}</h3>
        {taken === null ? (
          <small>{t('ask.pickAgenda.open')}</small>
        ) : (
          <TeamShape
            team={taken.team}
            size={18}
            look="onTeam"
            label={t('ask.pickAgenda.by', { team: teamName(w, t, taken.team) })}
          />
        )}
      </header>
      {worth.length === 1 && <p>{worth[0]}</p>}
      <Options
        label={label}
        chosen={chosen === null ? [] : [chosen]}
        onChoose={onChoose}
        options={agendas.map((agenda) => ({
          value: agenda,
          key: agenda,
          title: t(`agenda.${agenda}`),
          note: (
            <>
              {t(`agenda.${agenda}.goal`)} {worth.length > 1 && <b>{t(`agenda.${agenda}.points`)}</b>}
            </>
          ),
          closed:
            taken === null
              ? null
              : taken.agenda === agenda
                ? t('ask.pickAgenda.picked', { team: teamName(w, t, taken.team) })
                : t('ask.pickAgenda.taken', { agenda: t(`agenda.${taken.agenda}`) }),
          end: taken?.agenda === agenda && <Icon name="check" size={22} className="text-legal" />,
        }))}
      />
    </section>
  );
}
