import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import type { PlayerId } from '../../../src/kernel/ids.ts';
import { checkedExecute } from '../../../src/simulation/checks.ts';
import { type Encounter, pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { fromTheStart, inOrder, type MoreSpec, nameAll, wishOfAll } from '../../support/more-teams.ts';
import { um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { setupOf } from '../../support/scene.ts';

const middle = { x: um(18), y: um(18) };

describe('while the table of 2017 is set up', () => {
  const begun = (spec: Partial<MoreSpec> = {}): Play =>
    fromTheStart('2017', { count: 4, dice: [6, 5, 4, 3], ...spec });

  test('[PC-WIN-08] [PC-SETUP-04] the next of the ranking chooses for the best that gives up, and nobody rolls again', () => {
    const game = begun();
    expect(game.question('chooseAdvantage').by).toBe('a');
    game.concede('a');
    expect(game.question('chooseAdvantage').by).toBe('b');
    game.answer('chooseAdvantage', 'tactical');
    expect(game.events('advantageTaken').map(({ team, advantage }) => [team, advantage])).toEqual([
      ['b', 'tactical'],
      ['c', 'terrain'],
    ]);
    expect(game.events('tacticalRolled')).toHaveLength(1);
  });

  test('[PC-WIN-08] one further down that gives up changes nothing of it', () => {
    const game = begun().concede('d');
    expect(game.question('chooseAdvantage').by).toBe('a');
  });

  test('[PC-WIN-08] [PC-DEPLOY-07@2017] those that are out get the corners that nobody was given, and are not asked for', () => {
    const game = begun().answer('chooseAdvantage', 'terrain', 'a').answer('giveCorner', 'southeast');
    expect(game.question('giveCorner')).toMatchObject({ by: 'a', team: 'b' });
    game.concede('b');
    expect(game.question('giveCorner')).toMatchObject({ by: 'a', team: 'c' });
    game.answer('giveCorner', 'northwest');
    expect(game.question('giveCorner')).toMatchObject({ by: 'a', team: 'd' });
    game.answer('giveCorner', 'southwest');
    expect(game.last('edgesTaken').edges).toEqual({
      a: 'southeast',
      b: 'northeast',
      c: 'northwest',
      d: 'southwest',
    });
    expect(game.question('deploy').by).toBe('d');
  });

  test('[PC-WIN-08] the next Team gives out the corners for one that gives up meanwhile', () => {
    const game = begun().answer('chooseAdvantage', 'terrain', 'a').answer('giveCorner', 'southeast');
    game.concede('a');
    expect(game.question('giveCorner')).toMatchObject({ by: 'b', team: 'b' });
  });

  test('[PC-WIN-08] [PC-TABLE-14] its ally does, if they play together', () => {
    const allied = [
      ['a', 'd'],
      ['b', 'c'],
    ] as const;
    const game = begun({ allied })
      .answer('chooseAdvantage', 'terrain', 'a')
      .answer('giveCorner', 'southeast');
    game.concede('a');
    expect(game.question('giveCorner').by).toBe('d');
  });

  test('[PC-WIN-08] [PC-SETUP-05] Agendas for all are picked for it, and it names no Chief', () => {
    const game = begun({ agendas: 'asked' }).answer('chooseAdvantage', 'tactical', 'a');
    expect(game.question('pickAgenda').by).toBe('a');
    game.answer('pickAgenda', 'assassination').concede('b');
    expect(game.question('pickAgenda').by).toBe('c');
    game.concede('a');
    expect(game.question('pickAgenda').by).toBe('c');
    expect(game.state.agendas?.held.map(({ agenda }) => agenda)).toEqual(['assassination']);
  });

  test('[PC-WIN-08] [PC-CITIZEN-04] what it had still to place of the Citizens is placed by the next', () => {
    const game = begun({ citizens: wishOfAll(4) }).answer('chooseAdvantage', 'terrain', 'a');
    for (const corner of ['southwest', 'northeast', 'northwest'] as const) game.answer('giveCorner', corner);
    const { by, due } = game.question('placeCitizen');
    expect(by).toBe('a');
    game.concede('a');
    expect(game.question('placeCitizen')).toMatchObject({ by: 'b', due });
    game.answer('placeCitizen', middle);
    expect(game.question('placeCitizen')).toMatchObject({ by: 'c', due, placed: 1 });
  });
});

describe('while the table of 2013 is set up', () => {
  test('[PC-WIN-08] [PC-DEPLOY-07@2013] whoever is out has no place in the order of deployment and is asked for none', () => {
    const game = nameAll(fromTheStart('2013', { count: 4, dice: [1, 1, 1, 6, 5, 4, 3] }));
    game.answer('chooseDeployFirst', 'c').concede('c');
    expect(game.question('chooseDeployFirst')).toMatchObject({ by: 'a', among: ['a', 'b', 'd'] });
    inOrder(game, 'chooseDeployFirst', 'd', 'b');
    expect(game.last('deploymentOrdered').order).toEqual(['d', 'b', 'a', 'c']);
    expect(game.question('deploy').by).toBe('d');
  });

  test('[PC-WIN-08] [PC-CITIZEN-04] it makes no roll for the Citizens, and the next orders who places for the winner', () => {
    const game = fromTheStart('2013', {
      count: 4,
      citizens: wishOfAll(4),
      dice: [1, 1, 1, 6, 5, 2, 3],
    });
    expect(game.question('choosePlacer')).toMatchObject({ by: 'a', among: ['a', 'b', 'c', 'd'] });
    game.concede('a');
    expect(game.question('choosePlacer')).toMatchObject({ by: 'b', among: ['b', 'c', 'd'] });
    expect(game.events('citizensRolled')).toHaveLength(1);
  });
});

/** What is asked up to the first Turn, with Teams that give up at random moments; names whoever is asked too much. */
function played(edition: Edition, seed: number): readonly PlayerId[] {
  const draw = stream(seed);
  const hero = { at: [0, 0] as const, card: { alignment: ['Hero'] as const } };
  const begun = pulpCity.begin({
    ...setupOf({
      edition,
      a: { Ace: hero, Amy: hero },
      b: { Bull: hero, Bo: hero },
      c: { Cat: hero },
      ...(seed % 2 === 0 ? { d: { Dog: hero } } : {}),
      agendas: 'asked',
      citizens: wishOfAll(seed % 2 === 0 ? 4 : 3),
      size: 36,
    }),
    level: 8,
    seed,
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  let game: Encounter = begun.value;
  const out: PlayerId[] = [];
  const wrong: PlayerId[] = [];
  const send = (command: Parameters<typeof checkedExecute>[2]) => {
    const { result, broken } = checkedExecute(pulpCity, game, command);
    expect(broken).toEqual([]);
    if (!result.ok) throw new Error(result.error.code);
    game = result.value.game;
  };
  for (let left = 200; left > 0 && game.state.round.number === 0; left -= 1) {
    wrong.push(...game.rest.pending.flatMap(({ by }) => (out.includes(by) ? [by] : [])));
    const teams = (['a', 'b', 'c', 'd'] as const).slice(0, seed % 2 === 0 ? 4 : 3);
    const [who] = teams.filter((one) => !out.includes(one)).toSorted(() => draw() - 0.5);
    if (draw() < 0.08 && teams.length - out.length > 2 && who !== undefined) {
      out.push(who);
      send({ type: 'concede', by: who });
      continue;
    }
    const [decision] = game.rest.pending;
    if (decision === undefined) break;
    send({ type: 'answer', decision: decision.id, answer: pulpCity.sample(game, decision, draw) });
  }
  expect(game.state.round.number).toBe(1);
  return wrong;
}

inEditions(['2013', '2017'], (edition) => {
  test('[PC-WIN-08] whoever has given up, at any moment of the set-up, is asked nothing more, and the others come to the first Round', () => {
    const wrong = Array.from({ length: 30 }, (_, seed) => played(edition, seed + 1)).flat();
    expect(wrong).toEqual([]);
  });
});
