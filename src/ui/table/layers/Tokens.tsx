import type Konva from 'konva/lib/Core';
import { memo, type RefObject, useMemo } from 'react';
import type { Camera } from '../camera.ts';
import type { Pen, View } from '../draw/pen.ts';
import { drawCitizenSprite, drawTokenSprite } from '../draw/sprites.ts';
import { useWalks } from '../hooks/use-walks.ts';
import type { Person, Token, TokenState } from '../types.ts';
import { Paint } from './paint.tsx';

interface TokensProps {
  readonly tokens: readonly Token[];
  /** Passers-by, below the models. */
  readonly people: readonly Person[];
  /** Drawn elsewhere for as long as they are in the air. */
  readonly aloft: readonly string[];
  readonly view: View;
  readonly camera: Camera;
  readonly ratio: number;
  /** Painted frame by frame while somebody walks. */
  readonly layer: RefObject<Konva.Layer | null>;
  /** Makes the layer paint again when the faces have arrived. */
  readonly fonts: boolean;
  /** Tokens stand where they are at once. */
  readonly still: boolean;
}

const STACKING: Readonly<Record<TokenState, number>> = {
  ko: 0,
  closed: 1,
  ready: 2,
  target: 3,
  acting: 4,
  ghost: 5,
};

/** Who is higher or matters more is drawn later. */
export function inDrawingOrder(tokens: readonly Token[]): readonly Token[] {
  return tokens.toSorted(
    (a, b) => STACKING[a.state] - STACKING[b.state] || (a.elevation ?? 0) - (b.elevation ?? 0),
  );
}

export const Tokens = memo(function Tokens(props: TokensProps) {
  const { tokens, people, aloft, view, camera, ratio, layer, still } = props;
  const walkers = useMemo(() => [...people, ...tokens], [people, tokens]);
  const shownAt = useWalks(walkers, still, () => layer.current?.draw());
  const draw = (pen: Pen) => {
    for (const person of people) {
      const at = shownAt(person);
      drawCitizenSprite(pen, person, view, { x: at.x * view.s, y: at.y * view.s, ratio });
    }
    for (const token of inDrawingOrder(tokens)) {
      if (aloft.includes(token.id)) continue;
      const at = shownAt(token);
      drawTokenSprite(pen, token, view.s, view.u, { x: at.x * view.s, y: at.y * view.s, ratio });
    }
  };
  return <Paint left={camera.left} top={camera.top} draw={draw} />;
});
