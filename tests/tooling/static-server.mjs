/** A small server of static files: GET and HEAD, one folder, nothing outside it. */
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
    return file.startsWith(root + sep) && stats.isFile() ? { file, mtime: stats.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

const COMPRESSED = /^(text\/|application\/(json|manifest\+json|wasm)|image\/svg)/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The best coding that the browser takes and that is worth it for this type.
 * @param {string} accepted the header Accept-Encoding
 * @param {string} type
 * @returns {'br' | 'gzip' | null}
 */
export function codingFor(accepted, type) {
  if (!COMPRESSED.test(type)) return null;
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(\.0+)?$/.test(one))
    .map((one) => one.split(';', 1)[0]);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null;
}

/**
 * @param {Buffer} bytes
 * @param {'br' | 'gzip' | null} coding
 */
function coded(bytes, coding) {
  if (coding === 'gzip') return zip(bytes);
  // Quality 5 is quick enough for a page that is compressed while somebody waits.
  return coding === 'br' ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : bytes;
}

/** @param {string} folder */
export function staticServer(folder) {
  /** @type {Map<string, { mtime: number, bytes: Promise<Buffer> | Buffer }>} */
  const cache = new Map();
  /**
   * @param {{ file: string, mtime: number }} found
   * @param {'br' | 'gzip' | null} coding
   */
  async function bytesOf({ file, mtime }, coding) {
    const key = `${coding} ${file}`;
    const known = cache.get(key);
    if (known?.mtime === mtime) return known.bytes;
    const bytes = readFile(file).then((read) => coded(read, coding));
    cache.set(key, { mtime, bytes });
    bytes.catch(() => cache.delete(key));
    return bytes;
  }

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
    const answer = async () => {
      const found = await fileFor(folder, request.url ?? '/');
      if (!found) {
        refuse(404, 'There is no such file.');
        return;
      }
      const type = MIME_TYPES[extname(found.file).toLowerCase()] ?? 'application/octet-stream';
      const coding = codingFor(request.headers['accept-encoding'] ?? '', type);
      const bytes = await bytesOf(found, coding);
      response.writeHead(200, {
        'Content-Type': type,
        'Content-Length': bytes.length,
        ...(coding === null ? {} : { 'Content-Encoding': coding }),
        Vary: 'Accept-Encoding',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': "frame-ancestors 'none'",
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
      });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    };
    answer().catch(() =>
      response.headersSent ? response.destroy() : refuse(500, 'The file could not be read.'),
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
