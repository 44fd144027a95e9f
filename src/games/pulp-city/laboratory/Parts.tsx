import { useT } from '../../../i18n/use-t.ts';
import { formatNumber } from '../../../i18n/units.ts';
import type { PartAnswer } from '../../../lab/parts.ts';
import type { Study } from '../../../lab/study.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { signOf } from '../words/icons.ts';
import { fieldOf } from './question.ts';
import { SwapButton } from './SwapDialog.tsx';
import { abilityName, listName, withSign } from './words.ts';

interface PartsProps {
  readonly study: Study;
  readonly parts: readonly PartAnswer[];
  /** Asks for somebody else at that place of the list; null: it cannot be. */
  readonly onSwap: ((at: number) => void) | null;
}

/** Never acts in so many of its Encounters: worth a word. */
const IDLE = 0.5;
/** Fewer Encounters do not say that something is never used. */
const ENOUGH = 20;

/** What each card does, who carries the list, and what is never used. */
export function Parts({ study, parts, onSwap }: PartsProps) {
  const t = useT();
  const { profiles } = fieldOf(study);
  const most = Math.max(0.01, ...parts.flatMap((one) => [one.dealtForSpent ?? 0, one.takenForSpent ?? 0]));
  const carries = parts.reduce<PartAnswer | null>(
    (best, one) => (one.games > 0 && one.share > (best?.share ?? 0) ? one : best),
    null,
  );
  const saying = (one: PartAnswer): string => {
    if (one === carries) return t('laboratory.parts.carries', { share: withSign(one.share, t) });
    return one.games > 0 && one.idle >= IDLE
      ? t('laboratory.parts.idle', { share: withSign(one.idle, t) })
      : t('card.level', { n: profiles[one.part]?.level ?? 0 });
  };
  const figure = (value: number, decimals = 2): string => formatNumber(value, t.lang, decimals);
  const unused = parts.filter(({ games, neverUsed }) => games >= ENOUGH && neverUsed.length > 0);
  return (
    <Panel
      label={t('laboratory.parts')}
      className="lab-parts"
      head={
        <>
          <span>{t('laboratory.parts.head', { list: listName(study, study.list, t) })}</span>
          <small>{t('laboratory.parts.mean')}</small>
        </>
      }
    >
      <section
        className="lab-scroll"
        aria-label={t('laboratory.parts.head', { list: listName(study, study.list, t) })}
        tabIndex={0}
      >
        <table className="lab-table">
          <thead>
            <tr>
              <th scope="col">{t('laboratory.parts.card')}</th>
              <th scope="col">{t('laboratory.parts.dealt')}</th>
              <th scope="col">{t('laboratory.parts.taken')}</th>
              <th scope="col">{t('laboratory.parts.felled')}</th>
              <th scope="col">{t('laboratory.parts.carried')}</th>
              <th scope="col">{t('laboratory.parts.standing')}</th>
              {onSwap !== null && (
                <th scope="col" className="lab-table__swap">
                  <span className="visually-hidden">{t('laboratory.swap')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {parts.map((one) => {
              const profile = profiles[one.part];
              const name = profile?.short ?? one.part;
              return (
                <tr key={one.at}>
                  <th scope="row" className="lab-part">
                    <span className="signs__one" data-team="a" aria-hidden>
                      <Icon name={profile === undefined ? 'question' : signOf(profile)} size={18} />
                    </span>
                    <b>{name}</b>
                    <small>{saying(one)}</small>
                  </th>
                  <Bar value={one.dealtForSpent} most={most} look="dealt" />
                  <Bar value={one.takenForSpent} most={most} look="taken" />
                  <td>
                    <b>{one.games === 0 ? '–' : figure(one.felled)}</b>
                  </td>
                  <td>
                    <b>{one.games === 0 ? '–' : figure(one.carried)}</b>
                  </td>
                  <td>
                    <b>{one.games === 0 ? '–' : withSign(one.standing, t)}</b>
                  </td>
                  {onSwap !== null && (
                    <td className="lab-table__swap">
                      <SwapButton card={name} onPress={() => onSwap(one.at - 1)} />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {unused.length > 0 && (
        <div className="lab-unused">
          <h4>{t('laboratory.unused')}</h4>
          <ul>
            {unused.map(({ at, part, neverUsed }) => (
              <li key={at}>
                {t('laboratory.unused.of', {
                  card: profiles[part]?.short ?? part,
                  names: neverUsed.map((code) => abilityName(profiles[part], code)),
                })}
              </li>
            ))}
          </ul>
          <p className="lab-note">{t('laboratory.unused.note')}</p>
        </div>
      )}
    </Panel>
  );
}

interface BarProps {
  readonly value: number | null;
  readonly most: number;
  readonly look: 'dealt' | 'taken';
}

function Bar({ value, most, look }: BarProps) {
  const t = useT();
  return (
    <td className="lab-amount" data-look={look}>
      <span className="lab-amount__lane" aria-hidden>
        <i style={{ width: `${(100 * (value ?? 0)) / most}%` }} />
      </span>
      <b>{value === null ? '–' : formatNumber(value, t.lang)}</b>
    </td>
  );
}
