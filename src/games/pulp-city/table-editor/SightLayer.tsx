import type { SightMap } from '../../../systems/pulp-city/view/table/sight-map.ts';
import { type Camera, toScreen } from '../../../ui/table/camera.ts';
import { shown, toInches } from '../../../ui/table/units.ts';
import { SightPatterns } from './OverlayTools.tsx';

interface SightLayerProps {
  readonly map: SightMap;
  /** Micrometres along a side of the table. */
  readonly size: number;
  readonly camera: Camera;
}

const EYE = 'M-13 0Q0 -13 13 0Q0 13 -13 0Z';

/** The eye, and what lies hidden from it or in Cover. */
export function SightLayer({ map, size, camera }: SightLayerProps) {
  const side = toInches(map.side) * camera.scale;
  const eye = toScreen(camera, shown(size, map.eye));
  const squares = (seen: 'hidden' | 'covered'): string =>
    map.squares
      .filter((one) => one.seen === seen)
      .map(({ at }) => {
        const { px, py } = toScreen(camera, shown(size, at));
        return `M${(px - side / 2).toFixed(1)} ${(py - side / 2).toFixed(1)}h${side.toFixed(1)}v${side.toFixed(1)}h${(-side).toFixed(1)}z`;
      })
      .join('');
  return (
    <g>
      <SightPatterns />
      <path fill="url(#plan-hidden)" d={squares('hidden')} />
      <path fill="url(#plan-covered)" d={squares('covered')} />
      <g className="plan-eye" transform={`translate(${eye.px} ${eye.py})`}>
        <path d={EYE} />
        <circle r={5} />
      </g>
    </g>
  );
}
