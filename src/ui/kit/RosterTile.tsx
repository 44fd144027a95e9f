import type { TeamSide } from './team-side.ts';
import { Icon } from './Icon.tsx';
import type { IconName, Sign } from './icons.ts';
import { Drops, HealthBar, PipRow, PowerDie } from './Meters.tsx';

export interface RosterTileData {
  readonly id: string;
  readonly team: TeamSide;
  readonly sign: Sign;
  readonly name: string;
  readonly health: number;
  readonly healthMax: number;
  readonly apSpent: number;
  readonly apLimit: number;
  readonly fatigue: number;
  readonly powerUp: number;
  /** A condition's sign with its word, or the role. */
  readonly foot: string;
  readonly footSign?: IconName;
  readonly out?: boolean;
  readonly closed?: string;
}

interface RosterTileProps {
  readonly tile: RosterTileData;
  readonly chosen?: boolean;
  /** The whole tile in words, beginning with the name: what is read instead of what is drawn. */
  readonly label: string;
  readonly onPress?: (id: string) => void;
}

/** Letters of a name that a tile holds in one line. */
const ONE_LINE = 12;

export function RosterTile({ tile, chosen = false, label, onPress }: RosterTileProps) {
  const low = tile.health * 3 <= tile.healthMax;
  return (
    <button
      type="button"
      className="tile"
      data-team={tile.team}
      data-low={low}
      data-chosen={chosen}
      data-out={tile.out}
      data-closed={tile.closed !== undefined}
      aria-current={chosen || undefined}
      onClick={() => onPress?.(tile.id)}
    >
      <span className="visually-hidden">{label}</span>
      <span className="tile__band" aria-hidden>
        <Icon name={tile.sign} size={25} />
        <span className="tile__health">{tile.health}</span>
      </span>
      <span
        className="tile__name"
        data-drops={tile.fatigue}
        data-long={tile.name.length > ONE_LINE}
        aria-hidden
        title={tile.name}
      >
        <span>{tile.name}</span>
        <Drops count={tile.fatigue} />
      </span>
      <HealthBar now={tile.health} max={tile.healthMax} low={low} />
      <span className="tile__row" aria-hidden>
        <PipRow spent={tile.apSpent} max={tile.apLimit} />
        {tile.powerUp > 0 && <PowerDie>{tile.powerUp}</PowerDie>}
      </span>
      <span
        className="tile__row tile__foot"
        aria-hidden
        data-usual={tile.footSign === undefined && tile.closed === undefined}
      >
        {tile.footSign && <Icon name={tile.footSign} size={13} />}
        <span>{tile.closed ?? tile.foot}</span>
      </span>
    </button>
  );
}
