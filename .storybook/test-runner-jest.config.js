import { getJestConfig } from '@storybook/test-runner';
import { fileURLToPath } from 'node:url';
import { launchOptions, otherHost } from '../scripts/browser/launchOptions.mjs';

const config = getJestConfig();
const environment = /** @type {Record<string, Record<string, unknown>>} */ (
  config.testEnvironmentOptions
);

export default {
  ...config,
  // Says that a story hangs, not that a machine is slow: how long stories take is printed at the end of the run.
  testTimeout: 60_000,
  reporters: [fileURLToPath(new URL('resultReporter.js', import.meta.url))],
  testEnvironmentOptions: {
    ...environment,
    'jest-playwright': {
      ...environment['jest-playwright'],
      // The last line of defence behind the mock service worker: no name of another host is ever resolved.
      launchOptions: launchOptions(
        `--host-resolver-rules=MAP ${otherHost} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
      ),
    },
  },
};
