/** So long a page may be busy before hands notice, in milliseconds; a step that was begun is finished. */
const SLICE = 6;

/** Goes through long work a little at a time, with room for hands and frames in between; answers how to stop it. */
export function inSlices<T>(steps: Generator<void, T>, done: (result: T) => void): () => void {
  let timer = setTimeout(slice);
  function slice(): void {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const step = steps.next();
      if (step.done === true) {
        done(step.value);
        return;
      }
    }
    timer = setTimeout(slice);
  }
  return () => clearTimeout(timer);
}
