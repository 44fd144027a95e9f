import { useT } from '../../../../i18n/use-t.ts';
import { cardOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { modelSign } from '../../panels/card/card-options.ts';
import { modelName } from '../../words/names.ts';
import { useModelChoice } from '../use-model-choice.ts';
import type { DecisionProps } from '../props.ts';

/** Which model answers a Summon, or leaves for what it brought. @rule PC-TYPE-24 @rule PC-FX-29 */
export function SummonModel({
  decision,
  answer,
}: DecisionProps<'summonDefender'> | DecisionProps<'summonSurplus'>) {
  const t = useT();
  const w = useWorld();
  const { by, kind, options } = decision;
  const [picked, pick] = useModelChoice(options);
  const chosen = picked ?? options[0] ?? null;
  return (
    <DecisionFrame
      by={by}
      title={t(`ask.${kind}.title`)}
      note={t(`ask.${kind}.note`)}
      foot={
        chosen !== null && (
          <Button look="primary" onPress={() => answer(chosen)}>
            {t(`ask.${kind}.do`, { name: modelName(w, chosen) })}
          </Button>
        )
      }
    >
      <Options
        label={t('ask.models')}
        chosen={chosen === null ? [] : [chosen]}
        onChoose={pick}
        options={options.map((model) => {
          const { team } = cardOf(w, model);
          return {
            value: model,
            key: model,
            sign: modelSign(w, model),
            title: modelName(w, model),
            ...(team === null ? {} : { team }),
          };
        })}
      />
    </DecisionFrame>
  );
}
