import type { Piece } from './pieces.ts';
import type { GroundBase, GroundPicture, GroundPatch, Zone, Marker, Overlay, Token } from './types.ts';

export interface SceneModel {
  readonly size: { readonly width: number; readonly height: number };
  /** Two players face each other across the table: plates, height chips and zone labels exist twice. */
  readonly across?: boolean;
  /** Whoever reads sits at the far edge: what is said once is turned to him. */
  readonly turned?: boolean;
  /** Pavement without it. */
  readonly base?: GroundBase;
  readonly ground: readonly GroundPatch[];
  /** A photograph that lies on the ground, over its patches. */
  readonly picture?: GroundPicture;
  readonly zones: readonly Zone[];
  readonly pieces: readonly Piece[];
  readonly markers: readonly Marker[];
  readonly tokens: readonly Token[];
  readonly overlays: readonly Overlay[];
}
