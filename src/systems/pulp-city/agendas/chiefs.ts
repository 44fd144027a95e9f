import { cardsOf, isMinionCard } from '../board/cards.ts';
import type { World } from '../model/encounter.ts';
import type { CardId, TeamId } from '../model/ids.ts';
import { cardById, profileById } from '../model/lookup.ts';
import { leaderOf } from '../rules/leaders/leader-cards.ts';

/**
 * Who may be a Team's chief: its Leader, or else the Supreme with the highest Mind, of several the one of the highest
 * Level; among those left its player chooses.
 * @rule PC-AGENDA-26
 */
export function chiefsOf(w: World, team: TeamId): readonly CardId[] {
  const leader = leaderOf(w, team);
  if (leader !== null) return [leader];
  const supremes = cardsOf(w, team)
    .filter((card) => !isMinionCard(w, card))
    .map((card) => {
      const { level, profile } = cardById(w, card);
      return { card, level, mind: profileById(w, profile).traits.J };
    });
  const mind = Math.max(...supremes.map((one) => one.mind));
  const cleverest = supremes.filter((one) => one.mind === mind);
  const level = Math.max(...cleverest.map((one) => one.level));
  return cleverest.filter((one) => one.level === level).map(({ card }) => card);
}
