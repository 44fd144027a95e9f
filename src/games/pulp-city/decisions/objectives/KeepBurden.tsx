import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { thingName } from '../../words/names.ts';
import type { DecisionProps } from '../props.ts';

/** Whether a bearer goes on carrying. @rule PC-BURDEN-03 */
export function KeepBurden({ decision, answer }: DecisionProps<'keepBurden'>) {
  const t = useT();
  const w = useWorld();
  const words = { name: thingName(w, t, decision.model), item: thingName(w, t, decision.item) };
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.keepBurden.title', words)}
      note={t('ask.keepBurden.note', { price: w.rules.burdens.price })}
      foot={
        <>
          <Button onPress={() => answer(false)}>{t('ask.keepBurden.no')}</Button>
          <Button look="primary" onPress={() => answer(true)}>
            {t('ask.keepBurden.yes')}
          </Button>
        </>
      }
    />
  );
}
