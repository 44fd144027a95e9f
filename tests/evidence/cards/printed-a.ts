import { SHOT } from '../../support/duel.ts';
import { CLAW, MACHINE } from '../support/kit.ts';
import { adds, strong, wards } from '../support/shapes.ts';

export const printedA = [
  adds({
    of: '100-voices/a-mind-is-a-terrible-thing',
    name: 'A Mind is a Terrible Thing',
    side: 'attack',
    dice: 1,
    base: {},
    twins: { 'it defends': { by: 'foe' } },
  }),
  strong('100-voices/a-mind-is-a-terrible-thing', {}, { 'the Target is not Living': { foe: MACHINE } }),
  adds({
    of: 'acorn/charming-kid',
    name: 'Charming Kid',
    side: 'defence',
    dice: 2,
    base: { by: 'foe' },
    twins: {
      'the Attacker is not Living': { foe: MACHINE },
      'a friend attacks': { by: 'pal', on: 'self', pal: {}, bar: SHOT },
    },
  }),
  adds({
    of: 'advanced-sentry-bots/improved-armor',
    name: 'Improved Armor',
    side: 'defence',
    dice: 1,
    base: { by: 'foe' },
    twins: { 'another model is the Target': { on: 'pal', pal: {}, bar: SHOT } },
  }),
  adds({
    of: 'ankle-biters/tenacious',
    name: 'Tenacious',
    side: 'attack',
    dice: 1,
    base: { pal: { beside: 'foe', gap: 0, side: 'north' } },
    twins: { 'nobody helps': { pal: {} } },
  }),
  wards({
    of: 'apebot/construct',
    base: { bar: CLAW, pal: { card: 'virus' } },
    twins: {
      'Virus is farther away': { pal: { card: 'virus', gap: 6.1 } },
      'the Attacker does not roll J': { bar: SHOT },
      'a friend who is not Virus': { pal: {} },
    },
  }),
  adds({
    of: 'aquanaut/imperatrix-regina',
    name: 'Imperatrix Regina',
    side: 'attack',
    dice: 1,
    base: { foe: { card: { baseMm: 40 } } },
    twins: { 'a 30mm base': { foe: {} }, 'a 50mm base': [{ foe: { card: { baseMm: 50 } } }, 2] },
  }),
  adds({
    of: 'aquanaut/imperatrix-regina',
    name: 'Imperatrix Regina',
    side: 'defence',
    dice: 2,
    base: { by: 'foe', foe: { card: { baseMm: 60 } } },
    twins: { 'a 30mm base': { foe: {} }, 'a 40mm base': [{ foe: { card: { baseMm: 40 } } }, 1] },
  }),
  adds({
    of: 'arquero/legacy-hero',
    name: 'Legacy Hero',
    side: 'attack',
    dice: 1,
    base: { pal: { card: { factions: ['Supreme Alliance'] }, gap: 6 } },
    twins: {
      'the friend is farther away': { pal: { card: { factions: ['Supreme Alliance'] }, gap: 6.1 } },
      'the friend is of another Faction': { pal: { card: { factions: ['Necroplane'] } } },
      'the friend is a Minion': { pal: { card: { factions: ['Supreme Alliance'], kind: 'minion' } } },
    },
  }),
  adds({
    of: 'arquero/legacy-hero',
    name: 'Legacy Hero',
    side: 'defence',
    dice: 1,
    base: { by: 'foe', pal: { card: { factions: ['Supreme Alliance'] }, gap: 6 } },
    twins: { 'the friend is farther away': { pal: { card: { factions: ['Supreme Alliance'] }, gap: 6.1 } } },
  }),
];
