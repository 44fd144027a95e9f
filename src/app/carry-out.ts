import type { Command, EventLike, GameLike, Refusal } from '../kernel/game-system.ts';
import { refusal } from '../kernel/game-system.ts';
import { advance, type Advised, type Journal, type OpeningSystem } from '../kernel/journal.ts';
import { err, type Result } from '../kernel/result.ts';

/** Where a command is obeyed, and what is noted with it. */
export interface Obeyed<Written, Game, Adjustment> {
  readonly game: Game;
  readonly journal: Written;
  readonly command: Command<Adjustment>;
  readonly agreed: boolean;
  readonly advised?: Advised | undefined;
}

interface Carried<Written, Game> {
  readonly game: Game;
  readonly journal: Written;
  readonly added: number;
}

/** What the engine makes of commands; a mistake of its own is told like a refusal. */
export function obeyer<
  Setup,
  State extends object,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
>(system: OpeningSystem<Setup, State, Event, Adjustment, Game>) {
  type Written = Journal<Setup, Event, Adjustment>;
  type Order = Obeyed<Written, Game, Adjustment>;
  type Answer = Result<Carried<Written, Game>, Refusal>;
  let ready: { readonly order: Order; readonly answer: Answer } | null = null;

  function carryOut({ game, journal, command, agreed, advised }: Order): Answer {
    const how = { agreed, ...(advised === undefined ? {} : { advised }) };
    const done = attempt(() => advance(system, journal, game, command, how), failed);
    if (!done.ok) return done;
    const [wrong] = system.stateFaults(game.setup, done.value.game.state);
    return wrong === undefined ? done : err(failed(wrong.code));
  }

  return {
    /** Works it out, for whoever obeys the same command in the same place next. */
    prepare(order: Order): void {
      ready = { order, answer: carryOut(order) };
    },
    obey(order: Order): Answer {
      const known = ready;
      ready = null;
      return known !== null && isSame(known.order, order) ? known.answer : carryOut(order);
    },
  };
}

const isSame = <Order extends Obeyed<unknown, unknown, unknown>>(one: Order, other: Order): boolean =>
  one.game === other.game &&
  one.journal === other.journal &&
  one.command === other.command &&
  one.agreed === other.agreed &&
  one.advised === other.advised;

const failed = (what: string): Refusal => refusal('engine.failed', { what });

/** Whatever is thrown is told as a refusal. */
export function attempt<T>(
  what: () => Result<T, Refusal>,
  told: (why: string) => Refusal,
): Result<T, Refusal> {
  try {
    return what();
  } catch (error) {
    return err(told(error instanceof Error ? error.message : String(error)));
  }
}
