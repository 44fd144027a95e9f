import { TONE_OF_TEAM } from '../../../ui/kit/team-side.ts';
import { teamsOf } from '../../../systems/pulp-city/board/sides.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { stillThere } from '../../../systems/pulp-city/board/on-table.ts';
import { zoneDepth, zoneOf } from '../../../systems/pulp-city/board/zones.ts';
import { sourceBody } from '../../../systems/pulp-city/board/source-body.ts';
import { citizenNumber } from '../../../systems/pulp-city/model/citizens.ts';
import { citizenOutlooks, shownCitizens } from '../../../systems/pulp-city/view/table/citizens.ts';
import { shownModels } from '../../../systems/pulp-city/view/table/models.ts';
import type { Chip, Overlay, Token, TokenState, Zone } from '../../../ui/table/types.ts';
import type { SceneModel } from '../../../ui/table/scene-model.ts';
import type { Piece } from '../../../ui/table/pieces.ts';
import { discOf } from './overlays.ts';
import { stayChip } from '../words/citizens.ts';
import type { Decor } from './decor.ts';
import { sayIn } from '../words/say.ts';
import { teamName } from '../words/names.ts';
import { shownGround } from './ground.ts';
import { carriedLetters, homeOverlays, plotZones, shownMarkers } from './objectives.ts';
import { asRubble, shownPiece, withHealth } from './pieces.ts';
import { type TokenMood, tokenOf } from './tokens.ts';
import { outlineOf, shown, toInches } from '../../../ui/table/units.ts';

/** Both Deployment Zones, while models are being deployed. @rule PC-DEPLOY-01 */
export function deploymentZones(w: World): readonly Zone[] {
  const { size } = w.setup.table;
  if (zoneDepth(size) === 0) return [];
  return teamsOf(w).map((team) => ({
    id: `zone-${team}`,
    look: TONE_OF_TEAM[team],
    outline: outlineOf(size, zoneOf(w, team)),
  }));
}

function moodOf(id: string, decor: Decor): TokenMood {
  const state: TokenState = decor.acting?.includes(id)
    ? 'acting'
    : decor.targets?.includes(id)
      ? 'target'
      : decor.closed?.[id] !== undefined
        ? 'closed'
        : 'ready';
  const closedReason = decor.closed?.[id];
  return closedReason === undefined || closedReason === '' ? { state } : { state, closedReason };
}

/** The way a model has just come, by its id. */
export type Walks = Readonly<Record<string, readonly { readonly x: number; readonly y: number }[]>>;

const cameBy = (size: number, walk: Walks[string] | undefined): Pick<Token, 'cameBy'> =>
  walk === undefined ? {} : { cameBy: walk.map((point) => shown(size, point)) };

export interface SceneLook {
  readonly walks?: Walks;
  /** Two players face each other: signs are turned to their owners. */
  readonly across?: boolean;
  /** Across a small screen there is room for one plate a model: it is turned to whoever acts. */
  readonly once?: boolean;
  /** Whoever acts sits at the far edge. */
  readonly turned?: boolean;
  /** Pieces that have just been destroyed: they are seen a last time. */
  readonly fallen?: readonly string[];
  /** Every Structure and Object tells its Health. */
  readonly health?: boolean;
  /** Where Citizens would run is shown. */
  readonly runs?: boolean;
}

/** All that the table shows: a function of the game, of what is being decided, and of the language. */
export function sceneOf(
  w: World,
  t: Translator,
  decor: Decor,
  {
    walks = {},
    across = false,
    once = false,
    turned = false,
    fallen = [],
    health = false,
    runs = false,
  }: SceneLook = {},
): SceneModel {
  const { table } = w.setup;
  const { size } = table;
  const inches = toInches(size);
  const carried = carriedLetters(w);
  return {
    size: { width: inches, height: inches },
    across: across && !once,
    turned: across && turned,
    ...shownGround(table),
    zones: decor.zones ?? plotZones(w, t),
    pieces: [
      ...rubbleOf(w, t, fallen),
      ...Object.values(w.state.pieces)
        .filter(({ objective }) => objective === undefined)
        .toSorted((one, other) => one.top - other.top)
        .map((piece) => {
          const drawn = shownPiece(piece, size, t, decor.lift?.includes(piece.id) ?? false);
          return health ? withHealth(drawn) : drawn;
        }),
    ],
    markers: [
      ...shownMarkers(w, t),
      ...shownCitizens(w)
        .map(({ id, body }) => ({
          kind: 'citizen' as const,
          id,
          at: shown(size, body),
          ...cameBy(size, walks[id]),
          baseMm: body.r / 500,
          state: moodOf(id, decor).state,
          look: Number(citizenNumber(id)) || 0,
        }))
        // Who stands further south is nearer to whoever looks.
        .toSorted((one, other) => one.at.y - other.at.y),
    ],
    tokens: shownModels(w)
      .toSorted((one, other) => one.body.z - other.body.z)
      .map((facts) => {
        const carries = carried.get(facts.id);
        const upright = {
          ...tokenOf(w, t, facts, moodOf(facts.id, decor)),
          ...(carries === undefined ? {} : { carries }),
        };
        const token = across && facts.team === 'b' ? { ...upright, turned: true } : upright;
        return { ...token, ...cameBy(size, walks[facts.id]) };
      }),
    overlays: [
      ...(decor.overlays ?? []),
      ...homeOverlays(w, t),
      ...auraOverlays(w),
      ...(runs ? runOverlays(w, t) : []),
    ],
  };
}

/** What comes down is seen once more in pieces; afterwards the ground is bare. @rule PC-STRUCT-12 */
const rubbleOf = (w: World, t: Translator, fallen: readonly string[]): readonly Piece[] =>
  w.setup.table.pieces
    .filter((piece) => fallen.includes(piece.id) && w.state.pieces[piece.id] === undefined)
    .map((piece) => asRubble(shownPiece(piece, w.setup.table.size, t, false)));

/** What each Citizen would do by itself. @rule PC-CITIZEN-05 @rule PC-CITIZEN-06 @rule PC-CITIZEN-13 */
function runOverlays(w: World, t: Translator): readonly Overlay[] {
  const say = sayIn(w, t);
  const { size } = w.setup.table;
  return citizenOutlooks(w).map((outlook): Overlay => {
    const { leader, runs, stays } = outlook;
    const chip: Chip | null =
      leader !== null
        ? {
            text: t('citizen.led', { team: teamName(w, t, leader) }),
            tone: TONE_OF_TEAM[leader],
          }
        : stays === null
          ? null
          : { text: stayChip(say, stays), tone: 'plain' };
    return {
      kind: 'flight',
      from: discOf(w, outlook.model),
      to: runs.map(({ to }) => shown(size, to)),
      ...(chip === null ? {} : { chip }),
    };
  });
}

/** Auras in force are seen as long as they last. @rule PC-TYPE-10 */
function auraOverlays(w: World): readonly Overlay[] {
  return w.state.auras.flatMap((aura): Overlay[] => {
    const owner = w.state.models[aura.owner];
    if (owner === undefined || owner.status !== 'table') return [];
    if (!stillThere(w, aura.source)) return [];
    const from = sourceBody(w, aura.source);
    const radius = aura.range + toInches(from.r);
    return [{ kind: 'area', shape: { kind: 'disc', at: shown(w.setup.table.size, from), radius } }];
  });
}
