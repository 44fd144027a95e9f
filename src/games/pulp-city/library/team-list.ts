import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import type { Entry, TeamDraft } from './draft.ts';
import { folded } from './find.ts';
import { readLink, readTeam } from './team-file.ts';
import type { Library } from './use-library.ts';

const LINK = /#teams=([\w-]+)/;

/** A Team as somebody has sent it: a link, the text of a file, or a list with one name a line. */
export async function readAnything(
  text: string,
  library: Library,
  unnamed: Pick<TeamDraft, 'edition'> & { readonly name: string },
): Promise<Result<TeamDraft, Refusal>> {
  const [, link] = LINK.exec(text) ?? [];
  if (link !== undefined) return readLink(link);
  return text.trimStart().startsWith('{') ? readTeam(text) : readList(text, library, unnamed);
}

/** '2 x Nuke (3)', 'Nuke - L3', '* Nuke, level 3' */
const ORNAMENT = /^[\s*•–-]+|[\s,;:.]+$/g;
const LEVEL = /\s*[([,:–-]?\s*(?:levels?|niveaux?|niv|lvl|lv|l|n)?\.?\s*(\d+)\s*[)\]]?\s*$/i;
const COPIES = /^(\d+)\s*[x×]\s+/i;

interface Line {
  readonly name: string;
  readonly level: number | null;
  readonly copies: number;
}

function lineOf(text: string): Line {
  const plain = text.replaceAll(ORNAMENT, '');
  const [many, copies = '1'] = COPIES.exec(plain) ?? [''];
  const rest = plain.slice(many.length);
  const [tail, level] = LEVEL.exec(rest) ?? [''];
  const name = rest.slice(0, rest.length - tail.length).trim();
  return name === ''
    ? { name: rest, level: null, copies: Number(copies) }
    : { name, level: level === undefined ? null : Number(level), copies: Number(copies) };
}

const plainName = (name: string): string => folded(name).replaceAll(/[^a-z0-9]+/g, '');

function readList(
  text: string,
  { cards }: Library,
  { edition, name }: Pick<TeamDraft, 'edition'> & { readonly name: string },
): Result<TeamDraft, Refusal> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const entries: Entry[] = [];
  let title = name;
  let level = 0;
  for (const [at, line] of lines.entries()) {
    const card = cardNamed(line, cards);
    if (card === null) {
      // The first line may be the name of the Team.
      if (at === 0 && lines.length > 1) {
        title = line.replaceAll(ORNAMENT, '').slice(0, 40);
        continue;
      }
      const near = nearest(lineOf(line).name, cards);
      return err(refusal('teamFile.line', { line: at + 1, given: line.trim().slice(0, 60), near }));
    }
    const { profile, level: said, copies } = card;
    const chosen = profile.levels?.find((one) => one.level === said) ?? profile.levels?.[0];
    for (let copy = 0; copy < Math.min(copies, 4); copy += 1)
      entries.push({ profile: profile.id, ...(chosen === undefined ? {} : { level: chosen.level }) });
    if (profile.kind === 'supreme') level += profile.level * copies;
  }
  return ok({ edition, level: Math.max(1, level), team: { name: title, cards: inOrder(entries, cards) } });
}

/** Supremes first. */
function inOrder(entries: readonly Entry[], cards: readonly CardProfile[]): readonly Entry[] {
  const minions = new Set(cards.filter(({ kind }) => kind === 'minion').map(({ id }) => id));
  return [
    ...entries.filter(({ profile }) => !minions.has(profile)),
    ...entries.filter(({ profile }) => minions.has(profile)),
  ];
}

/** A number at the end may belong to the name. */
function cardNamed(
  line: string,
  cards: readonly CardProfile[],
): (Line & { readonly profile: CardProfile }) | null {
  const read = lineOf(line);
  const whole = { ...read, name: line.replaceAll(ORNAMENT, ''), level: null };
  for (const one of [whole, read]) {
    const sought = plainName(one.name);
    const found = cards.filter(({ name, short }) => [name, short].some((each) => plainName(each) === sought));
    const profile = found.find(({ level }) => level === read.level) ?? found[0];
    if (profile !== undefined && sought !== '') return { ...one, level: read.level, profile };
  }
  return null;
}

/** The name that takes the fewest changes of letters; 'none': none is near. */
function nearest(name: string, cards: readonly CardProfile[]): string {
  const sought = plainName(name);
  const best = { name: '', away: Math.max(2, Math.floor(sought.length / 3)) + 1 };
  for (const card of cards) {
    const away = changes(sought, plainName(card.name));
    if (away < best.away) Object.assign(best, { name: card.name, away });
  }
  return best.name === '' ? 'none' : best.name;
}

function changes(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, wanted] of [...other].entries())
      next.push(
        Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
