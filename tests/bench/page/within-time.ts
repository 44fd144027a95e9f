/** Answers what is measured, or says which part was not done in time: none holds up the others for ever. */
export async function withinTime<T>(part: string, ms: number, measure: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${part} was not measured within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([measure(), late]);
  } finally {
    clearTimeout(timer);
  }
}
