import { afterEach, expect, it, vi } from 'vitest';
import { setUpBrowser } from '../setup.mjs';

const found = () => '/usr/bin/chromium';

/** Output and commands of the setup, in order, on a machine whose browser appears after a command. */
function setUp(isDebianRoot: boolean): string[] {
  const steps: string[] = [];
  setUpBrowser({
    find: () =>
      steps.some((step) => /install.* chromium/.test(step) && !step.startsWith('says'))
        ? found()
        : undefined,
    say: (message) => steps.push(`says: ${message}`),
    run: (command, args) => steps.push([command, ...args].join(' ')) > 0,
    isDebianRoot,
  });
  return steps;
}

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['the package manager', true, 'apt-get install -y -qq --no-install-recommends chromium'],
  ['Playwright', false, 'cli.js install chromium'],
])('announces a browser before it is installed by %s', (_how, isDebianRoot, command) => {
  vi.stubEnv('CHROMIUM_PATH', '');
  const [announcement, ...commands] = setUp(isDebianRoot);
  expect(announcement).toContain('Installing one with');
  expect(commands.at(-1)).toContain(command);
});

it('installs nothing when a browser is found', () => {
  const run = vi.fn(() => true);
  setUpBrowser({ find: found, run });
  expect(run).not.toHaveBeenCalled();
});
