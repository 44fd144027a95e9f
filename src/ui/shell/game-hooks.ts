import type { Session, SessionState } from '../../app/session.ts';
import type { EventLike, GameLike } from '../../kernel/game-system.ts';
import type { OpeningSystem } from '../../kernel/journal.ts';
import type { AnySetup } from '../../app/any-game.ts';
import { type App, useApp, useAskedHere, useSessionState as useShown } from './app.ts';

/** The types of one game. */
export interface GameTypes {
  readonly setup: AnySetup;
  readonly state: object;
  readonly event: EventLike;
  readonly adjustment: unknown;
  readonly game: GameLike<AnySetup, object>;
  readonly services: object;
}

type SystemOf<G extends GameTypes> = OpeningSystem<
  G['setup'],
  G['state'],
  G['event'],
  G['adjustment'],
  G['game'] & GameLike<G['setup'], G['state']>
>;

type SessionOf<G extends GameTypes> = Session<G['setup'], G['state'], G['event'], G['adjustment'], G['game']>;

type StateOf<G extends GameTypes> = SessionState<
  G['setup'],
  G['state'],
  G['event'],
  G['adjustment'],
  G['game']
>;

/** The program as the screens of one game see it. */
export interface GameApp<G extends GameTypes> extends Omit<App, 'session'> {
  readonly session: SessionOf<G>;
  readonly system: SystemOf<G>;
  readonly services: G['services'];
}

export interface GameHooks<G extends GameTypes> {
  readonly useApp: () => GameApp<G>;
  readonly useSessionState: <P>(pick: (state: StateOf<G>) => P) => P;
  readonly useGameOrNull: () => G['game'] | null;
  /** @throws while no game is on the table. */
  readonly useGame: () => G['game'];
  /** The first open question that somebody at this screen is asked. */
  readonly useQuestion: () => QuestionOf<G> | null;
}

type QuestionOf<G extends GameTypes> = G['game']['rest']['pending'][number];

/** The hooks of the shell with the types of one game, for that game's own screens. */
export function gameHooks<G extends GameTypes>(system: string): GameHooks<G> {
  const useOwnApp = (): GameApp<G> => {
    const app = useApp();
    if (app.face.system.id !== system) throw new Error(`the game in front is not ${system}`);
    // The cast of a face, and of its states below: a program with this system holds games of these types.
    return app as unknown as GameApp<G>;
  };
  const useSessionState: GameHooks<G>['useSessionState'] = (pick) => {
    useOwnApp();
    return useShown((state) => pick(state as unknown as StateOf<G>));
  };
  const useGameOrNull = (): G['game'] | null => useSessionState((state) => state.game);
  const useGame = (): G['game'] => {
    const game = useGameOrNull();
    if (game === null) throw new Error('no game on the table');
    return game;
  };
  return {
    useApp: useOwnApp,
    useSessionState,
    useGameOrNull,
    useGame,
    useQuestion() {
      const here = useAskedHere();
      return useGame().rest.pending.find((one) => here.some(({ id }) => id === one.id)) ?? null;
    },
  };
}
