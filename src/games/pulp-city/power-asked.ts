/** What "why?" asks for of a die that a Power adds: its name, and the rule by which it does. */
import type { DiceSource, TraitSource } from '../../systems/pulp-city/model/roll.ts';

const POWER = 'power:';

export const askForPower = ({ name, rule }: Pick<DiceSource, 'name' | 'rule'>): string =>
  `${POWER}${rule}:${name}`;

/** null: a rule is asked for. */
export function powerAskedFor(asked: string): { readonly name: string; readonly rule: string } | null {
  if (!asked.startsWith(POWER)) return null;
  const [rule = '', ...rest] = asked.slice(POWER.length).split(':');
  return { rule, name: rest.join(':') };
}

/** Of what a Power adds to a Trait in one roll. @rule PC-CARD-06 */
export const askOfTrait = ({ name }: TraitSource): string => askForPower({ name, rule: 'PC-CARD-06' });

/** What is asked for of any die. */
export const askOfDie = (source: DiceSource): string =>
  source.kind === 'power' ? askForPower(source) : source.rule;
