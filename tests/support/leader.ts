/** A Team with a Leader: 'Ace' leads Team A and holds the cards; 'Foe' stands across. */
import type { Play } from './play.ts';
import { type ModelSpec, type SceneSpec, scene, type TeamSpec } from './scene.ts';
import { STRIKE } from './duel.ts';

export interface LedSpec extends Omit<SceneSpec, 'a' | 'b' | 'edition'> {
  readonly ace?: Partial<ModelSpec>;
  readonly foe?: Partial<ModelSpec>;
  readonly friends?: TeamSpec;
  readonly foes?: TeamSpec;
}

type Printed = Exclude<ModelSpec['card'], undefined>;

export function led(cards: readonly string[], { ace, foe, friends, foes, ...rest }: LedSpec = {}): Play {
  return scene({
    ...rest,
    edition: '2017',
    leaderCards: { a: cards, ...rest.leaderCards },
    a: {
      Ace: {
        at: [12, 12],
        ...ace,
        card: { role: 'Leader', level: 3, actions: [STRIKE], ...ace?.card } as Printed,
      },
      ...friends,
    },
    b: { Foe: { at: [20, 20], ...foe }, ...foes },
  });
}

/** Plays a card of the Activation in progress. */
export function playCard<G extends Play>(game: G, card: string, on: readonly string[] = [], way = 0): G {
  return game.act({ do: 'leaderCard', card, way, on: on.map((name) => game.names.model(name)) });
}
