import { useEffect, useState } from 'react';
import { BurstLabel } from '../kit/BurstLabel.tsx';
import { Die, type Face } from '../kit/Die.tsx';
import { tumblingFace, useTumble } from './hooks/use-tumble.ts';
import { Icon } from '../kit/Icon.tsx';
import type { Sign } from '../kit/icons.ts';
import { prefersStillness } from './hooks/use-walks.ts';
import type { TeamSide } from '../kit/team-side.ts';

export interface TrayDie {
  readonly face: Face;
  readonly sfx?: boolean;
  readonly best?: boolean;
  readonly struck?: boolean;
}

export interface TraySide {
  /** 'city': scenery, hazards and numbers belong to nobody. */
  readonly team: TeamSide | 'city';
  readonly sign: Sign;
  readonly name: string;
  readonly dice: readonly TrayDie[];
  readonly sum: string;
  readonly total: string;
}

export interface TrayData {
  /** Another key is another roll: the dice fall again. */
  readonly key: string;
  readonly left: TraySide;
  readonly right: TraySide;
  readonly burst: { readonly text: string; readonly hit: boolean };
  readonly strip: string;
}

interface DiceTrayProps {
  readonly data: TrayData;
  /** Names the whole roll for readers. */
  readonly label: string;
  readonly edge?: 'top' | 'bottom';
  /** A roll that was made earlier lies there without falling. */
  readonly settled?: boolean;
  readonly onSettled?: () => void;
  /** It may be cleared away: it says so. */
  readonly onTap?: () => void;
}

const SETTLE_MS = 450;
/** A little after one another, so that one sees how many there are. */
const STAGGER_MS = 35;
const MANY = 6;

export function DiceTray({ data, label, edge = 'top', settled = false, onSettled, onTap }: DiceTrayProps) {
  const [done, setDone] = useState<string | null>(settled || prefersStillness() ? data.key : null);
  const rolling = done !== data.key;
  const elapsed = useTumble(rolling);
  const count = Math.max(data.left.dice.length, data.right.dice.length);

  useEffect(() => {
    if (!rolling) return;
    const finish = () => {
      setDone(data.key);
      onSettled?.();
    };
    const timer = setTimeout(finish, prefersStillness() ? 0 : SETTLE_MS + count * STAGGER_MS);
    window.addEventListener('pointerdown', finish, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', finish);
    };
  }, [rolling, data.key, count, onSettled]);

  return (
    <div className="tray-place">
      <button
        type="button"
        className="tray"
        data-edge={edge}
        data-roller={data.left.team}
        data-phase={rolling ? 'rolling' : 'settled'}
        onClick={() => onTap?.()}
      >
        <span className="visually-hidden">{label}</span>
        <TrayHalf side={data.left} at="left" elapsed={elapsed} />
        <TrayHalf side={data.right} at="right" elapsed={elapsed} />
        <span className="tray__total" data-side="left" data-team={data.left.team} aria-hidden>
          {data.left.total}
        </span>
        <span className="tray__total" data-side="right" data-team={data.right.team} aria-hidden>
          {data.right.total}
        </span>
        <span className="tray__burst" aria-hidden>
          <BurstLabel text={data.burst.text} hit={data.burst.hit} />
        </span>
        <span className="tray__strip" aria-hidden>
          {data.strip}
        </span>
        {onTap !== undefined && (
          <span className="tray__close" aria-hidden>
            <Icon name="cross" size={18} />
          </span>
        )}
      </button>
    </div>
  );
}

interface TrayHalfProps {
  readonly side: TraySide;
  readonly at: 'left' | 'right';
  /** Milliseconds since the dice fell; null: they lie. */
  readonly elapsed: number | null;
}

function TrayHalf({ side, at, elapsed }: TrayHalfProps) {
  return (
    <span className="tray__half" data-side={at} data-team={side.team} aria-hidden>
      <span className="tray__name">
        {at === 'left' && <Icon name={side.sign} size={26} />}
        {side.name}
        {at === 'right' && <Icon name={side.sign} size={26} />}
      </span>
      <span className="tray__dice" data-many={side.dice.length > MANY}>
        {side.dice.map((die, index) => (
          <Die
            key={`${index} ${die.face}`}
            face={elapsed === null ? die.face : tumblingFace(die.face, index, elapsed - index * STAGGER_MS)}
            sfx={elapsed === null && (die.sfx ?? false)}
            struck={die.struck ?? false}
            delayMs={index * STAGGER_MS}
            {...(die.best && elapsed === null
              ? { best: side.team === 'a' || side.team === 'c' ? 'light' : 'dark' }
              : {})}
          />
        ))}
      </span>
      <span className="tray__sum">{side.sum}</span>
    </span>
  );
}
