import { modelsOnTable } from '../board/on-table.ts';
import { teamOf } from '../board/sides.ts';
import type { AnyClause, AtClause, ClauseWhen, Selector } from '../model/clause.ts';
import type { World } from '../model/encounter.ts';
import {
  type BroadForce,
  type ClauseKind,
  type ClauseWords,
  type Force,
  type PrintedFor,
  type Trigger,
  type Verb,
  VERBS,
} from '../model/force.ts';
import type { ModelId } from '../model/ids.ts';
import { profileOf } from '../model/lookup.ts';
import type { CardProfile } from '../model/profile.ts';
import type { EncounterSetup } from '../model/setup.ts';
import { OWN_PLAN, planClause } from './own-plan.ts';
import { ROLE_CLAUSES } from './roles.ts';

type PrintedForce = Omit<Force, 'owner'>;

type PrintedBroad = PrintedForce & { readonly who: Selector };

type ByVerb<T> = Readonly<Record<Verb, Map<string, T>>>;

interface Printed {
  readonly own: ByVerb<PrintedForce[]>;
  /** Clauses about other models: they carry a `who`. */
  readonly others: ByVerb<PrintedBroad[]>;
}

const printed = new WeakMap<CardProfile, Printed>();

const byVerb = <T>(): ByVerb<T> => ({
  modify: new Map(),
  set: new Map(),
  grant: new Map(),
  forbid: new Map(),
  allow: new Map(),
  at: new Map(),
});

function verbOf(clause: AnyClause): Verb | null {
  return 'custom' in clause ? null : (VERBS.find((verb) => verb in clause) ?? null);
}

const NO_WORDS: readonly string[] = [];

export function wordsOf(clause: AnyClause): readonly string[] {
  if ('custom' in clause) return NO_WORDS;
  if ('modify' in clause) return [clause.modify];
  if ('set' in clause) return [clause.set];
  if ('grant' in clause) return [clause.grant];
  if ('forbid' in clause) return [clause.forbid];
  if ('allow' in clause) return [clause.allow];
  if ('at' in clause) return typeof clause.at === 'string' ? [clause.at] : clause.at;
  return NO_WORDS;
}

export function speaksOf(clause: AnyClause, verb: Verb, word: string): boolean {
  return verb in clause && verbOf(clause) === verb && wordsOf(clause).includes(word);
}

function addTo<T>(table: ByVerb<T[]>, verb: Verb, word: string, entry: T): void {
  const known = table[verb].get(word);
  if (known === undefined) table[verb].set(word, [entry]);
  else known.push(entry);
}

/** A Power of the card's own stands in for that of its Role. @rule PC-ROLE-02 @rule PC-CARD-05 */
function printsRolePower({ powers }: CardProfile): boolean {
  return powers.some(({ clauses }) =>
    clauses.some(
      (clause) =>
        'forbid' in clause && clause.forbid === 'rolePower' && 'who' in clause && clause.who === 'self',
    ),
  );
}

/** What the text of a Summoned piece does besides making it holds as long as one is on the table. @rule PC-TYPE-25 */
function byPieces({ actions }: CardProfile): PrintedForce[] {
  const texts = actions.flatMap(({ specials }) => specials ?? []);
  return texts
    .filter(({ clauses }) => clauses.some((clause) => 'piece' in clause))
    .flatMap(({ name, clauses }) =>
      clauses.flatMap((clause): PrintedForce[] =>
        verbOf(clause) === null || ('at' in clause && clause.at === 'achieved')
          ? []
          : [
              {
                clause: whilePieceStands(clause, name),
                kind: 'power',
                name,
              },
            ],
      ),
    );
}

/** The clause of such a text, as it is in force. */
export const whilePieceStands = (clause: AnyClause, name: string): AnyClause =>
  ({ ...clause, when: { ...whenOf(clause), piece: name } }) as AnyClause;

const whenOf = (clause: AnyClause): ClauseWhen | undefined => ('when' in clause ? clause.when : undefined);

export function printedOn(profile: CardProfile): Printed {
  const known = printed.get(profile);
  if (known !== undefined) return known;
  const all: PrintedForce[] = [];
  if (profile.role !== null && !printsRolePower(profile)) {
    for (const clause of ROLE_CLAUSES[profile.role]) all.push({ clause, kind: 'role', name: profile.role });
  }
  for (const power of profile.powers) {
    for (const clause of power.clauses) all.push({ clause, kind: 'power', name: power.name });
  }
  all.push(...byPieces(profile));
  const made: Printed = { own: byVerb(), others: byVerb() };
  for (const force of all) {
    const who = 'who' in force.clause ? force.clause.who : undefined;
    const verb = verbOf(force.clause);
    if (verb === null) continue;
    const plan = planClause(force.clause, force.name);
    if (plan !== null) addTo(made.own, 'at', OWN_PLAN, { ...force, ...plan });
    for (const word of wordsOf(force.clause)) {
      if (who === undefined || who === 'self') addTo(made.own, verb, word, force);
      else if (typeof who === 'object') addTo(made.others, verb, word, { ...force, who });
    }
  }
  printed.set(profile, made);
  return made;
}

export const owned = ({ clause, kind, name }: PrintedForce, owner: ModelId): Force => ({
  clause,
  kind,
  name,
  owner,
});

/** What is printed for a model, with itself as the owner. */
export function printedFor(w: World, id: ModelId): PrintedFor {
  const known = w.cache.printed.get(id);
  if (known !== undefined) return known;
  const made = boundTo(profileOf(w, id), id);
  w.cache.printed.set(id, made);
  return made;
}

const bound = new WeakMap<CardProfile, Map<ModelId, PrintedFor>>();

function boundTo(profile: CardProfile, id: ModelId): PrintedFor {
  let models = bound.get(profile);
  if (models === undefined) bound.set(profile, (models = new Map()));
  let found = models.get(id);
  if (found === undefined) models.set(id, (found = bind(printedOn(profile), id)));
  return found;
}

const NONE: readonly Force[] = [];

/** The clauses of a kind that are printed for a model itself. */
export function ownPrinted(w: World, id: ModelId, { place, verb, word }: ClauseKind): readonly Force[] {
  const { forces } = printedFor(w, id);
  const found = forces[place];
  if (found !== undefined) return found;
  const made =
    printedOn(profileOf(w, id))
      .own[verb].get(word)
      ?.map((force) => owned(force, id)) ?? NONE;
  forces[place] = made;
  return made;
}

function bind({ own, others }: Printed, id: ModelId): PrintedFor {
  const triggers = new Map<string, Trigger[]>();
  for (const table of [own.at, others.at]) {
    for (const [word, list] of table) {
      const known = triggers.get(word) ?? [];
      for (const { clause, kind, name } of list) {
        known.push({ clause: clause as AtClause, kind, name, owner: id });
      }
      triggers.set(word, known);
    }
  }
  return { forces: [], triggers };
}

const NO_BROAD: readonly BroadForce[] = [];

/** The clauses of a kind by which cards of those on the table speak of other models. */
export function broadForces(w: World, kind: ClauseKind): readonly BroadForce[] {
  const known = w.cache.broad[kind.place];
  if (known !== undefined) return known;
  const { verb, word, place } = kind;
  const made = anyBroad(w, verb, word)
    ? modelsOnTable(w).flatMap(({ id }) =>
        (printedOn(profileOf(w, id)).others[verb].get(word) ?? []).map(({ who, ...force }) => ({
          ...owned(force, id),
          who,
          side: teamOf(w, id),
        })),
      )
    : NO_BROAD;
  w.cache.broad[place] = made;
  return made;
}

const broad = new WeakMap<EncounterSetup, ClauseWords>();

/** Is there any card in the Encounter that does this to other models? */
export const anyBroad = ({ setup }: World, verb: Verb, word: string): boolean =>
  broadOf(setup)[verb].has(word);

function broadOf(setup: EncounterSetup): ClauseWords {
  const known = broad.get(setup);
  if (known !== undefined) return known;
  const profiles = Object.values(setup.profiles).map(printedOn);
  const words = (verb: Verb): ReadonlySet<string> =>
    new Set(profiles.flatMap(({ others }) => [...others[verb].keys()]));
  const made: ClauseWords = {
    modify: words('modify'),
    set: words('set'),
    grant: words('grant'),
    forbid: words('forbid'),
    allow: words('allow'),
    at: words('at'),
  };
  broad.set(setup, made);
  return made;
}
