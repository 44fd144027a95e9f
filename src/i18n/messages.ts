import enCards from './en/cards.json';
import enCommon from './en/common.json';
import enLeader from './en/leader.json';
import enLog from './en/log.json';
import enPlay from './en/play.json';
import enRefusals from './en/refusals.json';
import enSetup from './en/setup.json';
import enTable from './en/table.json';
import frCards from './fr/cards.json';
import frCommon from './fr/common.json';
import frLeader from './fr/leader.json';
import frLog from './fr/log.json';
import frPlay from './fr/play.json';
import frRefusals from './fr/refusals.json';
import frSetup from './fr/setup.json';
import frTable from './fr/table.json';
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
const fr = {
  ...frCommon,
  ...frSetup,
  ...frPlay,
  ...frRefusals,
  ...frLog,
  ...frCards,
  ...frTable,
  ...frLeader,
};

/** Every key of `en/*.json` but the rule texts, which `rules.ts` serves. */
export type MessageKey = keyof typeof en;

export const MESSAGES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en, fr };
