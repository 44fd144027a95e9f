import type { Procedures } from '../../../kernel/procedure.ts';
import type { Frame, PulpCity } from '../model/frames.ts';
import type { Ctx, World } from '../model/encounter.ts';
import { act } from './act.ts';
import { action } from './action.ts';
import { actionPool } from './action-pool.ts';
import { activation } from './activation.ts';
import { attackRoll } from './attack-roll.ts';
import { chained } from './chained.ts';
import { citizens } from './citizens.ts';
import { citizensRun } from './citizens-run.ts';
import { climbHigh } from './climb-high.ts';
import { collapse } from './collapse.ts';
import { command } from './command.ts';
import { crash } from './crash.ts';
import { deployment } from './deployment.ts';
import { dice } from './dice.ts';
import { displace } from './displace.ts';
import { effects } from './effects.ts';
import { effectsPhase } from './effects-phase.ts';
import { endOfRound } from './end-of-round.ts';
import { environment } from './environment.ts';
import { fall } from './fall.ts';
import { hazard } from './hazard.ts';
import { interruption } from './interruption.ts';
import { leaderCard } from './leader-card.ts';
import { move } from './move.ts';
import { powers } from './powers.ts';
import { reactions } from './reactions.ts';
import { setup } from './setup.ts';
import { startingPhase } from './starting-phase.ts';
import { startingRoll } from './starting-roll.ts';
import { summon } from './summon.ts';
import { survival } from './last-chance.ts';
import { firstTurn, turn } from './turn.ts';

export const procedures: Procedures<PulpCity, Ctx> = {
  setup,
  citizens,
  citizensRun,
  deployment,
  startingPhase,
  startingRoll,
  actionPool,
  effectsPhase,
  endOfRound,
  turn,
  chained,
  command,
  activation,
  interruption,
  move,
  climbHigh,
  act,
  action,
  attackRoll,
  effects,
  summon,
  survival,
  displace,
  fall,
  crash,
  hazard,
  leaderCard,
  collapse,
  environment,
  reactions,
  powers,
  dice,
};

/** What comes before any other step: whoever may stay rolls at once, then Powers that answer. @rule PC-LEADER-27 @rule PC-CARD-06 */
export function pressing({ state }: World, stack: readonly Frame[]): Frame | null {
  const rolls = state.dying.length > 0 && !stack.some(({ proc }) => proc === 'survival');
  if (rolls) return { proc: 'survival', step: 'roll' };
  if (state.due === undefined || state.dying.length > 0) return null;
  const top = stack.at(-1);
  return top?.proc === 'powers' && top.step === 'due' ? null : { proc: 'powers', step: 'due' };
}

/** What begins when nothing is in flight; null: the Encounter is over. @rule PC-ROUND-01 */
export function whatNow(w: World): Frame | null {
  switch (w.state.round.phase) {
    case 'setup':
      return { proc: 'setup', step: 'sides' };
    case 'deployment':
      return { proc: 'deployment', step: 'place', at: 0 };
    case 'startingRoll':
      return { proc: 'startingPhase', step: 'roll' };
    case 'actionPool':
      return { proc: 'actionPool', step: 'calculate' };
    case 'effects':
      return { proc: 'effectsPhase', step: 'begin' };
    case 'turns':
      return firstTurn(w);
    case 'endOfRound':
      return { proc: 'endOfRound', step: 'score' };
    case 'over':
      return null;
  }
}
