/*
 * Keeps the whole page, so that it opens without a network. The build writes the names of its files and their version
 * into this script (tests/tooling/offline-files.ts). A new version waits until somebody takes it.
 */
'use strict';

const VERSION = '';
/** @type {readonly string[]} */
const FILES = [];

const scope = new URL(self.registration.scope);
const PREFIX = `pulp-city-tabletop ${scope.pathname} `;
const own = PREFIX + VERSION;
/** A page that is still open may ask for a part of the version that it came with. */
const KEPT_VERSIONS = 2;

self.addEventListener('install', (event) => {
  const requests = FILES.map((file) => new Request(new URL(file, scope), { cache: 'no-cache' }));
  event.waitUntil(caches.open(own).then((cache) => cache.addAll(requests)));
});

async function versions() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const others = (await versions()).filter((name) => name !== own);
    await Promise.all(others.slice(0, 1 - KEPT_VERSIONS).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

async function answer(request, page) {
  const wanted = page ? new URL('index.html', scope).href : request;
  const found = await (await caches.open(own)).match(wanted, { ignoreSearch: page });
  if (found !== undefined) return found;
  for (const name of (await versions()).reverse()) {
    const older = await (await caches.open(name)).match(wanted);
    if (older !== undefined) return older;
  }
  return fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== scope.origin) return;
  if (!address.pathname.startsWith(scope.pathname)) return;
  const rest = address.pathname.slice(scope.pathname.length);
  event.respondWith(answer(request, request.mode === 'navigate' && (rest === '' || rest === 'index.html')));
});
