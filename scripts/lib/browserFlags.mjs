const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Command line flags of Chromium: nothing fetched in the background, and no sandbox for root,
 * because Chromium refuses to start with one.
 *
 * @returns {string[]}
 */
export function browserFlags() {
  return process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET] : QUIET;
}
