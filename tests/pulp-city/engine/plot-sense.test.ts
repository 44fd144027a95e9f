/** What Regular makes of the places that a Plot counts. */
import { describe, expect, test } from 'vitest';
import { inches } from '../../../src/geometry/units.ts';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { bodyOf } from '../../../src/systems/pulp-city/board/bodies.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { Decision } from '../../../src/systems/pulp-city/model/frames.ts';
import { movedTo } from '../../../src/systems/pulp-city/model/marker-piece.ts';
import { plotOf } from '../../../src/systems/pulp-city/rules/objectives/plot.ts';
import { pieceWorth } from '../../../src/systems/pulp-city/search/effect-worth.ts';
import { type Eye, eyeOf } from '../../../src/systems/pulp-city/search/eye.ts';
import { surveyOf } from '../../../src/systems/pulp-city/search/ground.ts';
import { type Holding, holdingOf } from '../../../src/systems/pulp-city/search/holding.ts';
import { WEIGHTS } from '../../../src/systems/pulp-city/search/weights.ts';
import { object, structure } from '../../support/pieces.ts';
import { type ModelSpec, type SceneSpec, scene } from '../../support/scene.ts';

const actions = ['AP 1 Hit (CCM, K vs G, Damage 4) SFX: none'];
const fighter = (x: number, y: number): ModelSpec => ({ at: [x, y], card: { level: 2, K: 6, actions } });

const eyeOn = (spec: Omit<SceneSpec, 'a' | 'b'> & Partial<SceneSpec>): Eye => {
  const { game } = scene({ a: { Ace: fighter(6, 6) }, b: { Foe: fighter(18, 18) }, ...spec });
  const decision = { id: 'd1', kind: 'turn', by: 'a' } as unknown as Decision;
  return eyeOf(game, worldOf(game), decision, WEIGHTS, stream(1));
};

function holding(eye: Eye): Holding {
  const found = holdingOf(eye.w, 'a');
  if (found === null) throw new Error('nothing is Controlled');
  return found;
}

describe('on the border of two quarters', () => {
  const eye = (): Eye =>
    eyeOn({ edition: '2013', plot: 'battleForTheBlock', round: 6, b: { Foe: fighter(12, 18) } });

  test('a model counts in one of them, as the rules have it', () => {
    const { objectives, others } = holding(eye());
    expect(objectives.map(({ id }) => others('a1', id).most).toSorted()).toEqual([0, 0, 0, 1]);
  });

  test('it is in neither as far as a move into one goes', () => {
    const border = { x: inches(12), y: inches(6) };
    const aims = eye()
      .aims('a1')
      .filter(({ of }) => of === 'hold');
    expect(aims).toHaveLength(4);
    for (const aim of aims) expect(aim.away(border)).toBeGreaterThan(0);
  });
});

test('in the last Round nobody is feared who has no AP left to strike with', () => {
  const rest = (round: number, pool: number): number => {
    const eye = eyeOn({
      edition: '2013',
      plot: 'quest',
      round,
      pools: { a: 6, b: pool },
      b: { Foe: fighter(8, 6) },
    });
    return surveyOf(eye, 'a1', false)({ x: inches(6), y: inches(6) }, false).rest;
  };
  expect(rest(6, 0)).toBeGreaterThan(rest(6, 6));
  expect(rest(5, 0)).toBe(rest(5, 6));
});

test('a Treasure is the more worth fetching, the nearer the end', () => {
  const fetch = (round: number): number => {
    const markers = { t1: { at: [12, 12] as const, kind: 'treasure' as const, carriedFrom: 1 } };
    const aims = eyeOn({ edition: '2017', plot: 'quest', round, markers }).aims('a1');
    return Math.max(...aims.flatMap(({ of, worth }) => (of === 'fetch' ? [worth] : [])));
  };
  expect([1, 2, 3, 4].map(fetch)).toEqual([1, 2, 3, 4].map(fetch).toSorted((one, other) => one - other));
  expect(fetch(4)).toBeGreaterThan(2 * fetch(1));
});

test('where Rounds add up, a quarter changes the more, the fewer Rounds are to come', () => {
  const by = (round: number): number => {
    const found = holding(eyeOn({ edition: '2017', plot: 'territory', round }));
    const [here] = found.objectives.filter(({ id }) => id === 'southWest');
    return found.by('a1', here?.id ?? '');
  };
  expect(by(1)).toBeGreaterThan(0);
  expect(by(2)).toBeGreaterThan(by(1));
  expect(by(4)).toBeGreaterThan(by(3));
});

test('a KO is dearer where heads hold several places', () => {
  const levels = (plot: SceneSpec['plot'] & string): number =>
    eyeOn({ edition: '2013', plot }).weights.levels;
  expect(levels('battleForTheBlock')).toBeGreaterThan(levels('quest'));
  expect(levels('kingOfTheHill')).toBe(levels('quest'));
});

describe('in a fight', () => {
  const SHOT = 'AP 1 Shot (PRJ 8, K vs G, Damage 2) SFX: none';

  /** The name of the Action that Ace uses first on a Foe before it. */
  const first = (plot: SceneSpec['plot'] & string, own: readonly string[]): unknown => {
    const card = { level: 2, G: 2, health: 10 };
    const game = scene({
      edition: '2013',
      plot,
      round: 2,
      a: { Ace: { at: [12, 12], card: { ...card, K: 6, actions: own } } },
      b: { Foe: { at: [15, 12], card: { ...card, K: 2, actions } } },
    }).activate('Ace');
    const [best] = pulpCity.weigh(game.game, game.pending('act')[0]!, 1, stream(1));
    return (best?.answer as { readonly action?: string } | undefined)?.action;
  };

  test('Damage comes before what only prepares for it', () => {
    const curse = 'AP 1 Curse (PRJ 8, K vs G, Suppress 2) SFX: none';
    expect(first('smackdown', [SHOT, curse])).toBe('shot');
    const stun = 'AP 1 Curse (PRJ 8, K vs G, Suppress 3 and Stun) SFX: none';
    expect(first('smackdown', [SHOT, stun])).toBe('curse');
  });

  test('a little more Damage is not worth all the AP where heads decide', () => {
    const blast = 'AP 4 Blast (PRJ 8, K vs G, Damage 3) SFX: none';
    expect(first('battleForTheBlock', [SHOT, blast])).toBe('shot');
    expect(first('smackdown', [SHOT, blast])).toBe('blast');
  });

  test('whoever has no AP left stays out of reach where heads decide', () => {
    const rest = (plot: SceneSpec['plot'] & string) => {
      const eye = eyeOn({
        edition: '2013',
        plot,
        round: 2,
        pools: { a: 0, b: 6 },
        a: { Ace: { at: [6, 6], card: { level: 2, K: 4, actions } } },
        b: { Foe: { at: [18, 6], card: { level: 2, K: 8, actions } } },
      });
      const survey = surveyOf(eye, 'a1', false);
      return (x: number): number => survey({ x: inches(x), y: inches(6) }, false).rest;
    };
    const [heads, levels] = [rest('battleForTheBlock'), rest('smackdown')];
    expect(heads(10)).toBeGreaterThan(heads(16));
    expect(levels(16)).toBeGreaterThan(levels(10));
  });
});

test('harm is feared no more than elsewhere where somebody has to go across', () => {
  const threat = (edition: SceneSpec['edition'], plot: SceneSpec['plot'] & string): number =>
    eyeOn({ edition, plot }).weights.threat;
  expect(threat('2017', 'territory')).toBeGreaterThan(threat('2017', 'quest'));
  expect(threat('2017', 'endZones')).toBe(threat('2017', 'quest'));
});

describe('the KO that ends the Encounter', () => {
  const last = (spec: Partial<SceneSpec>): number | undefined =>
    eyeOn({ edition: '2017', plot: 'kingOfTheHill', round: 4, ...spec }).weights.last?.worth;

  test('is wanted by whoever wins by it, and by nobody else', () => {
    expect(last({ a: { Ace: fighter(12, 12) } })).toBeGreaterThan(0);
    expect(last({})).toBeLessThan(0);
  });

  test('is none while another Enemy Supreme is left', () => {
    expect(last({ b: { Foe: fighter(18, 18), Imp: fighter(18, 14) } })).toBeUndefined();
  });
});

test('whoever carries what decides is worth a KO', () => {
  const treasure = { kind: 'treasure' as const, carriedFrom: 1 };
  const rid = (bearers: readonly string[]): number =>
    eyeOn({
      edition: '2017',
      plot: 'quest',
      round: 4,
      pools: { a: 6, b: 6 },
      b: { Foe: fighter(18, 18), Imp: fighter(18, 14) },
      markers: Object.fromEntries(bearers.map((bearer, at) => [`t${at}`, { ...treasure, bearer }])),
    }).rid('b1');
  expect(rid(['Foe', 'Imp'])).toBeGreaterThan(0);
  expect(rid(['Foe'])).toBe(0);
});

test('what is to be Controlled is not broken', () => {
  const worth = (plot: SceneSpec['plot'] & string): readonly number[] => {
    const { w, weights } = eyeOn({ edition: '2013', plot });
    return (plotOf(w).control?.objectives(w) ?? []).map(({ id }) => pieceWorth(w, id, weights));
  };
  expect(Math.max(...worth('roofTopScramble'))).toBeLessThan(0);
  const { w, weights } = eyeOn({ edition: '2013', plot: 'smackdown' });
  expect(pieceWorth(w, 'wall', weights)).toBeGreaterThan(0);
});

test('a Treasure on a roof is not come to at the foot of the wall', () => {
  const bus = structure('bus', { at: [12, 12], size: [4, 4], height: 2.5 });
  const treasure = { at: [10.2, 12] as const, kind: 'treasure' as const, carriedFrom: 1 };
  const tweak: SceneSpec['tweak'] = ({ pieces }) => {
    const [lying, { x, y }] = [pieces['t1'], { x: inches(10.2), y: inches(12) }];
    if (lying !== undefined) Object.assign(pieces, { t1: movedTo(lying, { x, y, z: inches(2.5) }) });
  };
  const away = (spot: ModelSpec): number => {
    const eye = eyeOn({
      edition: '2017',
      plot: 'quest',
      pieces: [bus],
      markers: { t1: treasure },
      tweak,
      a: { Ace: spot },
    });
    const [aim] = eye.aims('a1').filter(({ of }) => of === 'fetch');
    return aim?.away(bodyOf(eye.w, 'a1')) ?? NaN;
  };
  expect(away(fighter(9.4, 12))).toBeGreaterThan(0);
  expect(away({ ...fighter(11, 12), z: 2.5 })).toBe(0);
});

test('to come nearer counts, however far it is', () => {
  const eye = eyeOn({ edition: '2017', plot: 'kingOfTheHill', size: 36, b: { Foe: fighter(1, 35) } });
  const survey = surveyOf(eye, 'a1', false);
  const rest = (x: number): number => survey({ x: inches(x), y: inches(1) }, false).rest;
  expect(rest(4)).toBeGreaterThan(rest(1));
});

test.each([
  ['a thing and not to a friend', [object('crate', { at: [6, 8] })], ['crate']],
  ['a friend before the Turn goes on for ever', [], ['a2']],
])('what only ends the Turn is done to %s', (_, pieces, targets) => {
  const shot = ['AP 1 Shot (PRJ 4, H vs G, Damage 2) SFX: Damage 1'];
  const game = scene({
    edition: '2017',
    a: {
      Ace: { at: [6, 6], card: { level: 2, H: 6, actions: shot }, fatigue: 2 },
      Pal: fighter(8, 6),
    },
    b: { Foe: fighter(20, 20) },
    pieces,
  }).activate('Ace');
  const [best] = pulpCity.weigh(game.game, game.pending('act')[0]!, 1, stream(1));
  expect(best?.answer).toMatchObject({ do: 'action', targets });
});
