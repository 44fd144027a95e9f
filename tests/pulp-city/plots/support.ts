/** Encounters of a Plot in the Round that counts, and what they come to. */
import type { Play } from '../../support/play.ts';
import { endTurns } from '../../support/rounds.ts';
import { type SceneSpec, scene } from '../../support/scene.ts';

/** Rounds of an edition. */
export const LAST = { '2013': 6, '2017': 4 } as const;

type Spec = Partial<SceneSpec> & Pick<SceneSpec, 'edition' | 'plot'>;

/** Ace of Team A and Foe of Team B, out of everybody's way, in the last Round; level 8. */
export const plotScene = (spec: Spec): Play =>
  scene({
    a: { Ace: { at: [1, 23] } },
    b: { Foe: { at: [23, 1] } },
    round: LAST[spec.edition],
    level: 8,
    ...spec,
  });

/** Ends the Round, and the Encounter with the last. */
export const scored = (game: Play): readonly [a: number, b: number] => {
  endTurns(game);
  const { a, b } = game.state.teams;
  return [a.agendaPoints, b.agendaPoints];
};

/** Places of Markers in inches, by their ids. */
export const markersAt = (game: Play): Readonly<Record<string, readonly [number, number]>> =>
  Object.fromEntries(
    Object.values(game.state.pieces).flatMap((piece) => {
      const { footprint: at } = piece;
      if (piece.objective === undefined || at.kind !== 'disc') return [];
      return [[piece.id, [Math.round(at.x / 25.4) / 1000, Math.round(at.y / 25.4) / 1000]]];
    }),
  );
