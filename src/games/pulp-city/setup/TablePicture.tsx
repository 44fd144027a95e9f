import '../../../i18n/later-texts.ts';
import { bookOf } from '../../../i18n/translate.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { defaultChoice, encounterSetup } from '../../../systems/pulp-city/view/setup/setup.ts';
import { useApp } from '../use-game.ts';
import { NO_DECOR } from '../scene/decor.ts';
import { deploymentZones, sceneOf } from '../scene/scene.ts';
import { useRoom } from '../../../ui/shell/use-room.ts';
import { viewAt } from '../../../ui/table/camera.ts';
import { drawTable } from '../../../ui/table/draw/table.ts';
import { useFonts } from '../../../ui/table/hooks/use-fonts.ts';
import type { SceneModel } from '../../../ui/table/scene-model.ts';

interface TablePictureProps {
  readonly table: string;
  /** Spoken name of the picture. */
  readonly label: string;
}

/** Pixels an inch at the usual size of text: small enough for a card, large enough for the heights. */
const SCALE = 20;
/** Pixels of a rem at that size. */
const REM = 16;
const SEED = 1;

/** A table from above as it will be drawn in play, its heights included. */
export function TablePicture({ table, label }: TablePictureProps) {
  const scene = useTableScene(table);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fonts = useFonts();
  // A card grows with the text; a picture that is only stretched is a blur on a large screen.
  const scale = SCALE * Math.max(1, useRoom().rem / REM);
  const size = scene === null ? 0 : Math.round(scene.size.width * scale);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    // Labels are painted again once their faces are there.
    if (!pen || scene === null || (fonts && size === 0)) return;
    pen.clearRect(0, 0, size, size);
    drawTable(pen, scene, viewAt(scale));
  }, [scene, scale, size, fonts]);
  return (
    <canvas ref={canvas} className="table-picture" width={size} height={size} role="img" aria-label={label} />
  );
}

function useTableScene(table: string): SceneModel | null {
  const t = useT();
  const { system, services } = useApp();
  return useMemo(() => {
    const setup = encounterSetup({ ...defaultChoice(EDITION_IDS[0], SEED, bookOf(t.lang)), table });
    const begun = setup.ok ? system.begin(setup.value) : setup;
    if (!begun.ok) return null;
    const w = services.worldOf(begun.value);
    const scene = sceneOf(w, t, NO_DECOR);
    return { ...scene, zones: deploymentZones(w) };
  }, [table, t, system, services]);
}
