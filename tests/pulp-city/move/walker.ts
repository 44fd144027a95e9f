/** One model on the move, and what comes of it. */
import type { TerrainPiece } from '../../../src/systems/pulp-city/model/terrain.ts';
import type { CardSpec } from '../../support/card.ts';
import type { Edition } from '../../support/editions.ts';
import { area, type Inches } from '../../support/pieces.ts';
import { type Play, Refused } from '../../support/play.ts';
import { type ModelSpec, scene, type SceneSpec } from '../../support/scene.ts';

export const R30 = 15 / 25.4;
export const R40 = 20 / 25.4;
export const R50 = 25 / 25.4;

export type Walker = Omit<CardSpec, 'name'>;

/** A scene in which 'Hero' of Team a has just been Activated and may move; 'Foe' stands far away. */
export function walker(
  edition: Edition,
  printed: Walker,
  at: Inches,
  rest: Partial<Omit<SceneSpec, 'edition'>> & {
    readonly hero?: Partial<ModelSpec>;
    readonly stay?: true;
  } = {},
): Play {
  const { hero, stay, a, b, ...scenery } = rest;
  const game = scene({
    edition,
    a: { Hero: { card: printed, at, ...hero }, ...a },
    b: { Foe: { at: [22.5, 22.5] }, ...b },
    ...scenery,
  });
  return stay === true ? game : game.activate('Hero');
}

/** 'ok', or the code of the refusal. */
export function outcome(deed: () => unknown): string {
  try {
    deed();
    return 'ok';
  } catch (error) {
    if (error instanceof Refused) return error.refusal.code;
    throw error;
  }
}

type Danger = NonNullable<TerrainPiece['danger']>;

export const danger = (
  id: string,
  at: Inches,
  size: Inches,
  grade: Danger['grade'] = 'Dangerous',
  trait: Danger['trait'] = 'H',
): TerrainPiece => area(id, { at, size, danger: { grade, trait } });

export const rift = (id: string, at: Inches, size: Inches, fixedHeight: number | null = null): TerrainPiece =>
  area(
    id,
    { at, size },
    {
      impassable: { fixedHeight: fixedHeight === null ? null : Math.round(fixedHeight * 25_400) },
    },
  );

/** Length of the last move in inches, to a hundredth. */
export const lengthOf = (game: Play): number =>
  Math.round(game.events('moved').reduce((sum, event) => sum + event.length, 0) / 254) / 100;
