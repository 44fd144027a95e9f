import { LEADER_CARDS } from '../cards/leader-cards.ts';
import type { CardProfile } from '../model/profile.ts';
import type { CustomId } from '../model/clause.ts';
import type { SELECTOR } from '../model/vocabulary/selector.ts';
import type { Lasting } from '../model/state.ts';
import { type ClauseKind, type ClauseWords, type Mentioned, type Verb, VERBS } from '../model/force.ts';
import type { World } from '../model/encounter.ts';
import { OWN_PLAN } from './own-plan.ts';
import { ROLE_CLAUSES } from './roles.ts';

type Words = Record<Verb, Set<string>>;

const noWords = (): Words => ({
  modify: new Set(),
  set: new Set(),
  grant: new Set(),
  forbid: new Set(),
  allow: new Set(),
  at: new Set(),
});

const textsOfEncounters = new WeakMap<World['profiles'], Map<string, boolean>>();

/** Is this anywhere in the cards of the Encounter? */
function written({ profiles }: World, text: string): boolean {
  let known = textsOfEncounters.get(profiles);
  if (known === undefined) textsOfEncounters.set(profiles, (known = new Map()));
  let found = known.get(text);
  if (found === undefined)
    known.set(text, (found = Object.values(profiles).some((profile) => textOf(profile).includes(text))));
  return found;
}

const texts = new WeakMap<CardProfile, string>();

function textOf(profile: CardProfile): string {
  let known = texts.get(profile);
  if (known === undefined) texts.set(profile, (known = JSON.stringify(profile)));
  return known;
}

/** Does any card in the Encounter ask this of models? Where none does, nothing has to be remembered for it. */
export const lookedAt = (w: World, key: keyof typeof SELECTOR): boolean => written(w, `"${key}":`);

/** Does any card in the Encounter ask of Damage whether it comes from Base to Base? Where none does, nothing has to be remembered for it. */
export const contactAsked = (w: World): boolean =>
  OF_DAMAGE.some((at) => isMentioned(w, 'at', at)) && Object.values(w.profiles).some(asksForContact);

const OF_DAMAGE = ['damaged', 'damageComing'] as const;

const contacts = new WeakMap<CardProfile, boolean>();

function asksForContact(profile: CardProfile): boolean {
  let known = contacts.get(profile);
  if (known === undefined) {
    const { powers, actions } = profile;
    const clauses = [...powers, ...actions.flatMap(({ specials = [] }) => specials)].flatMap(
      (one) => one.clauses,
    );
    const texts = clauses.map((clause) => JSON.stringify(clause));
    known = texts.some(
      (text) => text.includes('"contact":') && OF_DAMAGE.some((at) => text.includes(`"at":"${at}"`)),
    );
    contacts.set(profile, known);
  }
  return known;
}

/** Has any card in the Encounter such a clause? Asked in each roll, so it remembers the Encounter last asked about. */
export function handlerMentioned(w: World, id: CustomId): boolean {
  if (w.profiles !== handlers.asked) handlers = { asked: w.profiles, found: new Map() };
  let found = handlers.found.get(id);
  if (found === undefined) handlers.found.set(id, (found = written(w, `"custom":"${id}"`)));
  return found;
}

let handlers: { readonly asked: World['profiles'] | null; readonly found: Map<CustomId, boolean> } = {
  asked: null,
  found: new Map(),
};

/** Every verb with its words, however deep in a card it stands: too many are no harm, one too few would be. */
function collect(words: Words, text: unknown): void {
  if (typeof text !== 'object' || text === null) return;
  for (const [key, value] of Object.entries(text)) {
    const verb = VERBS.find((one) => one === key);
    if (verb !== undefined) {
      for (const word of [value].flat()) if (typeof word === 'string') words[verb].add(word);
    }
    collect(words, value);
  }
}

function wordsIn(text: unknown): ClauseWords {
  const words = noWords();
  collect(words, text);
  return words;
}

const ofCards = new WeakMap<CardProfile, ClauseWords>();

function wordsOf(profile: CardProfile): ClauseWords {
  let known = ofCards.get(profile);
  if (known === undefined) ofCards.set(profile, (known = wordsIn(profile)));
  return known;
}

/** What no card has to say: Role Powers, Leader cards, the Types a model is asked for, and where an own Master Plan is kept. */
const ALWAYS = wordsIn([ROLE_CLAUSES, LEADER_CARDS, { set: 'types', at: OWN_PLAN }]);

const ofEncounters = new WeakMap<World['profiles'], Mentioned>();

function inCards({ profiles, rules }: World): Mentioned {
  const known = ofEncounters.get(profiles);
  if (known !== undefined) return known;
  const all = [ALWAYS, wordsOf(rules.citizens.profile), ...Object.values(profiles).map(wordsOf)];
  const made: Mentioned = { words: together(all), kinds: [] };
  ofEncounters.set(profiles, made);
  return made;
}

function together(all: readonly ClauseWords[]): ClauseWords {
  const made = noWords();
  for (const verb of VERBS) for (const words of all) for (const word of words[verb]) made[verb].add(word);
  return made;
}

/** An Encounter may begin in the middle, with things in force that no card in it says. */
function inForceNow({ state }: World): readonly Lasting[] {
  const { a, b } = state.teams;
  const bearers = [...Object.values(state.models), ...state.auras, a, b];
  return bearers.flatMap(({ lasting }): readonly Lasting[] => lasting);
}

function anywhere(w: World): Mentioned {
  const printed = inCards(w);
  const now = inForceNow(w);
  return now.length === 0 ? printed : { words: together([printed.words, wordsIn(now)]), kinds: [] };
}

/** Could any clause of this kind come into force in this Encounter? Where none could, nobody needs to look for it. */
export function isMentioned(w: World, verb: Verb, word: string): boolean {
  w.cache.mentioned ??= anywhere(w);
  return w.cache.mentioned.words[verb].has(word);
}

/** As `isMentioned`, for whoever asks it of one kind of clause again and again. */
export function isSaid(w: World, { place, verb, word }: ClauseKind): boolean {
  const { kinds, words } = (w.cache.mentioned ??= anywhere(w));
  return (kinds[place] ??= words[verb].has(word));
}
