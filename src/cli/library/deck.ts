/** Cards in a random order; behind the last one all of them follow in another order. */
export class Deck<T> {
  readonly #cards: readonly T[];
  readonly #draw: () => number;
  #left: T[] = [];

  constructor(cards: readonly T[], draw: () => number) {
    this.#cards = cards;
    this.#draw = draw;
  }

  /** Takes the topmost card that fits, one that is liked before the others; null: no card fits. */
  take(fits: (card: T) => boolean, liked: (card: T) => boolean = () => false): T | null {
    if (!this.#left.some(fits)) this.#left.push(...this.#shuffled());
    const best = this.#left.findIndex((card) => fits(card) && liked(card));
    const at = best < 0 ? this.#left.findIndex(fits) : best;
    return at < 0 ? null : (this.#left.splice(at, 1)[0] ?? null);
  }

  #shuffled(): T[] {
    return this.#cards
      .map((card) => ({ card, order: this.#draw() }))
      .sort((one, other) => one.order - other.order)
      .map(({ card }) => card);
  }
}
