import { useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { checkTeam, type TeamQuestion } from '../../../systems/pulp-city/teams/check-team.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import type { TeamDraft } from '../library/draft.ts';
import { withAt, withTeam } from '../library/draft.ts';
import { CardRow } from '../library/CardRow.tsx';
import type { Library } from '../library/use-library.ts';
import { useOffers } from '../team/use-offers.ts';
import { recruitLine } from '../words/recruit.ts';
import type { Contender } from './question.ts';

interface SwapDialogProps {
  readonly draft: TeamDraft;
  /** The place of the list that somebody else takes; null: nothing is asked. */
  readonly at: number | null;
  readonly question: TeamQuestion;
  readonly library: Library;
  readonly onClose: () => void;
  readonly onTake: (variant: Contender) => void;
}

/** Who could take a place of the list, so that it stays legal and of its Level. @rule PC-TEAM-02 */
export function SwapDialog({ draft, at, question, library, onClose, onTake }: SwapDialogProps) {
  const t = useT();
  const out = library.byId[draft.team.cards[at ?? 0]?.profile ?? ''];
  return (
    <Dialog
      open={at !== null}
      title={t('laboratory.swap.title', { card: out?.short ?? '' })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {at !== null && <Offers key={at} {...{ draft, at, question, library, onTake }} />}
    </Dialog>
  );
}

type OffersProps = Omit<SwapDialogProps, 'at' | 'onClose'> & { readonly at: number };

function Offers({ draft, at, question, library, onTake }: OffersProps) {
  const t = useT();
  const offers = useOffers(draft.team, question, library.cards);
  const out = library.byId[draft.team.cards[at]?.profile ?? ''];
  const fitting = useMemo(
    () =>
      offers
        ?.filter(({ group, places }) => group === 'swap' && places.includes(at))
        .filter(({ entry }) => isWhole(withAt(draft, at, entry), question))
        .toSorted((one, other) => one.card.name.localeCompare(other.card.name)),
    [offers, at, draft, question],
  );
  if (fitting === undefined)
    return (
      <p className="lab-note" role="status">
        {t('laboratory.swap.looking')}
      </p>
    );
  return (
    <div className="pick">
      <p className="lab-note">
        {t(fitting.length === 0 ? 'laboratory.swap.nobody' : 'laboratory.swap.note', {
          card: out?.short ?? '',
        })}
      </p>
      <ul className="list-rows">
        {fitting.map(({ card, entry }) => (
          <li key={card.id}>
            <CardRow
              profile={card}
              line={recruitLine(t, card)}
              onOpen={() => {
                const name = t('laboratory.swap.name', { list: draft.team.name, card: card.short });
                onTake({ draft: withTeam(withAt(draft, at, entry), { name }), from: 'swapped' });
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Levels that are missing are no fault of a Team that is being built, but of one that is to play. */
const isWhole = ({ team }: TeamDraft, question: TeamQuestion): boolean =>
  checkTeam(team, question).faults.length === 0;

interface SwapButtonProps {
  readonly card: string;
  readonly onPress: () => void;
}

export function SwapButton({ card, onPress }: SwapButtonProps) {
  const t = useT();
  return <Button look="icon" icon="swap" label={t('laboratory.swap.of', { card })} onPress={onPress} />;
}
