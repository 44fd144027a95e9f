/** Where a player that looks ahead would go, and what it would strike, for a Plot or an Agenda. */
import { describe, expect, test } from 'vitest';
import { seekingPlayer } from '../../../src/bots/seeker.ts';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { playOut } from '../../../src/simulation/play.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { Act } from '../../../src/systems/pulp-city/model/orders.ts';
import { agendasHeld } from '../../support/agendas.ts';
import { citizensAt, R } from '../../support/citizens.ts';
import type { Inches } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { setupFor } from '../../../src/cli/recordings/setup-for.ts';
import { WANTED } from '../../../src/cli/recordings/wanted.ts';
import { scene } from '../../support/scene.ts';
import { plotScene } from '../plots/support.ts';

const acts = (game: Play, purpose: string): readonly Act[] =>
  pulpCity
    .candidates(game.game, game.pending('act')[0]!, 40, stream(1))
    .filter((one) => one.purpose === purpose)
    .map(({ answer }) => answer as Act);

/** Where moves of that purpose end, in whole inches. */
const ends = (game: Play): readonly Inches[] =>
  acts(game, 'goal').flatMap((act): Inches[] => {
    const last = act.do === 'move' ? act.legs.at(-1) : undefined;
    return last === undefined ? [] : [[Math.round(last.x / 25_400), Math.round(last.y / 25_400)]];
  });

const PRY = 'AP 1 Pry (CCM, F vs G, Damage 1) SFX: none';

describe('goals', () => {
  test('what hides the Marker is gone to, and then broken open', () => {
    const at = (place: Inches): Play =>
      plotScene({
        edition: '2013',
        plot: 'armoredCar',
        round: 1,
        a: { Ace: { at: place, card: { actions: [PRY], move: 4 } } },
      }).activate('Ace');
    const far = at([12, 3]);
    expect([acts(far, 'uncover'), ends(far)]).toEqual([[], [[12, 7]]]);
    const near = at([12, 10.4]);
    expect(acts(near, 'uncover')).toMatchObject([{ do: 'action', targets: ['armoredCar'] }]);
    expect(
      acts(
        plotScene({
          edition: '2013',
          plot: 'quest',
          a: { Ace: { at: [12, 3], card: { actions: [PRY] } } },
        }).activate('Ace'),
        'uncover',
      ),
    ).toEqual([]);
  });

  test('what the Team holds already is none', () => {
    const zones = (at: Inches): readonly Inches[] =>
      ends(
        plotScene({
          edition: '2017',
          plot: 'endZones',
          a: { Ace: { at, card: { move: 4 } } },
          b: { Foe: { at: [23, 12] } },
        }).activate('Ace'),
      );
    expect(zones([12, 1])).toEqual([[12, 5]]);
    expect(zones([12, 8])).toEqual([
      [12, 4],
      [12, 12],
    ]);
  });

  const withCitizen = (agenda: 'teleportationTag' | 'citizenScramble' | 'realEstate', at: Inches): Play => {
    const people = citizensAt([[12, 4 + 2 * R]]);
    return scene({
      edition: '2017',
      a: { Ace: { at, card: { move: 8 } } },
      b: { Foe: { at: [20, 20] } },
      ...people,
      ...agendasHeld([{ agenda }], people.tweak),
    }).activate('Ace');
  };

  test('Citizens are where an Agenda is about them', () => {
    expect(ends(withCitizen('teleportationTag', [8, 4 + 2 * R]))).toEqual([[11, 5]]);
    expect(ends(withCitizen('realEstate', [8, 4 + 2 * R]))).toEqual([]);
  });

  test('whoever carries a Citizen goes to the edge of the table', () => {
    const game = withCitizen('citizenScramble', [12, 4]);
    game.act({ do: 'pickUp', model: game.names.model('Ace'), item: 'citizen1' });
    expect(ends(game)).toEqual([[12, 1]]);
  });
});

describe('a bomb that has been carried across', () => {
  const beside = (at: Inches): Play =>
    scene({
      edition: '2017',
      plot: 'timeBomb',
      a: { Ace: { at, card: { actions: [PRY] } } },
      b: { Foe: { at: [2, 12] } },
      markers: { bomb: { kind: 'bomb', carriedFrom: 1, at: [at[0] + 2 * R, at[1]] } },
    }).activate('Ace');
  const takenUp = (game: Play): number | undefined =>
    pulpCity
      .weigh(game.game, game.pending('act')[0]!, 20, stream(1))
      .find(({ answer }) => (answer as Act).do === 'pickUp')?.worth;

  test('is left where it lies, or it would be taken up and put down for ever', () => {
    expect(takenUp(beside([12, 2]))).toBeGreaterThan(0);
    expect(takenUp(beside([12, 22]))).toBeLessThan(-0.5);
  });
});

describe('a player that seeks points', () => {
  test('plays a whole Encounter by the rules, the same for the same chance', () => {
    const wanted = WANTED.find(({ name }) => name === '2017-kingOfTheHill-1');
    const play = () => {
      const setup = wanted === undefined ? null : setupFor(wanted, 50);
      const opened = pulpCity.open(setup);
      if (!opened.ok) throw new Error(opened.error[0]?.code);
      const { game } = opened.value;
      return playOut(pulpCity, game, { seed: 1, player: seekingPlayer(pulpCity, stream(1)) });
    };
    const [one, other] = [play(), play()];
    expect(one.failure).toBeNull();
    expect(one.game.state.scores?.some(({ points }) => points > 0)).toBe(true);
    expect(other.game.state).toEqual(one.game.state);
  });

  test('goes first to what gives points', () => {
    const game = plotScene({
      edition: '2017',
      plot: 'kingOfTheHill',
      a: { Ace: { at: [12, 6], card: { actions: [PRY], move: 4 } } },
    }).activate('Ace');
    const [decision] = game.pending('act');
    const taken = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => seekingPlayer(pulpCity, stream(seed))(game.game, decision!) as Act,
    );
    const onTheHill = taken.filter((act) => act.do === 'move' && (act.legs.at(-1)?.y ?? 0) >= 8 * 25_400);
    expect(onTheHill.length).toBeGreaterThan(4);
  });
});
