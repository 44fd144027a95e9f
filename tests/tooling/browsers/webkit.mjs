/** WebKit by its WebDriver: as much of the protocol as a short game needs. */
import { spawn } from 'node:child_process';
import { virtualScreen } from './found.mjs';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const TRIES = 100;
const SCREEN = ':97';

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * @param {string} driver program of the driver
 * @param {number} port
 * @returns {Promise<import('./play.mjs').Player>}
 */
export async function webkitPlayer(driver, port) {
  const screen = virtualScreen();
  const children =
    screen === undefined
      ? []
      : [spawn(screen, [SCREEN, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })];
  const env = {
    ...process.env,
    ...(screen === undefined ? {} : { DISPLAY: SCREEN }),
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  children.push(spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env }));
  const stop = () => children.forEach((child) => child.kill());

  /** @param {string} method @param {string} path @param {object} [body] */
  async function ask(method, path, body) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = /** @type {{ value: any }} */ (await answer.json());
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.message ?? answer.status}`);
    return value;
  }

  async function open() {
    for (let left = TRIES; ; left -= 1) {
      try {
        return await ask('POST', '/session', { capabilities: { alwaysMatch: {} } });
      } catch (error) {
        if (left === 0 || !(error instanceof TypeError)) throw error;
        await wait(100);
      }
    }
  }

  try {
    const { sessionId, capabilities } = await open();
    const session = `/session/${sessionId}`;
    await ask('POST', `${session}/window/rect`, { width: 1280, height: 860 });
    /** @param {string} script @param {readonly unknown[]} args */
    const run = (script, args) =>
      ask('POST', `${session}/execute/sync`, { script: `return (${script})(...arguments)`, args });
    return {
      name: `${capabilities.browserName} ${capabilities.browserVersion}`,
      goto: (url) => ask('POST', `${session}/url`, { url }),
      reload: () => ask('POST', `${session}/refresh`, {}),
      ask: (script, ...args) => run(script, args),
      async press(script, ...args) {
        const found = await run(script, args);
        if (found === null) return false;
        await ask('POST', `${session}/element/${found[ELEMENT]}/click`, {});
        return true;
      },
      errors: () => [],
      async close() {
        await ask('DELETE', session).catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
