import type { GroundPatch as RuleGround, Setting } from '../../../systems/pulp-city/model/ground.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { groundOf } from '../../../systems/pulp-city/tables/ground.ts';
import type { GroundBase, GroundPatch } from '../../../ui/table/types.ts';
import type { SceneModel } from '../../../ui/table/scene-model.ts';
import { shown, shownAll, toInches } from '../../../ui/table/units.ts';

const BASE_OF: Readonly<Record<Setting, GroundBase>> = {
  city: 'pavement',
  docks: 'concrete',
  park: 'meadow',
  graveyard: 'earth',
  laboratory: 'floor',
  temple: 'sandstone',
  highway: 'dryGrass',
  rooftops: 'tar',
  subway: 'station',
  fairground: 'straw',
};

/** What lies under the pieces of a table: the ground of its setting, what is painted on it, a photograph. */
export function shownGround(table: TableLayout): Pick<SceneModel, 'base' | 'ground' | 'picture'> {
  const { size, setting, picture } = table;
  return {
    base: BASE_OF[setting ?? 'city'],
    ground: groundOf(table).map((patch) => shownPatch(size, patch)),
    ...(picture === undefined
      ? {}
      : {
          picture: {
            image: picture.image,
            at: shown(size, picture.at),
            width: toInches(picture.width * picture.scale),
            height: toInches(picture.height * picture.scale),
            turnDeg: picture.turn / 10,
          },
        }),
  };
}

export function shownPatch(size: number, patch: RuleGround): GroundPatch {
  switch (patch.kind) {
    case 'road':
      return { kind: 'road', outline: shownAll(size, patch.outline) };
    case 'grass':
      return { kind: 'grass', outline: shownAll(size, patch.outline), corner: 0.35 };
    case 'water':
      return { kind: 'basin', outline: shownAll(size, patch.outline) };
    case 'sand':
    case 'tiles':
    case 'planks':
    case 'dirt':
    case 'gravel':
      return { kind: 'surface', surface: patch.kind, outline: shownAll(size, patch.outline) };
    case 'pond':
      return { kind: 'water', at: shown(size, patch.at), rx: toInches(patch.rx), ry: toInches(patch.ry) };
    case 'footpath':
      return { kind: 'footpath', points: shownAll(size, patch.points), width: toInches(patch.width) };
    case 'lane':
    case 'rails':
      return { kind: patch.kind, from: shown(size, patch.from), to: shown(size, patch.to) };
    case 'crossing':
      return {
        kind: 'crossing',
        from: shown(size, patch.from),
        to: shown(size, patch.to),
        width: toInches(patch.width),
      };
  }
}
