import type { Lang } from '../../../i18n/language.ts';
import { translate } from '../../../i18n/translate.ts';
import type { PowerProfile } from '../../../systems/pulp-city/model/profile.ts';
import type { DiceSource } from '../../../systems/pulp-city/model/roll.ts';
import type { EncounterSetup } from '../../../systems/pulp-city/model/setup.ts';
import { cardText } from './actions.ts';
import { clauseSentences } from './clauses.ts';

const POWER = 'power:';

/** What "why?" asks for of a die that a Power adds: its name, and the rule by which it does. */
export const askForPower = ({ name, rule }: DiceSource): string => `${POWER}${rule}:${name}`;
export const isPowerAsked = (id: string): boolean => id.startsWith(POWER);

const textsOf = ({ profiles }: EncounterSetup): readonly PowerProfile[] =>
  Object.values(profiles).flatMap(({ powers, actions }) => [
    ...powers,
    ...actions.flatMap(({ specials = [] }) => specials),
  ]);

/** The text of a Power on the table, and what the engine plays of it. Undefined: no card here has it. */
export function powerAsked({ setup }: { readonly setup: EncounterSetup }, asked: string, lang: Lang) {
  const [rule = '', ...rest] = asked.slice(POWER.length).split(':');
  const name = rest.join(':');
  const power = textsOf(setup).find((one) => one.name === name);
  if (power === undefined) return undefined;
  const t = translate(lang);
  return { title: name, text: cardText(t, power), played: clauseSentences(t, power.clauses), id: rule };
}
