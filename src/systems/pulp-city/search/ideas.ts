/** An answer that may be worth giving; whether it is legal is not known yet. */
export interface Idea {
  readonly answer: unknown;
  readonly purpose: string;
}

/** Answers by what they are for, the likeliest of each first. */
export type Ideas = Readonly<Record<string, Iterable<unknown>>>;
