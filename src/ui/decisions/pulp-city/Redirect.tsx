import { useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { isModel, modelOf, profileOf } from '../../../systems/pulp-city/model/world.ts';
import { takerOdds } from '../../../systems/pulp-city/view/answer-odds.ts';
import { amountInHand } from '../../../systems/pulp-city/view/commit-odds.ts';
import { clashOf } from '../../../systems/pulp-city/view/roll-view.ts';
import { Button } from '../../kit/Button.tsx';
import { usePreference, useWorld } from '../../play/app.ts';
import { ClashPanel } from '../../play/ClashPanel.tsx';
import { DecisionFrame } from '../../play/DecisionFrame.tsx';
import { useDraft } from '../../play/drafts.ts';
import { OptionOdds } from '../../play/odds/OptionOdds.tsx';
import { redirectPlan } from '../../play/plans/pick.ts';
import { sayIn } from '../../play/plans/plan.ts';
import { signOf } from '../../play/signs.ts';
import { Options } from './Options.tsx';
import type { DecisionProps } from './props.ts';

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
            ...(profile === null ? {} : { sign: signOf(profile.id, profile.role) }),
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
