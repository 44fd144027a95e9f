import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileFor, listen, staticServer } from './static-server.mjs';

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

  test('only reads', async () => {
    expect((await ask('/', 'POST')).status).toBe(405);
    expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  });
});
