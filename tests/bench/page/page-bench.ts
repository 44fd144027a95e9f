/** `npm run -s bench -- --page`: how the page does in a real browser on this machine, ratios in one run. */
import { chromium } from 'playwright-core';
import { browserLaunch } from '../../tooling/browser/index.mjs';
import { ensureTestPage } from '../../tooling/page.mjs';
import { listen, staticServer } from '../../tooling/static-server.mjs';
import { crowdFile, longFile } from './files.ts';
import { dragRatio, firstLoad, longGame, longTasks, memory } from './measures.ts';

const ENTRIES = 400;

const server = staticServer(ensureTestPage());
const url = await listen(server, 0, '127.0.0.1');
const browser = await chromium.launch({ ...browserLaunch(), headless: true });
const small = crowdFile(24, 20);
const large = crowdFile(48, 60);
const long = longFile(ENTRIES);

const drag = await dragRatio(browser, url, small);
const load = await firstLoad(url);
const game = await longGame(browser, url, long);
const tasks = await longTasks(browser, url, large);
const kept = await memory(browser, url, small);

const row = (what: string, value: number, unit: string, wanted: string): string =>
  `${what.padEnd(62)}${value.toFixed(2).padStart(9)} ${unit.padEnd(4)} (${wanted})`;
console.log(
  process.argv.includes('--json')
    ? JSON.stringify({ drag, load, game, tasks, kept })
    : [
        row('script of a step: one of 24 models dragged, own page', drag.ownMs, 'ms', ''),
        row('the same number of nodes on a bare Konva stage', drag.bareMs, 'ms', ''),
        row('own page to bare stage', drag.ratio, '×', 'at most 1.5'),
        row('first load of script and style, gzip', load, 'kB', 'at most 250'),
        row(`a game of ${ENTRIES} entries opens in`, game.openMs, 'ms', 'at most 300'),
        row('  of these the processor worked for the page', game.openWorkedMs, 'ms', ''),
        row(`script of one step back at entry ${ENTRIES}`, game.undoMs, 'ms', 'at most 16'),
        row('longest task, 48 in table, a quarter of the speed', tasks.longest, 'ms', 'at most 50'),
        row('  the most that the processor worked for one', tasks.longestWorked, 'ms', ''),
        ...Object.entries(tasks.steps).map(
          ([name, all]) =>
            `  ${name}: ${all.join(', ') || 'none'} (worked at most ${(tasks.worked[name] ?? 0).toFixed(0)})`,
        ),
        row('memory after 2,000 steps to before', kept.ratio, '×', 'about 1'),
        row('memory after 50 reloads to after 5', kept.reloadRatio, '×', 'about 1'),
      ].join('\n'),
);
await browser.close();
server.close();
server.closeAllConnections();
