import { useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { keptTraitOdds } from '../../../systems/pulp-city/view/answer-odds.ts';
import { amountInHand } from '../../../systems/pulp-city/view/commit-odds.ts';
import { clashOf } from '../../../systems/pulp-city/view/roll-view.ts';
import { Button } from '../../kit/Button.tsx';
import { Choice } from '../../kit/Choice.tsx';
import { usePreference, useWorld } from '../../play/app.ts';
import { ClashPanel } from '../../play/ClashPanel.tsx';
import { DecisionFrame } from '../../play/DecisionFrame.tsx';
import { useKeys } from '../../play/keys.ts';
import { thenWords } from '../../play/odds/figures.ts';
import { sayIn } from '../../play/plans/plan.ts';
import { traitName } from '../../play/words.ts';
import type { DecisionProps } from './props.ts';

/** Another Trait is forced on the Attacker unless he pays. @rule PC-ROLL-16 */
export function KeepTrait({ decision, answer, game }: DecisionProps<'keepTrait'>) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const { spec, from, to, ap, power } = decision;
  const [pays, choose] = useState(false);
  const commit = () => answer(pays);
  useKeys({ Enter: commit });
  const shown = usePreference(({ odds }) => odds);
  const { stack } = game.rest;
  const figures = useMemo(() => {
    const of = (keeps: boolean) => keptTraitOdds(w, spec, amountInHand(stack), keeps);
    return shown ? { pays: of(true), free: of(false) } : null;
  }, [shown, w, spec, stack]);
  const view = clashOf(w, pays ? { ...spec, keepsTrait: true } : spec);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.keepTrait.title', { name: say.name(spec.attacker) })}
      note={t('ask.keepTrait.note', { power, from: traitName(t, from), to: traitName(t, to) })}
      foot={
        <Button look="primary" onPress={commit}>
          {pays
            ? t('ask.keepTrait.pay', { ap, trait: traitName(t, from) })
            : t('ask.keepTrait.roll', { trait: traitName(t, to) })}
        </Button>
      }
    >
      <div className="choices" data-rule="PC-ROLL-16">
        <Choice
          team={decision.by}
          chosen={!pays}
          note={thenWords(t, t('ask.keepTrait.free'), figures?.free)}
          onPress={() => choose(false)}
        >
          {traitName(t, to)}
        </Choice>
        <Choice
          team={decision.by}
          chosen={pays}
          note={thenWords(t, t('ask.keepTrait.price', { ap }), figures?.pays)}
          onPress={() => choose(true)}
        >
          {traitName(t, from)}
        </Choice>
      </div>
      <ClashPanel say={say} view={view} note={say.name(spec.attacker)} />
    </DecisionFrame>
  );
}
