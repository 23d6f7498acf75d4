import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../testing/testFolder';
import { checkFiles } from './checkFiles';
import { layOutFiles } from './layOutFiles';
import { readFences } from './readFences';

const projectDir = path.resolve(import.meta.dirname, '../../..');

function errorsOf(pages: Record<string, string>, packages: Record<string, string> = {}) {
  const files = Object.entries(pages).flatMap(
    ([page, source]) => layOutFiles(page, readFences(page, source)).files,
  );
  const options = { projectDir, packages: new Map(Object.entries(packages)) };
  return checkFiles(files, options).problems.map(
    ({ file, line, what }) => `${file}:${line} ${what}`,
  );
}

const fence = (meta: string, ...lines: string[]) => `\`\`\`${meta}\n${lines.join('\n')}\n\`\`\`\n`;

it('passes what compiles and tells the rest by page and line, once', { timeout: 60_000 }, () => {
  const errors = errorsOf({
    'docs/good.mdx': [
      fence(
        'tsx title="src/App.tsx"',
        "import { useDialogs } from '@toolpad/core/useDialogs';",
        "import { word } from './words/word';",
        '',
        'export const App = () => <p title={word}>{typeof useDialogs}</p>;',
      ),
      fence(
        'ts title="src/words/word.ts"',
        'export const word: string = import.meta.env.MODE + process.version;',
      ),
      fence('ts', "import { useDialogs } from '@toolpad/core/useDialogs';"),
      fence('tsx', "//| import { App } from './src/App';", '//| export const app =', '<App />;'),
      fence('js', 'export const add = (/** @type {number} */ a) => a + 1;'),
    ].join('\n'),
    'docs/bad.mdx': [
      fence('ts title="src/a.ts"', 'export const a: number = "text";', "export { b } from './b';"),
      fence('ts title="src/b.ts"', 'const unused = 1;', 'export const b = missing;'),
      fence('ts title="src/b.ts" continues', 'export const c = 1;'),
      fence('ts', "import useDialogs from '@toolpad/core/useDialogs';", 'useDialogs();'),
      fence('tsx', '<p>'),
      fence(
        'ts',
        "import { word } from './src/words/word';",
        "import nowhere from 'no-such-package';",
      ),
    ].join('\n'),
  });
  const brief = errors.map((error) => error.replace(/ .*?(has no default export|TS\d+).*/, ' $1'));
  expect(brief).toEqual([
    'docs/bad.mdx:2 TS2322',
    'docs/bad.mdx:7 TS6133',
    'docs/bad.mdx:8 TS2304',
    'docs/bad.mdx:17 TS2349',
    'docs/bad.mdx:16 has no default export',
    'docs/bad.mdx:21 TS17008',
    'docs/bad.mdx:21 TS1005',
    'docs/bad.mdx:25 TS2307',
    'docs/bad.mdx:26 TS2307',
  ]);
  expect(errors.join()).not.toContain(projectDir);
});

const withPackage = (types: string, version = '1.0.0') =>
  testFolder({
    'package.json': JSON.stringify({ name: 'sample', version, types: './index.d.ts' }),
    'index.d.ts': types,
  });

it('checks a page against the version that it installs', { timeout: 60_000 }, () => {
  const [first, second] = [
    withPackage('export declare const value: string;'),
    withPackage('export declare const value: number;', '2.0.0'),
  ];
  const page = fence('ts', "import { value } from 'sample';", 'export const text: string = value;');
  const packages = { 'node_modules/sample': first, 'docs/second/node_modules/sample': second };
  expect(errorsOf({ 'docs/first.mdx': page, 'docs/second.mdx': page }, packages)).toEqual([
    expect.stringMatching(/^docs\/second\.mdx:3 /),
  ]);
});

it('refuses types with a hole, which would let everything pass', { timeout: 60_000 }, () => {
  const page = fence('ts', "import { value } from 'sample';", 'export const text: string = value;');
  const packages = { 'node_modules/sample': withPackage("export { value } from './not-kept';") };
  expect(() => errorsOf({ 'docs/page.mdx': page }, packages)).toThrow(
    /\.\/not-kept in .*sample\/index\.d\.ts/,
  );
});
