/** Which other browsers this computer has. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} name */
function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** @returns {string | undefined} the program of Firefox; FIREFOX_BIN names another */
export function firefox() {
  return (
    process.env['FIREFOX_BIN'] ??
    onPath('firefox-esr') ??
    onPath('firefox') ??
    FIREFOX_PLACES.find((file) => existsSync(file))
  );
}

/** @returns {string | undefined} WebKit's driver: Debian's package webkit2gtk-driver brings it */
export const webkitDriver = () => process.env['WEBKIT_DRIVER_BIN'] ?? onPath('WebKitWebDriver');

/** @returns {string | undefined} a screen for a browser that cannot do without, where there is none */
export const virtualScreen = () => (process.env['DISPLAY'] ? undefined : onPath('Xvfb'));
