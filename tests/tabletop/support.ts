import { disc, type Footprint, rectangle } from '../../src/geometry/shape.ts';
import { inches } from '../../src/geometry/units.ts';
import type { Gait } from '../../src/tabletop/gait.ts';
import type { Body, Piece, Scene } from '../../src/tabletop/table.ts';

export const IN = 25_400;

export const box = (x0: number, y0: number, x1: number, y1: number): Footprint =>
  rectangle(inches(x0), inches(y0), inches(x1), inches(y1));

export const round = (x: number, y: number, r: number): Footprint => disc(inches(x), inches(y), inches(r));

/** A solid block on the ground, heights in inches. */
export const block = (id: string, footprint: Footprint, top: number, more: Partial<Piece> = {}): Piece => ({
  id,
  footprint,
  bottom: 0,
  top: inches(top),
  solid: true,
  standable: true,
  enterable: false,
  cover: 'typical',
  ...more,
});

export const building = (id: string, footprint: Footprint, top: number, more: Partial<Piece> = {}): Piece =>
  block(id, footprint, top, { enterable: true, ...more });

export const lava = (id: string, footprint: Footprint): Piece =>
  block(id, footprint, 0, { solid: false, standable: false, hazard: true, cover: 'none' });

export const rift = (id: string, footprint: Footprint, fixedHeight: number | null = null): Piece =>
  block(id, footprint, 0, { solid: false, standable: false, impassable: { fixedHeight }, cover: 'none' });

/** A model; place and height in inches, base in millimetres. */
export const model = (id: string, x: number, y: number, mm = 30, more: Partial<Body> = {}): Body => ({
  id,
  x: inches(x),
  y: inches(y),
  z: 0,
  r: mm * 500,
  h: inches(mm / 20),
  inside: null,
  wall: null,
  ...more,
});

export const scene = (pieces: readonly Piece[] = [], bodies: readonly Body[] = []): Scene => ({
  size: inches(24),
  pieces,
  bodies,
});

const walking: Gait = {
  distance: inches(6),
  up: inches(2),
  down: inches(2),
  measure: 'plan',
  over: { pieces: 'lowEnough', bodies: 'never' },
  through: { pieces: false, bodies: false },
  straight: false,
  cling: false,
  rooms: true,
  passesImpassable: 'no',
  hazards: 'struck',
  gap: 'any',
  mayFall: false,
  stopsAfterFall: true,
};

/** Gaits as the two editions would fill them in, distances in inches. */
export const sprint2017 = (x: number, more: Partial<Gait> = {}): Gait => ({
  ...walking,
  distance: inches(x),
  ...more,
});

export const sprint2013 = (x: number, more: Partial<Gait> = {}): Gait => ({
  ...walking,
  distance: inches(x),
  up: inches(x / 2),
  down: inches(x / 2),
  over: { pieces: 'lowEnough', bodies: 'lowEnough' },
  ...more,
});

const passing: Partial<Gait> = {
  over: { pieces: 'any', bodies: 'any' },
  through: { pieces: true, bodies: true },
  straight: true,
  passesImpassable: 'ifCleared',
  hazards: 'immuneIfCleared',
  stopsAfterFall: false,
};

export const blink2013 = (x: number, more: Partial<Gait> = {}): Gait => ({
  ...walking,
  ...passing,
  distance: inches(x),
  up: 'any',
  down: 'any',
  ...more,
});

export const blink2017 = (x: number, more: Partial<Gait> = {}): Gait => ({
  ...walking,
  ...passing,
  distance: inches(x),
  up: inches(x),
  down: inches(x),
  ...more,
});

export const bounding2013 = (x: number, more: Partial<Gait> = {}): Gait => ({
  ...blink2013(x),
  measure: 'string',
  through: { pieces: false, bodies: false },
  passesImpassable: 'no',
  stopsAfterFall: true,
  ...more,
});

export const bounding2017 = (x: number, more: Partial<Gait> = {}): Gait => ({
  ...blink2017(x),
  passesImpassable: 'no',
  ...more,
});

export const flight = (x: number, more: Partial<Gait> = {}): Gait => ({
  ...walking,
  distance: inches(x),
  up: 'any',
  down: 'any',
  over: { pieces: 'any', bodies: 'any' },
  passesImpassable: 'ifFixedHeightCleared',
  hazards: 'immune',
  stopsAfterFall: false,
  ...more,
});

export const crawling2013 = (x: number, more: Partial<Gait> = {}): Gait => ({
  ...walking,
  distance: inches(x),
  up: 'any',
  down: 'any',
  measure: 'surface',
  over: { pieces: 'any', bodies: 'any' },
  cling: true,
  hazards: 'immuneIfCleared',
  stopsAfterFall: false,
  ...more,
});

export const crawling2017 = (x: number, more: Partial<Gait> = {}): Gait => ({
  ...walking,
  distance: inches(x),
  up: inches(x),
  down: inches(x),
  cling: true,
  hazards: 'immuneIfCleared',
  stopsAfterFall: false,
  ...more,
});
