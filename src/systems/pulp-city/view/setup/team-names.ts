import { playersOf } from '../../../../kernel/ids.ts';
import { READY_TEAMS } from '../../cards/teams.ts';
import { EXAMPLES, LESSON_GAMES } from './examples.ts';
import { type BookWords, sayIn } from '../../model/book-words.ts';
import { OWN_NAME } from './own-name.ts';

/** Sides with the same Team are told apart by a letter. */
const SIDE = /^(.*?)( [A-D])?$/;
/** Between the Teams in the title of a save. */
export const BETWEEN = ' – ';

const OURS = [
  OWN_NAME,
  ...[
    ...READY_TEAMS,
    ...[...EXAMPLES, ...LESSON_GAMES].flatMap(({ teams }) => playersOf(teams).map((side) => teams[side])),
  ].map(({ name }) => name),
];

/** The name of a Team of ours, whatever language it was set up in; the name of any other stays as it is. */
export function teamNameIn(name: string, words: BookWords): string {
  const [, plain = name, side = ''] = SIDE.exec(name) ?? [];
  const ready = OURS.find((own) => own.en === plain || own.fr === plain);
  return ready === undefined ? name : `${sayIn(ready, words)}${side}`;
}

/** The title of a save, its Teams named in a language. */
export const titleIn = (title: string, words: BookWords): string =>
  title
    .split(BETWEEN)
    .map((name) => teamNameIn(name, words))
    .join(BETWEEN);
