import { playersOf } from '../../../kernel/ids.ts';
import { firstModel } from '../board/cards.ts';
import { inPlay } from '../board/on-table.ts';
import type { World } from '../model/encounter.ts';
import type { ClauseKind, Force } from '../model/force.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import { modelOf } from '../model/lookup.ts';
import type { AuraState, Lasting } from '../model/state.ts';
import { aurasOver } from './auras.ts';
import { isSaid } from './mentioned.ts';
import { broadForces, ownPrinted, speaksOf } from './printed.ts';

const NO_FORCES: readonly Force[] = [];

/** No clause of this kind can speak about the model but its own printed ones. */
export function saysNothingOf(w: World, id: ModelId, kind: ClauseKind): boolean {
  if (!isSaid(w, kind)) return true;
  if (w.state.auras.length > 0 || modelOf(w, id).lasting.length > 0) return false;
  return !teamsSpeak(w) && broadForces(w, kind).length === 0;
}

/** Has any Team put clauses in force? */
export function teamsSpeak(w: World): boolean {
  const { teams } = w.state;
  w.cache.teamsSpeak ??= playersOf(teams).some((team) => teams[team].lasting.length > 0);
  return w.cache.teamsSpeak;
}

/** As `forcesOn`, those of Powers that have been taken away included; the Encounter mentions the word. */
export function everyForceOn(w: World, id: ModelId, kind: ClauseKind): readonly Force[] {
  const own = ownForcesOn(w, id, kind);
  const auras = aurasOver(w, id);
  const broad = broadForces(w, kind);
  if (broad.length === 0 && auras.length === 0) return own;
  const forces = [...own];
  for (const aura of auras) addOfAura(forces, w, aura, kind, id);
  for (const force of broad) if (w.rules.evaluator.selects(w, force.who, id, force)) forces.push(force);
  return forces;
}

function addLasting(
  forces: Force[],
  lasting: readonly Lasting[],
  { verb, word }: ClauseKind,
  owner: ModelId,
): void {
  for (const one of lasting) {
    if (one.lasts === 'nextTurn') continue;
    for (const clause of one.clauses) {
      if (speaksOf(clause, verb, word)) forces.push({ clause, kind: 'effect', name: one.from, owner });
    }
  }
}

/** Of an Aura's clauses those that name nobody in it, or this model. @rule PC-TYPE-10 */
function addOfAura(
  forces: Force[],
  w: World,
  { owner, side, lasting }: AuraState,
  { verb, word }: ClauseKind,
  id: ModelId,
): void {
  for (const one of lasting) {
    for (const clause of one.clauses) {
      if (!speaksOf(clause, verb, word)) continue;
      const who = 'who' in clause && typeof clause.who === 'object' ? clause.who : null;
      if (who === null || w.rules.evaluator.selects(w, who, id, { owner, side }))
        forces.push({ clause, kind: 'effect', name: one.from, owner: id });
    }
  }
}

/** Clauses that a Team has put in force for all models they name. */
function addOfTeam(
  forces: Force[],
  w: World,
  side: TeamId,
  { verb, word }: ClauseKind,
  owner: ModelId,
): void {
  for (const { clauses, from, owner: card } of w.state.teams[side].lasting) {
    for (const clause of clauses) {
      if (!speaksOf(clause, verb, word)) continue;
      const who = 'who' in clause && typeof clause.who === 'object' ? clause.who : null;
      // Whoever is looked at is not the one that says so, or an Enemy would be its own friend.
      const by = { owner: firstModel(w, card) ?? owner, side };
      if (who !== null && w.rules.evaluator.selects(w, who, owner, by))
        forces.push({ clause, kind: 'effect', name: from, owner });
    }
  }
}

/** The model's own printed clauses and what is in force without any other model. */
export function ownForcesOn(w: World, id: ModelId, kind: ClauseKind): readonly Force[] {
  const model = modelOf(w, id);
  const own = inPlay(model) ? ownPrinted(w, id, kind) : NO_FORCES;
  if (model.lasting.length === 0 && !teamsSpeak(w)) return own;
  const forces = [...own];
  addLasting(forces, model.lasting, kind, id);
  for (const side of playersOf(w.setup.teams)) addOfTeam(forces, w, side, kind, id);
  return forces;
}
