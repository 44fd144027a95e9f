/**
 * Who is told of each clause that speaks: its rule has asked for its word, and its conditions hold. A recording of what
 * random play reaches listens; in play nobody does.
 */
type Listener = (clause: object) => void;

let listener: Listener | null = null;

/** Listens while `during` runs. */
export function noting<Value>(told: Listener, during: () => Value): Value {
  const before = listener;
  listener = told;
  try {
    return during();
  } finally {
    listener = before;
  }
}

export function noted(clause: object): void {
  listener?.(clause);
}
