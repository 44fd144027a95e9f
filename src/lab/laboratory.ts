import { type Advice, advisorOf, type Advised, type Advisor, LEVELS } from '../bots/advice.ts';
import { stream } from '../kernel/dice/generator.ts';
import { type EventLike, type GameLike, type Refusal, refusal } from '../kernel/game-system.ts';
import { append, type Journal, startJournal } from '../kernel/journal.ts';
import { copyPlain } from '../kernel/plain.ts';
import { err, type Result } from '../kernel/result.ts';
import { playMatch } from '../simulation/match.ts';
import { type Deal, dealOf, otherSeat, PAIR, type Place } from './deal.ts';
import type { Bots, LabGame, PartAbilities, Remark } from './game.ts';
import type { Shard, ShardResult } from './shards.ts';
import { matchUpsOf, readStudyForm, type Study } from './study.ts';
import type { EncounterFailure, EncounterResult, SideResult, Told } from './told.ts';

/** A laboratory for one game: all it does follows from what it is handed. */
export interface Laboratory<Setup, Event, Adjustment> {
  /** A study from outside, or all that is wrong with it. */
  readStudy(given: unknown): Result<Study, readonly Refusal[]>;
  remarks(study: Study): readonly Remark[];
  /** What the parts of a list can do, by the names that results have. */
  abilities(study: Study, list: string): readonly PartAbilities[];
  /** Plays the Encounters of a shard. Never throws for what happens in one: that is a failure in the result. */
  runShard(study: Study, shard: Shard): ShardResult;
  /** One Encounter of the study again, written down to be opened as a replay; null: it could not be begun. */
  replay(study: Study, place: Place): Journal<Setup, Event, Adjustment> | null;
}

/** A bot that knows nothing of the game. */
export const RANDOM = 'random';

const ANY = { key: 'advice.any', values: {} };

/** The levels that players choose from, and chance alone. */
export function usualBots<Game extends GameLike<unknown, unknown>>(system: Advised<Game>): Bots<Game> {
  const levels = LEVELS.map((level) => [level, (draw: () => number) => advisorOf(system, level, draw)]);
  const random =
    (draw: () => number): Advisor<Game> =>
    (game, decision): Advice => ({ answer: system.sample(game, decision, draw), why: ANY });
  return Object.fromEntries([...levels, [RANDOM, random]]);
}

export function laboratory<
  Setup,
  State,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
  Field,
>(
  game: LabGame<Setup, State, Event, Adjustment, Game, Field>,
  bots: Bots<Game>,
): Laboratory<Setup, Event, Adjustment> {
  const { system } = game;
  const fields = new WeakMap<Study, Result<Field, readonly Refusal[]>>();

  function fieldOf(study: Study): Result<Field, readonly Refusal[]> {
    const known = fields.get(study) ?? game.readField(study);
    fields.set(study, known);
    return known;
  }

  /** @throws when the study was not read before. */
  function trusted(study: Study): Field {
    const field = fieldOf(study);
    if (!field.ok) throw new Error(`a study is refused: ${field.error[0]?.code}`);
    return field.value;
  }

  function whyNot(study: Study): Refusal | null {
    if (study.game !== system.id) return refusal('study.otherGame', { game: study.game });
    const strange = Object.values(study.bots).find((bot) => bots[bot] === undefined);
    return strange === undefined ? null : refusal('study.noBot', { bot: strange });
  }

  /** Plays a place of the study; hands every answer on as it is given. */
  function playPlace(
    study: Study,
    deal: Deal,
    begun: (opened: { readonly game: Game; readonly events: readonly Event[] }) => void,
    told: (game: Game, decision: string, by: 'a' | 'b', advice: Answer, events: readonly Event[]) => void,
  ): string | null {
    const opened = game.open(game.setup(trusted(study), deal));
    if (!opened.ok) return `refused: ${opened.error[0]?.code}`;
    begun(opened.value);
    const one = opened.value.game;
    const advisor = (seat: 'a' | 'b'): Advisor<Game> => {
      const maker = bots[deal.bots[seat]];
      if (maker === undefined) throw new Error(`no bot ${deal.bots[seat]}`);
      return maker(stream(deal.chances[seat]));
    };
    const { failure } = playMatch(system, one, { a: advisor('a'), b: advisor('b') }, stream(deal.seed), {
      told: ({ decision, advice, answer, events }) => {
        const seat = decision.by === 'a' ? 'a' : 'b';
        const refused = answer !== advice.answer;
        told(one, decision.id, seat, { answer, fallback: advice.fallback === true, refused }, events);
      },
    });
    return failure;
  }

  function playOne(study: Study, place: Place, deal: Deal): EncounterResult | EncounterFailure {
    const counts = { a: noAnswers(), b: noAnswers() };
    let listener: ReturnType<typeof game.listen> | null = null;
    const failure = playPlace(
      study,
      deal,
      (opened) => {
        listener = game.listen(opened.game);
        listener.hear(opened.events);
      },
      (_, __, seat, { fallback, refused }, events) => {
        counts[seat].decisions += 1;
        if (fallback) counts[seat].fallbacks += 1;
        if (refused) counts[seat].refused += 1;
        listener?.hear(events);
      },
    );
    const heard = listener as ReturnType<typeof game.listen> | null;
    return failure !== null || heard === null
      ? { ...place, failure: failure ?? 'nothing was played' }
      : resultOf(place, deal, heard.told(), counts);
  }

  const matchUpOf = (study: Study, id: string) => {
    const found = matchUpsOf(study).find((one) => one.id === id);
    if (found === undefined) throw new Error(`no match-up ${id}`);
    return found;
  };

  return {
    readStudy(given) {
      const form = readStudyForm(given);
      if (!form.ok) return err([form.error]);
      const wrong = whyNot(form.value);
      if (wrong !== null) return err([wrong]);
      const field = fieldOf(form.value);
      return field.ok ? form : field;
    },
    remarks: (study) => game.remarks(trusted(study)),
    abilities: (study, list) => game.abilities(trusted(study), list),
    runShard(study, shard) {
      const matchUp = matchUpOf(study, shard.matchUp);
      const results: EncounterResult[] = [];
      const failures: EncounterFailure[] = [];
      for (let number = shard.from * PAIR; number < shard.to * PAIR; number += 1) {
        const place = { matchUp: matchUp.id, number };
        const one = playOne(study, place, dealOf(study, matchUp, number));
        if ('failure' in one) failures.push(one);
        else results.push(one);
      }
      return { shard, results, failures };
    },
    replay(study, place) {
      let journal: Journal<Setup, Event, Adjustment> | null = null;
      const matchUp = matchUpOf(study, place.matchUp);
      playPlace(
        study,
        dealOf(study, matchUp, place.number),
        (opened) => {
          journal = startJournal<Setup, Event, Adjustment>(copyPlain(opened) as typeof opened);
        },
        (now, decision, _, { answer }, events) => {
          const command = { type: 'answer' as const, decision, answer };
          const entry = copyPlain({ command, events, rest: now.rest });
          if (journal !== null)
            journal = append(journal, entry as Parameters<typeof append<Setup, Event, Adjustment>>[1]);
        },
      );
      return journal;
    },
  };
}

interface Answer {
  readonly answer: unknown;
  readonly fallback: boolean;
  readonly refused: boolean;
}

const noAnswers = (): { decisions: number; fallbacks: number; refused: number } => ({
  decisions: 0,
  fallbacks: 0,
  refused: 0,
});

/** Seats become lists. */
function resultOf(
  place: Place,
  { first, seed, at }: Deal,
  { winner, sides, firstTurn, firstBlood, why, rounds }: Told,
  counts: Readonly<Record<'a' | 'b', ReturnType<typeof noAnswers>>>,
): EncounterResult {
  const side = (seat: 'a' | 'b'): SideResult => ({ ...sides[seat], ...counts[seat] });
  const whose = (seat: string | null): 'first' | 'second' | null =>
    seat === null ? null : seat === first ? 'first' : 'second';
  return {
    ...place,
    seed,
    seat: first,
    at,
    score: winner === 'tie' ? 0.5 : winner === first ? 1 : 0,
    why,
    rounds,
    firstTurn: whose(firstTurn),
    firstBlood: whose(firstBlood),
    first: side(first),
    second: side(otherSeat(first)),
  };
}
