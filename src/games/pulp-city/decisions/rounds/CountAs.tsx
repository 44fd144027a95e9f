import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { descriptorWord, modelName, powerName } from '../../words/names.ts';
import type { DecisionProps } from '../props.ts';
import { Options } from '../../../../ui/kit/Options.tsx';

/** @rule PC-DESC-09 */
export function CountAs({ decision, answer }: DecisionProps<'countAs'>) {
  const t = useT();
  const w = useWorld();
  const [chosen, setChosen] = useState<readonly string[]>(decision.options.slice(0, 1));
  const inOrder = decision.options.filter((word) => chosen.includes(word));
  const words = inOrder.map((word) => descriptorWord(t, word));
  const toggle = (word: string): void =>
    setChosen(chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word]);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.countAs.title', { name: modelName(w, decision.model) })}
      note={t('ask.countAs.note', { power: powerName(profileOf(w, decision.model), decision.power) })}
      foot={
        <Button
          look="primary"
          closed={words.length === 0 && decision.orNone !== true ? '' : null}
          onPress={() => answer(inOrder)}
        >
          {words.length > 0
            ? t('ask.countAs.do', { words })
            : t(decision.orNone === true ? 'ask.countAs.none' : 'ask.countAs.choose')}
        </Button>
      }
    >
      <Options
        many
        label={t('ask.countAs.label')}
        chosen={chosen}
        onChoose={toggle}
        options={decision.options.map((word) => ({
          value: word,
          key: word,
          title: descriptorWord(t, word),
        }))}
      />
    </DecisionFrame>
  );
}
