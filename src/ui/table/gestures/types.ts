import type { Camera, ScreenPoint } from '../camera.ts';
import type { Point } from '../types.ts';

export const POINTER_KINDS = ['mouse', 'touch', 'pen'] as const;
export type PointerKind = (typeof POINTER_KINDS)[number];

export const pointerKind = ({ pointerType }: { readonly pointerType: string }): PointerKind =>
  pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';

export interface Contact {
  readonly id: number;
  readonly at: ScreenPoint;
  readonly kind: PointerKind;
}

/** `time` is in milliseconds of any clock. */
export type PointerInput =
  | {
      readonly type: 'down';
      readonly contact: Contact;
      readonly time: number;
      readonly panning: boolean;
      readonly secondary?: boolean;
    }
  | { readonly type: 'move'; readonly contact: Contact }
  | { readonly type: 'up'; readonly contact: Contact; readonly time: number }
  | { readonly type: 'cancel'; readonly id: number }
  /** The pointer has rested for as long as a long press takes. */
  | { readonly type: 'hold' };

export type Hit =
  | { readonly kind: 'token'; readonly id: string }
  /** Several bases lie equally near. */
  | { readonly kind: 'tie'; readonly ids: readonly string[] }
  | { readonly kind: 'handle'; readonly tokenId: string; readonly at: Point }
  | { readonly kind: 'ruler'; readonly id: string }
  | { readonly kind: 'piece'; readonly id: string }
  | { readonly kind: 'ground' };

/** What a gesture may ask; read when the input arrives, never kept. */
export interface World {
  readonly camera: Camera;
  readonly hit: (at: ScreenPoint, kind: PointerKind) => Hit;
  readonly canDrag: (tokenId: string) => boolean;
  readonly centreOf: (tokenId: string) => Point | null;
  readonly clamp: (camera: Camera) => Camera;
}

export type GestureState =
  | { readonly name: 'idle'; readonly lastTap: Tap | null }
  | {
      readonly name: 'pressing';
      readonly contact: Contact;
      readonly hit: Hit;
      readonly panning: boolean;
      /** The second button of a mouse: let go without moving, it means what a long press means. */
      readonly secondary: boolean;
      readonly held: boolean;
      readonly lastTap: Tap | null;
    }
  | {
      readonly name: 'draggingToken';
      readonly contact: Contact;
      readonly tokenId: string;
      readonly grab: Grab;
    }
  | {
      readonly name: 'draggingHandle';
      readonly contact: Contact;
      readonly tokenId: string;
      readonly grab: Grab;
    }
  | { readonly name: 'panning'; readonly contact: Contact; readonly start: Camera }
  | {
      readonly name: 'pinching';
      readonly from: readonly [Contact, Contact];
      readonly to: readonly [Contact, Contact];
      readonly start: Camera;
      readonly since: number;
      /** One finger has left; the other one does nothing more. */
      readonly ending: boolean;
    };

export type StateOf<Name extends GestureState['name']> = Extract<GestureState, { readonly name: Name }>;

export interface Tap {
  readonly at: ScreenPoint;
  readonly time: number;
}

/** Where the pointer took hold, and where the dragged centre was then. */
export interface Grab {
  readonly pointer: Point;
  readonly centre: Point;
}

export type GestureEvent =
  | { readonly type: 'tap'; readonly hit: Hit; readonly point: Point; readonly kind: PointerKind }
  | { readonly type: 'doubleTap'; readonly point: Point }
  | { readonly type: 'longPress'; readonly hit: Hit; readonly point: Point }
  | {
      readonly type: 'dragStart';
      readonly tokenId: string;
      readonly kind: PointerKind;
      readonly byHandle: boolean;
    }
  | { readonly type: 'dragMove'; readonly point: Point; readonly kind: PointerKind }
  | { readonly type: 'dragEnd'; readonly point: Point; readonly kind: PointerKind }
  | { readonly type: 'dragCancel' }
  | { readonly type: 'camera'; readonly camera: Camera }
  | { readonly type: 'twoFingerTap' };

export interface Step {
  readonly state: GestureState;
  readonly events: readonly GestureEvent[];
}

export const IDLE: StateOf<'idle'> = { name: 'idle', lastTap: null };
