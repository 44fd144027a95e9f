import { describe, expect, test } from 'vitest';
import { layOutLabels } from '../../../src/ui/table/layout/labels.ts';
import type { Disc, Overlay } from '../../../src/ui/table/types.ts';
import { measures, scene, token } from './scene-samples.ts';

const disc = (x: number, y: number): Disc => ({ at: { x, y }, radius: 0.59 });

const sight = (to: Disc, text: string): Overlay => ({
  kind: 'sight',
  from: disc(7.5, 15.8),
  to,
  verdict: 'clear',
  chip: { text, tone: 'legal' },
});

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
});
