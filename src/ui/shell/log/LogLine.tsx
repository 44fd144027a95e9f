import { useContext, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Die, isFace } from '../../kit/Die.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { TeamShape } from '../../kit/TeamShape.tsx';
import { useGameOrNull } from '../app.ts';
import { ReplayDoor } from '../replay/door.ts';
import { useTableFace } from '../table/table-face.ts';
import type { StoryLine, ToldDice } from './story.ts';

interface LogLineProps {
  readonly line: StoryLine;
  readonly onRule: (id: string) => void;
  /** Why a bot did it; null: no bot did, or nobody wants to know. */
  readonly reason?: string | null;
}

/** One sentence; below it the dice with their causes, and on request the names of its rules. */
export function LogLine({ line, onRule, reason = null }: LogLineProps) {
  const t = useT();
  const { rule } = useTableFace();
  const game = useGameOrNull();
  const [open, setOpen] = useState(false);
  const replay = useContext(ReplayDoor);
  const { telling, head, entry } = line;
  const { text, cause, details, dice, rules, tone, team } = telling;
  return (
    <li className="log-line" data-tone={tone} data-team={team} data-head={head}>
      <div className="log-line__words">
        <p>
          {text}
          {cause !== null && !head && <span className="log-line__cause">{cause}</span>}
        </p>
        {reason !== null && <p className="log-line__reason">{reason}</p>}
        {details.map((detail) => (
          <p key={detail} className="log-line__detail">
            {detail}
          </p>
        ))}
        {dice.map((side) => (
          <LogDice key={side.who} side={side} />
        ))}
        {open && (
          <ul className="log-line__rules" aria-label={t('log.rules')}>
            {rules.map((id) => (
              <li key={id}>
                <button type="button" className="rule-tag" data-rule={id} onClick={() => onRule(id)}>
                  {rule(id, game, t.lang)?.title ?? id}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {replay !== null && (
        <button
          type="button"
          className="log-line__why"
          aria-label={t('replay.look')}
          title={t('replay.look')}
          onClick={() => void replay({ at: entry })}
        >
          <Icon name="play" size={14} />
        </button>
      )}
      {rules.length > 0 && (
        <button
          type="button"
          className="log-line__why"
          aria-expanded={open}
          aria-label={t('log.rules')}
          onClick={() => setOpen(!open)}
        >
          <Icon name="question" size={16} />
        </button>
      )}
    </li>
  );
}

function LogDice({ side }: { readonly side: ToldDice }) {
  const { faces, counted } = side;
  const highest = [...faces].sort((one, other) => other - one);
  const least = counted === 0 ? Number.POSITIVE_INFINITY : (highest[counted - 1] ?? 0);
  return (
    <div className="log-dice">
      <p className="log-dice__sum">
        {side.team !== null && <TeamShape team={side.team} size={14} />}
        <span>{side.who}</span> <b>{side.sum}</b>
      </p>
      <p className="log-dice__faces">
        {highest.map((face, place) =>
          isFace(face) ? (
            // Dice of one throw differ in nothing but their place.
            <Die key={`${place}-${face}`} face={face} size="small" sfx={face >= least} />
          ) : null,
        )}
        {side.countedAs !== null && <small>{side.countedAs}</small>}
      </p>
      <ul className="log-dice__causes">
        {side.causes.map((cause) => (
          <li key={cause.text} data-rule={cause.rule}>
            {cause.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
