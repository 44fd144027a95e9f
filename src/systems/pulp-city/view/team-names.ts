import { READY_TEAMS } from '../cards/teams.ts';

type Lang = 'en' | 'fr';

/** Two sides with the same Team are told apart by a letter. */
const SIDE = /^(.*?)( [AB])?$/;
/** Between the Teams in the title of a save. */
const BETWEEN = ' – ';

/** The name of a ready-made Team, whatever language it was set up in; the name of any other stays as it is. */
export function teamNameIn(name: string, lang: Lang): string {
  const [, plain = name, side = ''] = SIDE.exec(name) ?? [];
  const ready = READY_TEAMS.find((team) => team.name.en === plain || team.name.fr === plain);
  return ready === undefined ? name : `${ready.name[lang]}${side}`;
}

/** The title of a save, its Teams named in a language. */
export const titleIn = (title: string, lang: Lang): string =>
  title
    .split(BETWEEN)
    .map((name) => teamNameIn(name, lang))
    .join(BETWEEN);
