import { describe, expect, test } from 'vitest';
import { playOut } from '../../../src/simulation/play.ts';
import { createSession } from '../../../src/app/session.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { EncounterSetup, Situation } from '../../../src/systems/pulp-city/model/setup.ts';
import { EXAMPLES } from '../../../src/systems/pulp-city/view/setup/examples.ts';
import { exampleSetup } from '../../../src/systems/pulp-city/view/setup/example-setup.ts';
import { checkTable } from '../../../src/tabletop/check-table.ts';
import { um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { fromSetup } from '../../support/scene.ts';

function setupOf(id: string): EncounterSetup {
  const setup = exampleSetup(id, 'en');
  if (!setup.ok) throw new Error(setup.error.code);
  return setup.value;
}

describe.each(EXAMPLES.map((example) => [example.id, example] as const))(
  'the example "%s"',
  (id, example) => {
    test('stands where its player is asked for a Turn, with every model on the table', () => {
      const opened = pulpCity.open(setupOf(id));
      if (!opened.ok) throw new Error(JSON.stringify(opened.error));
      const { game } = opened.value;
      expect(game.rest.pending.map(({ kind, by }) => [kind, by])).toEqual([
        ['turn', example.situation.active],
      ]);
      expect(Object.values(game.state.models).map(({ status }) => status)).not.toContain('reserve');
      expect(pulpCity.invariants(game)).toEqual([]);
      expect(checkTable(example.table)).toEqual([]);
    });

    test('is played to its end', () => {
      const begun = pulpCity.begin(setupOf(id));
      if (!begun.ok) throw new Error('refused');
      expect(playOut(pulpCity, begun.value, { seed: 5, check: true }).failure).toBeNull();
    });

    test('is saved and comes back as it was', () => {
      const session = createSession(pulpCity);
      expect(session.start(setupOf(id))).toEqual([]);
      const text = session.exportText();
      const other = createSession(pulpCity);
      expect(other.importText(text ?? '')).toBeNull();
      expect(other.store.getState().game?.state).toEqual(session.store.getState().game?.state);
    });

    test('has names in both languages', () => {
      const french = exampleSetup(id, 'fr');
      expect(french.ok && french.value.teams.a.name).toBe(example.teams.a.name.fr);
      expect(example.teams.a.name.fr).not.toBe(example.teams.a.name.en);
    });
  },
);

describe('the worked example: a house 8 inches high, 10 wide and 5 deep comes down', () => {
  /** Hellsmith's first blow: whatever face he rolls, 7 and the face are enough against a Solid house. */
  const blow = (edition: string, dice: readonly number[]): Play =>
    fromSetup(setupOf(`collapse-${edition}`), dice)
      .activate('Hellsmith')
      .attack('Hellsmith', 'Power Smash', 'bank');

  test('[PC-STRUCT-07, PC-STRUCT-08] it is Solid and Medium', () => {
    const game = fromSetup(setupOf('collapse-2013'));
    expect(game.state.pieces['bank']).toMatchObject({ g: 7, sizeClass: 'Medium', health: 2, maxHealth: 6 });
    expect(fromSetup(setupOf('collapse-2017')).state.pieces['bank']).toMatchObject({
      health: 2,
      maxHealth: 8,
    });
  });

  test('[PC-STRUCT-09, PC-STRUCT-10, PC-STRUCT-11, PC-STRUCT-12] 2017: the Fall of 8 inches and the Crash of 10 happen', () => {
    const game = blow('2017', [1]);
    expect(game.state.pieces['bank']).toBeUndefined();
    expect(game.last('fell')).toMatchObject({ model: 'b1', height: um(8) });
    expect(game.last('crashed')).toMatchObject({ model: 'b2', height: um(10), by: null });
    expect(game.state.models['b1']).toMatchObject({ health: 12 - 2, stunned: true, z: 0 });
    expect(game.state.models['b2']).toMatchObject({ health: 10 - 3, stunned: true, inside: null });
    expect(
      game
        .events()
        .filter(({ type }) => ['pieceDestroyed', 'fell', 'crashed'].includes(type))
        .map(({ type }) => type),
    ).toEqual(['pieceDestroyed', 'fell', 'crashed']);
  });

  test('[PC-STRUCT-09, PC-STRUCT-10, PC-STRUCT-11] 2013: 3 dice for the Fall, then 4 for the Crash, each a roll', () => {
    const game = blow('2013', [1, /* Fall, a Tank's defence */ 6, 1, 1, 1, 1, /* Crash */ 6, 6, 1, 1, 1]);
    expect(game.question('environmentDefence')).toMatchObject({ model: 'b1', name: 'fall', dice: 3 });
    game.answer('environmentDefence', { trait: 'I', powerUp: 0 });
    expect(game.state.models['b1']).toMatchObject({ health: 12 - 1, stunned: true, z: 0 });
    expect(game.question('environmentDefence')).toMatchObject({ model: 'b2', name: 'crash', dice: 4 });
    game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect(game.state.models['b2']).toMatchObject({ health: 10 - 2, stunned: true });
    expect(game.state.pieces['bank']).toBeUndefined();
  });
});

describe('a situation that cannot be', () => {
  const given = (change: (situation: Situation) => unknown): readonly string[] => {
    const setup = setupOf('collapse-2017');
    const situation = setup.situation!;
    const opened = pulpCity.open({ ...setup, situation: change(situation) });
    return opened.ok ? [] : opened.error.map(({ code }) => code);
  };
  const withModel = (id: string, change: object) => (situation: Situation) => ({
    ...situation,
    models: { ...situation.models, [id]: { ...situation.models[id], ...change } },
  });

  test('is refused with what is wrong in it', () => {
    expect(given((situation) => situation)).toEqual([]);
    expect(given(withModel('a2', { x: um(40) }))).toEqual(['place.offTable']);
    expect(given(withModel('b1', { z: um(5) }))).not.toEqual([]);
    expect(given(withModel('b2', { x: um(7.1) }))).not.toEqual([]);
    expect(given(withModel('a1', { x: um(4.2), y: um(9.4) }))).toContain('place.overlaps');
    expect(given(withModel('a1', { health: 99 }))).toEqual(['setup.form']);
    expect(given(withModel('nobody', { x: 0, y: 0, z: 0 }))).toEqual(['setup.form']);
    expect(given((situation) => ({ ...situation, models: {} }))).toHaveLength(4);
    expect(given((situation) => ({ ...situation, round: 9 }))).toEqual(['setup.form']);
    expect(given((situation) => ({ ...situation, pieces: { bank: 99 } }))).toEqual(['setup.form']);
    expect(given((situation) => ({ ...situation, pools: { a: -1, b: 0 } }))).toEqual(['setup.form']);
    expect(given((situation) => ({ ...situation, citizens: [{ x: um(2), y: um(2), z: 0 }] }))).toEqual([
      'setup.form',
    ]);
  });
});
