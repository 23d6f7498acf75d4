// cspell:ignore Lens -- the name of a Chromium feature
/**
 * The popup of Chromium's address bar is a page of its own, opened with every page of a test, which takes over half a
 * second of processor each time (Chromium 156).
 */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Features that Playwright 1.65 disables. The last flag of this kind wins, so they are repeated here. */
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

/** In a test run of the workbench, another name of this machine, whose pages are no secure context. */
export const otherHost = 'workbench.test';

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
