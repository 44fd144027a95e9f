import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { CardId } from '../../../../systems/pulp-city/model/ids.ts';
import { cardById, profileById } from '../../../../systems/pulp-city/model/lookup.ts';
import { commandableWith } from '../../../../systems/pulp-city/view/table/team.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { cardName, powerName } from '../../words/names.ts';
import { cardSign } from '../../panels/card/card-options.ts';
import type { DecisionProps } from '../props.ts';
import { MinionOptions } from './MinionOptions.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';

/** @rule PC-TURN-09 @rule PC-TURN-10 */
export function Chain({ decision, answer }: DecisionProps<'chain'>) {
  const t = useT();
  const w = useWorld();
  const [card, setCard] = useState<CardId | null>(null);
  const [minions, setMinions] = useState<CardId | null>(null);
  const from = profileById(w, cardById(w, decision.from).profile);
  const named = { power: powerName(from, decision.power), name: from.short };
  const into = decision.interrupts;
  const commandable = card === null ? [] : commandableWith(w, card);
  const chosenMinions = minions !== null && commandable.includes(minions) ? minions : null;
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
            onPress={() => card !== null && answer({ card, minions: chosenMinions })}
          >
            {card === null ? t('ask.turn.choose') : t('ask.chain.do', { name: cardName(w, card) })}
          </Button>
        </>
      }
    >
      <Options
        label={t('ask.turn.label')}
        chosen={card === null ? [] : [card]}
        onChoose={setCard}
        options={decision.cards.map((one) => ({
          value: one,
          key: one,
          sign: cardSign(w, one),
          team: decision.by,
          title: cardName(w, one),
        }))}
      />
      {commandable.length > 0 && (
        <>
          <h3 className="label ask-label">{t('ask.turn.minions')}</h3>
          <MinionOptions
            by={decision.by}
            cards={commandable}
            chosen={chosenMinions}
            onChoose={setMinions}
            none={t('ask.turn.minionsNone')}
            noneNote={t('ask.turn.minionsLater')}
          />
        </>
      )}
    </DecisionFrame>
  );
}
