import { COLOUR } from '../../styles/tokens.ts';

const STAR =
  'M75 2l13 17 22-14 1 24 31-6-17 22 22 11-24 10 13 21-27-4-5 20-19-15-18 14-9-17-27 8 7-22-27-4 20-17L6 34l29-1-7-24 26 12z';

interface BurstLabelProps {
  readonly text: string;
  /** A miss is only an outline. */
  readonly hit: boolean;
}

export function BurstLabel({ text, hit }: BurstLabelProps) {
  const size = Math.min(40, 260 / Math.max(text.length, 1));
  return (
    <svg className="burst" viewBox="0 0 150 104" role="img" aria-label={text}>
      <path
        d={STAR}
        fill={hit ? COLOUR.gold : COLOUR.paper}
        stroke={COLOUR.ink}
        strokeWidth={3.5}
        strokeDasharray={hit ? undefined : '9 6'}
        strokeLinejoin="round"
      />
      <text x={75} y={51 + size * 0.36} fill={COLOUR.ink} style={{ fontSize: `${size}px` }}>
        {text}
      </text>
    </svg>
  );
}
