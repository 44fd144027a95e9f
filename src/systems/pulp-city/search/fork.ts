import { seededDice } from '../../../kernel/dice/source.ts';
import { takeAnswer } from '../../../kernel/machine.ts';
import type { ForkOptions } from '../../../kernel/search.ts';
import { hideAgendas, withoutSecrets } from '../agendas/sheets.ts';
import { copyGame, type Encounter, goOn, runOn } from '../engine.ts';
import type { PulpCity } from '../model/frames.ts';
import type { TeamId } from '../model/ids.ts';

/**
 * A game for looking ahead: played on without touching the first, with dice of its own, so that whoever looks ahead
 * learns nothing of the dice to come, and `for` one player without what the other has answered in secret.
 */
export function fork(game: Encounter, seed: number, options: ForkOptions = {}): Encounter {
  if (options.reading === true && (options.for === undefined || hidesNothing(game, options.for))) return game;
  const next = options.for === undefined ? copyGame(game) : seenBy(copyGame(game), options.for);
  const { dice } = next.rest;
  if (dice.kind !== 'entered') next.rest.dice = { ...seededDice(seed), drawn: dice.drawn };
  if (options.for !== undefined) askAnew(next, options.for);
  return next;
}

/** Would a player see all of it? */
const hidesNothing = ({ setup, state, rest }: Encounter, player: TeamId): boolean =>
  state.agendas === undefined &&
  withoutSecrets(setup, player) === setup &&
  !rest.pending.some(({ secret }) => secret === true);

/** Without the Agendas that others keep to themselves. @rule PC-AGENDA-02 */
function seenBy({ setup, state, rest }: Encounter, player: TeamId): Encounter {
  hideAgendas(state, player);
  return { setup: withoutSecrets(setup, player), state, rest };
}

/** The secret questions of the round that is open are put again, and the player's own answer is given again. @rule PC-START-01 @rule PC-LEADER-21 */
function askAnew(game: Encounter, player: TeamId): void {
  const { rest } = game;
  const { pending, answered } = rest;
  const secret = pending.some((one) => one.secret === true);
  if (!secret || [...answered, ...pending].every(({ by }) => by === player)) return;
  rest.asked -= pending.length + answered.length;
  rest.pending = [];
  rest.answered = [];
  goOn(game, runOn(game), { woke: 'entered' });
  for (const { by, kind, answer } of answered) {
    const again = by === player ? rest.pending.find((one) => one.by === by && one.kind === kind) : undefined;
    if (again !== undefined) takeAnswer<PulpCity>(rest, again.id, answer);
  }
}
