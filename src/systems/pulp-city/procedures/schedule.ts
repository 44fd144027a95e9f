import type { Procedures } from '../../../kernel/procedure.ts';
import { anyAgendaDue } from '../agendas/settle.ts';
import { carriedHome, contactsChanged, tagsDue } from '../agendas/tags.ts';
import { isCalm } from '../model/calm.ts';
import type { Frame, PulpCity } from '../model/frames.ts';
import type { Ctx, World } from '../model/encounter.ts';
import { act } from './act.ts';
import { action } from './action.ts';
import { agendas } from './agendas.ts';
import { actionPool } from './action-pool.ts';
import { activation } from './activation.ts';
import { attackRoll } from './attack-roll.ts';
import { chained } from './chained.ts';
import { citizens } from './citizens.ts';
import { citizensRun } from './citizens-run.ts';
import { fallingBurden } from '../rules/burdens/carrying.ts';
import { helpDue } from '../rules/damage/areas.ts';
import { unsupported } from '../rules/falling/falling.ts';
import { burden } from './burden.ts';
import { climbHigh } from './climb-high.ts';
import { collapse } from './collapse.ts';
import { command } from './command.ts';
import { crash } from './crash.ts';
import { deployment } from './deployment.ts';
import { dice } from './dice.ts';
import { displace } from './displace.ts';
import { dueDamage } from './due-damage.ts';
import { effects } from './effects.ts';
import { effectsPhase } from './effects-phase.ts';
import { endOfRound } from './end-of-round.ts';
import { environment } from './environment.ts';
import { fall } from './fall.ts';
import { hazard } from './hazard.ts';
import { interruption } from './interruption.ts';
import { leaderCard } from './leader-card.ts';
import { move } from './move.ts';
import { isPlotDue, plot } from './plot.ts';
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
  agendas,
  citizens,
  citizensRun,
  deployment,
  startingPhase,
  startingRoll,
  actionPool,
  effectsPhase,
  plot,
  burden,
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
  dueDamage,
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

/**
 * What comes before any other step: who suffers Damage that others may, whoever may stay says or rolls so at once, then
 * Powers that answer. @rule PC-LEADER-27 @rule PC-CARD-06
 */
export function pressing(w: World, stack: readonly Frame[]): Frame | null {
  w.cache.calm ??= isCalm(w);
  const later = (): Frame | null => helping(w, stack) ?? losingGround(w, stack);
  if (w.cache.calm) return later();
  return onTheGround(w, stack) ?? answering(w, stack) ?? later() ?? agendasPress(w, stack);
}

/** What lies loose is put down before anything is answered; otherwise each would go on coming before the other. */
const putsDown = (top: Frame | undefined): boolean =>
  (top?.proc === 'burden' && top.step === 'drop') || (top?.proc === 'plot' && top.step === 'comeToLight');

/** Whoever is in terrain that gives something has it before anything else goes on. @rule PC-AREA-06 */
function helping(w: World, stack: readonly Frame[]): Frame | null {
  const top = stack.at(-1);
  if (w.state.outcome !== null || putsDown(top) || (top?.proc === 'hazard' && top.step === 'help'))
    return null;
  return helpDue(w) ? { proc: 'hazard', step: 'help' } : null;
}

/** In the middle of these a model without support waits, as they let it Fall when they are resolved. */
const UNRESOLVED: readonly Frame['proc'][] = ['action', 'move', 'displace', 'fall', 'collapse', 'leaderCard'];

/** Before anything else is chosen Falls whoever a Power has taken the ground from. @rule PC-FALL-10 @rule PC-CARD-06 */
function losingGround(w: World, stack: readonly Frame[]): Frame | null {
  if (w.cache.unsupported?.length === 0) return null;
  const top = stack.at(-1);
  if (top?.proc !== 'turn' && top?.proc !== 'chained' && top?.proc !== 'activation') return null;
  if (unsupported(w).length === 0 || stack.some(({ proc }) => UNRESOLVED.includes(proc))) return null;
  return { proc: 'fall', step: 'all', done: [] };
}

/** A Burden that falls is placed, a Marker comes to light. @rule PC-BURDEN-06 @rule PC-PLOT-06 */
function onTheGround(w: World, stack: readonly Frame[]): Frame | null {
  const { burdens, hidden, outcome, pieces } = w.state;
  if ((burdens === undefined && hidden === undefined) || outcome !== null) return null;
  const top = stack.at(-1);
  if (top?.proc === 'burden' && top.step === 'drop') return null;
  const falling = fallingBurden(w);
  if (falling !== null) return { proc: 'burden', step: 'drop', model: falling.model };
  if (top?.proc === 'plot') return null;
  const open = hidden?.some(({ under }) => pieces[under] === undefined) === true;
  return open ? { proc: 'plot', step: 'comeToLight' } : null;
}

function answering({ state }: World, stack: readonly Frame[]): Frame | null {
  const { dying, due, dueDamage = [] } = state;
  if (dying.length === 0 && dueDamage.length === 0 && due === undefined) return null;
  const inside = (name: Frame['proc']): boolean => stack.some(({ proc }) => proc === name);
  if (dueDamage.length > 0 && !inside('dueDamage')) return { proc: 'dueDamage', step: 'ask', declined: [] };
  const now = dying.some(({ afterAction }) => afterAction !== true || !inside('action'));
  if (now && !inside('survival')) return { proc: 'survival', step: 'roll' };
  if (due === undefined || now || dueDamage.length > 0) return null;
  const top = stack.at(-1);
  return putsDown(top) || (top?.proc === 'powers' && top.step === 'due')
    ? null
    : { proc: 'powers', step: 'due' };
}

/** Points that are due at once, and Citizens to be Tagged. @rule PC-AGENDA-03 @rule PC-AGENDA-17 @rule PC-AGENDA-19 */
function agendasPress(w: World, stack: readonly Frame[]): Frame | null {
  const { state } = w;
  if (state.agendas === undefined || state.outcome !== null) return null;
  if (stack.some(({ proc }) => proc === 'agendas')) return null;
  const due =
    anyAgendaDue(w, 'atOnce') || contactsChanged(w, stack) || carriedHome(w, stack) || tagsDue(w, stack);
  return due ? { proc: 'agendas', step: 'due' } : null;
}

/** What begins when nothing is in flight; null: the Encounter is over. @rule PC-ROUND-01 */
export function whatNow(w: World): Frame | null {
  if (w.state.round.phase !== 'setup' && isPlotDue(w)) return { proc: 'plot', step: 'setUp' };
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
