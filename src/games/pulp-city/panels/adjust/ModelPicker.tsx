import { useT } from '../../../../i18n/use-t.ts';
import type { ModelId } from '../../../../systems/pulp-city/model/ids.ts';
import { modelOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { isCitizen, isMarker } from '../../../../systems/pulp-city/board/on-table.ts';
import { sideOf } from '../../../../systems/pulp-city/board/sides.ts';
import { modelSign } from '../card/card-options.ts';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { useWorld } from '../../use-game.ts';
import { thingName } from '../../words/names.ts';

interface ModelPickerProps {
  readonly models: readonly ModelId[];
  readonly chosen: ModelId;
  readonly onChoose: (model: ModelId) => void;
}

/** All models of both Teams and the Citizens, those off the table too. */
export function ModelPicker({ models, chosen, onChoose }: ModelPickerProps) {
  const t = useT();
  const w = useWorld();
  return (
    <ul className="picker" aria-label={t('adjust.models')}>
      {models.map((model) => {
        const { status, health } = modelOf(w, model);
        const note =
          status === 'table' ? (isMarker(w, model) ? '' : String(health)) : t(`adjust.status.${status}`);
        return (
          <li key={model}>
            <button
              type="button"
              className="picker__model"
              data-team={sideOf(w, model)}
              aria-pressed={model === chosen}
              onClick={() => onChoose(model)}
            >
              <span className="picker__sign">
                <Icon name={isCitizen(w, model) ? 'citizen' : modelSign(w, model)} size={22} />
              </span>
              <b>{thingName(w, t, model)}</b>
              <small>{note}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
