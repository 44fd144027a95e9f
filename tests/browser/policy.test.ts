/** The policy of the built page: nothing runs, looks or loads but what the page brings along. */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage, pageUrl } from './support/chromium.ts';

test('is strict, and framing is forbidden by the server', async () => {
  const answer = await fetch(new URL('index.html', pageUrl()));
  expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  const html = await answer.text();
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(html)?.[1] ?? '';
  const rules = new Map(
    policy.split(';').map((rule): [string, string] => {
      const [name = '', ...sources] = rule.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
  expect(rules.get('default-src')).toBe("'none'");
  for (const own of ['script-src', 'style-src', 'connect-src', 'font-src'])
    expect(rules.get(own)).toBe("'self'");
  for (const none of ['base-uri', 'form-action']) expect(rules.get(none)).toBe("'none'");
  expect(policy).not.toMatch(/unsafe-|https?:|\*/);
  for (const [script = '', inside] of html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    expect(script).toMatch(/\ssrc="\.\//);
    expect(inside?.trim()).toBe('');
  }
  expect(html).not.toMatch(/<style\b|\sstyle=|\son\w+=/);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<script\b|<link\b/));
});

test('nothing in a game goes against it, and what goes against it is stopped', async () => {
  const { page, errors, context } = await openPage({ width: 1280, height: 800 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { violations: seen });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await page.goto(new URL('index.html?seed=7', pageUrl()).href);
  const violations = (): Promise<string[]> =>
    page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);
  const hand = new Hand(page);
  await hand.press('Play now');
  await hand.goOnUntil(/^Deploy /);
  await hand.press('Menu');
  await hand.press(/^Close$/);
  expect(await violations()).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(pageUrl()) && !/^(data|blob):/.test(url))).toEqual([]);
  expect(asked.length).toBeGreaterThan(3);

  // The tool evaluates past the policy; what the page itself would run does not.
  await page.evaluate(() => {
    const inline = document.createElement('script');
    inline.textContent = 'globalThis.ranInline = true';
    document.body.append(inline);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'globalThis.ranHandler = true');
    button.click();
    setTimeout('globalThis.ranText = true', 0);
    void fetch('https://example.org/').catch(() => undefined);
  });
  const stopped = async (): Promise<string> => (await violations()).join('\n');
  for (const kept of [/script-src\S* inline/, /script-src\S* eval/, /connect-src https:\/\/example\.org/])
    await expect.poll(stopped).toMatch(kept);
  const ran = ['ranInline', 'ranHandler', 'ranText'];
  expect(await page.evaluate((names) => names.filter((name) => name in globalThis), ran)).toEqual([]);
  expect(errors.length).toBeGreaterThan(0);
  errors.length = 0;
  await context.close();
});
