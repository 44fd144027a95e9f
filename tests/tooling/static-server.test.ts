import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { codingFor, fileFor, listen, staticServer } from './static-server.mjs';

const outside = mkdtempSync(join(tmpdir(), 'static-server-'));
const served = join(outside, 'dist');
const server = staticServer(served);
let base = '';

interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

/** Sends the path as it is written; `fetch` would tidy it first. */
function ask(path: string, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((done, fail) => {
    request({ hostname, port, path, method, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        done({ status: response.statusCode, type: response.headers['content-type'], body }),
      );
    })
      .on('error', fail)
      .end();
  });
}

beforeAll(async () => {
  mkdirSync(join(served, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(served, 'index.html'), '<p>table</p>');
  writeFileSync(join(served, 'assets', 'a b.js'), 'export {};');
  symlinkSync(join(outside, 'secret.txt'), join(served, 'link.txt'));
  base = await listen(server, 0, '127.0.0.1');
});

afterAll(() => {
  server.close();
  rmSync(outside, { recursive: true });
});

describe('the static server', () => {
  test('serves the page for the bare address, and files with their types', async () => {
    expect(await ask('/')).toEqual({ status: 200, type: 'text/html; charset=utf-8', body: '<p>table</p>' });
    expect(await ask('/assets/a%20b.js?x=1')).toMatchObject({
      status: 200,
      type: 'text/javascript; charset=utf-8',
    });
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '//../secret.txt',
  ])('refuses %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: 'There is no such file.\n' });
  });

  test('follows no link out of its folder and survives nonsense', async () => {
    expect((await ask('/link.txt')).status).toBe(404);
    expect((await ask('/%')).status).toBe(404);
    expect((await ask('/%00')).status).toBe(404);
    expect((await ask('/assets/')).status).toBe(404);
    expect(await fileFor(served, '/../secret.txt')).toBeUndefined();
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('sends texts compressed to whoever takes %s', async (accepted, coding, plain) => {
    const text = 'export const table = 24;\n'.repeat(400);
    writeFileSync(join(served, 'assets', 'long.js'), text);
    const { hostname, port } = new URL(base);
    const headers = { 'Accept-Encoding': accepted };
    const [got, bytes] = await new Promise<[string | undefined, Buffer]>((done, fail) => {
      request({ hostname, port, path: '/assets/long.js', headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done([response.headers['content-encoding'], Buffer.concat(chunks)]));
      })
        .on('error', fail)
        .end();
    });
    expect(got).toBe(coding);
    expect(bytes.length).toBeLessThan(text.length / 10);
    expect(plain(bytes).toString()).toBe(text);
  });

  test.each([
    ['', 'text/javascript', null],
    ['identity', 'text/javascript', null],
    ['br;q=0, gzip;q=0.5', 'text/css; charset=utf-8', 'gzip'],
    ['br', 'font/woff2', null],
    ['br', 'image/png', null],
    ['GZIP', 'application/json', 'gzip'],
  ])('takes for "%s" and %s the coding %s', (accepted, type, coding) => {
    expect(codingFor(accepted, type)).toBe(coding);
  });

  test('sends what was changed on the disk, not what it kept', async () => {
    const file = join(served, 'assets', 'changing.js');
    writeFileSync(file, 'export const a = 1;');
    expect((await ask('/assets/changing.js')).body).toContain('a = 1');
    writeFileSync(file, 'export const a = 2;');
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect((await ask('/assets/changing.js')).body).toContain('a = 2');
  });

  test('only reads', async () => {
    expect((await ask('/', 'POST')).status).toBe(405);
    expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  });
});
