import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Event } from '../../../systems/pulp-city/model/events.ts';
import { useFonts } from '../../../ui/table/hooks/use-fonts.ts';
import { playOf } from '../moments/moments.ts';
import { NO_DECOR } from '../scene/decor.ts';
import { sceneOf } from '../scene/scene.ts';
import { type Encounter, useApp } from '../use-game.ts';
import { paintPanel } from './paint-panel.ts';

/** Pixels of the picture before its place is known, and how much finer it is painted. */
const WIDTH = 300;
const HEIGHT = 160;
const RATIO = 2;

/** The entry that brought a moment about; the same object as long as the Encounter is the same. */
export interface EntryOfMoment {
  readonly before: () => Encounter;
  readonly after: () => Encounter;
  readonly events: readonly Event[];
}

interface MomentPictureProps {
  readonly entry: EntryOfMoment;
  readonly event: Event;
}

/** The table at a moment, close to whom it is about, as a picture of a comic. What it shows is told beside it. */
export function MomentPicture({ entry, event }: MomentPictureProps) {
  const t = useT();
  const { services } = useApp();
  const canvas = useRef<HTMLCanvasElement>(null);
  const fonts = useFonts();
  useEffect(() => {
    // After what is to be read: the states of a long game take a while.
    const timer = setTimeout(() => {
      const picture = canvas.current;
      const pen = picture?.getContext('2d');
      if (!picture || !pen) return;
      // As wide as it is shown: what is cut off above would be the burst.
      const { clientWidth, clientHeight } = picture;
      const width = clientHeight > 0 ? Math.round((HEIGHT * clientWidth) / clientHeight) : WIDTH;
      picture.width = width * RATIO;
      const { events } = entry;
      const [before, after] = [services.worldOf(entry.before()), services.worldOf(entry.after())];
      const moments = playOf({ before, after, events }, t, 0)?.moments ?? [];
      const scene = sceneOf(after, t, NO_DECOR);
      const size = { width, height: HEIGHT };
      // Both times the same; the second time with the faces of the page.
      const ratio = fonts ? RATIO : RATIO;
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      paintPanel(pen, { scene, moments, about: [namesIn([event]), namesIn(events)], size, ratio });
    });
    return () => clearTimeout(timer);
  }, [entry, event, services, t, fonts]);
  return (
    <canvas
      ref={canvas}
      className="moment__picture"
      width={WIDTH * RATIO}
      height={HEIGHT * RATIO}
      aria-hidden
    />
  );
}

/** Whatever events name: models, markers and pieces among it. */
const namesIn = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => Object.values(event).filter((value) => typeof value === 'string'));
