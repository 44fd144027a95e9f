import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Done, merge, type ShardResult } from '../../lab/shards.ts';
import type { Study } from '../../lab/study.ts';
import { readJson } from '../../storage/read-json.ts';
import { Failure } from '../program.ts';
import { whole } from '../../kernel/number-forms.ts';

const RESULT = v.looseObject({
  shard: v.object({ matchUp: v.string(), from: whole, to: whole }),
  results: v.array(v.unknown()),
  failures: v.array(v.unknown()),
});

const FORMAT = 'tabletop/study-results';

/** What tells one study from another. */
export const fingerprintOf = (study: Study): string =>
  createHash('sha256').update(JSON.stringify(study)).digest('hex').slice(0, 32);

/** Where results are kept as they come: a line each, so that a run that is broken off loses nothing but its last line. */
export interface Keeping {
  readonly done: Done;
  keep(result: ShardResult): void;
}

const cannot = (path: string, error: unknown): Failure =>
  new Failure(`'${path}' cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)}).`);

/** Goes on with a file, or begins one. @throws Failure when it holds results of another study */
export function keepIn(path: string, study: Study): Keeping {
  const head = `${JSON.stringify({ format: FORMAT, study: fingerprintOf(study) })}\n`;
  let done: Done = merge([]);
  try {
    if (existsSync(path)) done = keptIn(path, head);
    else writeFileSync(path, head);
  } catch (error) {
    throw error instanceof Failure ? error : cannot(path, error);
  }
  return {
    done,
    keep(result) {
      try {
        appendFileSync(path, `${JSON.stringify(result)}\n`);
      } catch (error) {
        throw cannot(path, error);
      }
    },
  };
}

function keptIn(path: string, head: string): Done {
  const text = readFileSync(path, 'utf8');
  if (text !== '' && !text.startsWith(head)) {
    const other = text.startsWith(`{"format":"${FORMAT}"`);
    throw new Failure(
      other
        ? `'${path}' holds the results of another study: name another file with --keep.`
        : `'${path}' is no file of results: name another one with --keep.`,
    );
  }
  if (text === '') writeFileSync(path, head);
  const lines = text.slice(head.length).split('\n');
  const results: ShardResult[] = [];
  let whole = Buffer.byteLength(head);
  for (const [at, line] of lines.entries()) {
    if (at === lines.length - 1) break;
    const result = resultIn(line);
    if (result === null) break;
    results.push(result);
    whole += Buffer.byteLength(line) + 1;
  }
  if (text !== '' && whole < Buffer.byteLength(text)) truncateSync(path, whole);
  return merge(results);
}

/** null: the line was cut off while it was written. */
function resultIn(line: string): ShardResult | null {
  const read = readJson(line);
  return read.ok && v.is(RESULT, read.value) ? (read.value as unknown as ShardResult) : null;
}
