import { describe, expect, test } from 'vitest';
import { findInstalled, installedPlaces } from './browser/index.mjs';

const machine = (platform: string, arch = 'x64', env: Record<string, string> = {}) => ({
  platform,
  arch,
  env,
});
const nothing = () => false;

describe('the browser for tests', () => {
  test('is the one that CHROME_BIN names, and no other', () => {
    const chosen = machine('linux', 'x64', { CHROME_BIN: '/opt/mine' });
    expect(findInstalled(chosen, (path) => path === '/opt/mine')).toBe('/opt/mine');
    expect(() => findInstalled(chosen, (path) => path !== '/opt/mine')).toThrow(
      'CHROME_BIN is set to "/opt/mine", but no program is there. Correct it or unset it.',
    );
  });

  test('is the first one installed', () => {
    for (const platform of ['linux', 'darwin', 'win32']) {
      const here = machine(platform, 'arm64', { ProgramFiles: 'C:\\Program Files' });
      expect(findInstalled(here, () => true)).toBe(installedPlaces(here)[0]);
    }
  });

  test('comes out of a package on Linux x64', () => {
    expect(findInstalled(machine('linux'), nothing)).toBeUndefined();
  });

  test.each([
    ['linux', 'arm64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
    ['freebsd', 'x64'],
  ])('is asked for in plain words on %s %s', (platform, arch) => {
    expect(() => findInstalled(machine(platform, arch), nothing)).toThrow(
      'The browser tests need Chrome, Chromium or Edge, and none was found on this computer. ' +
        'Install one of them, or set CHROME_BIN to the path of its program.',
    );
  });
});
