import { bodyOf, baseRadius } from '../../../../systems/pulp-city/board/bodies.ts';
import { snapJoin } from '../../../../systems/pulp-city/rules/leaders/joining.ts';
import { profileById } from '../../../../systems/pulp-city/model/lookup.ts';
import type { Waypoint } from '../../../../tabletop/gait.ts';
import { shown, toInches } from '../../../../ui/table/units.ts';
import type { Plan } from '../plan.ts';

export interface JoinDraft {
  /** Card profile of the Supreme. */
  readonly profile: string | null;
  readonly at: Waypoint | null;
}

/** A tap or a drag puts the Supreme at the nearest place that touches its Leader. @rule PC-LEADER-29 */
export const joinTeamPlan: Plan<'joinTeam', JoinDraft> = {
  begin: (_w, { profiles }) => ({ profile: profiles[0] ?? null, at: null }),
  gesture(w, joining, draft, gesture) {
    switch (gesture.do) {
      case 'tapGround':
      case 'tapPiece':
      case 'dragMove':
      case 'dragEnd':
        return draft.profile === null
          ? draft
          : { ...draft, at: snapJoin(w, joining, draft.profile, gesture.at) };
      default:
        return draft;
    }
  },
  decor({ w }, { leader }, { profile, at }) {
    if (profile === null || at === null) return { acting: [leader] };
    const radius = toInches(baseRadius(profileById(w, profile).baseMm));
    const disc = { at: shown(w.setup.table.size, at), radius };
    return { acting: [leader], live: [{ kind: 'drop', disc, legal: true }] };
  },
};

/** Where it goes without a pointer: towards the step asked for, or at the Leader. */
export const nudged = (
  w: Parameters<typeof snapJoin>[0],
  joining: Parameters<typeof snapJoin>[1],
  profile: string,
  to: Waypoint | null,
): Waypoint | null => snapJoin(w, joining, profile, to ?? bodyOf(w, joining.leader));
