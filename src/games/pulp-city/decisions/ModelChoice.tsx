import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import type { ModelId, TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useViewState } from '../../../ui/shell/app.ts';
import { useApp, useWorld } from '../use-game.ts';
import { DecisionFrame } from './DecisionFrame.tsx';
import { modelName } from '../words/names.ts';
import { modelSign } from '../panels/card/card-options.ts';
import { Options } from '../../../ui/kit/Options.tsx';

interface ModelChoiceProps {
  readonly by: TeamId;
  readonly models: readonly ModelId[];
  readonly answer: (model: ModelId) => void;
  readonly title: MessageKey;
  readonly note: MessageKey;
  /** The gold button, with `{name}`. */
  readonly doIt: MessageKey;
}

/** The model under a choice follows the one tapped on the table, and the other way round. */
export function useModelChoice(
  models: readonly ModelId[],
): readonly [ModelId | null, (model: ModelId) => void] {
  const { view } = useApp();
  const selected = useViewState((state) => state.selected);
  const [own, setOwn] = useState<ModelId | null>(models.length === 1 ? (models[0] ?? null) : null);
  const chosen = selected !== null && models.includes(selected) ? selected : own;
  return [
    chosen,
    (model) => {
      setOwn(model);
      view.select(model);
    },
  ];
}

/** One model of a list. */
export function ModelChoice({ by, models, answer, title, note, doIt }: ModelChoiceProps) {
  const t = useT();
  const w = useWorld();
  const [picked, pick] = useModelChoice(models);
  const chosen = picked ?? models[0] ?? null;
  return (
    <DecisionFrame
      by={by}
      title={t(title)}
      note={t(note)}
      foot={
        chosen !== null && (
          <Button look="primary" onPress={() => answer(chosen)}>
            {t(doIt, { name: modelName(w, chosen) })}
          </Button>
        )
      }
    >
      <Options
        label={t('ask.models')}
        chosen={chosen === null ? [] : [chosen]}
        onChoose={pick}
        options={models.map((model) => ({
          value: model,
          key: model,
          sign: modelSign(w, model),
          title: modelName(w, model),
          ...teamOfModel(w, model),
        }))}
      />
    </DecisionFrame>
  );
}

function teamOfModel(w: ReturnType<typeof useWorld>, model: ModelId): { readonly team?: TeamId } {
  const team = w.state.cards[w.state.models[model]?.card ?? '']?.team;
  return team === undefined || team === null ? {} : { team };
}
