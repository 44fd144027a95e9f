/**
 * `npm run -s bench -- --page`: how the page does in a real browser on this machine, ratios in one run; with `--part`
 * only one part of it.
 */
import { chromium } from 'playwright-core';
import { browserLaunch } from '../../tooling/browser/index.mjs';
import { ensureTestPage } from '../../tooling/page.mjs';
import { listen, staticServer } from '../../tooling/static-server.mjs';
import { PAGE_PARTS, type PagePart } from '../../../src/cli/bench/page-parts.ts';
import { crowdFile, longFile } from './files.ts';
import { laboratoryFrames } from './laboratory.ts';
import { dragRatio, firstLoad, longGame, longTasks, memory } from './measures.ts';
import { withinTime } from './within-time.ts';

const ENTRIES = 400;
/** Several times what a part takes on a machine that is busy. */
const LONGEST_MS = 240_000;

const row = (what: string, value: number, unit: string, wanted: string): string =>
  `${what.padEnd(62)}${value.toFixed(2).padStart(9)} ${unit.padEnd(4)} (${wanted})`;

interface Report {
  readonly figures: unknown;
  readonly rows: readonly string[];
}

const server = staticServer(ensureTestPage());
const url = await listen(server, 0, '127.0.0.1');
const browser = await chromium.launch({ ...browserLaunch(), headless: true });

const MEASURED: { readonly [P in PagePart]: () => Promise<Report> } = {
  async drag() {
    const drag = await dragRatio(browser, url, crowdFile(24, 20));
    return {
      figures: drag,
      rows: [
        row('script of a step: one of 24 models dragged, own page', drag.ownMs, 'ms', ''),
        row('the same number of nodes on a bare Konva stage', drag.bareMs, 'ms', ''),
        row('own page to bare stage', drag.ratio, '×', 'at most 1.5'),
      ],
    };
  },
  async load() {
    const load = await firstLoad(url);
    return {
      figures: load,
      rows: [row('first load of script and style, gzip', load, 'kB', 'at most 250')],
    };
  },
  async game() {
    const game = await longGame(browser, url, longFile(ENTRIES));
    return {
      figures: game,
      rows: [
        row(`a game of ${ENTRIES} entries opens in`, game.openMs, 'ms', 'at most 300'),
        row('  of these the processor worked for the page', game.openWorkedMs, 'ms', ''),
        row(`script of one step back at entry ${ENTRIES}, warm`, game.undoMs, 'ms', 'at most 16'),
        row('  the first four', game.coldUndoMs, 'ms', ''),
      ],
    };
  },
  async tasks() {
    const tasks = await longTasks(browser, url, crowdFile(48, 60));
    return {
      figures: tasks,
      rows: [
        row('longest task, 48 in table, a quarter of the speed', tasks.longest, 'ms', 'at most 50'),
        row('  the most that the processor worked for one', tasks.longestWorked, 'ms', ''),
        ...Object.entries(tasks.steps).map(
          ([name, all]) =>
            `  ${name}: ${all.join(', ') || 'none'} (worked at most ${(tasks.worked[name] ?? 0).toFixed(0)})`,
        ),
      ],
    };
  },
  async laboratory() {
    const smooth = await laboratoryFrames(browser, url);
    return {
      figures: smooth,
      rows: [
        row('frames while the laboratory plays', smooth.playing, '/s', 'at least 55'),
        row('  while it rests', smooth.rest, '/s', ''),
        row('  the longest between two while it plays', smooth.longestMs, 'ms', ''),
        row('  Encounters played', smooth.encounters, '', ''),
      ],
    };
  },
  async memory() {
    const kept = await memory(browser, url, crowdFile(24, 20));
    return {
      figures: kept,
      rows: [
        row('memory after 2,000 steps to before', kept.ratio, '×', 'about 1'),
        row('memory after 50 reloads to after 5', kept.reloadRatio, '×', 'about 1'),
      ],
    };
  },
};

const [only] = process.argv.slice(2).filter((word) => word !== '--json');
const parts = PAGE_PARTS.filter((part) => only === undefined || part === only);
const asJson = process.argv.includes('--json');
const figures: Record<string, unknown> = {};
try {
  for (const part of parts) {
    const report = await withinTime(part, LONGEST_MS, MEASURED[part]);
    figures[part] = report.figures;
    if (!asJson) console.log(report.rows.join('\n'));
  }
  if (asJson) console.log(JSON.stringify(figures));
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
