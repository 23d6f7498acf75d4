import { beforeEach, expect, it, vi } from 'vitest';
import { missingInRegistry, type Ask } from './missingInRegistry';
import { testFolder } from '../../src/content/testing/testFolder';

let folder: string;

beforeEach(() => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/locked': { version: '7.1.0' },
    'node_modules/alias': { name: 'other', version: '7.0.0' },
  };
  folder = testFolder({ 'package-lock.json': JSON.stringify({ packages }) });
});

const want = (name: string, range: string, line: number, isCommand = false) => ({
  name,
  range,
  line,
  isCommand,
  file: 'docs/page.mdx',
});

const answers: Record<string, string> = {
  'known@^2': '"2.1.0"',
  'tool@1': '"1.0.0"',
  'tool@1 bin': '{"run-tool":"cli.js"}',
};
const ask: Ask = (spec, field) => {
  const output = answers[field === 'bin' ? `${spec} bin` : spec];
  if (spec === 'empty@99') return { output: '' };
  return output === undefined ? { output: '', problem: 'E404' } : { output };
};

it('asks the registry for packages that the lockfile does not have, and caches those that exist', () => {
  const asked = vi.fn(ask);
  const wanted = [
    want('locked', '7', 3),
    want('known', '^2', 4),
    want('alias', '7', 5),
    want('empty', '99', 6),
  ];
  const missing = missingInRegistry(wanted, folder, asked);
  expect(missing.map(({ line, what }) => `${line} ${what}`)).toEqual([
    '5 alias@7 cannot be installed.',
    '6 empty@99 cannot be installed.',
  ]);
  expect(asked.mock.calls.map(([spec]) => spec)).toEqual(['known@^2', 'alias@7', 'empty@99']);
  asked.mockClear();
  missingInRegistry(wanted, folder, asked);
  expect(asked.mock.calls.map(([spec]) => spec)).toEqual(['alias@7', 'empty@99']);
});

it('accepts a command of a package that the page installs', () => {
  expect(
    missingInRegistry([want('tool', '1', 3), want('run-tool', 'latest', 4, true)], folder, ask),
  ).toEqual([]);
  expect(
    missingInRegistry([want('tool', '1', 3), want('run-other', 'latest', 4, true)], folder, ask),
  ).toHaveLength(1);
});

it('distinguishes a registry that does not respond from a missing package', () => {
  const [problem] = missingInRegistry([want('a', '1', 3)], folder, () => ({
    output: '',
    problem: 'connect ETIMEDOUT',
  }));
  expect(problem?.why).toContain('could not be reached');
});
