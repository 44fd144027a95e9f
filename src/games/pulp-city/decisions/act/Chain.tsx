import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { CardId } from '../../../../systems/pulp-city/model/ids.ts';
import { cardById, profileById } from '../../../../systems/pulp-city/model/lookup.ts';
import { commandableWith } from '../../../../systems/pulp-city/view/table/team.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { cardName, powerName } from '../../words/names.ts';
import type { DecisionProps } from '../props.ts';
import { useCommanded, WhoActivates } from './WhoActivates.tsx';

/** @rule PC-TURN-09 @rule PC-TURN-10 */
export function Chain({ decision, answer }: DecisionProps<'chain'>) {
  const t = useT();
  const w = useWorld();
  const [card, setCard] = useState<CardId | null>(null);
  const from = profileById(w, cardById(w, decision.from).profile);
  const named = { power: powerName(from, decision.power), name: from.short };
  const into = decision.interrupts;
  const commandable = card === null ? [] : commandableWith(w, card);
  const [minions, command] = useCommanded(commandable);
  return (
    <DecisionFrame
      by={decision.by}
      title={t(into === null ? 'ask.chain.title' : 'ask.chain.breakIn')}
      note={
        into === null
          ? t('ask.chain.note', named)
          : t('ask.chain.breakInNote', { ...named, other: cardName(w, into) })
      }
      foot={
        <>
          <Button onPress={() => answer(null)}>
            {t(into === null ? 'ask.chain.none' : 'ask.chain.wait')}
          </Button>
          <Button
            look="primary"
            closed={card === null ? '' : null}
            onPress={() => card !== null && answer({ card, minions })}
          >
            {card === null ? t('ask.turn.choose') : t('ask.chain.do', { name: cardName(w, card) })}
          </Button>
        </>
      }
    >
      <WhoActivates
        by={decision.by}
        cards={decision.cards}
        chosen={card}
        onChoose={setCard}
        commandable={commandable}
        minions={minions}
        onCommand={command}
      />
    </DecisionFrame>
  );
}
