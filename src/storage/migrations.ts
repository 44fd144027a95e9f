import type { FileMigration, FileReading } from '../kernel/game-system.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/** What the format itself has changed; a game adds steps for its own parts of the file. */
const OF_THE_FORMAT: readonly FileMigration[] = [
  // Nothing but the number: from version 2 on, what a game has changed of its own parts is told apart.
  { name: 'the second version', from: 1, migrate: (file) => ({ ...file }) },
  // Branches came: what has none stays as it is. What stood under their names meant nothing.
  {
    name: 'branches',
    from: 2,
    migrate: ({ branches: _, on: __, ...file }) => file,
  },
];

interface Migrated {
  readonly file: Readonly<Record<string, unknown>>;
  /** Names of the steps that were taken. */
  readonly done: readonly string[];
}

/** Why a file cannot be brought up to date: no step starts from `version`, or the one named `step` cannot read it. */
export interface NotMigrated {
  readonly version: number;
  readonly step: string | null;
}

/** Brings a file to `version`: from each version the step of the format, then those of the game. */
export function migrate(
  file: Readonly<Record<string, unknown>>,
  from: number,
  version: number,
  reading: Pick<FileReading, 'id' | 'migrations'>,
  ofTheFormat: readonly FileMigration[] = OF_THE_FORMAT,
): Result<Migrated, NotMigrated> {
  const ofTheGame = file['system'] === reading.id ? reading.migrations : [];
  let now = file;
  const done: string[] = [];
  for (let at = from; at < version; at += 1) {
    const steps = [...ofTheFormat, ...ofTheGame].filter((one) => one.from === at);
    if (steps.length === 0) return err({ version: at, step: null });
    for (const { name, migrate: take } of steps) {
      try {
        now = { ...take(now), version: at + 1 };
      } catch {
        // A step may take the shapes of its version for granted: a file that has others is damaged.
        return err({ version: at, step: name });
      }
      done.push(name);
    }
  }
  return ok({ file: now, done });
}
