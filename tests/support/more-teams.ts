/** Encounters of three and four Teams: one Supreme each, 'Ace', 'Bull', 'Cat' and 'Dog'. */
import { byPlayer, type PlayerId, PLAYERS } from '../../src/kernel/ids.ts';
import type { CitizenWish } from '../../src/systems/pulp-city/model/setup.ts';
import type { Edition } from './editions.ts';
import type { Play } from './play.ts';
import { fromSetup, type ModelSpec, scene, type SceneSpec, type TeamSpec } from './scene.ts';

export const SUPREMES: Readonly<Record<PlayerId, string>> = { a: 'Ace', b: 'Bull', c: 'Cat', d: 'Dog' };

const CORNERS: Readonly<Record<PlayerId, readonly [number, number]>> = {
  a: [5, 5],
  b: [31, 31],
  c: [5, 31],
  d: [31, 5],
};

export interface MoreSpec extends Omit<Partial<SceneSpec>, 'a' | 'b' | 'c' | 'd'> {
  readonly count: 3 | 4;
  /** What differs about the Supremes, by Team. */
  readonly supremes?: Partial<Record<PlayerId, Partial<ModelSpec>>>;
  /** Further models, by Team. */
  readonly more?: Partial<Record<PlayerId, TeamSpec>>;
}

function teams({ count, supremes = {}, more = {} }: MoreSpec): Pick<SceneSpec, 'a' | 'b' | 'c' | 'd'> {
  const team = (player: PlayerId): TeamSpec => ({
    [SUPREMES[player]]: { at: CORNERS[player], ...supremes[player] },
    ...more[player],
  });
  const { c, d } = { c: team('c'), d: team('d') };
  return { a: team('a'), b: team('b'), ...(count === 3 ? { c } : { c, d }) };
}

/** In the middle of a Round, each Supreme in its corner, Team a about to take its Turn. */
export function corners(edition: Edition, spec: MoreSpec): Play {
  const { count: _count, supremes: _supremes, more: _more, ...rest } = spec;
  return scene({ edition, ...teams(spec), ...rest });
}

/** Before anything is placed. */
export function fromTheStart(edition: Edition, spec: MoreSpec): Play {
  const { count: _count, supremes: _supremes, more: _more, tweak: _tweak, ...rest } = spec;
  return fromSetup({ edition, ...teams(spec), ...rest });
}

/** All of so many players want Citizens. */
export const wishOfAll = (count: 3 | 4): CitizenWish => ({
  wanted: byPlayer(PLAYERS.slice(0, count), () => true),
  number: 'normal',
});

/** Everybody names the one Supreme there is. */
export function nameAll<G extends Play>(game: G): G {
  for (const player of PLAYERS) {
    if (game.pending('chooseRoller').some(({ by }) => by === player))
      game.answer('chooseRoller', game.names.card(SUPREMES[player]), player);
  }
  return game;
}

/** The answers to one question after another about who comes next. */
export function inOrder<G extends Play>(
  game: G,
  kind: 'chooseFirstTurn' | 'chooseDeployFirst' | 'choosePlacer',
  ...order: readonly PlayerId[]
): G {
  for (const player of order) game.answer(kind, player);
  return game;
}
