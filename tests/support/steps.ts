/** What long work comes to, without the pauses that a screen makes in it. */
export function allOf<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
