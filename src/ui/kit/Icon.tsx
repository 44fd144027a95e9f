import { memo } from 'react';
import { CUT_LINE_WIDTH, iconParts, LINE_WIDTH, type Sign } from './icons.ts';
import type { IconPart } from './icon-path.ts';

interface IconProps {
  readonly name: Sign;
  /** In pixels at scale 1. */
  readonly size?: number;
  /** Spoken name; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
  readonly spent?: boolean;
}

export const Icon = memo(function Icon({ name, size = 18, label, className, spent }: IconProps) {
  const length = `${size / 16}rem`;
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      style={{ width: length, height: length }}
      data-spent={spent}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {iconParts(name).map((part) => (
        <IconPath key={part[1]} part={part} />
      ))}
    </svg>
  );
});

const CUT = 'var(--cut, #fff)';

/** One part of an icon; the colours come from `currentColor` and the custom property `--cut`. */
export function IconPath({ part: [mode, d] }: { readonly part: IconPart }) {
  switch (mode) {
    case 'fill':
      return <path d={d} />;
    case 'hole':
      return <path d={d} fillRule="evenodd" />;
    case 'cut':
      return <path d={d} style={{ fill: CUT }} />;
    case 'line':
      return <Stroke d={d} colour="currentColor" width={LINE_WIDTH} />;
    case 'cutLine':
      return <Stroke d={d} colour={CUT} width={CUT_LINE_WIDTH} />;
  }
}

function Stroke({
  d,
  colour,
  width,
}: {
  readonly d: string;
  readonly colour: string;
  readonly width: number;
}) {
  return (
    <path
      d={d}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ fill: 'none', stroke: colour }}
    />
  );
}
