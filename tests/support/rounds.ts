/** What the players answer around the Turns of a Round. */
import type { PlayerId } from '../../src/kernel/ids.ts';
import type { Leg, MoveOptions, Play } from './play.ts';
import { um } from './pieces.ts';

type ByName = Partial<Record<PlayerId, string>>;

/** Both players name the Supreme that makes the Starting Roll; the dice fall when both have. */
export function nameRollers<G extends Play>(game: G, names: ByName): G {
  for (const by of ['a', 'b'] as const) {
    const name = names[by];
    if (name !== undefined) game.answer('chooseRoller', game.names.card(name), by);
  }
  return game;
}

/** From the Starting Roll to the first Turn: no Power Up dice, no Master Plan, and `first` takes it. */
export function startRound<G extends Play>(game: G, names: ByName, first: PlayerId): G {
  nameRollers(game, names);
  if (game.pending('chooseFirstToDeclare').length > 0) game.answer('chooseFirstToDeclare', first);
  while (game.pending('startingDice').length > 0) game.answer('startingDice', 0);
  if (game.pending('masterPlan').length > 0) game.answer('masterPlan', { plan: 'none' });
  game.answer('chooseFirstTurn', first);
  return game;
}

/** The player whose Turn it is offers to end the Phase, and the other agrees. */
export function endTurns<G extends Play>(game: G): G {
  game.offerEnd();
  game.answer('agreeEnd', true);
  return game;
}

/** Act Fast along way-points in inches. */
export function actFast<G extends Play>(
  game: G,
  name: string,
  ...args: readonly (Leg | Pick<MoveOptions, 'combined' | 'fall'>)[]
): G {
  const legs = args.filter((arg): arg is Leg => Array.isArray(arg));
  const options = args.find((arg): arg is MoveOptions => !Array.isArray(arg)) ?? {};
  game.answer('masterPlan', {
    plan: 'actFast',
    model: game.names.model(name),
    legs: legs.map(([x, y]) => ({ x: um(x), y: um(y) })),
    as: game.profile(name.replace(/ \d+$/, '')).movement.type,
    combined: options.combined ?? false,
    fall: options.fall ?? false,
  });
  return game;
}

/** A whole Activation: one Movement Action of 0 inches, then its end where it does not end by itself. */
export function stepInPlace<G extends Play>(game: G, name: string, minions?: string): G {
  game.activate(name, minions === undefined ? {} : { minions });
  game.move(name);
  if (game.asked()[0] === 'act') game.endActivation();
  return game;
}
