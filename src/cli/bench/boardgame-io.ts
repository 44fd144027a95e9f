import { stream } from '../../kernel/dice/generator.ts';
import type { Subject } from './measure.ts';
import type { Peers } from './peers.ts';

type Cells = (string | null)[];

interface MatchState {
  readonly G: { readonly cells: Cells };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface Internals {
  InitializeGame(options: { game: object }): MatchState;
  CreateGameReducer(options: { game: object }): (state: MatchState, action: object) => MatchState;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const wins = (cells: Cells): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const TIC_TAC_TOE = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: { cells: Cells }; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: MatchState) => {
    if (wins(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** boardgame.io's reducer with random tic-tac-toe, without client, server or bot. */
export async function boardgameIo(peer: Peers): Promise<Subject<'games' | 'moves'>> {
  const { CreateGameReducer, InitializeGame } = await peer<Internals>('boardgame.io/internal');
  const reducer = CreateGameReducer({ game: TIC_TAC_TOE });
  const opening = InitializeGame({ game: TIC_TAC_TOE });
  const draw = stream(1);
  const work = () => {
    let state = opening;
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      const free = state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
      const payload = {
        type: 'mark',
        args: [free[draw() % free.length]],
        playerID: state.ctx.currentPlayer,
      };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
      moves += 1;
      if (moves > 9) throw new Error('tic-tac-toe does not end');
    }
    return { games: 1, moves };
  };
  return { name: 'boardgame.io reducer, random tic-tac-toe', work };
}
