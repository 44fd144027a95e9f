import { describe, expect, test } from 'vitest';
import { peopled, randomSetup } from '../../../src/cli/random-setup.ts';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { EDITIONS } from '../../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import { withActionOf } from '../../../src/systems/pulp-city/model/borrowed.ts';
import { dropStale } from '../../../src/systems/pulp-city/model/cache-invalidation.ts';
import { profileById } from '../../../src/systems/pulp-city/model/lookup.ts';
import { sees } from '../../../src/systems/pulp-city/board/sight.ts';

const MOST = 600;
const SEEDS = [3, 4];

describe('what is kept from one command to the next', () => {
  for (const edition of EDITIONS) {
    test.each(SEEDS)(
      `changes nothing: ${edition}, seed %i, with all of it dropped after each command`,
      (seed) => {
        const opened = pulpCity.open(randomSetup(edition, 'ready-made', seed));
        if (!opened.ok) throw new Error(opened.error[0]?.code);
        const { game } = opened.value;
        // A state of its own has nothing kept for it.
        let fresh = structuredClone(game);
        const [draw, drawFresh] = [stream(seed), stream(seed)];
        for (let turn = 0; turn < MOST && pulpCity.outcome(game) === null; turn += 1) {
          const decision = game.rest.pending[0];
          const same = fresh.rest.pending[0];
          if (decision === undefined || same === undefined) throw new Error('nothing is asked');
          const answer = pulpCity.sample(game, decision, draw);
          expect(pulpCity.sample(fresh, same, drawFresh)).toEqual(answer);
          const played = pulpCity.play(game, { type: 'answer', decision: decision.id, answer });
          const done = pulpCity.execute(fresh, { type: 'answer', decision: same.id, answer });
          if (!played.ok || !done.ok) throw new Error(`${decision.kind} was refused`);
          expect(done.value.events).toEqual(played.value);
          fresh = done.value.game;
        }
        expect(fresh.state).toEqual(game.state);
      },
    );
  }

  test('is held to the state: whatever a change behind its back makes stale is named', () => {
    const opened = pulpCity.open(randomSetup('2017', 'starters', 1));
    if (!opened.ok) throw new Error(opened.error[0]?.code);
    const { game } = opened.value;
    const draw = stream(1);
    const isDue = (): boolean => game.state.round.phase === 'turns' && game.rest.pending[0]?.kind === 'act';
    for (let turn = 0; turn < MOST && !isDue(); turn += 1) {
      const decision = game.rest.pending[0];
      if (decision === undefined) throw new Error('nothing is asked');
      const answer = pulpCity.sample(game, decision, draw);
      pulpCity.play(game, { type: 'answer', decision: decision.id, answer });
      expect(pulpCity.staleFacts?.(game)).toEqual([]);
    }
    for (const decision of game.rest.pending) pulpCity.sample(game, decision, draw);
    const model = Object.values(game.state.models).find(({ status }) => status === 'table');
    if (model === undefined) throw new Error('nobody is on the table');
    model.x += 25_400;
    expect(pulpCity.staleFacts?.(game)).toContain(`body of ${model.id}`);
    model.x -= 25_400;
    expect(pulpCity.staleFacts?.(game)).toEqual([]);
    model.status = 'ko';
    expect(pulpCity.staleFacts?.(game)).toEqual(expect.arrayContaining(['everyone', 'targets']));
  });

  test('[PC-CARD-06] what a card prints is worked out once in an Encounter, with Citizens too, an Action it has borrowed as well', () => {
    const opened = pulpCity.open(peopled(randomSetup('2013', 'starters', 1), 'always'));
    if (!opened.ok) throw new Error(opened.error[0]?.code);
    const { game } = opened.value;
    const [one, other] = [game, { ...game, state: structuredClone(game.state) }].map(worldOf);
    expect(other?.cache).not.toBe(one?.cache);
    const [own = '', lender = ''] = Object.keys(game.setup.profiles);
    const lent = game.setup.profiles[lender]?.actions[0]?.id ?? '';
    const borrowing = withActionOf(own, lender, lent);
    const [mine, again] = [one, other].map((w) => w && profileById(w, borrowing));
    expect(mine?.actions.at(-1)).toMatchObject({ id: `${lender}:${lent}` });
    expect(again).toBe(mine);
  });

  test('of all sights, a move drops those of the mover alone', () => {
    const opened = pulpCity.open(randomSetup('2017', 'starters', 1));
    if (!opened.ok) throw new Error(opened.error[0]?.code);
    const { game } = opened.value;
    const models = Object.values(game.state.models);
    for (const [at, model] of models.entries())
      Object.assign(model, { status: 'table', x: (1 + at) * 40_000, y: 300_000 });
    const w = worldOf(game);
    for (const { id } of models) for (const other of models) sees(w, id, other.id);
    const [mover] = models;
    if (mover === undefined) throw new Error('there are no models');
    const at = { x: mover.x, y: 330_000, z: 0, inside: null, wall: null };
    const fell = { type: 'fell', model: mover.id, height: 0, from: at, to: at } as const;
    dropStale(w, { ...fell, onPurpose: false, hurts: false });
    const kept = [...w.cache.sights].flatMap(([from, row]) => [...row.keys()].map((to) => [from, to]));
    expect(kept).toHaveLength((models.length - 1) ** 2);
    expect(kept.flat()).not.toContain(mover.id);
  });

  test('lets no answer through that was changed after it was drawn', () => {
    const opened = pulpCity.open(randomSetup('2017', 'starters', 1));
    if (!opened.ok) throw new Error(opened.error[0]?.code);
    const { game } = opened.value;
    const draw = stream(1);
    let changed: boolean | null = null;
    for (let turn = 0; turn < MOST && changed === null; turn += 1) {
      const decision = game.rest.pending[0];
      if (decision === undefined) throw new Error('nothing is asked');
      const answer = pulpCity.sample(game, decision, draw);
      if (typeof answer === 'object' && answer !== null && 'model' in answer) {
        answer.model = 'nobody';
        changed = pulpCity.play(game, { type: 'answer', decision: decision.id, answer }).ok;
      } else pulpCity.play(game, { type: 'answer', decision: decision.id, answer });
    }
    expect(changed).toBe(false);
  });
});
