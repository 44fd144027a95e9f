import type { Refusal } from '../../../kernel/game-system.ts';
import { outlineOf as footprintOutline, type RulePoint, shown, toInches } from '../../../ui/table/units.ts';
import { strip } from '../../../geometry/strip.ts';
import { inches } from '../../../geometry/units.ts';
import { formatAllowed, formatInches } from '../../../i18n/units.ts';
import type { ActionProfile, ActionUse } from '../../../systems/pulp-city/model/profile.ts';
import type { ActionType } from '../../../systems/pulp-city/model/keywords.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { sourceBody } from '../../../systems/pulp-city/board/source-body.ts';
import { isModel } from '../../../systems/pulp-city/model/lookup.ts';
import { bodyOf } from '../../../systems/pulp-city/board/bodies.ts';
import { isCitizen } from '../../../systems/pulp-city/board/on-table.ts';
import { playerFor } from '../../../systems/pulp-city/board/sides.ts';
import { modelFacts } from '../../../systems/pulp-city/view/table/models.ts';
import {
  type SightFinding,
  positionOf,
  sightBetween,
} from '../../../systems/pulp-city/view/actions/targets.ts';
import { sightProof } from '../../../systems/pulp-city/view/actions/sight-proof.ts';
import type { Disc, Overlay, Point } from '../../../ui/table/types.ts';
import { tokenOf } from './tokens.ts';

import type { Say } from '../words/say.ts';
import { marginWords } from '../words/sight.ts';

const PIECE_RADIUS = 0.4;

export function discOf(w: World, id: string): Disc {
  const { size } = w.setup.table;
  if (isModel(w, id)) {
    const body = bodyOf(w, id);
    return { at: shown(size, body), radius: toInches(body.r) };
  }
  return { at: shown(size, positionOf(w, id)), radius: PIECE_RADIUS };
}

/** Whose side an Action is on that is measured from here. */
const sideOfSource = (w: World, id: string): TeamId =>
  isModel(w, id) ? playerFor(w, id) : (w.state.cards[w.state.pieces[id]?.summoned?.card ?? '']?.team ?? 'a');

function sourceDisc(w: World, id: string): Disc {
  const body = sourceBody(w, id);
  return { at: shown(w.setup.table.size, body), radius: toInches(body.r) };
}

/** How far an Action carries: from the edge of the base. @rule PC-TABLE-04 */
export function rangeOverlay(say: Say, model: string, type: ActionType, range: number | null): Overlay[] {
  if (range === null || type === 'CCM') return [];
  const { at, radius } = sourceDisc(say.w, model);
  return [
    { kind: 'range', shape: { kind: 'disc', at, radius: radius + range }, team: sideOfSource(say.w, model) },
  ];
}

/** The strip or disc an area Action covers. */
export function areaOverlays(
  say: Say,
  model: string,
  type: ActionType,
  range: number | null,
  toward: RulePoint | null,
): Overlay[] {
  const { w, t } = say;
  if (range === null) return [];
  if (type === 'PLS' || type === 'AUR') {
    const { at, radius } = sourceDisc(w, model);
    return [
      {
        kind: 'area',
        shape: { kind: 'disc', at, radius: radius + range },
        chip: { text: formatAllowed(inches(range), t.lang), tone: 'gold' },
      },
    ];
  }
  if (type !== 'RAY' && type !== 'OVR') return [];
  if (toward === null) return rangeOverlay(say, model, type, range);
  const body = sourceBody(w, model);
  const [dx, dy] = [toward.x - body.x, toward.y - body.y];
  const away = Math.hypot(dx, dy);
  if (away === 0) return [];
  const outline = footprintOutline(
    w.setup.table.size,
    strip(body, { x: dx / away, y: dy / away }, inches(range)),
  );
  return [{ kind: 'strip', outline, chip: { text: formatAllowed(inches(range), t.lang), tone: 'gold' } }];
}

/** Where a summoned piece would lie, and why not there. */
export function spotOverlay(say: Say, at: RulePoint, action: ActionProfile, why: Refusal | null): Overlay[] {
  const node = action.effects.find((effect) => effect.fx === 'summon');
  const radius = node?.radius ?? 1;
  const chip = why === null ? {} : { chip: { text: say.why(why), tone: 'refused' as const } };
  return [
    { kind: 'drop', disc: { at: shown(say.w.setup.table.size, at), radius }, legal: why === null, ...chip },
  ];
}

/** The line between two models with its verdict. `range` in inches: the length is told with what is needed. */
export function sightOverlay(
  say: Say,
  from: string,
  to: string,
  range: number | null,
  use: ActionUse | null = null,
): Overlay[] {
  const { w, t } = say;
  const both = isModel(w, from) && isModel(w, to);
  const proof = both ? sightProof(w, from, to, use) : null;
  const found = proof ?? sightBetween(w, from, to, use);
  const { size } = w.setup.table;
  const verdict = verdictOf(found);
  const mm = proof === null ? null : marginWords(say, proof);
  const words = sightWords(say, found, range);
  return [
    {
      kind: 'sight',
      from: discOf(w, from),
      to: discOf(w, to),
      verdict,
      wedge: verdict !== 'blocked',
      ...(found.blockedAt === null || verdict === 'clear' ? {} : { blockedAt: shown(size, found.blockedAt) }),
      ...(proof === null || found.needless ? {} : { hidden: proof.hidden }),
      chip: {
        text:
          mm === null || found.needless
            ? words
            : t(found.visible ? 'sight.chipSpare' : 'sight.chipShort', { words, mm }),
        tone: verdict === 'blocked' ? 'refused' : 'legal',
      },
    },
  ];
}

export function verdictOf(found: SightFinding): 'clear' | 'blocked' | 'partly' {
  if (found.needless) return 'clear';
  if (!found.visible) return 'blocked';
  return found.cover === 'none' ? 'clear' : 'partly';
}

/** 'In sight · 4.2″ of 6″', 'Hidden by the Gazette · 5.1″' */
export function sightWords(say: Say, found: SightFinding, range: number | null): string {
  const { t } = say;
  const needed = range === null ? undefined : inches(range);
  const gap = Math.max(found.gap.horizontal, found.gap.vertical);
  const length = formatInches(gap, t.lang, needed);
  const way =
    range === null ? length : t('play.sight.of', { length, max: formatAllowed(inches(range), t.lang) });
  const by = found.blockedBy === null ? null : say.name(found.blockedBy);
  if (found.needless) return t('play.sight.needless', { way });
  if (!found.visible) {
    return by === null ? t('play.sight.hidden', { way }) : t('play.sight.hiddenBy', { way, by });
  }
  if (found.cover === 'none') return t('play.sight.clear', { way });
  return t(found.cover === 'typical' ? 'play.sight.cover' : 'play.sight.coverReinforced', {
    way,
    by: by ?? '',
  });
}

/** Whoever would stand there; of a Citizen only the base, for people are not tokens. */
export function ghostOverlay(say: Say, model: string, at: Point, z: number, legal: boolean): Overlay {
  const { w, t } = say;
  if (isCitizen(w, model)) {
    return { kind: 'drop', disc: { at, radius: toInches(bodyOf(w, model).r) }, legal };
  }
  const token = tokenOf(w, t, modelFacts(w, model), { state: 'ghost' });
  const raised = z > 0 ? { elevation: toInches(z), elevationText: formatInches(z, t.lang) } : {};
  return { kind: 'ghost', token: { ...token, at, ...raised }, legal };
}
