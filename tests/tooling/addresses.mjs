/** Which addresses open the page, for whoever reads the terminal. */

/** @typedef {{ address: string, family: string, internal: boolean }} Interface */

/** Addresses of homes and clubs; the others are of tunnels and virtual machines as often as not. */
const HOME = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** @param {string} address */
const rank = (address) => {
  const at = HOME.findIndex((one) => one.test(address));
  return at < 0 ? HOME.length : at;
};

/**
 * @param {string} host what the server listens at
 * @param {string | number} port
 * @param {readonly Interface[]} interfaces of this computer
 * @returns {{ here: string, network: readonly string[] }} `network`: the likeliest first; empty where only this computer
 * can open the page
 */
export function addressesOf(host, port, interfaces) {
  /** @param {string} name */
  const url = (name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
  const everywhere = host === '0.0.0.0' || host === '::';
  if (!everywhere) {
    const own = host === 'localhost' || host === '::1' || host.startsWith('127.');
    return { here: url(host), network: own ? [] : [url(host)] };
  }
  const reachable = interfaces
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .sort((one, other) => rank(one) - rank(other));
  return { here: url('127.0.0.1'), network: reachable.map(url) };
}
