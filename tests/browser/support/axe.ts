import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the screen (WCAG A and AA, and what good practice adds), each with the places it speaks of. */
export async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        runOnly: { type: 'tag', values: tags },
        // What passes is not asked for, and no rule of these reads style sheets: both take most of the time.
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        // Experimental in axe-core: off unless it is asked for.
        rules: { 'label-content-name-mismatch': { enabled: true } },
      }),
    TAGS,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} (${impact}): ${target.join(' ')} ${failureSummary.split('\n').slice(1, 3).join(' ').trim()}`,
    ),
  );
}
