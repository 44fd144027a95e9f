/** Serves the page that lies beside this folder to this computer and to everybody in the same network. */
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressesOf } from '../addresses.mjs';
import { listen, staticServer } from '../static-server.mjs';

const FIRST_PORT = 4173;
const PORTS_TO_TRY = 50;
const page = join(dirname(dirname(fileURLToPath(import.meta.url))), 'page');

for (let port = Number(process.argv[2] ?? FIRST_PORT), left = PORTS_TO_TRY; left > 0; port += 1, left -= 1) {
  try {
    await listen(staticServer(page), port, '0.0.0.0');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE' && left > 1) continue;
    throw error;
  }
  const interfaces = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const { here, network } = addressesOf('0.0.0.0', String(port), interfaces);
  console.log(`Pulp City Tabletop is open at ${here} (Ctrl+C closes it).`);
  for (const address of network) console.log(`A tablet or phone in the same network opens ${address}`);
  break;
}
