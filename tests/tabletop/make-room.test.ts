import { describe, expect, it } from 'vitest';
import { inches } from '../../src/geometry/units.ts';
import { inTheWay, makeRoom } from '../../src/tabletop/make-room.ts';
import { placeOk } from '../../src/tabletop/standing.ts';
import { bodyAt } from '../../src/tabletop/table.ts';
import { block, box, model, round, scene } from './support.ts';

const R30 = 15 / 25.4;

/** A bus that comes down upon whoever is beside the bin. */
const bus = { id: 'bus', footprint: box(9, 11, 11.4, 13), bottom: 0, top: inches(2.5) };

const made = (z: number, wall: string | null) => {
  const bin = block('bin', round(12, 12, 0.6), 0.9);
  const climber = model('a', 12 - 0.6 - R30, 12, 30, { z: inches(z), wall });
  const before = scene([bin], [climber]);
  expect(inTheWay(before, bus)).toEqual(['a']);
  const { shifts, stuck } = makeRoom(before, bus, ['a']);
  expect(stuck).toEqual([]);
  const [shift] = shifts;
  if (shift === undefined) throw new Error('nobody is shifted');
  const lying = block('bus', bus.footprint, 2.5);
  return { shift, stands: placeOk(scene([bin, lying], [climber]), bodyAt(climber, shift.to), shift.to).ok };
};

describe('[PC-OBJ-07] [PC-MOVE-34] room for a thing that comes down', () => {
  it('is made at the level where somebody stands', () => {
    expect(made(0, null)).toMatchObject({ shift: { to: { z: 0, wall: null } }, stands: true });
  });

  it('is made on the surface below by whoever holds on to a wall above it', () => {
    expect(made(0.3, 'bin')).toMatchObject({ shift: { to: { z: 0, wall: null } }, stands: true });
  });
});
