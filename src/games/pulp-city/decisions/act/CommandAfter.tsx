import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { cardName } from '../../words/names.ts';
import type { DecisionProps } from '../props.ts';
import { MinionOptions } from './MinionOptions.tsx';

/** @rule PC-MINION-01 */
export function CommandAfter({ decision, answer }: DecisionProps<'commandAfter'>) {
  const t = useT();
  const w = useWorld();
  const [chosen, choose] = useState<string | null>(null);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.commandAfter.title', { name: cardName(w, decision.after) })}
      note={t('ask.commandAfter.note')}
      foot={
        <Button look="primary" onPress={() => answer(chosen)}>
          {chosen === null
            ? t('ask.commandAfter.none')
            : t('ask.commandAfter.do', { name: cardName(w, chosen) })}
        </Button>
      }
    >
      <MinionOptions
        by={decision.by}
        cards={decision.cards}
        chosen={chosen}
        onChoose={choose}
        none={t('ask.commandAfter.none')}
      />
    </DecisionFrame>
  );
}
