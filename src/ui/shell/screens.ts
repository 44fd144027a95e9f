import { type ComponentType, lazy } from 'react';
import type {
  CardsScreenProps,
  GameFace,
  LabScreenProps,
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
  readonly TablesScreen: ComponentType<TeamsScreenProps> | null;
  readonly LabScreen: ComponentType<LabScreenProps> | null;
}

const known = new WeakMap<GameFace, Screens>();

/** The same components for the same face. */
export function screensOf(face: GameFace): Screens {
  const before = known.get(face);
  if (before !== undefined) return before;
  const { cards, laboratory, result, setup, table, tables, teams } = face;
  /** A screen asks the rules as soon as it is shown. */
  const bring = async <T>(load: () => Promise<T>): Promise<T> => {
    const [screen] = await Promise.all([load(), face.load?.()]);
    return screen;
  };
  const made: Screens = {
    TableScreen: lazy(() => bring(table.load).then(({ TableScreen }) => ({ default: TableScreen }))),
    SetupScreen:
      setup === undefined
        ? null
        : lazy(() => bring(setup.load).then(({ SetupScreen }) => ({ default: SetupScreen }))),
    ResultScreen:
      result === undefined
        ? null
        : lazy(() => bring(result.load).then(({ ResultScreen }) => ({ default: ResultScreen }))),
    CardsScreen:
      cards === undefined
        ? null
        : lazy(() => bring(cards.load).then(({ CardsScreen }) => ({ default: CardsScreen }))),
    TeamsScreen:
      teams === undefined
        ? null
        : lazy(() => bring(teams.load).then(({ TeamsScreen }) => ({ default: TeamsScreen }))),
    TablesScreen:
      tables === undefined
        ? null
        : lazy(() => bring(tables.load).then(({ TablesScreen }) => ({ default: TablesScreen }))),
    LabScreen:
      laboratory === undefined
        ? null
        : lazy(() => bring(laboratory.load).then(({ LabScreen }) => ({ default: LabScreen }))),
  };
  known.set(face, made);
  return made;
}

/** By the time somebody has chosen a game, its table is there; with the others the page needs its server no more. */
export async function loadScreens(face: GameFace): Promise<void> {
  const { cards, laboratory, load, result, setup, table, tables, teams } = face;
  await load?.();
  for (const screen of [table, setup, result, cards, teams, tables, laboratory]) await screen?.load();
}
