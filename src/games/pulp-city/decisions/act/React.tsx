import { useMemo } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { reactionOdds, reactionOrder } from '../../../../systems/pulp-city/view/actions/answer-odds.ts';
import { actionOf, nthUse } from '../../../../systems/pulp-city/view/actions/targets.ts';
import { apCost } from '../../../../systems/pulp-city/rules/actions/costs.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { usePreference } from '../../../../ui/shell/app.ts';
import { useApp, useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { OptionOdds } from '../../panels/odds/OptionOdds.tsx';
import { reactPlan } from '../rolls/target-plan.ts';
import { sayIn } from '../../words/say.ts';
import { signOf } from '../../words/icons.ts';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { actionLine, reckonFor } from '../../words/actions.ts';
import { Options } from '../../../../ui/kit/Options.tsx';
import type { DecisionProps } from '../props.ts';

/** A Reaction, or none. @rule PC-TYPE-03 */
export function React({ decision, answer, game }: DecisionProps<'react'>) {
  const w = useWorld();
  const t = useT();
  const { system } = useApp();
  const ask = useAskWhy();
  const say = sayIn(w, t);
  const [draft, put] = useDraft(decision, reactPlan.begin);
  const chosen = draft.option === null ? undefined : decision.options[draft.option];
  const action = chosen === undefined ? null : actionOf(w, chosen.model, chosen.action);
  const plain = draft.option === null ? null : reactionOrder(w, decision, draft.option);
  const order = plain === null ? null : { do: 'action' as const, ...plain };
  const shown = usePreference(({ odds }) => odds);
  const figures = useMemo(
    () => (shown ? decision.options.map((_, at) => reactionOdds(w, decision, at)) : []),
    [shown, w, decision],
  );
  const why = order === null ? null : system.check(game, decision, order);
  const commit = () => {
    if (order !== null && why === null) answer(order);
  };
  const decline = () => answer({ do: 'decline' });
  return (
    <DecisionFrame
      by={decision.by}
      title={t(`play.react.title.${decision.trigger}`, { name: say.name(decision.against) })}
      note={t('play.react.note')}
      foot={
        <>
          <Button onPress={decline}>{t('play.react.decline')}</Button>
          <Button
            look="primary"
            closed={order === null ? t('play.react.choose') : why === null ? null : say.why(why)}
            onPress={commit}
            onWhy={() => ask(why?.rule ?? null)}
          >
            {chosen === undefined || action === null
              ? t('play.react.do')
              : t('play.react.doFor', { action: action.name, ap: apCost(w, chosen.model, action) })}
          </Button>
        </>
      }
    >
      <div data-rule="PC-TYPE-03">
        <Options
          label={t('actionKind.reaction')}
          chosen={draft.option === null ? [] : [String(draft.option)]}
          onChoose={(option) => put({ option })}
          options={decision.options.map((one, index) => {
            const profile = profileOf(w, one.model);
            const offered = actionOf(w, one.model, one.action);
            const use = offered === null ? null : nthUse(w, one.model, offered, one.use);
            return {
              value: index,
              key: String(index),
              sign: signOf(profile),
              team: decision.by,
              end: <OptionOdds t={t} figures={figures[index] ?? null} />,
              title: t('play.react.option', {
                name: say.name(one.model),
                action: offered?.name ?? one.action,
              }),
              note:
                offered === null || use === null
                  ? ''
                  : actionLine(t, offered, reckonFor(w, one.model), [use]),
            };
          })}
        />
      </div>
    </DecisionFrame>
  );
}
