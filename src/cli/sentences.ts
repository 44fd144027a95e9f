import type { Refusal } from '../kernel/game-system.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  'file.empty': 'The file is empty.',
  'file.truncated': 'The file ends in the middle, at line {line}, column {column}: a part of it is missing.',
  'file.notJson': 'The file is no JSON from line {line}, column {column} on.',
  'file.foreign': 'The file is no encounter file.',
  'file.newer': 'The file is of version {version}; this program knows versions up to {known}.',
  'file.tooOld': 'The file is of version {version}, which this program can no longer read.',
  'file.otherSystem': "The file is an encounter of another game, '{system}'.",
  'file.broken': "The file is damaged: '{path}' is missing or wrong.",
  'file.headOutside': 'The file is damaged: it stands at entry {head} of {entries}.',
  'file.headerDiffers': "The file is damaged: its header says {field} '{head}', its set-up '{setup}'.",
  'file.setupRefused': 'The set-up in the file is refused ({why}).',
  'file.cannotBe': 'The file is damaged: its game cannot be as it is after entry {entry} ({why}).',
  'file.reserved': "The file is refused: nothing may be named '{given}' (entry {entry}, at '{path}').",
  'file.noValue': "The file is damaged: {given} is no value (entry {entry}, at '{path}').",
  'file.tooDeep': 'The file is refused: it nests more than {most} levels deep.',
  'file.tooLong': 'The file is refused: it has {given} characters, and at most {most} are read.',
  'file.entryBroken': "Entry {entry} of the file is broken, at '{path}'.",
};

/** A refusal as a sentence for the command line. */
export function sentence({ code, params }: Refusal): string {
  const pattern = SENTENCES[code] ?? `Refused: ${code}.`;
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '?'));
}
