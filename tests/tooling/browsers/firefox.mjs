/** Firefox over WebDriver BiDi. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from '../install.mjs';
import { projectRoot } from '../project.mjs';

const HERE = join(projectRoot, 'tests', 'tooling', 'browsers');

/**
 * @param {string} executablePath
 * @returns {Promise<import('./play.mjs').Player>}
 */
export async function firefoxPlayer(executablePath) {
  ensureInstalled(HERE);
  const { resolve } = createRequire(join(HERE, 'package.json'));
  const { launch } = await import(pathToFileURL(resolve('puppeteer-core')).href);
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (/** @type {Error} */ error) => errors.push(error.message));
  /** @param {string} script @param {readonly unknown[]} args */
  const call = (script, args) => `(${script})(...${JSON.stringify(args)})`;
  return {
    name: await browser.version(),
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    ask: (script, ...args) => page.evaluate(call(script, args)),
    async press(script, ...args) {
      const element = (await page.evaluateHandle(call(script, args))).asElement();
      if (element === null) return false;
      await element.click();
      return true;
    },
    errors: () => errors,
    close: () => browser.close(),
  };
}
