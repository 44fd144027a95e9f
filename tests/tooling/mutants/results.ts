import { join } from 'node:path';

const folder = process.env['MUTANTS_FOLDER'] ?? '.';
/** Where a run keeps what it knows of each mistake, under the name of its switch. */
export const RESULTS = join(folder, 'results.json');
/** The files with mistakes built in, by the path of the original. */
export const FILES = join(folder, 'files.json');

export type Results = Record<
  string,
  {
    /** The test files that are to notice it, as a pattern. */
    tests: string;
    /** The test that noticed it. */
    noticed: string | null;
    /** How many tests have come to its place. */
    reached: number;
    /** Its place is come to while a file is loaded, where nothing can be switched. */
    loading?: true;
  }
>;
