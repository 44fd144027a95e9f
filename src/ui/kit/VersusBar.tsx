import type { TeamSide } from './team-side.ts';
import { BoltRow } from './Meters.tsx';
import { TeamShape } from './TeamShape.tsx';

export interface WingData {
  readonly team: TeamSide;
  readonly name: string;
  readonly pool: number;
  readonly poolMax: number;
  readonly score: string;
}

interface VersusBarProps {
  readonly left: WingData;
  readonly right: WingData;
  readonly round: string;
  readonly roundOf?: string;
  readonly plot?: string;
  readonly poolUnit: string;
  readonly poolLabel: (wing: WingData) => string;
  readonly onWing?: (team: TeamSide) => void;
}

export function VersusBar({
  left,
  right,
  round,
  roundOf,
  plot,
  poolUnit,
  poolLabel,
  onWing,
}: VersusBarProps) {
  const wing = (data: WingData) => (
    <Wing data={data} unit={poolUnit} label={poolLabel(data)} {...(onWing ? { onPress: onWing } : {})} />
  );
  return (
    <header className="versus">
      {wing(left)}
      <div className="versus__middle">
        <span className="versus__score">{left.score}</span>
        <span className="versus__round">
          {round} {roundOf !== undefined && <span>{roundOf}</span>}
          {plot !== undefined && <small>{plot}</small>}
        </span>
        <span className="versus__score">{right.score}</span>
      </div>
      {wing(right)}
    </header>
  );
}

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
