import type { Translator } from '../../../i18n/translate.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { SceneModel } from '../../../ui/table/scene-model.ts';
import { NO_DECOR } from './decor.ts';
import { plotZones } from './objectives.ts';
import { deploymentZones, sceneOf } from './scene.ts';

/** The table before anybody stands on it: the Deployment Zones, and what the Plot puts there. @rule PC-DEPLOY-01 */
export function plotScene(w: World, t: Translator): SceneModel {
  const zones = plotZones(w, t);
  const named = zones.some(({ look }) => look !== 'objective');
  return {
    ...sceneOf(w, t, NO_DECOR),
    zones: named ? zones : [...deploymentZones(w), ...zones],
    tokens: [],
    overlays: [],
  };
}
