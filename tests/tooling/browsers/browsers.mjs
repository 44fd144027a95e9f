/** `npm run browsers`: a short game in whatever of Firefox and WebKit this computer has. */
import { requireNode, ensureInstalled } from '../install.mjs';
import { ensureTestPage } from '../page.mjs';
import { listen, staticServer } from '../static-server.mjs';
import { firefoxPlayer } from './firefox.mjs';
import { firefox, webkitDriver } from './found.mjs';
import { playShortGame } from './play.mjs';
import { webkitPlayer } from './webkit.mjs';

const DRIVER_PORT = 4997;

async function main() {
  requireNode();
  ensureInstalled();
  const server = staticServer(ensureTestPage());
  const url = await listen(server, 0, '127.0.0.1');
  const [fox, driver] = [firefox(), webkitDriver()];
  /** @type {readonly (readonly [string, string, (() => Promise<import('./play.mjs').Player>) | null])[]} */
  const browsers = [
    ['Firefox', 'install it, or set FIREFOX_BIN', fox === undefined ? null : () => firefoxPlayer(fox)],
    [
      'WebKit',
      "install Debian's webkit2gtk-driver and xvfb, or set WEBKIT_DRIVER_BIN",
      driver === undefined ? null : () => webkitPlayer(driver, DRIVER_PORT),
    ],
  ];
  let failed = false;
  for (const [name, hint, open] of browsers) {
    if (open === null) {
      console.log(`${name}: not found (${hint})`);
      continue;
    }
    /** @type {import('./play.mjs').Player | null} */
    let player = null;
    try {
      player = await open();
      const questions = await playShortGame(player, url);
      console.log(`${player.name}: played and resumed, ${questions} questions`);
    } catch (error) {
      failed = true;
      console.log(`${player?.name ?? name}: ${error instanceof Error ? error.message : error}`);
    }
    await player?.close();
  }
  server.close();
  server.closeAllConnections();
  return !failed;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
