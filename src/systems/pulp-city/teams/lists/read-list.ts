import type { CardProfile } from '../../model/profile.ts';
import type { TeamSetup } from '../../model/setup.ts';
import { findNamed, type Named, plain } from './names.ts';

/** What a list may name: cards, and Leader cards with their names in each language. */
export interface ListNames {
  readonly cards: readonly (Named & { readonly card: CardProfile })[];
  readonly leaderCards: readonly Named[];
}

/** A line of which it is not sure what is meant. */
export interface DoubtfulLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** Ids of what may be meant, best first; the first has been taken. Empty: nothing has been. */
  readonly near: readonly string[];
}

export interface ReadList {
  readonly team: TeamSetup;
  /** Named in the list: its Level; null: nothing is said of it. */
  readonly level: number | null;
  readonly doubtful: readonly DoubtfulLine[];
}

const MOST_LINES = 200;
const MOST_COPIES = 10;
const TEAM_LEVEL = /\b(?:level|lvl|niveau|niv)\b\.?\s*[:=]?\s*(\d{1,2})/i;
const LABELS =
  /^(?:leader cards?|cartes? de leader|faction card|carte de faction|supremes?|suprêmes?|minions?|acolytes?|team|équipe)\s*:\s*/i;
const HEADINGS = ['supremes', 'supreme', 'minions', 'minion', 'acolytes', 'leadercards', 'cartesdeleader'];

interface Line {
  readonly name: string;
  readonly level: number | null;
  readonly copies: number;
  readonly freelance: boolean;
}

/** '2x Mecha Spartan (1)', '- Cyber Dogs, niveau 4', 'Ace of Wraiths [freelance]'. */
function readLine(text: string): Line {
  const copies = /^\s*(?:(\d{1,2})\s*[x×*]\s+)|(?:\s+[x×*]\s*(\d{1,2}))\s*$/i.exec(text);
  let name = copies === null ? text : text.replace(copies[0], ' ');
  const freelance = /[([,\s-]+(?:free-?lance[r]?|independent|ind[ée]pendant)[)\]]?\s*$/i;
  const isFree = freelance.test(name);
  name = name.replace(freelance, '');
  const level =
    /[\s,;:([–-]+(?:l|lv|lvl|level|n|niv|niveau)\.?\s*(\d{1,2})\s*[)\]]?\s*$/i.exec(name) ??
    /\s*[([]\s*(\d{1,2})\s*[)\]]\s*$/.exec(name) ??
    /[\s,;:–-]+(\d{1,2})\s*$/.exec(name);
  if (level !== null) name = name.slice(0, level.index);
  return {
    name: name.trim(),
    level: level === null ? null : Number(level[1]),
    copies: Math.min(MOST_COPIES, Number(copies?.[1] ?? copies?.[2] ?? 1) || 1),
    freelance: isFree,
  };
}

/** Several cards print one short name: the Level written beside it may tell them apart. */
function cardFor({ name, level }: Line, whole: string, names: ListNames): readonly string[] {
  const exact = findNamed(whole, names.cards);
  const found = exact.some(({ near }) => near === undefined) ? exact : findNamed(name, names.cards);
  const sure = found.filter(({ near }) => near === undefined);
  const among = sure.length > 0 ? sure : found;
  const ofLevel = among.filter(({ id }) => names.cards.find((one) => one.id === id)?.card.level === level);
  return (ofLevel.length > 0 ? ofLevel : among).map(({ id }) => id);
}

/** Reads a list as people post it: one name a line, with or without Level. Nothing that it cannot read is lost. */
export function readList(text: string, names: ListNames): ReadList {
  const cards: TeamSetup['cards'][number][] = [];
  const leaderCards: string[] = [];
  const doubtful: DoubtfulLine[] = [];
  let title = '';
  let level: number | null = null;
  for (const [at, raw] of text.split(/\r?\n/).slice(0, MOST_LINES).entries()) {
    const line = raw.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim();
    const labelled = LABELS.exec(line);
    const rest = labelled === null ? line : line.slice(labelled[0].length);
    if (plain(rest) === '' || HEADINGS.includes(plain(rest))) continue;
    for (const part of labelled === null ? [rest] : rest.split(/\s*[;,]\s*/)) {
      const read = readLine(part);
      const leader = findNamed(part, names.leaderCards).filter(({ near }) => near === undefined);
      const found = leader.length > 0 ? [] : cardFor(read, part, names);
      const [first] = found;
      if (leader[0] !== undefined) leaderCards.push(leader[0].id);
      else if (first !== undefined) {
        const card = names.cards.find(({ id }) => id === first)?.card;
        const entry = entryOf(first, read, card);
        for (let copy = 0; copy < read.copies; copy += 1) cards.push(entry);
        const sure = findNamed(read.name, names.cards).concat(findNamed(part, names.cards));
        if (sure.every(({ near }) => near !== undefined) || found.length > 1)
          doubtful.push({ line: at + 1, text: raw.trim(), near: found });
      } else if (cards.length === 0 && title === '') {
        level = Number(TEAM_LEVEL.exec(part)?.[1] ?? 0) || null;
        title = part
          .replace(TEAM_LEVEL, '')
          .replace(/[\s,;:()[\]–-]+$/, '')
          .trim();
      } else doubtful.push({ line: at + 1, text: raw.trim(), near: [] });
    }
  }
  return {
    team: { name: title.slice(0, 60), cards, ...(leaderCards.length === 0 ? {} : { leaderCards }) },
    level,
    doubtful,
  };
}

function entryOf(
  profile: string,
  { level, freelance }: Line,
  card: CardProfile | undefined,
): TeamSetup['cards'][number] {
  const chosen = card?.levels?.some((one) => one.level === level) === true ? level : null;
  return {
    profile,
    ...(chosen === null ? {} : { level: chosen }),
    ...(freelance && card?.freelancer === true ? { independent: true as const } : {}),
  };
}

/** The Team as a list that this reads again: its name and Level, then one card a line. */
export function writeList(
  team: TeamSetup,
  level: number,
  names: ListNames,
  words: { readonly level: string; readonly freelance: string; readonly leaderCards: string },
): string {
  const cards = team.cards.map((entry) => {
    const found = names.cards.find(({ id }) => id === entry.profile);
    const shown = entry.level ?? found?.card.level ?? 0;
    const free = entry.independent === true ? ` [${words.freelance}]` : '';
    return `${found?.names[0] ?? entry.profile} (${shown})${free}`;
  });
  const leaders = (team.leaderCards ?? []).map(
    (id) => names.leaderCards.find((one) => one.id === id)?.names[0] ?? id,
  );
  return [
    `${team.name}, ${words.level} ${level}`,
    ...cards,
    ...(leaders.length === 0 ? [] : [`${words.leaderCards}: ${leaders.join(', ')}`]),
    '',
  ].join('\n');
}

/** Cards under their whole names, their short names and those of the further forms on them. */
export const listNames = (cards: readonly CardProfile[], leaderCards: readonly Named[]): ListNames => ({
  cards: cards.map((card) => ({
    id: card.id,
    card,
    names: [...new Set([card.name, card.name.replace(/\s*\(([^)]*)\)$/, ' $1'), card.short])],
  })),
  leaderCards,
});
