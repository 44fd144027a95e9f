import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { cardName } from '../../words/names.ts';
import type { DecisionProps } from '../props.ts';
import { PowerUpStepper } from '../rolls/PowerUpStepper.tsx';

/** @rule PC-START-03 */
export function StartingDice({ decision, answer }: DecisionProps<'startingDice'>) {
  const t = useT();
  const w = useWorld();
  const [dice, setDice] = useState(0);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.startingDice.title', { name: cardName(w, decision.card) })}
      note={t('ask.startingDice.note')}
      foot={
        <Button look="primary" onPress={() => answer(dice)}>
          {dice === 0 ? t('ask.startingDice.none') : t('ask.startingDice.do', { n: dice })}
        </Button>
      }
    >
      <div className="ask-rows">
        <PowerUpStepper value={dice} max={decision.max} onChange={setDice} />
      </div>
    </DecisionFrame>
  );
}
