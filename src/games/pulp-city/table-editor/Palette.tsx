import { useEffect, useMemo, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { aabb } from '../../../geometry/shape.ts';
import { KIND_GROUPS, KINDS, type PieceKind, pieceOf } from '../../../systems/pulp-city/tables/kinds.ts';
import { movedBy } from '../../../systems/pulp-city/tables/edit.ts';
import { viewAt } from '../../../ui/table/camera.ts';
import { drawTable } from '../../../ui/table/draw/table.ts';
import { inches } from '../../../geometry/units.ts';
import { toInches } from '../../../ui/table/units.ts';
import { layoutScene } from '../tables/table-scene.ts';

interface PaletteProps {
  readonly armed: PieceKind | null;
  /** By a tap: the next one on the table sets it down. */
  readonly onArm: (kind: PieceKind | null) => void;
  /** By keyboard: straight to the middle of the table. */
  readonly onPlace: (kind: PieceKind) => void;
  /** Dragged out and let go at this point of the page. */
  readonly onDrop: (kind: PieceKind, x: number, y: number) => void;
}

/** What can be set down, as it looks on the table. */
export function Palette({ armed, onArm, onPlace, onDrop }: PaletteProps) {
  const t = useT();
  return (
    <div className="palette">
      {KIND_GROUPS.map((group) => (
        <section key={group} aria-label={t(`tables.kinds.${group}`)}>
          <h2>{t(`tables.kinds.${group}`)}</h2>
          <div className="palette__items">
            {KINDS[group].map((kind) => (
              <button
                key={kind}
                type="button"
                aria-pressed={armed === kind}
                onClick={(event) => {
                  // A click that no pointer made.
                  if (event.detail === 0) onPlace(kind);
                  else onArm(armed === kind ? null : kind);
                }}
                onPointerUp={(event) => onDrop(kind, event.clientX, event.clientY)}
              >
                <KindPicture kind={kind} />
                <span>{t(`tables.kind.${kind}`)}</span>
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const SIDE = 54;
/** Inches around the piece. */
const MARGIN = 0.9;

function KindPicture({ kind }: { readonly kind: PieceKind }) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useMemo(() => {
    const piece = pieceOf(kind, kind);
    const { x0, y0, x1, y1 } = aabb(piece.footprint);
    const side = Math.max(x1 - x0, y1 - y0) + inches(2 * MARGIN);
    const placed = movedBy(piece, Math.round((side - x0 - x1) / 2), Math.round((side - y0 - y1) / 2));
    return layoutScene({ id: 'kind', size: Math.round(side), pieces: [placed] }, t, false);
  }, [kind, t]);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    pen.clearRect(0, 0, 2 * SIDE, 2 * SIDE);
    const pieces = scene.pieces.map((piece) =>
      piece.kind === 'structure'
        ? { ...piece, name: '', chip: '' }
        : 'words' in piece
          ? { ...piece, words: '' }
          : { ...piece, chip: '' },
    );
    drawTable(pen, { ...scene, pieces }, viewAt((2 * SIDE) / scene.size.width));
  }, [scene]);
  return <canvas ref={canvas} width={2 * SIDE} height={2 * SIDE} aria-hidden data-inches={toInches(1)} />;
}
