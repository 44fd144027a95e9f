import type { Box, PlotSketch } from '../../../systems/pulp-city/view/plot/sketch.ts';
import { IconPath } from '../../../ui/kit/Icon.tsx';
import { iconParts } from '../../../ui/kit/icons.ts';
import { MARKER_SIGNS } from '../scene/objectives.ts';

const SIDE = 100;
const MIDDLE = 50;
/** A Marker is wider than the Deployment Zone it lies in. */
const within = (at: number): number => Math.min(SIDE - 10, Math.max(10, at));

const hexagon = (x: number, y: number): string =>
  [0, 60, 120, 180, 240, 300]
    .map((turn) => `${x + 8 * Math.cos((turn * Math.PI) / 180)},${y + 8 * Math.sin((turn * Math.PI) / 180)}`)
    .join(' ');

/** A Plot at a glance: its Markers, zones and buildings. What lies across goes on beside the square, for wider boxes. */
export function PlotPicture({ sketch }: { readonly sketch: PlotSketch }) {
  const { size, homes, markers, pieces, zones, comesLater } = sketch;
  const across = (x: number): number => (x / size) * SIDE;
  const down = (y: number): number => SIDE - across(y);
  const rect = ({ x0, y0, x1, y1 }: Box) => ({
    x: across(x0),
    y: down(y1),
    width: across(x1 - x0),
    height: across(y1 - y0),
  });
  /** From edge to edge of the table, and so on beside the square. */
  const wide = (box: Box) => {
    const whole = box.x0 <= 0 && box.x1 >= size;
    return whole ? { ...rect(box), x: -SIDE, width: 3 * SIDE } : rect(box);
  };
  const bare = markers.length + pieces.length + zones.length === 0 && !comesLater;
  return (
    <svg className="plot-picture" viewBox="0 0 100 100" aria-hidden focusable="false">
      <rect className="plot-picture__ground" x={-SIDE} width={3 * SIDE} height={SIDE} />
      <path className="plot-picture__road" d="M42 0h16v42h142v16H58v42H42V58H-100V42H42z" />
      {homes.map(({ team, box }) => (
        <rect key={team} className="plot-picture__zone" data-team={team} {...wide(box)} />
      ))}
      {zones.map((box) => (
        <rect key={`${box.x0} ${box.y0}`} className="plot-picture__line" {...wide(box)} />
      ))}
      {pieces.map((box) => (
        <rect key={`${box.x0} ${box.y0}`} className="plot-picture__house" {...rect(box)} />
      ))}
      {markers.map(({ kind, at }) => {
        const [x, y] = [within(across(at.x)), within(down(at.y))];
        const sign = MARKER_SIGNS[kind];
        return sign === undefined ? (
          <polygon key={`${x} ${y}`} className="plot-picture__marker" points={hexagon(x, y)} />
        ) : (
          <g key={`${x} ${y}`} transform={`translate(${x - 9} ${y - 9})`}>
            <rect className="plot-picture__plinth" width="18" height="18" rx="3" />
            <g transform="translate(2.5 2.5) scale(0.54)">
              {iconParts(sign).map((part) => (
                <IconPath key={part[1]} part={part} />
              ))}
            </g>
          </g>
        );
      })}
      {comesLater && (
        <polygon
          className="plot-picture__marker plot-picture__marker--later"
          points={hexagon(MIDDLE, MIDDLE)}
        />
      )}
      {bare && (
        <path
          className="plot-picture__burst"
          d="M50 26l6 13 14-7-6 14 14 6-14 6 6 14-14-7-6 13-6-13-14 7 6-14-14-6 14-6-6-14 14 7z"
        />
      )}
    </svg>
  );
}
