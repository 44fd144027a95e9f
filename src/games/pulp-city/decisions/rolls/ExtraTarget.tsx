import { useMemo } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { isModel, profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { sideOf } from '../../../../systems/pulp-city/board/sides.ts';
import { extraInHand } from '../../../../systems/pulp-city/view/actions/extra-targets.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { healthWords } from '../../words/forecast.ts';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { extraNote } from '../../panels/odds/ExtraTargets.tsx';
import { extraTargetPlan } from './target-plan.ts';
import { sayIn } from '../../words/say.ts';
import { signOf } from '../../words/icons.ts';
import { Options } from '../../../../ui/kit/Options.tsx';
import type { DecisionProps } from '../props.ts';

/** Who else suffers the base Effects. @rule PC-FX-15 */
export function ExtraTarget({ decision, answer, game }: DecisionProps<'extraTarget'>) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const [draft, put] = useDraft(decision, extraTargetPlan.begin);
  const { stack } = game.rest;
  const ahead = useMemo(() => extraInHand(w, stack, decision), [w, stack, decision]);
  const known = new Map(
    [...(ahead?.candidates ?? []), ...(ahead?.pieces ?? [])].map((one) => [one.target, one]),
  );
  const order = (id: string): number => known.get(id)?.gap ?? 0;
  const rank = (id: string): number => (isModel(w, id) ? (known.get(id)?.friend === true ? 1 : 0) : 2);
  const sorted = decision.options.toSorted(
    (one, other) => rank(one) - rank(other) || order(one) - order(other),
  );
  const chosen = draft.id === null ? undefined : known.get(draft.id);
  const commit = () => {
    if (draft.id !== null) answer(draft.id);
  };
  return (
    <DecisionFrame
      by={decision.by}
      title={t('play.extra.title', { name: say.name(decision.from) })}
      note={t('play.extra.note', { x: decision.x })}
      foot={
        <>
          <Button onPress={() => answer(null)}>{t('play.extra.nobody')}</Button>
          <Button
            look="primary"
            warned={chosen?.friend === true}
            closed={draft.id === null ? t('play.declare.missing.target') : null}
            onPress={commit}
          >
            {draft.id === null ? t('play.extra.do') : t('play.extra.doName', { name: say.name(draft.id) })}
          </Button>
        </>
      }
    >
      <Options
        label={t('play.declare.targets')}
        chosen={draft.id === null ? [] : [draft.id]}
        onChoose={(id) => put({ id })}
        options={sorted.map((id) => {
          const one = known.get(id);
          const profile = isModel(w, id) ? profileOf(w, id) : null;
          const team = isModel(w, id) ? sideOf(w, id) : null;
          return {
            value: id,
            key: id,
            title: say.name(id),
            ...(one === undefined ? {} : { note: extraNote(say, one) }),
            ...(one?.health === null || one === undefined ? {} : { end: healthWords(t, one.health) }),
            ...(profile === null
              ? { sign: 'target' as const }
              : { sign: signOf(profile), ...(team === null ? {} : { team }) }),
          };
        })}
      />
    </DecisionFrame>
  );
}
