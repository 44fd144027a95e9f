import type { ReactNode } from 'react';
import { TEAM_LOOK } from './team-look.ts';
import type { TeamSide } from './team-side.ts';
import { teamShapePath } from './team-shape.ts';

interface TeamShapeProps {
  readonly team: TeamSide;
  readonly size?: number;
  /** `onTeam` is the hollow form that stands on the team's own colour. */
  readonly look?: 'plain' | 'onTeam';
  readonly label?: string;
  readonly children?: ReactNode;
}

export function TeamShape({ team, size = 26, look = 'plain', label, children }: TeamShapeProps) {
  const { fill, on, line } = TEAM_LOOK[team];
  const outer = teamShapePath(team, 13, 13, 24, 23.4);
  return (
    <svg
      className="team-shape"
      viewBox="-3 -2 32 32"
      style={{ width: `${(size * 1.23) / 16}rem`, height: `${(size * 1.23) / 16}rem`, flex: 'none' }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path
        d={outer}
        fill={look === 'onTeam' ? on : fill}
        stroke={on}
        strokeWidth={look === 'onTeam' ? 2 : line}
        strokeLinejoin="round"
      />
      {look === 'onTeam' && <path d={teamShapePath(team, 13, 13, 13, 12.5)} fill={fill} />}
      {children !== undefined && (
        <text x={13} y={18.5} textAnchor="middle" fontWeight={800} fontSize={15.6} fill={on}>
          {children}
        </text>
      )}
    </svg>
  );
}
