/**
 * Lets Stryker run single mutants. It takes files and ranges of them, and several mutants share a range: as its checker,
 * this turns away all that were not drawn.
 */
import { relative } from 'node:path';
import { projectRoot } from '../project.mjs';

/** What the process that starts Stryker hands to this one: the names of those drawn, as a list in JSON. */
export const DRAWN = 'MUTANTS_DRAWN';

/** @typedef {{ line: number, column: number }} Place lines from 0, as Stryker counts them inside */
/** @typedef {{ fileName: string, mutatorName: string, replacement: string, location: { start: Place, end: Place } }} Mutant */

/** @param {Mutant} mutant */
export const fileOf = ({ fileName }) => relative(projectRoot, fileName).replaceAll('\\', '/');

/** @param {Mutant} mutant */
export const rangeOf = ({ location: { start, end } }) =>
  `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/**
 * The same for a mutant in each run over the same file.
 * @param {Mutant} mutant
 */
export const nameOf = (mutant) =>
  `${fileOf(mutant)}:${rangeOf(mutant)} ${mutant.mutatorName} ${mutant.replacement}`;

function checker() {
  const drawn = new Set(JSON.parse(process.env[DRAWN] ?? '[]'));
  /** @param {readonly (Mutant & { id: string })[]} mutants */
  const check = async (mutants) =>
    Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        drawn.has(nameOf(mutant)) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
      ]),
    );
  /** @param {readonly { id: string }[]} mutants */
  const group = async (mutants) => [mutants.map(({ id }) => id)];
  return { init: async () => undefined, check, group };
}
checker.inject = /** @type {const} */ ([]);

export const strykerPlugins = [{ kind: 'Checker', name: 'drawn', factory: checker }];
