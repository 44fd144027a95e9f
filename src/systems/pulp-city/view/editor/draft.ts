import type { BarLang } from '../../notation/words.ts';
import type { CardError } from '../../cards/errors.ts';
import type { CardEdition } from '../../cards/load.ts';
import type {
  Alignment,
  Element,
  ModelType,
  MovementType,
  Origin,
  Role,
  Trait,
} from '../../model/keywords.ts';
import type { EffectNode } from '../../model/profile.ts';
import { printBar } from '../../notation/print.ts';
import { type CardFinding, cardFinding } from '../setup/own-cards.ts';
import { readTypedBar, type TypedBar } from './typed-bar.ts';

/** A Power or Special as somebody writes it. */
export interface PowerDraft {
  /** null: it follows from the name. */
  readonly id: string | null;
  readonly name: string;
  readonly text: { readonly en: string; readonly fr: string };
  readonly clauses: readonly unknown[];
  /** The figures of the card say all of it. */
  readonly inFigures: boolean;
  /** The clauses do not say all of it. */
  readonly byHandToo: boolean;
}

export interface ActionDraft {
  /** null: it follows from the name in the bar. */
  readonly id: string | null;
  /** As on the card, in either language. */
  readonly typed: string;
  /** Texts of its Specials by their names. */
  readonly specials: readonly PowerDraft[];
}

/** A card while it is written. A number that has been cleared is null. */
export interface CardDraft {
  /** null: it follows from the name. */
  readonly id: string | null;
  readonly name: string;
  readonly short: string;
  readonly kind: 'supreme' | 'minion';
  readonly level: number | null;
  readonly role: Role | null;
  readonly alignment: readonly Alignment[];
  readonly factions: readonly string[];
  readonly origin: Origin | null;
  readonly types: readonly ModelType[];
  readonly elements: readonly Element[];
  readonly baseMm: number | null;
  readonly movement: {
    readonly type: MovementType;
    readonly inches: number | null;
    readonly stealth: boolean;
  };
  readonly traits: Readonly<Record<Trait, number | null>>;
  readonly trump: readonly Trait[];
  readonly apLimit: number | null;
  readonly apPlus: number | null;
  readonly powerUpPerRound: number | null;
  /** A name: it brings the Minions of that card. */
  readonly minionPlus: number | string | null;
  readonly health: number | null;
  readonly modelsAtStart: number | null;
  readonly modelsMax: number | null;
  readonly actions: readonly ActionDraft[];
  readonly powers: readonly PowerDraft[];
  /** What a card file may hold besides, as it came: forms, Exclusive ... */
  readonly further: Readonly<Record<string, unknown>>;
}

export interface DraftFinding extends CardFinding {
  /** The card file, whether it passes or not. */
  readonly json: Readonly<Record<string, unknown>>;
  readonly bars: readonly TypedBar[];
}

/** 'Power Strike!' -> 'power-strike'. */
export function idFrom(name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'card' : plain;
}

/** Names of the Specials and summoned things of a bar: each has a text on the card. @rule PC-FX-27 */
export function specialsNamed(typed: TypedBar): readonly string[] {
  if (!typed.ok) return [];
  const nodes: readonly EffectNode[] = [
    ...typed.bar.effects,
    ...typed.bar.sfx.flatMap(({ effects }) => effects),
  ];
  const names = nodes
    .filter(({ fx, summon }) => fx === 'special' || (fx === 'summon' && summon !== 'Minion'))
    .flatMap(({ of }) => of ?? []);
  return [...new Set(names)];
}

/** What is written in one language stands in for the other. */
function bothTexts({ en, fr }: PowerDraft['text']): PowerDraft['text'] {
  return { en: en.trim() === '' ? fr : en, fr: fr.trim() === '' ? en : fr };
}

function powerFile({ id, name, text, clauses, inFigures, byHandToo }: PowerDraft) {
  const unsaid = inFigures ? 'full' : 'manual';
  const coverage = clauses.length === 0 ? unsaid : byHandToo ? 'partial' : 'full';
  return { id: id ?? idFrom(name), name, text: bothTexts(text), coverage, clauses };
}

/** The same id twice on a card becomes two. */
function told<One extends { readonly id: string }>(all: readonly One[]): readonly One[] {
  const seen = new Map<string, number>();
  return all.map((one) => {
    const times = (seen.get(one.id) ?? 0) + 1;
    seen.set(one.id, times);
    return times === 1 ? one : { ...one, id: `${one.id}-${times}` };
  });
}

function actionFile({ id, typed, specials }: ActionDraft, read: TypedBar) {
  const named = specialsNamed(read);
  const texts = specials.filter(({ name }) => !read.ok || named.includes(name)).map(powerFile);
  return {
    id: id ?? (read.ok ? idFrom(read.bar.name) : 'action'),
    bar: read.ok ? printBar(read.bar, 'en') : typed,
    ...(texts.length > 0 ? { specials: told(texts) } : {}),
  };
}

/** The card file of a draft, and what an edition says to it. `lang`: what bars are read in first. @rule PC-CARD-01 */
export function findDraft(draft: CardDraft, edition: CardEdition, lang: BarLang): DraftFinding {
  const { actions, powers, further, short, ...printed } = draft;
  const bars = actions.map(({ typed }) => readTypedBar(typed, lang));
  const json = {
    ...further,
    ...printed,
    id: draft.id ?? idFrom(draft.name),
    short: short.trim() === '' ? draft.name : short,
    ...(draft.kind === 'minion' ? { apLimit: null } : {}),
    actions: told(
      actions.flatMap((action, at) => (bars[at] === undefined ? [] : [actionFile(action, bars[at])])),
    ),
    powers: told(powers.map(powerFile)),
  };
  const finding = cardFinding(json, edition);
  return { ...finding, errors: withTypedErrors(finding.errors, bars), json, bars };
}

/** A bar that was read in another language than a card file has it is told of as it was typed. */
function withTypedErrors(errors: readonly CardError[], bars: readonly TypedBar[]): readonly CardError[] {
  const typed = bars.flatMap((read, at): CardError[] =>
    read.ok
      ? []
      : read.errors.map((error) => ({
          ...error,
          params: { ...error.params, action: `#${at + 1}` },
          path: `actions.${at}.bar`,
        })),
  );
  return [...typed, ...errors.filter(({ path }) => !/^actions\.\d+\.bar$/.test(path))];
}
