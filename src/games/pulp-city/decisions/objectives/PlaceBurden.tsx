import { useT } from '../../../../i18n/use-t.ts';
import { positionOf } from '../../../../systems/pulp-city/view/actions/targets.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Nudge } from '../../../../ui/shell/Nudge.tsx';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { useApp, useWorld } from '../../use-game.ts';
import { sayIn } from '../../words/say.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';
import { useDraft } from '../use-draft.ts';
import { placeBurdenPlan } from './place-burden-plan.ts';

/** Where a Burden that falls comes to lie. @rule PC-BURDEN-06 */
export function PlaceBurden({ decision, answer, game }: DecisionProps<'placeBurden'>) {
  const w = useWorld();
  const t = useT();
  const { system } = useApp();
  const ask = useAskWhy();
  const say = sayIn(w, t);
  const [draft, put] = useDraft(decision, placeBurdenPlan.begin);
  const why = draft.at === null ? null : system.check(game, decision, draft.at);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.placeBurden.title', { item: say.name(decision.item) })}
      note={t('ask.placeBurden.note', { name: say.name(decision.model) })}
      foot={
        <>
          {decision.mayDecline && (
            <Button onPress={() => answer(null)}>{t('ask.placeBurden.decline')}</Button>
          )}
          <Button
            look="primary"
            closed={draft.at === null ? t('play.declare.missing.spot') : why === null ? null : say.why(why)}
            onPress={() => draft.at !== null && why === null && answer(draft.at)}
            onWhy={() => ask(why?.rule ?? null)}
          >
            {t('ask.placeBurden.do')}
          </Button>
        </>
      }
    >
      <Nudge
        size={w.setup.table.size}
        at={draft.at ?? positionOf(w, decision.model)}
        onChange={(next) => put({ at: { x: next.x, y: next.y } })}
      />
    </DecisionFrame>
  );
}
