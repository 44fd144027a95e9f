/** Four Teams, two against two, in random play. */
import { describe, expect, test } from 'vitest';
import { paired, plotted, randomSetup, withAgendas } from '../../src/cli/random-setup.ts';
import { playOut } from '../../src/simulation/play.ts';
import { copy, difference } from '../../src/simulation/same.ts';
import { verify } from '../../src/simulation/verify.ts';
import { decode, encode } from '../../src/storage/codec.ts';
import { EDITIONS, type EditionId } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';

const newGame = (edition: EditionId, seed: number) => {
  const setup = paired(randomSetup(edition, 'ready-made', seed, 'both', 4));
  const opened = pulpCity.open(withAgendas(plotted(setup, 'all')));
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  return opened.value;
};

describe.each(EDITIONS)('two against two, edition of %s', (edition) => {
  test.each([1, 2, 3])('[PC-TABLE-14] seed %i keeps every promise to the end', (seed) => {
    const played = playOut(pulpCity, newGame(edition, seed).game, { seed, check: true });
    expect(played.failure).toBeNull();
    const { state, setup } = played.game;
    const { winner, together, shared } = state.outcome ?? {};
    expect(winner === 'tie' ? [shared] : setup.allied).toContainEqual(winner === 'tie' ? shared : together);
    expect(winner).toBeDefined();
  });

  test('[PC-TABLE-14] one that was saved is the same when loaded and played again', () => {
    const opened = newGame(edition, 2);
    const { journal } = playOut(pulpCity, opened.game, { seed: 2, record: opened.events });
    const back = decode(pulpCity, encode(pulpCity.id, journal!));
    if (!back.ok) throw new Error(back.error.code);
    expect(difference(back.value.journal, copy(journal))).toBeNull();
    expect(verify(pulpCity, newGame(edition, 2), back.value.journal)).toEqual([]);
  });
});
