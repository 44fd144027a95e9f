import type { ClauseOf, ClauseWhen } from '../model/clause.ts';
import type { PowerProfile } from '../model/profile.ts';
import type { ModelId } from '../model/ids.ts';
import { clauseKind, type Force } from '../model/force.ts';
import type { Silence } from '../model/cache.ts';
import type { World } from '../model/encounter.ts';
import { modelOf, profileOf } from '../model/lookup.ts';
import { inPlay, isCitizen } from '../board/on-table.ts';
import { everyForceOn, saysNothingOf } from './candidates.ts';
import { isMentioned, isSaid } from './mentioned.ts';
import { noted } from './noted.ts';

const NO_FORCES: readonly Force[] = [];

const POWERS = clauseKind('forbid', 'power');
const ROLE_POWERS = clauseKind('forbid', 'rolePower');

const NOTHING: Silence = { role: false, powers: [] };

/** Is there anything in this Encounter that could take a Power away? */
export function mayBeSilenced(w: World): boolean {
  w.cache.silenceable ??= isMentioned(w, 'forbid', 'power') || isMentioned(w, 'forbid', 'rolePower');
  return w.cache.silenceable;
}

/**
 * What others, or Effects for a time, have taken away of the Powers of a model; a Citizen has none to lose.
 * @rule PC-ROLE-02 @rule PC-CARD-06 @rule PC-CITIZEN-01
 */
export function silenceOn(w: World, id: ModelId): Silence {
  if (isCitizen(w, id)) return NOTHING;
  if (saysNothingOf(w, id, ROLE_POWERS) && saysNothingOf(w, id, POWERS)) return NOTHING;
  const known = w.cache.silence.get(id);
  if (known !== undefined) return known;
  // Whoever asks on the way whether this model is silenced is told that it is not.
  w.cache.silence.set(id, NOTHING);
  const { role } = profileOf(w, id);
  const all = powersTaken(w, id);
  const every = all.some((clause) => clause.of === undefined);
  const made: Silence = {
    role: every || rolesTaken(w, id).some((clause) => namesRole(clause, role)),
    powers: every ? 'all' : all.flatMap((clause) => clause.of ?? []),
  };
  w.cache.silence.set(id, made);
  return made;
}

/** A card that forbids its own Role Power has printed another instead: that takes nothing away. */
function taker<What extends 'power' | 'rolePower'>(what: What) {
  const kind = clauseKind('forbid', what);
  const taken = (w: World, id: ModelId): ClauseOf<'forbid', What>[] =>
    (isSaid(w, kind) ? everyForceOn(w, id, kind) : NO_FORCES).flatMap(({ clause, kind, name, owner }) => {
      const others = kind === 'effect' || (owner !== id && !isSilenced(w, { kind, name, owner }));
      const { when } = clause as { readonly when?: ClauseWhen };
      if (!others || !w.rules.evaluator.holds(w, when, owner, id, {})) return [];
      noted(clause);
      return [clause as unknown as ClauseOf<'forbid', What>];
    });
  return Object.assign(taken, { reads: ['forbid', what] as const });
}

export const powersTaken = taker('power');
export const rolesTaken = taker('rolePower');

function namesRole(clause: ClauseOf<'forbid', 'rolePower'>, role: string | null): boolean {
  return clause.role === undefined || (role !== null && clause.role.some((one) => one === role));
}

/** Has the model lost the Role or Power that the clause belongs to? */
export function isSilenced(w: World, { kind, name, owner }: Omit<Force, 'clause'>): boolean {
  if (kind === 'effect') return false;
  const { role, powers } = silenceOn(w, owner);
  if (kind === 'role') return role;
  return powers === 'all' || powers.includes(name);
}

/** The Role Power works: nothing has taken it away. @rule PC-ROLE-02 */
export function hasRolePower(w: World, id: ModelId): boolean {
  return !silenceOn(w, id).role;
}

/** Powers printed on the card that work now. */
export function powersAtWork(w: World, id: ModelId): readonly PowerProfile[] {
  const { powers } = profileOf(w, id);
  if (!mayBeSilenced(w) || !inPlay(modelOf(w, id))) return powers;
  return powers.filter(({ name }) => !isSilenced(w, { kind: 'power', name, owner: id }));
}
