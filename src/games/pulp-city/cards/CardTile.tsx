import { useT } from '../../../i18n/use-t.ts';
import { CardRow } from '../library/CardRow.tsx';
import { isFilledIn } from '../words/filled-in.ts';
import { FilledIn } from '../panels/card/FilledIn.tsx';
import type { ListedCard } from '../library/listed-cards.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import type { IconName } from '../../../ui/kit/icons.ts';
import { kindLine } from '../words/actions.ts';

const SIGNS: Readonly<Record<ListedCard['playable'], IconName>> = {
  whole: 'check',
  partly: 'hand',
  not: 'cross',
};

interface CardTileProps {
  readonly card: ListedCard;
  readonly onOpen: () => void;
}

/** One card in the list: who it is, and whether it plays. */
export function CardTile({ card, onOpen }: CardTileProps) {
  const t = useT();
  const profile = card.finding?.profile ?? null;
  const state = (
    <span className="card-tile__state" data-playable={card.playable}>
      <Icon name={SIGNS[card.playable]} size={14} />{' '}
      {t(`cards.state.${card.playable}`, {
        n: card.playable === 'not' ? card.faults.length : (card.finding?.byHand.length ?? 0),
      })}
    </span>
  );
  if (profile !== null)
    return (
      <CardRow
        profile={profile}
        onOpen={onOpen}
        line={
          <>
            {kindLine(t, profile)}
            <br />
            {state}
            {isFilledIn(profile.id) && (
              <>
                <br />
                <FilledIn />
              </>
            )}
          </>
        }
      />
    );
  return (
    <button type="button" className="card-tile" onClick={onOpen}>
      <span className="card-tile__sign">
        <Icon name="question" size={30} />
      </span>
      <span className="card-tile__words">
        <b>{card.name}</b>
        <span>{card.file?.name ?? ''}</span>
        {state}
      </span>
    </button>
  );
}
