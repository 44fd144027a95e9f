import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { CardId, TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import { type Option, Options } from '../../../../ui/kit/Options.tsx';
import { useWorld } from '../../use-game.ts';
import { cardName } from '../../words/names.ts';
import { cardSign } from '../../panels/card/card-options.ts';
import { MinionOptions } from './MinionOptions.tsx';

/** The Minion card chosen to be commanded, as long as it may be. */
export function useCommanded(
  commandable: readonly CardId[],
): readonly [CardId | null, (minions: CardId | null) => void] {
  const [minions, command] = useState<CardId | null>(null);
  return [minions !== null && commandable.includes(minions) ? minions : null, command];
}

interface WhoActivatesProps {
  readonly by: TeamId;
  readonly cards: readonly CardId[];
  readonly chosen: CardId | null;
  readonly onChoose: (card: CardId) => void;
  /** What else is said of a card. */
  readonly about?: (card: CardId) => Pick<Option<CardId>, 'note' | 'closed'>;
  readonly commandable: readonly CardId[];
  readonly minions: CardId | null;
  readonly onCommand: (minions: CardId | null) => void;
}

/** A card to Activate, and a Minion card that goes with it. @rule PC-TURN-07 @rule PC-MINION-01 */
export function WhoActivates({
  by,
  cards,
  chosen,
  onChoose,
  about,
  commandable,
  minions,
  onCommand,
}: WhoActivatesProps) {
  const t = useT();
  const w = useWorld();
  return (
    <>
      <Options
        label={t('ask.turn.label')}
        rule="PC-TURN-06"
        chosen={chosen === null ? [] : [chosen]}
        onChoose={onChoose}
        options={cards.map((card) => ({
          value: card,
          key: card,
          sign: cardSign(w, card),
          team: by,
          title: cardName(w, card),
          ...about?.(card),
        }))}
      />
      {commandable.length > 0 && (
        <>
          <h3 className="label ask-label">{t('ask.turn.minions')}</h3>
          <MinionOptions
            by={by}
            cards={commandable}
            chosen={minions}
            onChoose={onCommand}
            none={t('ask.turn.minionsNone')}
            noneNote={t('ask.turn.minionsLater')}
          />
        </>
      )}
    </>
  );
}
