/** Powers that are called full and whose evidence is still to be written. A line goes when the evidence comes. */
export const OWED: readonly string[] = [];
