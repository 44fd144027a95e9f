import type { Encounter } from '../../../src/systems/pulp-city/index.ts';

/** What two people at the table would say about a game: enough to see that it is the same one. */
export function factsOf({ state, rest }: Encounter) {
  const { round, turn, teams, models, pieces, auras, outcome } = state;
  return {
    round: `${round.number} ${round.phase}`,
    active: turn.active,
    pools: [teams.a.pool, teams.b.pool],
    points: [teams.a.agendaPoints, teams.b.agendaPoints],
    models: Object.values(models).map(
      ({ id, status, x, y, z, health, stunned, suppress }) =>
        `${id} ${status} at ${x},${y},${z} health ${health} suppress ${suppress}${stunned ? ' stunned' : ''}`,
    ),
    pieces: Object.keys(pieces).length,
    auras: auras.map(({ owner, action }) => `${action} of ${owner}`),
    outcome: outcome === null ? null : `${outcome.winner} by ${outcome.why}`,
    stack: rest.stack.map(({ proc, step }) => `${proc}.${step}`),
    asked: rest.pending.map(({ kind, by }) => `${kind} of ${by}`),
    dice: rest.dice.drawn,
  };
}

export type Facts = ReturnType<typeof factsOf>;
