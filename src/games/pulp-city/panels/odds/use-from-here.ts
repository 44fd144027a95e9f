import { startTransition, useEffect, useMemo, useState } from 'react';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import type { Declarer } from '../../../../systems/pulp-city/rules/actions/declaring.ts';
import {
  type Arrival,
  type FromHere,
  fromHereStepwise,
  NOBODY,
} from '../../../../systems/pulp-city/view/actions/from-here.ts';

/** Milliseconds of one slice, and how long a hand on the ghost has to rest before the reckoning starts. */
const SLICE = 8;
const REST = 120;

interface Reckoned {
  readonly of: Arrival | null;
  readonly found: FromHere;
  readonly whole: boolean;
}

/** Whom the model could strike there and who it, reckoned in slices so that the ghost follows the hand; `whole` once all is known of this very place. */
export function useFromHere(
  w: World,
  arrival: Arrival,
  who: Declarer | null,
  held: boolean,
): Omit<Reckoned, 'of'> {
  const { model, as, fatigue, combined } = arrival;
  const { x, y, z, inside, wall } = arrival.at;
  const place = useMemo(
    (): Arrival => ({
      model,
      as,
      at: { x, y, z, inside, wall },
      ...(fatigue === undefined ? {} : { fatigue }),
      ...(combined === undefined ? {} : { combined }),
    }),
    [model, as, x, y, z, inside, wall, fatigue, combined],
  );
  const [reckoned, put] = useState<Reckoned>({ of: null, found: NOBODY, whole: false });
  useEffect(() => {
    const steps = fromHereStepwise(w, place, who);
    let found = NOBODY;
    let timer = 0;
    const slice = (): void => {
      const until = performance.now() + SLICE;
      do {
        const next = steps.next();
        if (next.done === true) return startTransition(() => put({ of: place, found, whole: true }));
        found = next.value;
      } while (performance.now() < until);
      timer = window.setTimeout(slice);
    };
    timer = window.setTimeout(slice, held ? REST : 0);
    return () => window.clearTimeout(timer);
  }, [w, place, who, held]);
  return { found: reckoned.found, whole: reckoned.whole && reckoned.of === place };
}
