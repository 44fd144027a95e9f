import { err, ok, type Result } from '../kernel/result.ts';

/** One step from a version of the file format to the next, for files written before it. */
export interface Migration {
  readonly name: string;
  readonly from: number;
  /** Gets the whole file as parsed and hands back the file of version `from` + 1. */
  readonly migrate: (file: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

export const MIGRATIONS: readonly Migration[] = [];

/** Brings a file to `version`, or names the version that no migration starts from. */
export function migrate(
  file: Readonly<Record<string, unknown>>,
  from: number,
  version: number,
  migrations: readonly Migration[] = MIGRATIONS,
): Result<{ readonly file: Readonly<Record<string, unknown>>; readonly done: readonly string[] }, number> {
  let now = file;
  const done: string[] = [];
  for (let at = from; at < version; at += 1) {
    const step = migrations.find((one) => one.from === at);
    if (step === undefined) return err(at);
    now = { ...step.migrate(now), version: at + 1 };
    done.push(step.name);
  }
  return ok({ file: now, done });
}
