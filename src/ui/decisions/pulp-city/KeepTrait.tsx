import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { clashOf } from '../../../systems/pulp-city/view/roll-view.ts';
import { Button } from '../../kit/Button.tsx';
import { Choice } from '../../kit/Choice.tsx';
import { useWorld } from '../../play/app.ts';
import { ClashPanel } from '../../play/ClashPanel.tsx';
import { DecisionFrame } from '../../play/DecisionFrame.tsx';
import { sayIn } from '../../play/plans/plan.ts';
import { traitName } from '../../play/words.ts';
import type { DecisionProps } from './props.ts';

/** Another Trait is forced on the Attacker unless he pays. @rule PC-ROLL-16 */
export function KeepTrait({ decision, answer }: DecisionProps<'keepTrait'>) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const { spec, from, to, ap, power } = decision;
  const [pays, choose] = useState(false);
  const commit = () => answer(pays);
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
      <div className="choices" data-rule="PC-ROLL-16" data-choices="pick">
        <Choice
          team={decision.by}
          chosen={!pays}
          note={t('ask.keepTrait.free')}
          onPress={() => choose(false)}
        >
          {traitName(t, to)}
        </Choice>
        <Choice
          team={decision.by}
          chosen={pays}
          note={t('ask.keepTrait.price', { ap })}
          onPress={() => choose(true)}
        >
          {traitName(t, from)}
        </Choice>
      </div>
      <ClashPanel say={say} view={view} note={say.name(spec.attacker)} />
    </DecisionFrame>
  );
}
