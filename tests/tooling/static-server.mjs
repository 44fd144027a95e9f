/** A small server of static files: GET and HEAD, one folder, nothing outside it. */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

/** @type {Readonly<Record<string, string>>} */
const MIME_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The file that an address asks for, or nothing when it points outside the folder or at no file.
 * @param {string} folder
 * @param {string} address the raw path of the request
 */
export async function fileFor(folder, address) {
  let path;
  try {
    path = decodeURIComponent(address.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
  if (path.includes('\0') || path.split(/[\\/]/).includes('..')) return undefined;
  const root = await realpath(folder);
  let file = resolve(root, `.${sep}${path}`);
  try {
    if ((await stat(file)).isDirectory()) file = join(file, 'index.html');
    file = await realpath(file);
    const stats = await stat(file);
    return file.startsWith(root + sep) && stats.isFile() ? { file, size: stats.size } : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} folder */
export function staticServer(folder) {
  return createServer((request, response) => {
    /** @param {number} status @param {string} text */
    const refuse = (status, text) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${text}\n`);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(405, 'Only reading is possible here.');
      return;
    }
    fileFor(folder, request.url ?? '/').then(
      (found) => {
        if (!found) {
          refuse(404, 'There is no such file.');
          return;
        }
        response.writeHead(200, {
          'Content-Type': MIME_TYPES[extname(found.file).toLowerCase()] ?? 'application/octet-stream',
          'Content-Length': found.size,
          'Cache-Control': 'no-cache',
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'no-referrer',
          // What a page cannot say of itself; the rest of the policy stands in it.
          'Content-Security-Policy': "frame-ancestors 'none'",
        });
        if (request.method === 'HEAD') response.end();
        else
          createReadStream(found.file)
            .on('error', () => response.destroy())
            .pipe(response);
      },
      () => refuse(500, 'The file could not be read.'),
    );
  });
}

/**
 * Listens and answers the address; rejects with the system's error (EADDRINUSE, EACCES ...).
 * @param {import('node:http').Server} server
 * @param {number} port 0 for any free one
 * @param {string} host
 * @returns {Promise<string>}
 */
export function listen(server, port, host) {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      done(`http://${host.includes(':') ? `[${host}]` : host}:${actual}/`);
    });
  });
}
