/** Ends a program with one sentence and the status that says it failed. */
export class Failure extends Error {}

/** Runs a program: a failure is told in one sentence on standard error, with exit status 1. */
export async function runProgram(main: (argv: readonly string[]) => Promise<void> | void): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof Failure ? error.message : error);
  }
}
