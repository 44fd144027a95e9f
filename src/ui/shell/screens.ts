import { type ComponentType, lazy } from 'react';
import type {
  CardsScreenProps,
  GameFace,
  ResultScreenProps,
  SetupScreenProps,
  TableScreenProps,
  TeamsScreenProps,
} from './game-face.ts';

/** The screens of a game, brought when they are wanted. */
export interface Screens {
  readonly TableScreen: ComponentType<TableScreenProps>;
  readonly SetupScreen: ComponentType<SetupScreenProps> | null;
  readonly ResultScreen: ComponentType<ResultScreenProps> | null;
  readonly CardsScreen: ComponentType<CardsScreenProps> | null;
  readonly TeamsScreen: ComponentType<TeamsScreenProps> | null;
}

const known = new WeakMap<GameFace, Screens>();

/** The same components for the same face. */
export function screensOf(face: GameFace): Screens {
  const before = known.get(face);
  if (before !== undefined) return before;
  const { cards, result, setup, table, teams } = face;
  const made: Screens = {
    TableScreen: lazy(() => table.load().then(({ TableScreen }) => ({ default: TableScreen }))),
    SetupScreen:
      setup === undefined
        ? null
        : lazy(() => setup.load().then(({ SetupScreen }) => ({ default: SetupScreen }))),
    ResultScreen:
      result === undefined
        ? null
        : lazy(() => result.load().then(({ ResultScreen }) => ({ default: ResultScreen }))),
    CardsScreen:
      cards === undefined
        ? null
        : lazy(() => cards.load().then(({ CardsScreen }) => ({ default: CardsScreen }))),
    TeamsScreen:
      teams === undefined
        ? null
        : lazy(() => teams.load().then(({ TeamsScreen }) => ({ default: TeamsScreen }))),
  };
  known.set(face, made);
  return made;
}

/** By the time somebody has chosen a game, its table is there; with the others the page needs its server no more. */
export async function loadScreens({ cards, result, setup, table, teams }: GameFace): Promise<void> {
  for (const screen of [table, setup, result, cards, teams]) await screen?.load();
}
