/** `npm run release`: the built page, a small server and the page on how to put it up, in one archive. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';
import { dist, ensureDist } from './page.mjs';
import { projectRoot } from './project.mjs';
import { zip } from './zip.mjs';

const tooling = join(projectRoot, 'tests', 'tooling');

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/**
 * What the archive of a built page holds.
 * @param {string} page folder
 * @param {string} root name of the folder that it unpacks to
 */
export function releaseFiles(page, root) {
  /** @param {string} name @param {string} path */
  const file = (name, path) => ({ name: `${root}/${name}`, bytes: readFileSync(path) });
  return [
    file('how-to.html', join(tooling, 'release', 'how-to.html')),
    file('LICENSE', join(projectRoot, 'LICENSE')),
    file('serve/serve.mjs', join(tooling, 'release', 'serve.mjs')),
    file('addresses.mjs', join(tooling, 'addresses.mjs')),
    file('static-server.mjs', join(tooling, 'static-server.mjs')),
    ...filesIn(page).map((path) => file(`page/${relative(page, path).split(sep).join('/')}`, path)),
  ];
}

function main() {
  requireNode();
  ensureInstalled();
  ensureDist();
  const { name, version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const folder = join(projectRoot, 'release');
  const archive = join(folder, `${name}-${version}.zip`);
  mkdirSync(folder, { recursive: true });
  const bytes = zip(releaseFiles(dist, `${name}-${version}`));
  writeFileSync(archive, bytes);
  console.log(
    `${relative(projectRoot, archive)}: ${Math.round(bytes.length / 1024)} kB; how-to.html in it says how to put it up.`,
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main();
