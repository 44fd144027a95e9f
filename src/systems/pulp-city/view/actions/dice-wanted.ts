import type { DecisionFor, Frame } from '../../model/frames.ts';

import type { Trait } from '../../model/keywords.ts';
import type { DiceSource, EnvironmentName, RollSpec } from '../../model/roll.ts';
import type { CardId, TargetId, TeamId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { actionOn, profileById } from '../../model/lookup.ts';
import { countDice } from '../../rules/rolls/dice-pool.ts';
import { defenceSources } from '../../rules/damage/environment-dice.ts';
import { defendOptions } from '../../rules/rolls/roll-options.ts';
import { traitOf } from '../../traits/values.ts';
import { type TieRule, clashOf } from './clash.ts';
import { rollerFacts } from '../table/team.ts';

/** What is rolled for, in the words of the rules. */
export type DiceFor =
  | { readonly roll: 'attack' | 'defence'; readonly action: string; readonly other: TargetId | null }
  | {
      readonly roll: 'environment' | 'defenceAgainst';
      readonly place: EnvironmentName;
      readonly other: TargetId;
    }
  | { readonly roll: 'survival'; readonly power: string }
  | { readonly roll: 'starting' | 'deployment' | 'tactical' | 'citizens' | 'sides' | 'other' };

/** Real dice as they are to be thrown: for what, with what, and what they must come to where that is known. */
export interface DiceWanted {
  readonly what: DiceFor;
  readonly trait: Trait | null;
  /** Added to the best die. */
  readonly value: number | null;
  readonly sources: readonly DiceSource[];
  /** The total that is enough, and the face that brings it. */
  readonly needed: { readonly total: number; readonly face: number } | null;
  /** Who wins when both totals are the same. */
  readonly tie: TieRule | null;
}

type Group = DecisionFor<'enterDice'>['groups'][number];

const BARE = { trait: null, value: null, sources: [], needed: null, tie: null } as const;

/** What a group of dice that players are asked for is about: the roll below it on the stack says so. @rule PC-ROLL-01 */
export function diceWanted(w: World, stack: readonly Frame[], by: TeamId, group: Group): DiceWanted {
  const roll = stack.findLast((frame) => frame.proc !== 'dice');
  if (roll?.proc === 'attackRoll' && roll.step === 'alter') return inClash(w, roll, group);
  if (roll?.proc === 'environment' && roll.step === 'roll') {
    const { name: place, model, value, attackTrait, dice, trait, powerUp } = roll;
    if (group.label === 'environment') {
      const sources: readonly DiceSource[] = [{ kind: 'base', name: 'base', dice, rule: 'PC-ROLL-13' }];
      return {
        ...BARE,
        what: { roll: 'environment', place, other: model },
        trait: attackTrait,
        value,
        sources,
      };
    }
    const { sources } = countDice(w, model, defenceSources(w, model), powerUp, null);
    const what = { roll: 'defenceAgainst', place, other: model } as const;
    return { ...BARE, what, trait, value: traitOf(w, model, trait), sources };
  }
  if (roll?.proc === 'startingRoll' && roll.step === 'rolled') {
    const card: CardId | null = roll.rollers[by];
    const what = { roll: roll.deployment ? 'deployment' : 'starting' } as const;
    return { ...BARE, what, trait: 'J', value: card === null ? null : rollerFacts(w, card).mind };
  }
  const [dying] = w.state.dying;
  if (roll?.proc === 'survival' && dying !== undefined) {
    const { power, needed } = dying;
    return { ...BARE, what: { roll: 'survival', power }, needed: { total: needed, face: needed } };
  }
  const plain = (['tactical', 'citizens', 'sides'] as const).find((label) => label === group.label);
  return { ...BARE, what: { roll: plain ?? 'other' } };
}

type AttackRoll = Extract<Frame, { proc: 'attackRoll'; step: 'alter' }>;

function inClash(w: World, { spec, choice, defence }: AttackRoll, group: Group): DiceWanted {
  const defend = defence === null ? undefined : defendOptions(w, spec)[defence.trait];
  const view = clashOf(w, spec, {
    attackPowerUp: choice.powerUp,
    smash: choice.object !== null,
    defendPowerUp: defence?.powerUp ?? 0,
    ...(defend === undefined ? {} : { defend }),
  });
  const action = nameOf(w, spec);
  if (group.label === 'defence' && view.defence !== null) {
    const { trait, value, sources } = view.defence.pool;
    const what = { roll: 'defence', action, other: spec.attacker } as const;
    return { what, trait, value, sources, needed: null, tie: view.tie };
  }
  const { trait, value, sources } = view.attack.pool;
  const { number } = view;
  const what = { roll: 'attack', action, other: spec.target } as const;
  const needed = number === null ? null : { total: number, face: number - value };
  return { what, trait, value, sources, needed, tie: number === null ? view.tie : null };
}

const nameOf = (w: World, spec: RollSpec): string =>
  actionOn(profileById(w, spec.profile), spec.action)?.name ?? spec.action;
