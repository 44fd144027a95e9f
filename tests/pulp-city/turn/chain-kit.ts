/** Two Supremes and a Minion card of Team A, one of whom may start a chain. */
import type { CardSpec, PowerSpec } from '../../support/card.ts';
import type { Edition } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';
import { type ModelSpec, type SceneSpec, scene } from '../../support/scene.ts';

export const CONTACT = 30 / 25.4;

/** After its Activation a Friendly Supreme may be Activated. */
export const tactics = {
  name: 'Tactics',
  clauses: [
    {
      at: 'activationEnded',
      may: [{ fx: 'activate', to: { side: 'friendly', kind: 'supreme', count: 1 } }],
      who: 'self',
    },
  ],
} as const;

/** Whoever of the twins ends its Activation may let the other Activate, and is then done for the Turn. */
export const twinMinds = (other: string) =>
  ({
    name: 'Twin Minds',
    clauses: [
      {
        at: 'activationEnded',
        may: [
          { fx: 'activate', to: { side: 'friendly', name: other } },
          { fx: 'lasting', clauses: [{ forbid: 'activate' }], lasts: 'turn' },
        ],
        who: 'self',
      },
    ],
  }) as const;

export const withPowers = (...powers: readonly PowerSpec[]): { readonly card: Omit<CardSpec, 'name'> } => ({
  card: { powers },
});

interface Chained {
  readonly ace?: Omit<ModelSpec, 'at'>;
  readonly bea?: Omit<ModelSpec, 'at'>;
  readonly more?: Partial<SceneSpec>;
}

export const trio = (edition: Edition, { ace, bea, more }: Chained) =>
  scene({
    edition,
    a: {
      Ace: { at: [6, 6], ...ace },
      Bea: { at: [9, 6], ...bea },
      Mob: { card: { kind: 'minion' }, at: [[3, 3]] },
    },
    b: { Bull: { at: [18, 18] } },
    ...more,
  });

export const chain = (game: Play, name: string | null, minions: string | null = null) =>
  game.answer(
    'chain',
    name === null
      ? null
      : { card: game.names.card(name), minions: minions === null ? null : game.names.card(minions) },
  );

/** Ends the Activation where it does not end by itself. */
export function stepEnd<G extends Play>(game: G): G {
  if (game.asked()[0] === 'act') game.endActivation();
  return game;
}
