import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { teamName } from '../../words/names.ts';
import type { DecisionProps } from '../props.ts';

/** @rule PC-ROUND-08 */
export function AgreeEnd({ decision, answer, game }: DecisionProps<'agreeEnd'>) {
  const t = useT();
  const other = teamName(game, t, game.state.turn.active);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.agreeEnd.title')}
      note={t('ask.agreeEnd.note', { team: other })}
      foot={
        <>
          <Button onPress={() => answer(true)}>{t('ask.agreeEnd.yes')}</Button>
          <Button look="primary" onPress={() => answer(false)}>
            {t('ask.agreeEnd.no')}
          </Button>
        </>
      }
    />
  );
}
