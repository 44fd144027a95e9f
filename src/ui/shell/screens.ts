import type { ComponentType } from 'react';
import type {
  CardsScreenProps,
  GameFace,
  LabScreenProps,
  ResultScreenProps,
  SetupScreenProps,
  TableScreenProps,
  TeamsScreenProps,
} from './game-face.ts';
import { measureFonts } from './font-metrics.ts';
import { idle } from './idle.ts';
import { type LateComponent, lateComponent } from './late.ts';

/** The screens of a game, brought when they are wanted. */
export interface Screens {
  readonly TableScreen: LateComponent<TableScreenProps>;
  readonly SetupScreen: LateComponent<SetupScreenProps> | null;
  readonly ResultScreen: LateComponent<ResultScreenProps> | null;
  readonly CardsScreen: LateComponent<CardsScreenProps> | null;
  readonly TeamsScreen: LateComponent<TeamsScreenProps> | null;
  readonly TablesScreen: LateComponent<TeamsScreenProps> | null;
  readonly LabScreen: LateComponent<LabScreenProps> | null;
}

const known = new WeakMap<GameFace, Screens>();

/** The same components for the same face. */
export function screensOf(face: GameFace): Screens {
  const before = known.get(face);
  if (before !== undefined) return before;
  const { cards, laboratory, result, setup, table, tables, teams } = face;
  /** A screen asks the rules as soon as it is shown. */
  const certain = <P extends object, T>(
    one: { load(): Promise<T> },
    of: (loaded: T) => ComponentType<P>,
  ): LateComponent<P> =>
    lateComponent(async () => {
      const [loaded] = await Promise.all([one.load(), face.load?.()]);
      return of(loaded);
    });
  const screen = <P extends object, T>(
    one: { load(): Promise<T> } | undefined,
    of: (loaded: T) => ComponentType<P>,
  ): LateComponent<P> | null => (one === undefined ? null : certain(one, of));
  const made: Screens = {
    TableScreen: certain(table, (one) => one.TableScreen),
    SetupScreen: screen(setup, (one) => one.SetupScreen),
    ResultScreen: screen(result, (one) => one.ResultScreen),
    CardsScreen: screen(cards, (one) => one.CardsScreen),
    TeamsScreen: screen(teams, (one) => one.TeamsScreen),
    TablesScreen: screen(tables, (one) => one.TablesScreen),
    LabScreen: screen(laboratory, (one) => one.LabScreen),
  };
  known.set(face, made);
  return made;
}

/** By the time somebody has chosen a game, its table is there; with the others the page needs its server no more. */
export async function loadScreens(face: GameFace): Promise<void> {
  await face.load?.();
  const { CardsScreen, LabScreen, ResultScreen, SetupScreen, TableScreen, TablesScreen, TeamsScreen } =
    screensOf(face);
  await TableScreen.load();
  // Without it the first words only come later.
  await measureFonts().catch(() => undefined);
  for (const screen of [SetupScreen, ResultScreen, CardsScreen, TeamsScreen, TablesScreen, LabScreen]) {
    await screen?.load();
    // The next one in a task of its own, and not while somebody is at it.
    await idle();
  }
}
