/** Bundles the engine of a checkout into one module, so that two of them can be measured in one run. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFolder, projectRoot } from '../../tooling/project.mjs';

const ENTRY = 'virtual:engine';

/** What the bench drives; each checkout has these files. */
const PARTS = {
  pulpCity: 'src/systems/pulp-city/index.ts',
  playOut: 'src/simulation/play.ts',
  starterSetup: 'src/cli/random-setup.ts',
  'crowdedTable, middleModel, untouched, afterMove': 'src/cli/bench/crowded-table.ts',
  gaitOf: 'src/cli/bench/crowd.ts',
  '* as sightly': 'src/tabletop/sight.ts',
  reach: 'src/tabletop/reach.ts',
};

/**
 * @param {string} checkout its root folder, this one without it
 * @returns {Promise<unknown>} the parts named above
 * @throws when the folder holds no engine of this game
 */
export async function loadEngine(checkout = projectRoot) {
  const root = resolve(checkout);
  const missing = Object.values(PARTS).find((path) => !existsSync(join(root, path)));
  if (missing !== undefined)
    throw new Error(`${checkout} is no checkout of this program: there is no ${missing}.`);
  const { build, runnerImport } = await import('vite');
  const factions = await runnerImport(join(projectRoot, 'tests', 'tooling', 'faction-files.ts'), {
    configFile: false,
  });
  const { factionFiles } = /** @type {typeof import('../../tooling/faction-files.ts')} */ (factions.module);
  const folder = mkdtempSync(join(cacheFolder, 'engine-'));
  const source = Object.entries(PARTS)
    .map(
      ([names, path]) =>
        `export ${names.startsWith('*') ? names : `{ ${names} }`} from ${JSON.stringify(join(root, path))};`,
    )
    .join('\n');
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      mode: 'production',
      plugins: [
        factionFiles(),
        {
          name: 'engine-entry',
          enforce: 'pre',
          resolveId: (id) => (id === ENTRY ? ENTRY : null),
          load: (id) => (id === ENTRY ? source : null),
        },
      ],
      ssr: { target: 'node', noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        copyPublicDir: false,
        minify: false,
        target: 'node20',
        rolldownOptions: { input: ENTRY, output: { entryFileNames: 'engine.mjs', codeSplitting: false } },
      },
    });
    return await import(pathToFileURL(join(folder, 'engine.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
