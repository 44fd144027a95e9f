import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { type Trait, TRAITS } from '../../../../systems/pulp-city/model/keywords.ts';
import { traitOf } from '../../../../systems/pulp-city/traits/values.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';
import { useWorld } from '../../use-game.ts';
import { modelName, powerName, traitName } from '../../words/names.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';

/** @rule PC-ROLL-16 */
export function NameTrump({ decision, answer }: DecisionProps<'nameTrump'>) {
  const t = useT();
  const w = useWorld();
  const { model, power } = decision;
  const [chosen, choose] = useState<Trait>('F');
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.nameTrump.title', { name: modelName(w, model) })}
      note={t('ask.nameTrump.note', { power: powerName(profileOf(w, model), power) })}
      foot={
        <Button look="primary" onPress={() => answer(chosen)}>
          {t('ask.nameTrump.do', { trait: traitName(t, chosen) })}
        </Button>
      }
    >
      <Options
        label={t('ask.nameTrump.label')}
        chosen={[chosen]}
        onChoose={choose}
        options={TRAITS.map((trait) => ({
          value: trait,
          key: trait,
          title: traitName(t, trait),
          note: String(traitOf(w, model, trait)),
        }))}
      />
    </DecisionFrame>
  );
}
