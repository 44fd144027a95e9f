import { useT } from '../../../../i18n/use-t.ts';
import type { CardId, TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import { cardFacts } from '../../../../systems/pulp-city/view/table/models.ts';
import { useWorld } from '../../use-game.ts';
import { cardName } from '../../words/names.ts';
import { cardSign } from '../../panels/card/card-options.ts';
import { Options } from '../../../../ui/kit/Options.tsx';

interface MinionOptionsProps {
  readonly by: TeamId;
  readonly cards: readonly CardId[];
  readonly chosen: CardId | null;
  readonly onChoose: (card: CardId | null) => void;
  /** Words for commanding none of them. */
  readonly none: string;
  readonly noneNote?: string;
}

/** Minion cards that could be commanded, or none of them. */
export function MinionOptions({ by, cards, chosen, onChoose, none, noneNote }: MinionOptionsProps) {
  const t = useT();
  const w = useWorld();
  return (
    <Options<CardId | null>
      label={t('kind.minion.many')}
      chosen={[chosen ?? 'none']}
      onChoose={onChoose}
      options={[
        {
          value: null,
          key: 'none',
          sign: 'cross',
          title: none,
          ...(noneNote === undefined ? {} : { note: noneNote }),
        },
        ...cards.map((card) => {
          const { models, fatigue, fatigueMax } = cardFacts(w, card);
          const standing = models.filter((model) => model.status === 'table').length;
          return {
            value: card,
            key: card,
            sign: cardSign(w, card),
            team: by,
            title: cardName(w, card),
            note: t('card.models', { n: standing }),
            end: t('ask.left.fatigue', { n: Math.max(0, fatigueMax - fatigue) }),
          };
        }),
      ]}
    />
  );
}
