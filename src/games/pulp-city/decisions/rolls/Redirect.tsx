import { useMemo } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { isModel, modelOf, profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { takerOdds } from '../../../../systems/pulp-city/view/actions/answer-odds.ts';
import { amountInHand } from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import { clashOf } from '../../../../systems/pulp-city/view/actions/clash.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { usePreference } from '../../../../ui/shell/app.ts';
import { useWorld } from '../../use-game.ts';
import { ClashPanel } from '../../panels/ClashPanel.tsx';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { OptionOdds } from '../../panels/odds/OptionOdds.tsx';
import { redirectPlan } from './target-plan.ts';
import { sayIn } from '../../words/say.ts';
import { signOf } from '../../words/icons.ts';
import { Options } from '../../../../ui/kit/Options.tsx';
import type { DecisionProps } from '../props.ts';

/** Who takes the hit: the Target, or a model that may step in. @rule PC-ROLE-11 */
export function Redirect({ decision, answer, game }: DecisionProps<'redirect'>) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const [draft, put] = useDraft(decision, redirectPlan.begin);
  const shown = usePreference(({ odds }) => odds);
  const { stack } = game.rest;
  const takers = useMemo(
    () =>
      [null, ...decision.to.map(({ model }) => model)].map(
        (model) => [model, takerOdds(w, decision, amountInHand(stack), model)] as const,
      ),
    [w, decision, stack],
  );
  const oddsFor = (id: string | null) =>
    shown ? (takers.find(([model]) => model === id)?.[1] ?? null) : null;
  const commit = () => answer(draft.id);
  const taker = draft.id ?? decision.target;
  const stand = { id: null, model: decision.target, power: null };
  const options = [stand, ...decision.to.map(({ model, power }) => ({ id: model, model, power }))];
  return (
    <DecisionFrame
      by={decision.by}
      title={t('play.redirect.title')}
      note={t('play.redirect.note', { name: say.name(decision.target) })}
      foot={
        <Button look="primary" onPress={commit}>
          {draft.id === null
            ? t('play.redirect.stand', { name: say.name(decision.target) })
            : t('play.redirect.step', { name: say.name(draft.id) })}
        </Button>
      }
    >
      <Options
        label={t('play.redirect.title')}
        chosen={[taker]}
        onChoose={(id) => put({ id })}
        options={options.map(({ id, model, power }) => {
          const profile = isModel(w, model) ? profileOf(w, model) : null;
          return {
            value: id,
            key: model,
            title: say.name(model),
            team: decision.by,
            end: <OptionOdds t={t} figures={oddsFor(id)} />,
            ...(profile === null ? {} : { sign: signOf(profile) }),
            note:
              power ??
              (profile === null
                ? ''
                : t('play.healthOf', { n: modelOf(w, model).health, max: profile.health })),
          };
        })}
      />
      {shown && <p className="panel__note">{t('play.answer.assumed')}</p>}
      <ClashPanel
        say={say}
        view={clashOf(
          w,
          draft.id === null
            ? decision.spec
            : { ...decision.spec, target: draft.id, instead: decision.target },
        )}
        note={say.name(decision.spec.attacker)}
      />
    </DecisionFrame>
  );
}
