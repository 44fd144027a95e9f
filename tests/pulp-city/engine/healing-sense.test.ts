/** What bots do for friends that are hurt. */
import { expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { Act } from '../../../src/systems/pulp-city/model/orders.ts';
import { distance } from '../../../src/geometry/vec.ts';
import { inEditions } from '../../support/editions.ts';
import { um } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';

const AT = [6, 6] as const;
const PAL = [14, 6] as const;
const CURE = 'AP 1 Cure (PRJ 3, J vs T#4, Heal 3) SFX: none';
const FAR_CURE = 'AP 1 Cure (PRJ 9, J vs T#4, Heal 3) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  interface Spec {
    readonly health?: number;
    readonly actions?: readonly string[];
    readonly pal?: readonly [number, number];
  }

  const activated = ({ health = 1, actions = [CURE], pal = PAL }: Spec) =>
    scene({
      edition,
      a: {
        Nurse: { at: AT, card: { J: 6, movement: 'Sprint', actions } },
        Pal: { at: pal, health, card: { level: 4, health: 9 } },
      },
      b: { Foe: { at: [6, 23] } },
    }).activate('Nurse');

  /** The best answer of a bot, and how near to the friend it ends, in inches between the bases. */
  const best = (spec: Spec) => {
    const game = activated(spec);
    const [first] = pulpCity.weigh(game.game, game.game.rest.pending[0]!, 1, stream(1));
    const answer = first?.answer as Act;
    const end = answer.do === 'move' ? (answer.legs.at(-1) ?? null) : null;
    const [x, y] = spec.pal ?? PAL;
    return {
      does: answer.do,
      why: first?.reason.key,
      near: end === null ? null : distance(end, { x: um(x), y: um(y) }) / 25_400 - 30 / 25.4 <= 3,
    };
  };

  test('a model that heals walks up to a friend that is hurt', () => {
    expect(best({})).toEqual({ does: 'move', why: 'advice.move.help', near: true });
  });

  test('and heals it from there, or at once where it reaches so far', () => {
    expect([best({ pal: [9, 6] }).does, best({ actions: [FAR_CURE] }).does]).toEqual(['action', 'action']);
    expect(best({ pal: [9, 6] }).why).toBe('advice.help');
  });

  test('not up to one that is whole, nor if it cannot heal', () => {
    expect(best({ health: 9 }).why).not.toBe('advice.move.help');
    expect(best({ actions: ['AP 1 Hit (CCM, F vs G, Damage 1) SFX: none'] }).why).not.toBe(
      'advice.move.help',
    );
  });
});
