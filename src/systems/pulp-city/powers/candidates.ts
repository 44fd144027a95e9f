import { playersOf } from '../../../kernel/ids.ts';
import { inPlay, modelsOnTable } from '../board/on-table.ts';
import { teamOf } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import type { Force, Verb } from '../model/force.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import { modelOf, profileOf } from '../model/lookup.ts';
import type { AuraState, Lasting } from '../model/state.ts';
import { aurasOver } from './auras.ts';
import { isMentioned } from './mentioned.ts';
import { anyBroad, owned, printedFor, printedOn, speaksOf } from './printed.ts';

const NO_FORCES: readonly Force[] = [];

/** No clause of this kind can speak about the model but its own printed ones. */
export function saysNothingOf(w: World, id: ModelId, verb: Verb, word: string): boolean {
  if (!isMentioned(w, verb, word)) return true;
  if (w.state.auras.length > 0 || modelOf(w, id).lasting.length > 0) return false;
  return !teamsSpeak(w) && !anyBroad(w, verb, word);
}

/** Has any Team put clauses in force? */
export function teamsSpeak(w: World): boolean {
  const { teams } = w.state;
  w.cache.teamsSpeak ??= playersOf(teams).some((team) => teams[team].lasting.length > 0);
  return w.cache.teamsSpeak;
}

/** As `forcesOn`, those of Powers that have been taken away included; the Encounter mentions the word. */
export function everyForceOn(w: World, id: ModelId, verb: Verb, word: string): readonly Force[] {
  const own = ownForcesOn(w, id, verb, word);
  const others = anyBroad(w, verb, word);
  if (!others && w.state.auras.length === 0) return own;
  const auras = aurasOver(w, id);
  if (!others && auras.length === 0) return own;
  const forces = [...own];
  for (const aura of auras) addOfAura(forces, w, aura, verb, word, id);
  if (!others) return forces;
  for (const other of modelsOnTable(w)) {
    for (const force of printedOn(profileOf(w, other.id)).others[verb].get(word) ?? []) {
      if (w.rules.evaluator.selects(w, force.who, id, { owner: other.id, side: teamOf(w, other.id) })) {
        forces.push(owned(force, other.id));
      }
    }
  }
  return forces;
}

function addLasting(
  forces: Force[],
  lasting: readonly Lasting[],
  verb: Verb,
  word: string,
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
  verb: Verb,
  word: string,
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
function addOfTeam(forces: Force[], w: World, side: TeamId, verb: Verb, word: string, owner: ModelId): void {
  for (const { clauses, from } of w.state.teams[side].lasting) {
    for (const clause of clauses) {
      if (!speaksOf(clause, verb, word)) continue;
      const who = 'who' in clause && typeof clause.who === 'object' ? clause.who : null;
      if (who !== null && w.rules.evaluator.selects(w, who, owner, { owner, side }))
        forces.push({ clause, kind: 'effect', name: from, owner });
    }
  }
}

/** The model's own printed clauses and what is in force without any other model. */
export function ownForcesOn(w: World, id: ModelId, verb: Verb, word: string): readonly Force[] {
  const model = modelOf(w, id);
  const own = inPlay(model) ? (printedFor(w, id).forces[verb].get(word) ?? NO_FORCES) : NO_FORCES;
  if (model.lasting.length === 0 && !teamsSpeak(w)) return own;
  const forces = [...own];
  addLasting(forces, model.lasting, verb, word, id);
  for (const side of playersOf(w.setup.teams)) addOfTeam(forces, w, side, verb, word, id);
  return forces;
}
