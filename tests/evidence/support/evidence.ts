/** Evidence that a Power or Special of a card does what the card says: a scene, its twins, and the scene without it. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import type { CardProfile, PowerProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import { cardFile, in2013, in2017, loaded } from '../../pulp-city/cards/card-files.ts';
import { type Edition, EDITIONS } from '../../support/editions.ts';
import { unfinished } from '../../support/play.ts';
import { hushed } from '../../support/scene.ts';

/** Card and Power (or Special) by their ids: 'boreas/host'. */
export type PowerPath = `${string}/${string}`;

export interface At {
  readonly edition: Edition;
  /** The card of the Power: as printed, or with the Power taken off. */
  readonly card: CardProfile;
  /** Another published card as the edition plays it. */
  readonly other: (id: string) => CardProfile;
}

/** What differs by edition. */
export class ByEdition {
  readonly shows: Readonly<Record<Edition, unknown>>;
  constructor(shows: Readonly<Record<Edition, unknown>>) {
    this.shows = shows;
  }
}

export const byEdition = (in2013Shows: unknown, in2017Shows: unknown): ByEdition =>
  new ByEdition({ '2013': in2013Shows, '2017': in2017Shows });

export interface Evidence<Circumstances extends object = object> {
  /** All cards that have this Power; the scene is played with each of them. */
  readonly of: readonly PowerPath[];
  /** Both, unless a Power can speak in one only. */
  readonly editions?: readonly Edition[];
  /** Places of the Power's clauses that can speak in no scene of an edition. */
  readonly idle?: Partial<Readonly<Record<Edition, readonly number[]>>>;
  /** The card's other Powers are taken off, where they would ask or add something of their own. */
  readonly alone?: true;
  /** The circumstances under which it happens. */
  readonly base: Circumstances;
  /** Plays the scene and returns what is to be seen, as plain data. */
  readonly scene: (at: At, circumstances: Circumstances) => unknown;
  readonly happens: unknown;
  /** What the same scene shows with the Power taken off the card. */
  readonly without: unknown;
  /**
   * What is seen with the Power silenced, where that is not what is seen without it; 'none': it has been read off the card
   * before anything could silence it.
   */
  readonly silence?: unknown;
  /** By what fails: the circumstances that differ, and what is then to be seen. */
  readonly twins: Readonly<Record<string, readonly [differing: Partial<Circumstances>, shows: unknown]>>;
}

/** A piece of evidence whose circumstances are its own affair. */
export interface Proof {
  readonly of: readonly PowerPath[];
  readonly editions: readonly Edition[];
  readonly idle: Partial<Readonly<Record<Edition, readonly number[]>>>;
  /** What fails in them, by name. */
  readonly twins: readonly string[];
  /** Registers its tests with one card. */
  readonly prove: (path: PowerPath, edition: Edition) => void;
  /** All that its scenes show with a card. */
  readonly shows: (card: CardProfile, edition: Edition, power: string) => readonly unknown[];
}

const EDITION = { '2013': in2013, '2017': in2017 };

const cardIn = (id: string, edition: Edition): CardProfile => loaded(cardFile(id), EDITION[edition]);

/** Power or Special of a card. @throws when it has none of that id. */
function powerOf(card: CardProfile, id: string): PowerProfile {
  const found = [...card.powers, ...card.actions.flatMap(({ specials = [] }) => specials)].find(
    (one) => one.id === id,
  );
  if (found === undefined) throw new Error(`${card.id} has no Power or Special '${id}'`);
  return found;
}

/** The card with another Power, or none, in place of one. */
function exchanged(card: CardProfile, id: string, by: PowerProfile | null): CardProfile {
  const exchange = (powers: readonly PowerProfile[]): readonly PowerProfile[] =>
    powers.flatMap((one) => (one.id !== id ? [one] : by === null ? [] : [by]));
  return {
    ...card,
    powers: exchange(card.powers),
    actions: card.actions.map((action) =>
      action.specials === undefined ? action : { ...action, specials: exchange(action.specials) },
    ),
  };
}

const shown = (what: unknown, edition: Edition): unknown =>
  what instanceof ByEdition ? what.shows[edition] : what;

/** One piece of evidence, for every card that has the Power. */
export function evidence<Circumstances extends object>(given: Evidence<Circumstances>): Proof {
  const { base, scene, happens, without, twins, silence } = given;
  if (Object.keys(twins).length === 0)
    throw new Error(`${given.of.join(', ')}: no twin where a condition fails`);
  const bare = (card: CardProfile, id: string): CardProfile =>
    given.alone === true ? { ...card, powers: card.powers.filter((one) => one.id === id) } : card;
  const play = (card: CardProfile, edition: Edition, differing: Partial<Circumstances> = {}): unknown =>
    scene({ edition, card, other: (id) => cardIn(id, edition) }, { ...base, ...differing });

  return {
    of: given.of,
    editions: given.editions ?? EDITIONS,
    idle: given.idle ?? {},
    twins: Object.keys(twins),

    prove: (path, edition) => {
      const { card: whole, power } = found(path, edition);
      const card = bare(whole, power.id);

      test('it happens, and not with the Power taken off', () => {
        expect(play(card, edition)).toEqual(shown(happens, edition));
        expect(play(exchanged(card, power.id, null), edition)).toEqual(shown(without, edition));
        expect(shown(without, edition)).not.toEqual(shown(happens, edition));
      });

      const printed = card.powers.filter(({ id }) => id === power.id);
      const silenceable = 'silenced' in twins || silence === 'none' ? [] : printed;
      test.each(silenceable)('silenced', ({ name }) => {
        const shows = hushed({ profile: card.id, power: name }, () => play(card, edition));
        expect(shows).toEqual(shown(silence ?? without, edition));
      });

      test.each(Object.entries(twins))('%s', (_what, [differing, shows]) => {
        expect(play(card, edition, differing)).toEqual(shown(shows, edition));
        expect(shown(shows, edition)).not.toEqual(shown(happens, edition));
      });
    },

    shows: (whole, edition, power) =>
      [{}, ...Object.values(twins).map(([differing]) => differing)].map((differing) =>
        unfinished(() => outcome(() => play(bare(whole, power), edition, differing))),
      ),
  };
}

/** A scene that cannot go on as it did shows so, too. */
function outcome(play: () => unknown): unknown {
  try {
    return play();
  } catch (error) {
    return String(error);
  }
}

function found(
  path: PowerPath,
  edition: Edition,
): { readonly card: CardProfile; readonly power: PowerProfile } {
  const [cardId = '', id = ''] = path.split('/');
  const card = cardIn(cardId, edition);
  return { card, power: powerOf(card, id) };
}

/** The clauses, by place, that could be left out without any of the scenes showing it. */
function idleClauses(path: PowerPath, edition: Edition, proofs: readonly Proof[]): readonly number[] {
  const { card, power } = found(path, edition);
  const whole = proofs.map(({ shows }) => shows(card, edition, power.id));
  return power.clauses.flatMap((_, place) => {
    const fewer = { ...power, clauses: power.clauses.filter((_clause, index) => index !== place) };
    const then = proofs.map(({ shows }) => shows(exchanged(card, power.id, fewer), edition, power.id));
    return isDeepStrictEqual(whole, then) ? [place] : [];
  });
}

/** Limits that hold without being noted: the one question of a roll takes no Power twice. */
const HELD_BY_ASKING = ['oncePerRoll'];

/** Places of the clauses whose limit could be left out without any of the scenes showing it. */
function idleLimits(path: PowerPath, edition: Edition, proofs: readonly Proof[]): readonly number[] {
  const { card, power } = found(path, edition);
  const limitOf = (clause: Clause): string | undefined => ('limit' in clause ? clause.limit : undefined);
  const limited = power.clauses.flatMap((clause, place) => {
    const limit = limitOf(clause);
    return limit === undefined || HELD_BY_ASKING.includes(limit) ? [] : [place];
  });
  if (limited.length === 0) return limited;
  const shows = (of: CardProfile) => proofs.map((proof) => proof.shows(of, edition, power.id));
  const whole = shows(card);
  return limited.filter((place) => {
    const clauses = power.clauses.map((clause, index) => {
      if (index !== place || !('limit' in clause)) return clause;
      const { limit: _limit, ...unlimited } = clause;
      return unlimited as Clause;
    });
    return isDeepStrictEqual(whole, shows(exchanged(card, power.id, { ...power, clauses })));
  });
}

/** Registers the tests of a table: every piece with every card, and that each clause and limit has a say in one of them. */
export function proveAll(proofs: readonly Proof[]): void {
  const paths = new Set(proofs.flatMap(({ of }) => of));
  for (const path of paths) {
    const own = proofs.filter(({ of }) => of.includes(path));
    describe(`${path}: ${found(path, '2017').power.text.en}`, () => {
      describe.each(EDITIONS)('edition of %s', (edition) => {
        const played = own.filter(({ editions }) => editions.includes(edition));
        for (const { prove } of played) prove(path, edition);
        test('each clause and each limit has a say', () => {
          const idle = own.flatMap((proof) => proof.idle[edition] ?? []);
          expect(idleClauses(path, edition, played)).toEqual(idle);
          expect(idleLimits(path, edition, played)).toEqual([]);
        });
      });
    });
  }
}
