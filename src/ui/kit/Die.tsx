export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

export const isFace = (value: number): value is Face => FACES.some((face) => face === value);
export const faceOf = (value: number): Face => (isFace(value) ? value : 1);

const PIPS: Record<Face, readonly (readonly [x: number, y: number])[]> = {
  1: [[12, 12]],
  2: [
    [6, 6],
    [18, 18],
  ],
  3: [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  4: [
    [6, 6],
    [18, 6],
    [6, 18],
    [18, 18],
  ],
  5: [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  6: [
    [6, 5],
    [18, 5],
    [6, 12],
    [18, 12],
    [6, 19],
    [18, 19],
  ],
};

interface DieProps {
  readonly face: Face;
  /** Gives SFX: a gold face. */
  readonly sfx?: boolean;
  /** The best die, outlined so that it shows on the team's colour. */
  readonly best?: 'light' | 'dark';
  readonly struck?: boolean;
  readonly size?: 'plain' | 'small';
  readonly delayMs?: number;
}

export function Die({ face, sfx, best, struck, size, delayMs }: DieProps) {
  return (
    <span
      className="die"
      data-sfx={sfx}
      data-best={best}
      data-struck={struck}
      data-size={size}
      style={delayMs === undefined ? {} : { animationDelay: `${delayMs}ms` }}
    >
      <svg viewBox="0 0 24 24" role="img" aria-label={String(face)}>
        {PIPS[face].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={2.7} />
        ))}
      </svg>
    </span>
  );
}

interface DicePadProps {
  readonly label: string;
  readonly faceLabel: (face: Face) => string;
  readonly onFace: (face: Face) => void;
  /** Digits enter faces here. */
  readonly digits?: boolean;
  /** The keyboard is somebody else's: no key is answered here. */
  readonly keys?: boolean;
  /** All dice lie: another face is answered, but changes nothing. */
  readonly full?: boolean;
}

/** Six faces to tap after a roll of real dice. */
export function DicePad({
  label,
  faceLabel,
  onFace,
  digits = false,
  keys = true,
  full = false,
}: DicePadProps) {
  return (
    <fieldset
      className="dice-pad"
      aria-label={label}
      data-choices={keys ? 'focus' : undefined}
      data-digits={digits ? true : undefined}
    >
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          aria-label={faceLabel(face)}
          aria-disabled={full || undefined}
          onClick={() => onFace(face)}
        >
          <Die face={face} />
        </button>
      ))}
    </fieldset>
  );
}
