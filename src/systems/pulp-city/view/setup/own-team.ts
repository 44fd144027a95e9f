import type { ReadyTeam } from '../../cards/teams.ts';
import type { CardProfile } from '../../model/profile.ts';

/** The player's own cards as a Team to choose. */
export interface OwnTeam {
  readonly team: ReadyTeam;
  readonly cards: readonly CardProfile[];
}

export const OWN_TEAM = 'own';
export const OWN_NAME = { en: 'Cards of your own', fr: 'Vos propres cartes' };

/** An id of the game's own belongs to the card of the game, which may stand on the other side. */
const withOwnId = (card: CardProfile, taken: (id: string) => boolean): CardProfile =>
  taken(card.id) ? { ...card, id: `${card.id}-${OWN_TEAM}` } : card;

/** All good cards together, Minions after Supremes; null: nobody of them could lead a Team. @rule PC-TEAM-01 */
export function ownTeamOf(cards: readonly CardProfile[], taken: (id: string) => boolean): OwnTeam | null {
  const byId = new Map(cards.map((card) => [card.id, withOwnId(card, taken)]));
  const supremes = [...byId.values()].filter(({ kind }) => kind === 'supreme');
  if (supremes.length === 0) return null;
  const others = [...byId.values()].filter(({ kind }) => kind !== 'supreme');
  const all = [...supremes, ...others];
  return {
    team: {
      id: OWN_TEAM,
      name: OWN_NAME,
      level: supremes.reduce((sum, { level }) => sum + level, 0),
      cards: all.map(({ id }) => ({ card: id })),
    },
    cards: all,
  };
}
