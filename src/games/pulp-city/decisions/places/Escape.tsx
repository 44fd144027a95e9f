import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { thingName } from '../../words/names.ts';
import type { DecisionProps } from '../props.ts';

export function Escape({ decision, answer }: DecisionProps<'escape'>) {
  const t = useT();
  const w = useWorld();
  const words = { name: thingName(w, t, decision.model), piece: thingName(w, t, decision.piece) };
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.escape.title', words)}
      note={t('ask.escape.note')}
      foot={
        <>
          <Button onPress={() => answer(false)}>{t('ask.escape.no')}</Button>
          <Button look="primary" onPress={() => answer(true)}>
            {t('ask.escape.yes')}
          </Button>
        </>
      }
    />
  );
}
