import { type Refusal, refusal } from '../model/refusals.ts';
import type { Adjustment } from '../model/events.ts';
import type { World } from '../model/encounter.ts';

function whole(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= 1000;
}

/** Players may overrule what they like, but only what exists and within the table. */
export function whyNotAdjust(w: World, change: Adjustment): Refusal | null {
  switch (change.what) {
    case 'position': {
      if (w.state.models[change.model] === undefined) return refusal('adjust.unknown');
      const { x, y, z, inside, wall } = change.at;
      const { size } = w.setup.table;
      if (![x, y, z].every(Number.isSafeInteger)) return refusal('adjust.number');
      if ([inside, wall].some((piece) => piece !== null && w.state.pieces[piece] === undefined))
        return refusal('adjust.unknown');
      return [x, y, z].every((value) => value >= 0 && value <= size) ? null : refusal('place.offTable');
    }
    case 'health':
    case 'condition':
    case 'dice':
      if (w.state.models[change.model] === undefined) return refusal('adjust.unknown');
      return typeof change.to === 'boolean' || whole(change.to) ? null : refusal('adjust.number');
    case 'pieceHealth':
      if (w.state.pieces[change.piece]?.health === undefined) return refusal('adjust.unknown');
      return whole(change.to) ? null : refusal('adjust.number');
    case 'fatigue':
    case 'apSpent':
    case 'powerUp':
      if (w.state.cards[change.card] === undefined) return refusal('adjust.unknown');
      return whole(change.to) ? null : refusal('adjust.number');
    case 'pool':
      return whole(change.to) ? null : refusal('adjust.number');
    case 'agendaPoints':
      return Number.isFinite(change.to) && Math.abs(change.to) <= 1000 ? null : refusal('adjust.number');
    case 'realDice':
      return w.state.outcome === null ? null : refusal('encounter.over');
    default:
      return refusal('adjust.unknown');
  }
}
