import { useT } from '../../../../i18n/use-t.ts';
import { agendasSeen, sealsOf, sheetsOpened } from '../../../../systems/pulp-city/view/setup/agendas.ts';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { TeamShape } from '../../../../ui/kit/TeamShape.tsx';
import { useWorld } from '../../use-game.ts';
import { cardName, teamName } from '../../words/names.ts';
import './agenda-lines.css';

/** Signs of a seal that are read as one. */
const GROUP = 8;

const inGroups = (seal: string): readonly string[] => seal.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [];

/** Agendas that everybody knows of, and the seals of what is written in secret; at the end, how to check them. @rule PC-AGENDA-02 @rule PC-AGENDA-15 */
export function AgendaLines() {
  const w = useWorld();
  const t = useT();
  const known = agendasSeen(w, null);
  const seals = sealsOf(w);
  const opened = sheetsOpened(w);
  if (known.length === 0 && seals.length === 0) return null;
  return (
    <section className="agenda-lines" aria-label={t('prepare.seals.agendas')}>
      {known.length > 0 && <h3 className="label">{t('prepare.seals.agendas')}</h3>}
      <ul>
        {known.map(({ agenda, team, nominee }) => (
          <li key={`${agenda} ${team}`}>
            {team === null ? <Icon name="book" size={18} /> : <TeamShape team={team} size={18} />}
            <span>
              <b>{t(`agenda.${agenda}`)}</b>
              {nominee !== null && t('prepare.seals.about', { name: cardName(w, nominee) })}{' '}
              {t(`agenda.${agenda}.goal`)} {t(`agenda.${agenda}.points`)}
            </span>
          </li>
        ))}
      </ul>
      {seals.length > 0 && (
        <>
          <h3 className="label">{t('prepare.seals.title')}</h3>
          <p className="text-quiet">{t('prepare.seals.note')}</p>
          <ul>
            {seals.map(({ team, seal }) => {
              const sheet = opened.find((one) => one.team === team);
              return (
                <li key={team}>
                  <TeamShape team={team} size={18} />
                  <span>
                    <b>{teamName(w, t, team)}</b>
                    <code>{inGroups(seal).join(' ')}</code>
                    {sheet !== undefined && (
                      <>
                        {t(sheet.fits ? 'prepare.seals.fits' : 'prepare.seals.broken')}
                        <code className="agenda-lines__sheet">{sheet.lines.join('\n')}</code>
                      </>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
