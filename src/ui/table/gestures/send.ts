import type { Point } from '../types.ts';
import type { GestureEvent, Hit, PointerKind } from './types.ts';

/** What the table tells its screen. */
export interface TableEvents {
  readonly onTapToken?: (id: string) => void;
  /** Several bases lie equally near: offer all of them. */
  readonly onTapTie?: (ids: readonly string[], point: Point) => void;
  readonly onTapPiece?: (id: string, point: Point) => void;
  readonly onTapGround?: (point: Point) => void;
  readonly onDoubleTapGround?: (point: Point) => void;
  readonly onCloseRuler?: (id: string) => void;
  readonly onLongPress?: (target: Hit, point: Point) => void;
  readonly onDragStart?: (id: string, pointer: PointerKind) => void;
  /** Where the middle of the dragged base would be. */
  readonly onDragMove?: (point: Point, pointer: PointerKind) => void;
  readonly onDragEnd?: (point: Point, pointer: PointerKind) => void;
  readonly onDragCancel?: () => void;
  readonly onTwoFingerTap?: () => void;
  /** The piece under a mouse that presses nothing; null: none, or something on it. */
  readonly onHoverPiece?: (id: string | null) => void;
}

export function sendTo(events: TableEvents, event: GestureEvent): void {
  switch (event.type) {
    case 'tap':
      return sendTap(events, event.hit, event.point);
    case 'doubleTap':
      return events.onDoubleTapGround?.(event.point);
    case 'longPress':
      return events.onLongPress?.(event.hit, event.point);
    case 'dragStart':
      return events.onDragStart?.(event.tokenId, event.kind);
    case 'dragMove':
      return events.onDragMove?.(event.point, event.kind);
    case 'dragEnd':
      return events.onDragEnd?.(event.point, event.kind);
    case 'dragCancel':
      return events.onDragCancel?.();
    case 'twoFingerTap':
      return events.onTwoFingerTap?.();
    case 'camera':
      return;
  }
}

function sendTap(events: TableEvents, hit: Hit, point: Point): void {
  switch (hit.kind) {
    case 'token':
      return events.onTapToken?.(hit.id);
    case 'tie':
      return events.onTapTie ? events.onTapTie(hit.ids, point) : events.onTapToken?.(hit.ids[0] ?? '');
    case 'handle':
      return;
    case 'ruler':
      return events.onCloseRuler?.(hit.id);
    case 'piece':
      return events.onTapPiece ? events.onTapPiece(hit.id, point) : events.onTapGround?.(point);
    case 'ground':
      return events.onTapGround?.(point);
  }
}
