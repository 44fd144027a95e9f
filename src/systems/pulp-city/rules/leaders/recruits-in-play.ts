import { cardsOf } from '../../board/cards.ts';
import { alignmentsOf } from '../../traits/descriptors.ts';
import { standIn } from '../../board/cards.ts';
import type { World } from '../../model/encounter.ts';
import type { TeamId } from '../../model/ids.ts';
import { cardById, profileById } from '../../model/lookup.ts';
import type { CardProfile } from '../../model/profile.ts';

/** Minion cards that the Team could have recruited, of those that were handed in. @rule PC-TEAM-18 */
export function recruitable(w: World, team: TeamId, level: number): readonly string[] {
  const cards = cardsOf(w, team).map((card) => profileById(w, cardById(w, card).profile));
  return Object.values(w.setup.profiles)
    .filter((card) => card.kind === 'minion' && card.exclusiveTo === undefined && card.level === level)
    .filter((card) => card.unique !== true || !cards.some(({ id }) => id === card.id))
    .filter((card) => suits(w, team, card))
    .map(({ id }) => id);
}

/** Of the Alignment of the Team's Supremes, where it prints one. @rule PC-TEAM-07 */
function suits(w: World, team: TeamId, { alignment }: CardProfile): boolean {
  if (alignment.length === 0) return true;
  return cardsOf(w, team).some((card) => {
    const model = standIn(w, card);
    return model !== null && alignmentsOf(w, model).some((one) => alignment.includes(one));
  });
}
