import type { Lang } from '../../../i18n/language.ts';
import { translate } from '../../../i18n/translate.ts';
import type { PowerProfile } from '../../../systems/pulp-city/model/profile.ts';
import type { EncounterSetup } from '../../../systems/pulp-city/model/setup.ts';
import { cardText } from './actions.ts';
import { clauseSentences } from './clauses.ts';

const textsOf = ({ profiles }: EncounterSetup): readonly PowerProfile[] =>
  Object.values(profiles).flatMap(({ powers, actions }) => [
    ...powers,
    ...actions.flatMap(({ specials = [] }) => specials),
  ]);

/** The text of a Power on the table, and what the engine plays of it. Undefined: no card here has it. */
export function powerWords({ setup }: { readonly setup: EncounterSetup }, name: string, lang: Lang) {
  const power = textsOf(setup).find((one) => one.name === name);
  if (power === undefined) return undefined;
  const t = translate(lang);
  return { title: name, text: cardText(t, power), played: clauseSentences(t, power.clauses) };
}
