import type { ReactNode } from 'react';
import type { TeamSide } from './team-side.ts';
import { BoltRow } from './Meters.tsx';
import { TeamShape } from './TeamShape.tsx';

export interface WingData {
  readonly team: TeamSide;
  readonly name: string;
  readonly pool: number;
  readonly poolMax: number;
  /** Absent: the next wing shows it for both. */
  readonly score?: string;
  /** The score that it would come to as things stand; absent: the same. */
  readonly heading?: string;
}

interface VersusBarProps {
  /** Two, three or four: of more than two each shows its own points. */
  readonly wings: readonly WingData[];
  readonly round: string;
  readonly roundOf?: string;
  readonly plot?: string;
  readonly poolUnit: string;
  readonly poolLabel: (wing: WingData) => string;
  readonly onWing?: (team: TeamSide) => void;
  /** What the wings open lies open. */
  readonly open?: boolean;
  /** What the middle opens, and what that is for those who listen. */
  readonly middle?: { readonly label: string; readonly onPress: () => void };
}

export function VersusBar({
  wings,
  round,
  roundOf,
  plot,
  poolUnit,
  poolLabel,
  onWing,
  open,
  middle,
}: VersusBarProps) {
  const wing = (data: WingData) => (
    <Wing data={data} unit={poolUnit} label={poolLabel(data)} {...(onWing ? { onPress: onWing } : {})} />
  );
  const rounds = (
    <span className="versus__round">
      {round} {roundOf !== undefined && <span>{roundOf}</span>}
      {plot !== undefined && <small>{plot}</small>}
    </span>
  );
  const around = (inside: ReactNode) =>
    middle === undefined ? (
      <div className="versus__middle">{inside}</div>
    ) : (
      <button type="button" className="versus__middle" aria-haspopup="dialog" onClick={middle.onPress}>
        {inside}
        <span className="visually-hidden">{middle.label}</span>
      </button>
    );
  const [left, right, ...more] = wings;
  if (left === undefined || right === undefined) return null;
  if (more.length > 0) {
    return (
      <header className="versus versus--more" data-open={open}>
        {around(rounds)}
        {wings.map((data) => (
          <div key={data.team} className="versus__side">
            {wing(data)}
            {data.score !== undefined && <Score data={data} />}
          </div>
        ))}
      </header>
    );
  }
  return (
    <header className="versus" data-open={open}>
      {wing(left)}
      {around(
        <>
          <Score data={left} />
          {rounds}
          <Score data={right} />
        </>,
      )}
      {wing(right)}
    </header>
  );
}

/** What a Team has, and beside it what that would become. */
const Score = ({ data: { score, heading } }: { readonly data: WingData }) => (
  <span className="versus__score">
    {score}
    {heading !== undefined && <small>▸ {heading}</small>}
  </span>
);

export interface WingProps {
  readonly data: WingData;
  readonly unit: string;
  readonly label: string;
  readonly onPress?: (team: TeamSide) => void;
}

export function Wing({ data, unit, label, onPress }: WingProps) {
  const content = (
    <>
      <TeamShape team={data.team} size={30} look="onTeam" />
      <span className="versus__name" title={data.name}>
        {data.name}
      </span>
      <span className="visually-hidden">{label}</span>
      <span className="versus__pool" aria-hidden>
        <b>{data.pool}</b>
        <span className="label">{unit}</span> <BoltRow now={data.pool} max={data.poolMax} />
      </span>
    </>
  );
  return onPress ? (
    <button type="button" className="versus__wing" data-team={data.team} onClick={() => onPress(data.team)}>
      {content}
    </button>
  ) : (
    <div className="versus__wing" data-team={data.team}>
      {content}
    </div>
  );
}
