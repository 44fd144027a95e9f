import { useState } from 'react';
import type { ModelId } from '../../../systems/pulp-city/model/ids.ts';
import { useSelected } from '../../../ui/shell/app.ts';
import { useApp } from '../use-game.ts';

/** The model under a choice follows the one tapped on the table, and the other way round. */
export function useModelChoice(
  models: readonly ModelId[],
): readonly [ModelId | null, (model: ModelId) => void] {
  const { view } = useApp();
  const selected = useSelected();
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
