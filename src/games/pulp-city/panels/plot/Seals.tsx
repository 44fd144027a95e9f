import { useT } from '../../../../i18n/use-t.ts';
import { sealsOf, sheetsOpened } from '../../../../systems/pulp-city/view/setup/agendas.ts';
import { TeamShape } from '../../../../ui/kit/TeamShape.tsx';
import { useWorld } from '../../use-game.ts';
import { teamName } from '../../words/names.ts';
import './seals.css';

/** Signs of a seal that are read as one. */
const GROUP = 8;

const inGroups = (seal: string): readonly string[] => seal.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [];

/** The seals of what is written in secret; once it is open, how to check them. @rule PC-AGENDA-02 @rule PC-AGENDA-15 */
export function Seals() {
  const w = useWorld();
  const t = useT();
  const seals = sealsOf(w);
  const opened = sheetsOpened(w);
  if (seals.length === 0) return null;
  return (
    <section className="seals" aria-labelledby="seals-title">
      <h3 id="seals-title" className="label">
        {t('prepare.seals.title')}
      </h3>
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
                    <code className="seals__sheet">{sheet.lines.join('\n')}</code>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
