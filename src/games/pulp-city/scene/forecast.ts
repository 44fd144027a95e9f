import { isModel } from '../../../systems/pulp-city/model/lookup.ts';
import type { MoveAhead } from '../../../systems/pulp-city/view/forecast/movement.ts';
import type { FallAhead } from '../../../systems/pulp-city/view/forecast/ground.ts';
import type { Push } from '../../../systems/pulp-city/view/forecast/push.ts';
import type { Overlay } from '../../../ui/table/types.ts';
import { fallChip, pushChip, stepChip } from '../words/forecast.ts';
import { outlineOf, type RulePoint, shown, shownAll } from '../../../ui/table/units.ts';
import { overrunEndsAt } from '../../../systems/pulp-city/view/forecast/movement.ts';
import { ghostOverlay } from './overlays.ts';
import type { Say } from '../words/say.ts';

function fallOverlay(say: Say, ahead: FallAhead): Overlay {
  const { size } = say.w.setup.table;
  return {
    kind: 'height',
    way: 'fall',
    at: shown(size, ahead.fall.from),
    chip: { text: fallChip(say, ahead), tone: ahead.blow === null ? 'ink' : 'refused' },
  };
}

/** Signs along the track where a move leads up, down, over something, or into a Fall. */
export function heightOverlays(say: Say, { steps, fall }: MoveAhead): readonly Overlay[] {
  const { size } = say.w.setup.table;
  return [
    ...steps.map(
      (step): Overlay => ({
        kind: 'height',
        way: step.way,
        at: shown(size, step.at),
        chip: { text: stepChip(say, step), tone: 'plain' },
      }),
    ),
    ...(fall === null ? [] : [fallOverlay(say, fall)]),
  ];
}

/** The track of a push, with what stands or lies at its end. */
export function pushOverlays(say: Say, push: Push): readonly Overlay[] {
  const { w } = say;
  const { target, path, end, footprint, falls, fixed, travelled, stoppedBy } = push;
  if (fixed) return [];
  const { size } = w.setup.table;
  const arrow: Overlay = {
    kind: 'displacement',
    points: shownAll(size, path),
    ...(stoppedBy === null ? {} : { stopped: true }),
    ...(footprint === null ? {} : { landing: outlineOf(size, footprint) }),
    chip: { text: pushChip(say, push), tone: stoppedBy === null ? 'ink' : 'refused' },
  };
  const ghost =
    !isModel(w, target) || travelled === 0 ? [] : [ghostOverlay(say, target, shown(size, end), 0, true)];
  return [...ghost, arrow, ...falls.map((fall) => fallOverlay(say, fall))];
}

/** Where the user of an Overrun comes to stand if nobody on its way is moved. @rule PC-TYPE-16 */
export function endOfOverrun(say: Say, model: string, toward: RulePoint | null, range: number): Overlay[] {
  const { w } = say;
  const end = toward === null ? null : overrunEndsAt(w, model, toward, range);
  return end === null ? [] : [ghostOverlay(say, model, shown(w.setup.table.size, end), end.z, true)];
}
