import { describe, expect, test } from 'vitest';
import { pillSize } from '../../../src/ui/table/draw/chips.ts';
import { layOutLabels } from '../../../src/ui/table/layout/labels.ts';
import { houseSigns } from '../../../src/ui/table/layout/house-signs.ts';
import { boxAround } from '../../../src/ui/table/layout/place.ts';
import { boxesOverlap, boxWithin, circleMeetsBox } from '../../../src/ui/table/shapes.ts';
import type { Disc, Overlay } from '../../../src/ui/table/types.ts';
import type { StructurePiece } from '../../../src/ui/table/pieces.ts';
import { measures, scene, token } from './scene-samples.ts';

const disc = (x: number, y: number): Disc => ({ at: { x, y }, radius: 0.59 });

const sight = (to: Disc, text: string): Overlay => ({
  kind: 'sight',
  from: disc(7.5, 15.8),
  to,
  verdict: 'clear',
  chip: { text, tone: 'legal' },
});

const LONG = 'Zelda von Hammerschlag-Ottenburg: no Movement Action may end farther from it';

describe('chips', () => {
  test('of two lines from one model lie apart, each on its own line', () => {
    const models = [token('Ace', 7.5, 15.8), token('Nuke', 11.7, 12.1), token('Aurelius', 12.95, 12.7)];
    const overlays = [sight(disc(11.7, 12.1), '4.2″'), sight(disc(12.95, 12.7), '5.1″')];
    const { chips } = layOutLabels(scene(models), overlays, measures);
    expect(chips).toHaveLength(2);
    const [first, second] = chips;
    expect(
      Math.hypot((first?.x ?? 0) - (second?.x ?? 0), (first?.y ?? 0) - (second?.y ?? 0)),
    ).toBeGreaterThan(20);
  });

  test('say beside a closed model why it is closed', () => {
    const closed = token('Riposte', 12, 12, { state: 'closed', closedReason: '0.6 mm too far' });
    const { chips } = layOutLabels(scene([closed]), [], measures);
    expect(chips.map(({ chip }) => chip.text)).toEqual(['0.6 mm too far']);
  });

  test('leave the height of a house free where there is room elsewhere', () => {
    const models = [token('Ace', 7.5, 15.8), token('Nuke', 12.7, 13.6)];
    const houseAt = (x: number, y: number): StructurePiece => ({
      kind: 'structure',
      id: 'h',
      outline: [
        { x, y },
        { x: x + 3, y },
        { x: x + 3, y: y + 3 },
        { x, y: y + 3 },
      ],
      heightIn: 3,
      construction: 'enclosed',
      chip: '3″',
    });
    const sightOver = sight(disc(12.7, 13.6), 'In sight · 4.2″ of 6″');
    const placed = (pieces: readonly StructurePiece[]) => {
      const [chip] = layOutLabels(scene(models, { pieces }), [sightOver], measures).chips;
      const size = pillSize(chip!.chip, measures.l, (words, height) => measures.widthOf(words, height, 800));
      return { ...chip!, box: boxAround(chip!, size) };
    };
    // Its sign lies where the chip would.
    const wanted = placed([]);
    const [sign] = houseSigns(scene([], { pieces: [houseAt(9, 13)] }), measures);
    const house = houseAt(9 + (wanted.x - sign!.x) / measures.s, 13 + (wanted.y - sign!.y) / measures.s);
    const signs = houseSigns(scene([], { pieces: [house] }), measures);
    const hidden = (box: ReturnType<typeof boxAround>) => signs.filter((sign) => circleMeetsBox(sign, box));
    expect(hidden(wanted.box).length).toBeGreaterThan(0);
    expect(hidden(placed([house]).box)).toEqual([]);
  });

  test('keep out from under a tray', () => {
    const closed = token('Riposte', 12, 8, { state: 'closed', closedReason: 'too far' });
    const { chips, plates } = layOutLabels(scene([closed]), [], { ...measures, top: 250 });
    for (const label of [...chips, ...plates]) expect(label.y).toBeGreaterThan(250);
  });

  test('of what is dragged keep clear of plates that already hang there', () => {
    const models = [token('Ace', 12, 12)];
    const rest = layOutLabels(scene(models), [], measures);
    const path: Overlay = {
      kind: 'path',
      points: [
        { x: 12, y: 12 },
        { x: 12, y: 14 },
      ],
      width: 1.2,
      chip: { text: '2″ of 5″' },
    };
    const live = layOutLabels(scene(models), [path], measures, rest.plates);
    expect(live.plates).toBe(rest.plates);
    expect(live.chips).toHaveLength(1);
  });

  test('stand towards a corner where what is beside it, above and below is taken, and hide no label', () => {
    const height: Overlay = { kind: 'height', way: 'fall', at: { x: 12, y: 12 }, chip: { text: '6″ down' } };
    const band = { left: 358, right: 362, top: 200, bottom: 520 };
    const across = { left: 150, right: 570, top: 358, bottom: 362 };
    const [plate] = layOutLabels(scene([token('Ace', 2, 2)]), [], measures).plates;
    const taken = [band, across].map((box) => ({ ...plate!, box }));
    const [chip] = layOutLabels(scene([]), [height], measures, taken).chips;
    const box = boxAround(
      chip!,
      pillSize(chip!.chip, measures.l, (words, size) => measures.widthOf(words, size, 800)),
    );
    for (const other of [band, across]) expect(boxesOverlap(box, other)).toBe(false);
    expect(Math.hypot(chip!.x - 360, chip!.y - 360)).toBeLessThan(80);
  });

  const NARROW = { left: 300, top: 200, right: 690, bottom: 500 };

  /** A refusal at the end of a way, seen on the window of a phone. */
  const refusedAt = (x: number, y: number, text: string) => {
    const points = [
      { x: x - 1, y },
      { x, y },
    ];
    const path: Overlay = { kind: 'path', points, width: 1.2, chip: { text, tone: 'refused' } };
    const phone = { ...measures, seen: NARROW, widest: 390 };
    const [placed] = layOutLabels(scene([]), [path], phone, []).chips;
    const size = pillSize(placed!.chip, measures.l, (words, height) => measures.widthOf(words, height, 800));
    return { text: placed!.chip.text, box: boxAround(placed!, size) };
  };

  test.each([
    { at: 'the left edge', x: 10.2, y: 10 },
    { at: 'the right edge', x: 22.9, y: 12 },
    { at: 'the upper right corner', x: 22.9, y: 6.8 },
    { at: 'the lower left corner', x: 10.2, y: 16.6 },
  ])('of what is dragged stay in the window at $at, on several lines where they are wide', ({ x, y }) => {
    for (const text of ['7.2″ of 5″', '0.6″ too near a Deployment Zone', LONG]) {
      const { box, text: shown } = refusedAt(x, y, text);
      expect(boxWithin(box, NARROW), text).toBe(true);
      expect(shown.replaceAll('\n', ' ')).toBe(text);
      expect(shown.includes('\n')).toBe(text === LONG);
    }
  });

  test('about what the window does not show do not crowd its edge', () => {
    const { box } = refusedAt(4, 4, '7.2″ of 5″');
    expect(boxesOverlap(box, NARROW)).toBe(false);
  });

  test('at the edge of the table stay on it', () => {
    const closed = token('Riposte', 23.5, 0.5, { state: 'closed', closedReason: LONG });
    const { chips } = layOutLabels(scene([closed]), [], measures);
    const [{ chip, x, y }] = chips as [(typeof chips)[number]];
    const size = pillSize(chip, measures.l, (words, height) => measures.widthOf(words, height, 800));
    expect(boxWithin(boxAround({ x, y }, size), { left: 0, top: 0, right: 720, bottom: 720 })).toBe(true);
  });
});
