import { useDeferredValue, useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import type { TeamQuestion } from '../../../systems/pulp-city/teams/check-team.ts';
import { type Addition, placed } from '../../../systems/pulp-city/teams/could-add.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { CardRow } from '../library/CardRow.tsx';
import { FilterBar } from '../library/FilterBar.tsx';
import { FilledIn } from '../panels/card/FilledIn.tsx';
import { isFilledIn } from '../words/filled-in.ts';
import { type Filters, fits, nameFirst, NO_FILTERS } from '../library/find.ts';
import { NothingFound } from '../library/NothingFound.tsx';
import { faultWords } from '../words/faults.ts';
import { type TeamDraft, withTeam } from '../library/draft.ts';
import { rowLine } from './member-words.ts';
import { GROUPS, type Offer, useOffers } from './use-offers.ts';

interface CardListProps {
  readonly draft: TeamDraft;
  readonly question: TeamQuestion;
  readonly cards: readonly CardProfile[];
  readonly shown: string | null;
  readonly onShow: (card: CardProfile) => void;
  readonly onChange: (draft: TeamDraft) => void;
  /** Several places could be taken by it: whose? */
  readonly onSwap: (offer: Pick<Addition, 'card' | 'entry'>, places: readonly number[]) => void;
}

/** All cards, those that the Team could still take first, the others with what keeps them out. */
export function CardList({ draft, question, cards, shown, onShow, onChange, onSwap }: CardListProps) {
  const t = useT();
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const offers = useOffers(draft.team, question, cards);
  const sought = useDeferredValue(filters);
  const found = useMemo(
    () =>
      (offers ?? [])
        .filter(({ card }) => fits(t, card, sought))
        .toSorted((one, other) => nameFirst(sought.text, one.card) - nameFirst(sought.text, other.card)),
    [offers, sought, t],
  );
  const add = (offer: Offer): void => onChange(withTeam(draft, { cards: addedTo(draft, offer, question) }));
  return (
    <div className="card-list">
      <FilterBar cards={cards} filters={filters} onChange={setFilters} />
      <div className="card-list__rows" tabIndex={-1}>
        {GROUPS.map((group) => {
          const rows = found.filter((offer) => offer.group === group);
          if (rows.length === 0) return null;
          return (
            <section key={group} aria-labelledby={`offer-${group}`}>
              <h2 id={`offer-${group}`} className="label card-list__group">
                {t(`team.offer.${group}`, { n: rows.length })}
              </h2>
              <ul>
                {rows.map((offer) => (
                  <li key={offer.card.id}>
                    <CardRow
                      profile={offer.card}
                      line={
                        isFilledIn(offer.card.id) ? (
                          <>
                            {rowLine(t, offer.card)} · <FilledIn />
                          </>
                        ) : (
                          rowLine(t, offer.card)
                        )
                      }
                      chosen={offer.card.id === shown}
                      why={offer.group === 'out' ? whyWords(offer) : null}
                      onOpen={() => onShow(offer.card)}
                      end={
                        <OfferButton
                          offer={offer}
                          onAdd={() => add(offer)}
                          onSwap={() => onSwap(offer, offer.places)}
                        />
                      }
                    />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {offers === null && <p className="builder__hint">{t('team.loading')}</p>}
        {offers !== null && found.length === 0 && <NothingFound onAll={() => setFilters(NO_FILTERS)} />}
      </div>
    </div>
  );

  function whyWords({ why }: Offer): string {
    const [first] = why;
    return first === undefined ? '' : faultWords(t, first);
  }
}

export const addedTo = (
  draft: TeamDraft,
  { card, entry }: Pick<Addition, 'card' | 'entry'>,
  question: TeamQuestion,
) => placed(draft.team.cards, entry, card, question);

interface OfferButtonProps {
  readonly offer: Offer;
  readonly onAdd: () => void;
  readonly onSwap: () => void;
}

function OfferButton({ offer, onAdd, onSwap }: OfferButtonProps) {
  const t = useT();
  const { name } = offer.card;
  switch (offer.group) {
    case 'join':
      return <Button look="icon" icon="plus" label={t('team.add', { name })} onPress={onAdd} />;
    case 'swap':
      return <Button look="icon" icon="swap" label={t('team.swap', { name })} onPress={onSwap} />;
    case 'in':
    case 'out':
      return null;
  }
}
