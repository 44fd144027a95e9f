/** Builds the page once, serves it on a free loopback port, and sees to it that there is a browser. */
import type { TestProject } from 'vitest/node';
import { browserLaunch } from '../../tooling/browser/index.mjs';
import { ensureTestPage } from '../../tooling/page.mjs';
import { listen, staticServer } from '../../tooling/static-server.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    pageUrl: string;
    browserLaunch: { executablePath: string; args: string[]; env: Record<string, string> };
  }
}

export default async function serveThePage(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browserLaunch', browserLaunch());
  const server = staticServer(ensureTestPage());
  project.provide('pageUrl', await listen(server, 0, '127.0.0.1'));
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
}
