import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { workerFor } from './offline-files.ts';
import { releaseFiles } from './release.mjs';
import { zip } from './zip.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pulp-city-release-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Reads an archive by its directory, as unpacking programs do. */
function unzip(bytes: Buffer): Record<string, string> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const found: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [packed, size, label] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
    ];
    const local = bytes.readUInt32LE(at + 42);
    const data = local + 30 + bytes.readUInt16LE(local + 26);
    const text = inflateRawSync(bytes.subarray(data, data + packed));
    expect(text.length).toBe(size);
    found[bytes.toString('utf8', at + 46, at + 46 + label)] = text.toString();
    at += 46 + label;
  }
  return found;
}

test('an archive holds what was put into it, whatever it is called', () => {
  const files = [
    { name: 'a/empty', bytes: Buffer.alloc(0) },
    { name: 'a/été.txt', bytes: Buffer.from('à'.repeat(5000)) },
  ];
  expect(unzip(zip(files))).toEqual({ 'a/empty': '', 'a/été.txt': 'à'.repeat(5000) });
  expect(zip(files).equals(zip(files))).toBe(true);
});

test('the release unpacks to a page, a page on how to put it up, and a server that serves it', async () => {
  const page = join(folder, 'built');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(page, 'index.html'), '<title>the page</title>');
  writeFileSync(join(page, 'assets', 'x.js'), '1');
  const unpacked = unzip(zip(releaseFiles(page, 'city')));
  expect(Object.keys(unpacked)).toEqual(
    expect.arrayContaining([
      'city/how-to.html',
      'city/page/index.html',
      'city/page/assets/x.js',
      'city/LICENSE',
    ]),
  );
  for (const [name, text] of Object.entries(unpacked)) {
    const path = join(folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
  const server = spawn(process.execPath, [join(folder, 'city', 'serve', 'serve.mjs')]);
  try {
    const told = await new Promise<string>((resolve, reject) => {
      server.stdout.once('data', (words) => resolve(String(words)));
      server.once('exit', () => reject(new Error('it has ended')));
    });
    const [address = ''] = /http:\/\/\S+/.exec(told) ?? [];
    expect(await (await fetch(address)).text()).toContain('the page');
  } finally {
    server.kill();
  }
});

test('the worker is told every file but itself, and of another version when one of them changes', () => {
  writeFileSync(join(folder, 'index.html'), 'one');
  writeFileSync(join(folder, 'offline-worker.js'), '');
  const worker = readFileSync('public/offline-worker.js', 'utf8');
  const first = workerFor(folder, worker);
  expect(first).toContain('const FILES = ["index.html"];');
  expect(workerFor(folder, worker)).toBe(first);
  writeFileSync(join(folder, 'index.html'), 'two');
  const version = /const VERSION = '(\w{12})'/;
  expect(version.exec(workerFor(folder, worker))?.[1]).not.toBe(version.exec(first)?.[1]);
  expect(spawnSync(process.execPath, ['--check', '-'], { input: first }).status).toBe(0);
});
