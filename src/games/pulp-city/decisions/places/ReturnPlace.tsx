import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useApp, useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { modelName } from '../../words/names.ts';
import { refusalWords } from '../../words/refusals.ts';
import type { DecisionProps } from '../props.ts';
import { Nudge } from '../../../../ui/shell/Nudge.tsx';
import { beginReturn, type ReturnDraft } from './return-plan.ts';

/** A model aloft comes down where its player taps the table, or one is put elsewhere. @rule PC-MOVE-29 @rule PC-DEPLOY-08 */
export function ReturnPlace({ decision, answer, game }: DecisionProps<'returnPlace'>) {
  const t = useT();
  const w = useWorld();
  const { system } = useApp();
  const [{ at }, put] = useDraft<'returnPlace', ReturnDraft>(decision, beginReturn);
  const { anew } = decision;
  const why = at === null ? null : system.check(game, decision, at);
  return (
    <DecisionFrame
      by={decision.by}
      title={t(anew === undefined ? 'ask.return.title' : 'ask.anew.title', {
        name: modelName(w, decision.model),
      })}
      note={anew === undefined ? t('ask.return.note') : t('ask.anew.note', { inches: anew.inches })}
      foot={
        <Button
          look="primary"
          closed={at === null ? '' : why === null ? null : refusalWords(w, t, why)}
          onPress={() => at !== null && answer(at)}
        >
          {at === null ? t('ask.return.choose') : t(anew === undefined ? 'ask.return.do' : 'ask.anew.do')}
        </Button>
      }
    >
      <div className="ask-rows">
        <p className="ask-text" aria-live="polite">
          {at === null ? t('ask.return.none') : t('ask.return.at', { x: at.x, y: at.y })}
        </p>
        <Nudge size={w.setup.table.size} at={at} onChange={(next) => put({ at: next })} />
      </div>
    </DecisionFrame>
  );
}
