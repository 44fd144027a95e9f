import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { Frame } from '../../../src/systems/pulp-city/model/frames.ts';
import { pressing } from '../../../src/systems/pulp-city/procedures/schedule.ts';
import { scene } from '../../support/scene.ts';

test('[PC-BURDEN-06] what lies loose is put down before Powers answer, and neither keeps the other from it', () => {
  const { game } = scene({ edition: '2017', a: { Ace: { at: [6, 6] } }, b: { Foe: { at: [18, 18] } } });
  const w = worldOf({ ...game, state: { ...game.state, due: [] } });
  const next = (top: Frame): Frame['proc'] | null => pressing(w, [top])?.proc ?? null;
  expect(next({ proc: 'turn', step: 'end' } as Frame)).toBe('powers');
  expect(next({ proc: 'burden', step: 'drop', model: 'a1' } as Frame)).toBeNull();
  expect(next({ proc: 'plot', step: 'comeToLight' } as Frame)).toBeNull();
});
