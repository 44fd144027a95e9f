import { type GeneratorState, generatorFor, nextDie } from './generator.ts';

/**
 * Where dice come from. 'seeded' draws from a generator whose state is saved with the game; 'scripted' hands out
 * given faces in order (tests, replays of real dice); 'entered' asks the players for the faces they rolled.
 */
export type DiceState =
  | { readonly kind: 'seeded'; readonly generator: GeneratorState; readonly drawn: number }
  | { readonly kind: 'scripted'; readonly faces: readonly number[]; readonly drawn: number }
  | { readonly kind: 'entered'; readonly drawn: number };

export function seededDice(seed: number): DiceState {
  return { kind: 'seeded', generator: generatorFor(seed), drawn: 0 };
}

export function scriptedDice(faces: readonly number[]): DiceState {
  return { kind: 'scripted', faces, drawn: 0 };
}

/** No roll of any game comes near it: more would be a figure gone wrong, and a page that stands still. */
const MOST_AT_ONCE = 1000;

/**
 * Draws `count` faces.
 * @throws when there are too many of them, when scripted faces run out or entered dice are drawn without asking: all are mistakes of the caller.
 */
export function draw(dice: DiceState, count: number): { faces: number[]; next: DiceState } {
  if (!(count <= MOST_AT_ONCE)) throw new Error(`too many dice: ${count}`);
  const drawn = dice.drawn + count;
  switch (dice.kind) {
    case 'seeded': {
      const faces: number[] = [];
      let generator = dice.generator;
      for (let i = 0; i < count; i += 1) {
        const { face, next } = nextDie(generator);
        faces.push(face);
        generator = next;
      }
      return { faces, next: { kind: 'seeded', generator, drawn } };
    }
    case 'scripted': {
      const faces = dice.faces.slice(dice.drawn, drawn);
      if (faces.length < count)
        throw new Error(`scripted dice ran out: ${count} wanted, ${faces.length} left`);
      return { faces, next: { kind: 'scripted', faces: dice.faces, drawn } };
    }
    case 'entered':
      throw new Error('entered dice are asked for, not drawn');
  }
}
