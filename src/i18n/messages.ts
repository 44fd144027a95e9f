import enCards from './en/cards.json';
import enCommon from './en/common.json';
import enLeader from './en/leader.json';
import enLog from './en/log.json';
import enPlay from './en/play.json';
import enRefusals from './en/refusals.json';
import enSetup from './en/setup.json';
import enTable from './en/table.json';
import type enBuilder from './en/builder.json';
import type { Lang } from './language.ts';

const en = {
  ...enCommon,
  ...enSetup,
  ...enPlay,
  ...enRefusals,
  ...enLog,
  ...enCards,
  ...enTable,
  ...enLeader,
};

/** Every key of `en/*.json` but the rule texts, which `rules.ts` serves; those of `builder.json` come with `builder-texts.ts`. */
export type MessageKey = keyof typeof en | keyof typeof enBuilder;

type Texts = Readonly<Record<string, string>>;

const texts: Record<Lang, Texts> = { en, fr: {} };

/** English is always there, French once `load.ts` has brought it. */
export const MESSAGES: Readonly<Record<Lang, Texts>> = texts;

export function addMessages(lang: Lang, more: Texts): void {
  texts[lang] = { ...texts[lang], ...more };
}
