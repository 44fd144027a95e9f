import { translateOptional, type Translator } from '../../../i18n/translate.ts';
import './agenda-note.css';
import type { AgendaId } from '../../../systems/pulp-city/model/agendas.ts';

/** What an Agenda asks for, what it gives or costs, and when it is revealed where it is a secret. */
export function agendaNote(t: Translator, agenda: AgendaId) {
  const reveal = translateOptional(t.lang, `agenda.${agenda}.reveal`);
  return (
    <span className="agenda-note">
      {t(`agenda.${agenda}.goal`)} <b>{t(`agenda.${agenda}.points`)}</b> {reveal}
    </span>
  );
}
