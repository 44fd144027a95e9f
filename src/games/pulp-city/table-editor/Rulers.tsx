import type { Camera } from '../../../ui/table/camera.ts';

interface RulersProps {
  readonly camera: Camera;
  /** Inches along a side of the table. */
  readonly side: number;
  readonly width: number;
  readonly height: number;
}

/** Inches between two numbers. */
const NUMBERED = 6;
/** Pixels across a ruler; as in the style sheet. */
const ACROSS = 24;

/** Inches along the north edge from the west, and along the west edge from the south. */
export function Rulers({ camera, side, width, height }: RulersProps) {
  const { left, top, scale } = camera;
  const inches = Array.from({ length: side + 1 }, (_, inch) => inch);
  const tick = (inch: number): number => (inch % NUMBERED === 0 ? 11 : inch % (NUMBERED / 2) === 0 ? 8 : 5);
  const numbered = inches.filter((inch) => inch % NUMBERED === 0 && inch > 0 && inch < side);
  const x = (inch: number): number => left + inch * scale;
  const y = (inch: number): number => top + (side - inch) * scale;
  return (
    <>
      <svg
        className="plan-ruler plan-ruler--along"
        width={width}
        height={ACROSS}
        style={{ transform: `translateY(${Math.max(0, top)}px)` }}
        aria-hidden
      >
        <path d={inches.map((inch) => `M${x(inch)} ${ACROSS}v${-tick(inch)}`).join('')} />
        {numbered.map((inch) => (
          <text key={inch} x={x(inch) - 4} y={13} textAnchor="end">
            {inch}
          </text>
        ))}
      </svg>
      <svg
        className="plan-ruler plan-ruler--up"
        width={ACROSS}
        height={height}
        style={{ transform: `translateX(${Math.max(0, left)}px)` }}
        aria-hidden
      >
        <path d={inches.map((inch) => `M${ACROSS} ${y(inch)}h${-tick(inch)}`).join('')} />
        {numbered.map((inch) => (
          <text key={inch} x={12} y={y(inch) - 4} textAnchor="middle">
            {inch}
          </text>
        ))}
      </svg>
    </>
  );
}
