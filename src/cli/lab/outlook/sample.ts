import { advisorOf, type Advisor } from '../../../bots/advice.ts';
import { stream } from '../../../kernel/dice/generator.ts';
import { dealOf, pairOf } from '../../../lab/deal.ts';
import { matchUpsOf, type Study } from '../../../lab/study.ts';
import { playMatch } from '../../../simulation/match.ts';
import { enemyTeams } from '../../../systems/pulp-city/board/sides.ts';
import type { EditionId } from '../../../systems/pulp-city/editions/editions.ts';
import { type Encounter, pulpCity, worldOf } from '../../../systems/pulp-city/index.ts';
import { type Field, setupOf } from '../../../systems/pulp-city/lab/field.ts';
import { elapsed } from '../../../systems/pulp-city/search/outlook.ts';
import { SIGNS, signsOf } from '../../../systems/pulp-city/search/signs.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { duel } from '../checks/studies.ts';
import type { Moment } from './fit.ts';

const REGULAR = { list: 'regular', against: 'regular' };

/** Every Turn of Encounters of Regular against itself, between ready-made Teams on every Plot. */
export function sampled(edition: EditionId, games: number, seed: number): readonly Moment[] {
  return duel(REGULAR, games, seed, { editions: [edition] }).flatMap((study, at) =>
    Array.from({ length: study.games }, (_, number) =>
      momentsOf(study, number, `${at} ${pairOf({ number })}`),
    ).flat(),
  );
}

function momentsOf(study: Study, number: number, pair: string): readonly Moment[] {
  const [matchUp] = matchUpsOf(study);
  if (matchUp === undefined) throw new Error('a study without a match-up');
  const deal = dealOf(study, matchUp, number);
  const opened = pulpCity.open(setupOf(study.field as Field, deal));
  if (!opened.ok) throw new Error(`a set-up is refused: ${opened.error[0]?.code}`);
  const seen: (Omit<Moment, 'score' | 'pair'> & { readonly team: TeamId })[] = [];
  const watched = (chance: number): Advisor<Encounter> => {
    const advisor = advisorOf(pulpCity, 'regular', stream(chance));
    return (game, decision) => {
      const w = worldOf(game);
      const team = decision.by;
      const [other] = enemyTeams(w, team);
      if (decision.kind === 'turn' && other !== undefined) {
        const [mine, theirs] = [signsOf(w, team, team), signsOf(w, other, team)];
        seen.push({ team, time: elapsed(w), signs: SIGNS.map((sign) => mine[sign] - theirs[sign]) });
      }
      return advisor(game, decision);
    };
  };
  const seats = { a: watched(deal.chances.a), b: watched(deal.chances.b) };
  const { game, failure } = playMatch(pulpCity, opened.value.game, seats, stream(deal.seed));
  // What came to no end teaches nothing of ends.
  if (failure !== null) return [];
  const winner = game.state.outcome?.winner;
  return seen.map(({ team, ...moment }) => ({
    ...moment,
    pair,
    score: winner === 'tie' ? 0.5 : winner === team ? 1 : 0,
  }));
}
