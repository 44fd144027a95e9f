import { useEffect, useMemo, useState } from 'react';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import type { TeamSetup } from '../../../systems/pulp-city/model/setup.ts';
import type { TeamQuestion } from '../../../systems/pulp-city/teams/check-team.ts';
import { type Addition, couldAdd, couldSwap } from '../../../systems/pulp-city/teams/could-add.ts';

export const GROUPS = ['join', 'swap', 'in', 'out'] as const;
export type Group = (typeof GROUPS)[number];

export interface Offer extends Addition {
  readonly group: Group;
  /** Places of the Team that it could take. */
  readonly places: readonly number[];
}

/** Milliseconds of work between two looks at what the player does. */
const SLICE = 10;
const AT_ONCE = 6;

function offerOf(addition: Addition, team: TeamSetup, question: TeamQuestion): Offer {
  const { card, entry, why } = addition;
  if (why.length === 0) return { ...addition, group: 'join', places: [] };
  if (isIn(team, card)) return { ...addition, group: 'in', places: [] };
  const places = couldSwap(team, question, entry);
  return { ...addition, group: places.length > 0 ? 'swap' : 'out', places };
}

const isIn = ({ cards }: TeamSetup, { id }: CardProfile): boolean =>
  cards.some(({ profile }) => profile === id);

function* worked(team: TeamSetup, question: TeamQuestion, cards: readonly CardProfile[]) {
  for (let at = 0; at < cards.length; at += AT_ONCE)
    for (const addition of couldAdd(team, question, cards.slice(at, at + AT_ONCE)))
      yield offerOf(addition, team, question);
}

interface Found {
  readonly team: TeamSetup;
  readonly offers: readonly Offer[];
}

/**
 * What each card would be to the Team. That is a lot of work, done a little at a time: until it is done the offers of
 * the Team as it was before stand, but for the cards that have joined since. null: none are known yet.
 */
export function useOffers(
  team: TeamSetup,
  question: TeamQuestion,
  cards: readonly CardProfile[],
): readonly Offer[] | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const work = worked(team, question, cards);
    const offers: Offer[] = [];
    let timer = 0;
    const goOn = (): void => {
      const begun = performance.now();
      while (performance.now() - begun < SLICE) {
        const next = work.next();
        if (next.done === true) {
          setFound({ team, offers });
          return;
        }
        offers.push(next.value);
      }
      timer = window.setTimeout(goOn);
    };
    timer = window.setTimeout(goOn);
    return () => window.clearTimeout(timer);
  }, [team, question, cards]);
  return useMemo(() => {
    if (found === null || found.team === team) return found?.offers ?? null;
    return found.offers.map((offer) =>
      isIn(team, offer.card) && !isIn(found.team, offer.card) ? { ...offer, group: 'in' as const } : offer,
    );
  }, [found, team]);
}
