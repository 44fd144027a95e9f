import { expect, test } from 'vitest';
import { inEditions } from '../../support/editions.ts';
import { type SceneSpec, scene } from '../../support/scene.ts';

const RAISE = {
  bar: 'AP 1 Raise (SUM 8, G vs T#4, Summon Structure/Post) SFX: none',
  specials: [
    {
      name: 'Post',
      clauses: [{ piece: 'structure', G: 8, base: 30, height: 5, hp: 5, apart: 1, keepsEarlier: true }],
    },
  ],
} as const;

inEditions(['2013', '2017'], (edition) => {
  const raise = (b: SceneSpec['b'], at: readonly [number, number]) =>
    scene({ edition, a: { Ace: { at: [6, 6], card: { actions: [RAISE] } } }, b, dice: [5] })
      .activate('Ace')
      .attack('Ace', 'Raise', [], { at });

  test('[PC-FX-30] a piece is put no nearer to another model than its text says', () => {
    expect(raise({ Foe: { at: [12, 6] } }, [9.5, 6]).events('pieceMade')).toHaveLength(1);
    const near = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { actions: [RAISE] } } },
      b: { Foe: { at: [11, 6] } },
    }).activate('Ace');
    expect(near.refused((game) => game.attack('Ace', 'Raise', [], { at: [9.5, 6] }))).toBe('place.tooNear');
  });

  test('[PC-FX-30] but as near as it likes to the one that Summons it', () => {
    expect(raise({ Foe: { at: [20, 20] } }, [7.5, 6]).events('pieceMade')).toHaveLength(1);
  });
});
