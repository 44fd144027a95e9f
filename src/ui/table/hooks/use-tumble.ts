import { useEffect, useState } from 'react';
import { FACES, type Face } from '../../kit/Die.tsx';

const TURN_MS = 60;
/** From then on a die shows what was rolled, and only comes to rest. */
const LANDED_MS = 300;

/** Milliseconds since the dice fell, in steps in which they turn over; null: they lie. */
export function useTumble(falling: boolean): number | null {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!falling) return;
    const timer = setInterval(() => setTurns((before) => before + 1), TURN_MS);
    return () => {
      clearInterval(timer);
      setTurns(0);
    };
  }, [falling]);
  return falling ? turns * TURN_MS : null;
}

/** The face that is up while it tumbles; it lands as rolled. Opposite faces follow one another, as on a die. */
export function tumblingFace(rolled: Face, place: number, elapsed: number): Face {
  const left = Math.ceil((LANDED_MS - elapsed) / TURN_MS);
  if (left <= 0) return rolled;
  const pairs = ([1, 2, 3] as const).filter((low) => low !== rolled && low !== opposite(rolled));
  const side = pairs[place % pairs.length] ?? 1;
  const around: readonly Face[] = [rolled, side, opposite(rolled), opposite(side)];
  return around[left % around.length] ?? rolled;
}

const opposite = (face: Face): Face => FACES[6 - face] ?? face;
