import { sideBySide } from '../../../systems/pulp-city/board/allies.ts';
import { useMemo } from 'react';
import { formatNumber } from '../../../i18n/units.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Event } from '../../../systems/pulp-city/model/events.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { luckOf } from '../../../systems/pulp-city/view/log/luck.ts';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { useWorld } from '../use-game.ts';
import { teamName } from '../words/names.ts';

/** Tenths of a die. */
const toTenths = (dice: number): number => Math.round(dice * 10) / 10;

/** Every Team's dice in Action Rolls beside what was to be expected of as many. */
export function DicePanel({ events }: { readonly events: readonly Event[] }) {
  const t = useT();
  const w = useWorld();
  const luck = useMemo(() => luckOf(w, events), [w, events]);
  const sides = sideBySide(w.setup).filter((side) => luck[side].dice > 0);
  const rows = [
    { what: t('story.dice.sixes'), rolled: 'sixes', meant: 'sixesMeant' },
    { what: t('story.dice.best'), rolled: 'best', meant: 'bestMeant' },
  ] as const;
  return (
    <Panel
      className="story story--dice"
      label={t('story.dice')}
      head={
        <>
          {t('story.dice')} <small>{t('story.dice.head')}</small>
        </>
      }
    >
      {sides.length === 0 && <p className="story__note">{t('story.dice.none')}</p>}
      {rows.map(({ what, rolled, meant }) => (
        <div key={what} className="luck" hidden={sides.length === 0}>
          <h4>{what}</h4>
          {sides.map((team) => (
            <Figures
              key={team}
              team={team}
              what={what}
              rolled={luck[team][rolled]}
              meant={luck[team][meant]}
            />
          ))}
        </div>
      ))}
      {sides.map((team) => {
        const more = toTenths(luck[team].sixes - luck[team].sixesMeant);
        const way = more > 0 ? 'above' : more < 0 ? 'below' : 'even';
        return (
          <p key={team} className="luck__words" data-way={way}>
            {t(`story.dice.${way}`, { team: teamName(w, t, team), n: Math.abs(more) })}
          </p>
        );
      })}
      {sides.length > 0 && <p className="story__note">{t('story.dice.note')}</p>}
    </Panel>
  );
}

interface FiguresProps {
  readonly team: TeamId;
  readonly what: string;
  readonly rolled: number;
  readonly meant: number;
}

function Figures({ team, what, rolled, meant }: FiguresProps) {
  const t = useT();
  const w = useWorld();
  const most = Math.max(rolled, meant) * 1.15 || 1;
  const expected = formatNumber(toTenths(meant), t.lang, 1);
  const share = (part: number): string => `${(100 * part) / most}%`;
  return (
    <div className="luck__figures" data-team={team}>
      <span className="visually-hidden">
        {t('story.dice.figures', { team: teamName(w, t, team), what, n: rolled, expected })}
      </span>
      <p aria-hidden>
        <TeamShape team={team} size={14} /> <b>{rolled}</b>{' '}
        <small>{t('story.dice.expected', { n: expected })}</small>
      </p>
      <span className="luck__bar" aria-hidden>
        <i style={{ width: share(rolled) }} />
        <em style={{ left: share(meant) }} />
      </span>
    </div>
  );
}
