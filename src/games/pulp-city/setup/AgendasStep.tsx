import { useT } from '../../../i18n/use-t.ts';
import type { Ruleset } from '../../../systems/pulp-city/model/encounter.ts';
import { agendaGroups } from '../../../systems/pulp-city/view/setup/agendas.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { SwitchRow } from '../../../ui/kit/SwitchRow.tsx';
import { agendaNote } from '../words/agenda-note.tsx';

interface AgendasStepProps {
  readonly rules: Ruleset;
  readonly level: number;
  /** Agendas are used. */
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Whether Agendas are used, how they come into play, and which there are to choose from. @rule PC-AGENDA-01 @rule PC-AGENDA-11 @rule PC-AGENDA-15 */
export function AgendasStep({ rules, level, on, onChange }: AgendasStepProps) {
  const t = useT();
  const { use } = rules.agendas;
  const groups = agendaGroups(rules);
  return (
    <>
      <SwitchRow
        boxed
        on={on}
        onChange={onChange}
        label={t('setup.agendas')}
        note={t(`setup.agendas.${use}`)}
      />
      <p className="note">
        <Icon name={use === 'secret' ? 'lock' : 'book'} size={20} />
        {use === 'secret'
          ? t('prepare.agendas.secret', { n: rules.agendas.most(level) })
          : t('prepare.agendas.open')}
      </p>
      <div className="agenda-groups" data-on={on} data-one={groups.length === 1}>
        {groups.map(({ category, agendas }) => (
          <section key={category ?? 'all'} className="agenda-group">
            {category !== null && <h3 className="label">{t(`agenda.category.${category}`)}</h3>}
            <ul>
              {agendas.map((agenda) => (
                <li key={agenda}>
                  <b>{t(`agenda.${agenda}`)}</b>
                  <small>{agendaNote(t, agenda)}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
