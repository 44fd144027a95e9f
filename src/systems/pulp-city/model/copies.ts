import type { ActionTally } from './declared-action.ts';
import type { RollSpec } from './roll.ts';

/** A copy that whoever made it may still change. */
export type Own<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/*
 * What an Attack Roll hands on is copied several times in each. A spread of so many keys gives every copy a hidden
 * class of its own, and whatever reads it later pays for that: these name their keys, in the order of the first one.
 */

export function ownTally(tally: ActionTally): Own<ActionTally> {
  const own: Own<ActionTally> = {
    selfDone: tally.selfDone,
    followUp: tally.followUp,
    success: tally.success,
    blast: tally.blast,
    usedPowers: tally.usedPowers,
    damaged: tally.damaged,
    damage: tally.damage,
    smashed: tally.smashed,
    standIn: tally.standIn,
    pieceAt: tally.pieceAt,
    openings: tally.openings,
    thrown: tally.thrown,
  };
  if (tally.dealt !== undefined) own.dealt = tally.dealt;
  if (tally.sfx !== undefined) own.sfx = tally.sfx;
  return own;
}

export function ownSpec(spec: RollSpec): Own<RollSpec> {
  const own: Own<RollSpec> = {
    attacker: spec.attacker,
    source: spec.source,
    profile: spec.profile,
    action: spec.action,
    type: spec.type,
    target: spec.target,
    instead: spec.instead,
    combat: spec.combat,
    reaction: spec.reaction,
    affected: spec.affected,
    splash: spec.splash,
    side: spec.side,
    by: spec.by,
    overrun: spec.overrun,
    object: spec.object,
    extraDice: spec.extraDice,
    momentum: spec.momentum,
  };
  if (spec.range !== undefined) own.range = spec.range;
  if (spec.usedAs !== undefined) own.usedAs = spec.usedAs;
  if (spec.keepsTrait !== undefined) own.keepsTrait = spec.keepsTrait;
  if (spec.inContact !== undefined) own.inContact = spec.inContact;
  return own;
}

/** The same roll with another Target. */
export function specAt(spec: RollSpec, target: RollSpec['target']): RollSpec {
  if (spec.target === target) return spec;
  const own = ownSpec(spec);
  own.target = target;
  delete own.inContact;
  return own;
}
