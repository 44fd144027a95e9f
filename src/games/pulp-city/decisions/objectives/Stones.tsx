import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { placeOf } from '../../../../systems/pulp-city/board/places.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';
import { Nudge } from '../../../../ui/shell/Nudge.tsx';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { useApp, useWorld } from '../../use-game.ts';
import { sayIn } from '../../words/say.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';
import { useDraft } from '../use-draft.ts';
import { compassWord } from './compass-word.ts';
import { shiftStonePlan } from './shift-stone-plan.ts';

/** Which Power Spot is Shifted, if any. @rule PC-PLOT-10 */
export function ChooseStone({ decision, answer }: DecisionProps<'chooseStone'>) {
  const t = useT();
  const w = useWorld();
  const [stone, choose] = useState(decision.stones[0]);
  const title = t('ask.chooseStone.title');
  return (
    <DecisionFrame
      by={decision.by}
      title={title}
      note={t('ask.chooseStone.note')}
      foot={
        <>
          <Button onPress={() => answer(null)}>{t('ask.chooseStone.no')}</Button>
          {stone !== undefined && (
            <Button look="primary" onPress={() => answer(stone)}>
              {t('ask.chooseStone.do', { item: compassWord(w, t, stone) })}
            </Button>
          )}
        </>
      }
    >
      <Options
        label={title}
        chosen={stone === undefined ? [] : [stone]}
        onChoose={choose}
        options={decision.stones.map((id) => ({ value: id, key: id, title: compassWord(w, t, id) }))}
      />
    </DecisionFrame>
  );
}

/** Where it goes, the whole distance. @rule PC-PLOT-10 */
export function ShiftStone({ decision, answer, game }: DecisionProps<'shiftStone'>) {
  const w = useWorld();
  const t = useT();
  const { system } = useApp();
  const ask = useAskWhy();
  const say = sayIn(w, t);
  const [draft, put] = useDraft(decision, shiftStonePlan.begin);
  const why = draft.at === null ? null : system.check(game, decision, draft.at);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.shiftStone.title')}
      note={t('ask.shiftStone.note', { distance: decision.distance })}
      foot={
        <>
          <Button onPress={() => answer(null)}>{t('ask.shiftStone.no')}</Button>
          <Button
            look="primary"
            closed={draft.at === null ? t('play.declare.missing.spot') : why === null ? null : say.why(why)}
            onPress={() => draft.at !== null && why === null && answer(draft.at)}
            onWhy={() => ask(why?.rule ?? null)}
          >
            {t('ask.shiftStone.do')}
          </Button>
        </>
      }
    >
      <Nudge
        size={w.setup.table.size}
        at={draft.at ?? placeOf(w, decision.stone)}
        onChange={(next) => put({ at: { x: next.x, y: next.y } })}
      />
    </DecisionFrame>
  );
}
