import type { Gait } from '../../../../tabletop/gait.ts';
import type { MovementType } from '../../model/keywords.ts';
import type { RulePolicies } from '../../model/encounter.ts';
import { inches } from '../../../../geometry/units.ts';

/** Inches up or down of a Sprint whose height does not depend on its distance. */
const SPRINT_HEIGHT = 2;

/** On foot: round models and Structures, through rooms, struck by whatever terrain it touches. */
const ON_FOOT = {
  measure: 'plan',
  through: { pieces: false, bodies: false },
  straight: false,
  cling: false,
  rooms: true,
  passesImpassable: 'no',
  hazards: 'struck',
  gap: 'any',
  mayFall: false,
  stopsAfterFall: true,
} as const;

/** In the air or out of this world: one straight line, terrain that it clears does nothing to it. */
const AIRBORNE = {
  measure: 'plan',
  over: { pieces: 'any', bodies: 'any' },
  through: { pieces: false, bodies: false },
  straight: true,
  cling: false,
  rooms: true,
  passesImpassable: 'no',
  hazards: 'immuneIfCleared',
  gap: 'any',
  mayFall: false,
  stopsAfterFall: false,
} as const;

const THROUGH = { pieces: true, bodies: true } as const;

/** Gaits are few and asked for all the time: each is made once. */
function remembered(make: RulePolicies['gait']): RulePolicies['gait'] {
  const made = new Map<MovementType, { readonly single: Gait[]; readonly combined: Gait[] }>();
  return (type, x, combined) => {
    let known = made.get(type);
    if (known === undefined) made.set(type, (known = { single: [], combined: [] }));
    const list = combined ? known.combined : known.single;
    return (list[x] ??= make(type, x, combined));
  };
}

const total = (x: number, combined: boolean): number => inches(combined ? x * 2 : x);

/** Half the distance up or down, models hopped over like anything else. @rule PC-MOVE-08 @rule PC-MOVE-09 */
export function halfHeightSprint(x: number): Gait {
  const v = inches(x / 2);
  return {
    ...ON_FOOT,
    distance: inches(x),
    up: v,
    down: v,
    over: { pieces: 'lowEnough', bodies: 'lowEnough' },
  };
}

/** Two inches up or down; models are gone round. @rule PC-MOVE-07 @rule PC-MOVE-09 */
export function twoInchSprint(x: number): Gait {
  const v = inches(SPRINT_HEIGHT);
  return { ...ON_FOOT, distance: inches(x), up: v, down: v, over: { pieces: 'lowEnough', bodies: 'never' } };
}

/** @rule PC-MOVE-10 @rule PC-MOVE-11 @rule PC-MOVE-12 @rule PC-AREA-03 */
export function anyHeightBlink(x: number, combined: boolean): Gait {
  return {
    ...AIRBORNE,
    distance: total(x, combined),
    up: 'any',
    down: 'any',
    through: THROUGH,
    passesImpassable: 'ifCleared',
  };
}

/** @rule PC-MOVE-10 @rule PC-MOVE-11 @rule PC-MOVE-12 @rule PC-AREA-03 */
export function equalHeightBlink(x: number, combined: boolean): Gait {
  const v = total(x, combined);
  return { ...anyHeightBlink(x, combined), up: v, down: v };
}

/** Real length over whatever stands between. @rule PC-MOVE-13 @rule PC-MOVE-14 @rule PC-MOVE-15 */
export function stringBounding(x: number, combined: boolean): Gait {
  return {
    ...AIRBORNE,
    distance: total(x, combined),
    up: 'any',
    down: 'any',
    measure: 'string',
    stopsAfterFall: true,
  };
}

/** @rule PC-MOVE-13 @rule PC-MOVE-14 @rule PC-MOVE-15 */
export function equalHeightBounding(x: number, combined: boolean): Gait {
  const v = total(x, combined);
  return { ...AIRBORNE, distance: v, up: v, down: v, through: THROUGH };
}

/** @rule PC-MOVE-16 @rule PC-AREA-03 */
export function flight(x: number, combined: boolean): Gait {
  return {
    ...AIRBORNE,
    distance: total(x, combined),
    up: 'any',
    down: 'any',
    straight: false,
    hazards: 'immune',
    passesImpassable: 'ifFixedHeightCleared',
  };
}

/** Real length along all surfaces. @rule PC-MOVE-17 @rule PC-MOVE-18 @rule PC-MOVE-19 */
export function surfaceWallCrawling(x: number): Gait {
  return {
    ...ON_FOOT,
    distance: inches(x),
    up: 'any',
    down: 'any',
    measure: 'surface',
    over: { pieces: 'any', bodies: 'never' },
    cling: true,
    hazards: 'immuneIfCleared',
    stopsAfterFall: false,
  };
}

/** A combined move is never immune to the terrain it crosses. @rule PC-MOVE-17 @rule PC-MOVE-18 @rule PC-MOVE-19 */
export function equalHeightWallCrawling(x: number, combined: boolean): Gait {
  const v = total(x, combined);
  return {
    ...ON_FOOT,
    distance: v,
    up: v,
    down: v,
    over: { pieces: 'lowEnough', bodies: 'never' },
    cling: true,
    hazards: combined ? 'struck' : 'immuneIfCleared',
    stopsAfterFall: false,
  };
}

/** @rule PC-MOVE-20 */
const ROOTED: Gait = {
  ...ON_FOOT,
  distance: 0,
  up: 0,
  down: 0,
  over: { pieces: 'lowEnough', bodies: 'never' },
  rooms: false,
};

/** Real length for Bounding and Wall Crawling, half the distance in height for Sprint. @rule PC-MOVE-08 */
export const gaitsByRealLength = remembered((type, x, combined) => {
  switch (type) {
    case 'Sprint':
      return halfHeightSprint(x);
    case 'Blink':
      return anyHeightBlink(x, combined);
    case 'Bounding':
      return stringBounding(x, combined);
    case 'Flight':
      return flight(x, combined);
    case 'Wall Crawling':
      return surfaceWallCrawling(x);
    case 'Immobile':
      return ROOTED;
  }
});

/** Each type has its two reaches, in plan and in height. @rule PC-MOVE-08 */
export const gaitsByTwoReaches = remembered((type, x, combined) => {
  switch (type) {
    case 'Sprint':
      return twoInchSprint(x);
    case 'Blink':
      return equalHeightBlink(x, combined);
    case 'Bounding':
      return equalHeightBounding(x, combined);
    case 'Flight':
      return flight(x, combined);
    case 'Wall Crawling':
      return equalHeightWallCrawling(x, combined);
    case 'Immobile':
      return ROOTED;
  }
});

/** Types whose two Movement Actions may be declared as one move. @rule PC-MOVE-22 @rule PC-MOVE-23 */
export const combinesUnlessOnSurfaces = (type: MovementType): boolean =>
  type === 'Blink' || type === 'Bounding' || type === 'Flight';

/** @rule PC-MOVE-22 @rule PC-MOVE-23 */
export const combinesUnlessSprint = (type: MovementType): boolean =>
  combinesUnlessOnSurfaces(type) || type === 'Wall Crawling';

/** Types with which a Fall on purpose is all that the Activation holds. @rule PC-FALL-05 @rule PC-FALL-06 */
export const fallsAloneOnFootOrBounding = (type: MovementType): boolean =>
  type === 'Sprint' || type === 'Bounding';

/** @rule PC-FALL-05 @rule PC-FALL-06 */
export const fallsAloneOnFoot = (type: MovementType): boolean => type === 'Sprint';
