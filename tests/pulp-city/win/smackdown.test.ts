import { expect, test } from 'vitest';
import { inEditions } from '../../support/editions.ts';
import { endTurns } from '../../support/rounds.ts';
import { type ModelSpec, scene } from '../../support/scene.ts';

const up = (level: number, x: number): ModelSpec => ({ at: [x, 6], card: { level } });
const down = (level: number, x: number): ModelSpec => ({ ...up(level, x), status: 'ko', health: 0 });

/** The Encounter from the end of its last Round; Agenda Points of A and B. */
function scored(edition: '2013' | '2017', a: Record<string, ModelSpec>, b: Record<string, ModelSpec>) {
  const game = endTurns(scene({ edition, round: edition === '2013' ? 6 : 4, a, b }));
  const { outcome } = game.state;
  if (outcome === null) throw new Error('the Encounter goes on');
  return { points: [outcome.agendaPoints.a, outcome.agendaPoints.b], winner: outcome.winner };
}

test('[PC-PLOT-01] a point for each Level of every Enemy Supreme KO’ed at the end', () => {
  const a = { One: down(2, 4), Two: down(1, 7), Three: up(1, 10) };
  const b = { Four: down(3, 14), Five: up(1, 17) };
  expect(scored('2013', a, b)).toEqual({ points: [3, 3], winner: 'tie' });
  expect(scored('2013', { One: up(2, 4) }, b)).toEqual({ points: [3, 0], winner: 'a' });
});

test('[PC-PLOT-18] three points for the Team that KO’ed more Levels, none for the other', () => {
  const a = { One: down(3, 4), Two: up(1, 7) };
  expect(scored('2017', a, { Three: down(4, 14), Four: up(1, 17) })).toEqual({ points: [3, 0], winner: 'a' });
  expect(scored('2017', a, { Three: up(4, 14), Four: up(1, 17) })).toEqual({ points: [0, 3], winner: 'b' });
});

test('[PC-PLOT-18] equal Levels give nobody anything', () => {
  const a = { One: down(3, 4), Two: up(1, 7) };
  const b = { Three: down(2, 14), Four: down(1, 17), Five: up(1, 20) };
  expect(scored('2017', a, b)).toEqual({ points: [0, 0], winner: 'tie' });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-PLOT-01] [PC-PLOT-18] Minions are worth nothing, and neither is who comes back', () => {
    const mob: ModelSpec = { card: { kind: 'minion', level: 2 }, at: [14, 6], status: 'ko', health: 0 };
    expect(scored(edition, { One: up(1, 4) }, { Mob: mob, Two: up(1, 17) })).toEqual({
      points: [0, 0],
      winner: 'tie',
    });
  });

  test('[PC-WIN-04] the higher total wins, wherever the points come from, and equal totals tie', () => {
    const a = { One: up(1, 4) };
    const b = { Two: down(1, 14), Three: up(1, 17) };
    const ahead = endTurns(scene({ edition, round: 6, a, b, teams: { b: { agendaPoints: 4 } } })).state
      .outcome;
    expect(ahead).toMatchObject({ winner: 'b', agendaPoints: { b: 4 } });
    expect(ahead?.agendaPoints.a).toBeGreaterThan(0);
    const level = endTurns(scene({ edition, round: 6, a, b: { Two: up(1, 14) } })).state.outcome;
    expect(level).toMatchObject({ winner: 'tie', agendaPoints: { a: 0, b: 0 } });
  });

  test('[PC-PLOT-01] [PC-PLOT-18] a Supreme KO’ed by its own doing counts for the Enemy', () => {
    const burn = 'AP 1 Burn (IST, K vs T#2, Self/Damage 1) SFX: none';
    const game = scene({
      edition,
      round: edition === '2013' ? 6 : 4,
      turn: 'b',
      a: { One: up(1, 4) },
      b: { Two: { at: [14, 6], health: 1, card: { level: 2, actions: [burn] } }, Three: up(1, 17) },
      dice: [6],
    });
    game.activate('Two').attack('Two', 'Burn', []);
    const { outcome } = endTurns(game).state;
    expect(outcome).toMatchObject({ winner: 'a', agendaPoints: { a: edition === '2013' ? 2 : 3, b: 0 } });
  });
});
