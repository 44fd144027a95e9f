/** `npm start`: installs and builds what is missing, then serves the page. */
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { addressesOf } from './addresses.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { dist, ensureDist } from './page.mjs';
import { listen, staticServer } from './static-server.mjs';
import { isUnsafePort } from './unsafe-ports.mjs';

const FIRST_PORT = 4173;
const PORTS_TO_TRY = 50;
const OPTIONS = /** @type {const} */ ({
  port: { type: 'string' },
  host: { type: 'string' },
  help: { type: 'boolean' },
});
const USAGE = `Usage: npm start -- [--port NUMBER] [--host ADDRESS]

Installs and builds what is missing, then serves the page until Ctrl+C.

  --port NUMBER   the only port that will do; without it the first free one from ${FIRST_PORT} on
  --host ADDRESS  the address to listen at: 127.0.0.1 is this computer alone (and the default),
                  0.0.0.0 lets others in the same network open the page,
                  whose address is printed, with a code for a camera
  --help          this text`;

/** @param {string} text */
function portOf(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`"${text}" is not a port: it must be a whole number from 1 to 65535.`);
  if (isUnsafePort(port))
    throw new Error(
      `Browsers refuse to open port ${port}; choose another with --port, such as ${FIRST_PORT}.`,
    );
  return port;
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/**
 * @param {import('node:http').Server} server
 * @param {string} host
 * @param {number | undefined} asked the only port that will do, or nothing for the first free one
 */
async function open(server, host, asked) {
  const last = asked ?? FIRST_PORT + PORTS_TO_TRY - 1;
  for (let port = asked ?? FIRST_PORT; port <= last; port += 1) {
    try {
      return await listen(server, port, host);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EACCES')
        throw new Error(`Port ${port} may not be used by this user; choose one above 1023.`);
      if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
        throw new Error(`"${host}" is no address of this computer.`);
      if (code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(
    asked === undefined
      ? `Every port from ${FIRST_PORT} to ${last} is taken; name one with --port.`
      : `Port ${asked} is taken by another program; choose another with --port.`,
  );
}

/** @param {string[]} args */
function readOptions(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/**
 * Says where the page is open, and shows the address for others in the network as a code to point a camera at.
 * @param {string} host
 * @param {string} port
 */
async function tell(host, port) {
  const interfaces = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const { here, network } = addressesOf(host, port || '80', interfaces);
  console.log(`Pulp City Tabletop is open at ${here} (Ctrl+C closes it).`);
  const [first, ...others] = network;
  if (first === undefined) {
    if (host === '0.0.0.0' || host === '::')
      console.log('This computer is in no network that others could use.');
    return;
  }
  const { renderUnicodeCompact } = await import('uqr');
  console.log(`A tablet or phone in the same network opens ${first}`);
  if (others.length > 0) console.log(`(or, where that one does not answer: ${others.join(' ')})`);
  console.log(renderUnicodeCompact(first));
}

async function main() {
  const { port, host = '127.0.0.1', help } = readOptions(process.argv.slice(2));
  if (help) {
    console.log(USAGE);
    return;
  }
  const asked = port === undefined ? undefined : portOf(port);
  requireNode();
  const server = staticServer(dist);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  // Whether the port can be had is known at once, the page perhaps only after a minute.
  const url = await open(server, host, asked);
  try {
    ensureInstalled();
    ensureDist();
  } catch (error) {
    close();
    throw error;
  }
  await tell(host, new URL(url).port);
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
