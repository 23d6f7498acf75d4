/**
 * The panels below the address bar are pages of Chromium's own, opened again with every page of a test: over half a second
 * of processor each time (Chromium 156).
 */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright 1.65 switches off. Of two such flags the last one counts, and ours is the last. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const QUIET = [
  `--disable-features=${[...BY_PLAYWRIGHT, ...OWN_PAGES].join(',')}`,
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
