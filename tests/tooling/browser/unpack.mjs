/**
 * Unpacks the packaged Chromium into TMPDIR. A process of its own, because the package changes the environment
 * of whoever imports it.
 */
const name = '@sparticuz/chromium';
const { default: chromium } = await import(name);
await chromium.executablePath();
