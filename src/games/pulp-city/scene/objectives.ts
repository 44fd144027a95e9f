import { type Translator, translateOptional } from '../../../i18n/translate.ts';
import { formatInches } from '../../../i18n/units.ts';
import { teamsOf } from '../../../systems/pulp-city/board/sides.ts';
import { zoneDepth, zoneOf } from '../../../systems/pulp-city/board/zones.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { MarkerKind } from '../../../systems/pulp-city/model/marker.ts';
import type { ModelId, ObjectiveId } from '../../../systems/pulp-city/model/ids.ts';
import {
  type MarkerStanding,
  markersStanding,
  objectivesStanding,
} from '../../../systems/pulp-city/view/plot/standing.ts';
import { TONE_OF_TEAM } from '../../../ui/kit/team-side.ts';
import { waysHome } from '../../../systems/pulp-city/view/plot/way-home.ts';
import type { Sign } from '../../../ui/kit/icons.ts';
import type { Marker, Overlay, Zone } from '../../../ui/table/types.ts';
import { outlineOf, shown } from '../../../ui/table/units.ts';
import { discOf } from './overlays.ts';
import { objectiveName } from '../narrate/objectives.ts';
import { teamName, thingName } from '../words/names.ts';

/** Markers that are known by a sign; the others have letters. */
export const MARKER_SIGNS: Partial<Record<MarkerKind, Sign>> = {
  flag: 'flag',
  bomb: 'warning',
  powerSpot: 'bolt',
};

/** Inches. The label lies on the edge of the zone that is not that of the table. */
const LABEL_FROM_LEFT = 3.5;

const FIRST_LETTER = 'A'.charCodeAt(0);

/** What stands on a Marker, and on the plate of whoever carries it; one alone is A. */
export const letterOf = ({ number }: Pick<MarkerStanding, 'number'>): string =>
  String.fromCharCode(FIRST_LETTER + (number ?? 0));

/** What is Controlled, by the words of the log. */
export const nameOfObjective = (w: World, t: Translator, id: ObjectiveId): string =>
  objectiveName(
    {
      t,
      team: (team) => teamName(w, t, team),
      target: (thing) => thingName(w, t, thing),
      optional: (key) => translateOptional(t.lang, key),
    },
    id,
  );

/** Markers that lie on the table. */
export function shownMarkers(w: World, t: Translator): readonly Marker[] {
  const { size } = w.setup.table;
  return markersStanding(w)
    .filter(({ bearer }) => bearer === null)
    .map((marker): Marker => {
      const { id, kind, at, holder, from } = marker;
      const sign = MARKER_SIGNS[kind];
      const words = from === null ? undefined : t('plot.marker.from', { round: from });
      if (sign === undefined && words === undefined)
        return { kind: 'objective', id, at: shown(size, at), letter: letterOf(marker) };
      return {
        kind: 'plinth',
        id,
        at: shown(size, at),
        sign: words === undefined ? (sign ?? 'star') : 'lock',
        ...(holder === null ? {} : { team: holder }),
        ...(words === undefined ? {} : { words }),
      };
    });
}

/** How far what is carried still has to go. @rule PC-PLOT-03 @rule PC-PLOT-20 */
export function homeOverlays(w: World, t: Translator): readonly Overlay[] {
  const { size } = w.setup.table;
  return waysHome(w)
    .filter(({ length }) => length > 0)
    .map(({ bearer, team, to, length }) => ({
      kind: 'home',
      from: discOf(w, bearer),
      to: shown(size, to),
      team,
      chip: { text: t('plot.home', { length: formatInches(length, t.lang) }), tone: 'plain' },
    }));
}

/** Letters of what each model carries. @rule PC-BURDEN-01 */
export function carriedLetters(w: World): ReadonlyMap<ModelId, readonly string[]> {
  return new Map(
    markersStanding(w).flatMap((marker) =>
      marker.bearer === null ? [] : [[marker.bearer, [letterOf(marker)]] as const],
    ),
  );
}

/** Zones that are Controlled, with whoever does, and the Deployment Zones where Markers are to be brought home. */
export function plotZones(w: World, t: Translator): readonly Zone[] {
  const { size } = w.setup.table;
  const controlled = objectivesStanding(w);
  const zones = controlled.flatMap(({ id, zone, holder }): Zone[] =>
    zone === null
      ? []
      : [
          {
            id: `objective-${id}`,
            look: 'objective',
            outline: outlineOf(size, zone),
            label: nameOfObjective(w, t, id),
            ...(holder === null ? {} : { holder }),
          },
        ],
  );
  return [...(zones.length === 0 && markersStanding(w).length > 0 ? homeZones(w, t) : []), ...zones];
}

/** The Deployment Zones by name. @rule PC-DEPLOY-01 */
function homeZones(w: World, t: Translator): readonly Zone[] {
  const { size } = w.setup.table;
  if (zoneDepth(size) === 0) return [];
  return teamsOf(w).map((team) => {
    const outline = outlineOf(size, zoneOf(w, team));
    const [left, top, bottom] = [
      Math.min(...outline.map(({ x }) => x)),
      Math.min(...outline.map(({ y }) => y)),
      Math.max(...outline.map(({ y }) => y)),
    ];
    return {
      id: `zone-${team}`,
      look: TONE_OF_TEAM[team],
      outline,
      label: teamName(w, t, team),
      labelAt: { x: left + LABEL_FROM_LEFT, y: top > 0 ? top : bottom },
      holder: team,
    };
  });
}
