import enAgendas from './en/agendas.json';
import enCards from './en/cards.json';
import enCommon from './en/common.json';
import enMachine from './en/machine.json';
import enRefusals from './en/refusals.json';
import enSetup from './en/setup.json';
import enTable from './en/table.json';
import type { Lang } from './language.ts';
import type enAdvice from './en/advice.json';
import type enClauses from './en/clauses.json';
import type enBuilder from './en/builder.json';
import type enLab from './en/lab.json';
import type enLaboratory from './en/laboratory.json';
import type enKiosk from './en/kiosk.json';
import type enLeader from './en/leader.json';
import type enLessons from './en/lessons.json';
import type enLog from './en/log.json';
import type enEditor from './en/editor.json';
import type enMoments from './en/moments.json';
import type enPlan from './en/plan.json';
import type enPlay from './en/play.json';
import type enPrepare from './en/prepare.json';
import type enPlots from './en/plots.json';
import type enShare from './en/share.json';
import type enReplay from './en/replay.json';
import type enStory from './en/story.json';
import type enTables from './en/tables.json';
import type enTeam from './en/team.json';

const en = {
  ...enCommon,
  ...enSetup,
  ...enRefusals,
  ...enCards,
  ...enTable,
  ...enAgendas,
  ...enMachine,
};

/** Every key of `en/*.json` but the rule texts, which `rules.ts` serves. */
type Later = typeof enAdvice &
  typeof enPlay &
  typeof enMoments &
  typeof enPlan &
  typeof enPlots &
  typeof enPrepare &
  typeof enLog &
  typeof enLab &
  typeof enLaboratory &
  typeof enKiosk &
  typeof enLeader &
  typeof enShare &
  typeof enReplay &
  typeof enLessons &
  typeof enStory &
  typeof enTables &
  typeof enTeam &
  typeof enBuilder &
  typeof enEditor &
  typeof enClauses;

export type MessageKey = keyof typeof en | keyof Later;

type Texts = Readonly<Record<string, string>>;

const NONE: Texts = {};

const texts: { [lang: Lang]: Texts; en: Texts } = { en };
const printed = new Map<Lang, Texts>();

/** English of the first screen is always there, that of later ones with `later-texts.ts`, another language once `load.ts` has brought it. */
export const MESSAGES: Readonly<typeof texts> = texts;

export function addMessages(lang: Lang, more: Texts): void {
  texts[lang] = { ...texts[lang], ...more };
}

/** What books and cards print, in the words of a language in which they are not printed. */
export const printedIn = (lang: Lang): Texts => printed.get(lang) ?? NONE;

export function addPrinted(lang: Lang, words: Texts): void {
  printed.set(lang, words);
}
