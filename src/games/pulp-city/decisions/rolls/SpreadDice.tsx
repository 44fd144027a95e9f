import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Stepper } from '../../../../ui/kit/Stepper.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { cardName } from '../../words/names.ts';
import type { DecisionProps } from '../props.ts';

/** Power Up dice given out among the Supremes. @rule PC-LEADER-08 */
export function SpreadDice({ decision, answer }: DecisionProps<'spreadDice'>) {
  const t = useT();
  const w = useWorld();
  const { cards, dice, each } = decision;
  const [given, setGiven] = useState<readonly string[]>([]);
  const left = Math.min(dice, cards.length * each) - given.length;
  const count = (card: string): number => given.filter((one) => one === card).length;
  const set = (card: string, to: number): void =>
    setGiven([...given.filter((one) => one !== card), ...Array<string>(to).fill(card)]);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.spreadDice.title', { n: dice })}
      note={t('ask.spreadDice.note', { each })}
      foot={
        <Button
          look="primary"
          closed={left === 0 ? null : t('ask.spreadDice.left', { n: left })}
          onPress={() => answer(given)}
        >
          {t('ask.spreadDice.do')}
        </Button>
      }
    >
      <div className="ask-rows" data-choices="focus">
        {cards.map((card) => {
          const name = cardName(w, card);
          return (
            <Stepper
              key={card}
              label={name}
              lessLabel={t('ask.fewer', { what: name })}
              moreLabel={t('ask.more', { what: name })}
              value={count(card)}
              min={0}
              max={Math.min(each, count(card) + left)}
              onChange={(to) => set(card, to)}
            />
          );
        })}
      </div>
    </DecisionFrame>
  );
}
