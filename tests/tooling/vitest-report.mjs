/** Reads what vitest's JSON reporter wrote. */

const LINES_OF_A_FAILURE = 12;

/** A line of a stack that lies in a package or in Node itself. */
const IS_FOREIGN = /^\s+at .*(node_modules|node:|<anonymous>)/;

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] | null }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ success: boolean, testResults: TestFile[] }} VitestReport
 * @typedef {{ passed: number, failed: number, failures: string[], unsteady?: string[] }} Tally
 */

/** @param {string} text */
function firstLines(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !IS_FOREIGN.test(line));
  const shown = lines.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line}`);
  return lines.length > LINES_OF_A_FAILURE ? [...shown, '    ...'] : shown;
}

/**
 * @param {string} file
 * @param {string} title
 * @param {string} text
 */
const failure = (file, title, text) => [`  ${file}`, `  ${title}`, ...firstLines(text)].join('\n');

/**
 * A file that could not be loaded counts as one failure, and so does a run that failed without saying where.
 * `unsteady` names what passed at its second try only.
 * @param {VitestReport} report
 * @param {string} root taken off the front of file names
 * @returns {Tally}
 */
export function tally(report, root) {
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  /** @type {string[]} */
  const unsteady = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = name.startsWith(root) ? name.slice(root.length + 1) : name;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    for (const test of assertionResults)
      if (test.status === 'passed' && test.failureMessages?.length)
        unsteady.push(failure(file, test.fullName, test.failureMessages.join('\n')));
    for (const test of failed)
      failures.push(failure(file, test.fullName, test.failureMessages?.join('\n') ?? ''));
    if (status === 'failed' && failed.length === 0)
      failures.push(failure(file, 'could not run', message ?? ''));
  }
  if (!report.success && failures.length === 0) failures.push('  The run failed outside of any test.');
  return { passed, failed: failures.length, failures, unsteady };
}
