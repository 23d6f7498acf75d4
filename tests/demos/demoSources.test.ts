import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { compileDemo } from '../../src/content/compileDemo';
import { splitPreview } from '../../src/content/demoPreview';
import { demoNameOf, filesOfDemo, listSources } from '../../src/content/sources';
import { isPlayground } from '../../src/content/playgroundTemplate';
import { browserReasonOf } from '../../src/domain/content/demoFrame';
import { importedPackages } from '../../src/domain/code/sandboxProject';
import { fontCharacters } from '../../src/theme/fonts';

const sources = listSources('docs');
const read = (file: string) => readFileSync(path.join('docs', file), 'utf8');
const texts = new Map([...sources.demos, ...sources.stylings].map((file) => [file, read(file)]));

test('every demo marks the lines that its page shows open, in each styling', () => {
  expect(texts.size).toBeGreaterThan(100);
  // Of a playground, its page shows the element that it sets.
  const unmarked = [...texts].filter(
    ([, text]) => splitPreview(text).regions.length === 0 && !isPlayground(text),
  );
  expect(unmarked.map(([file]) => file)).toEqual([]);
});

test('the published font has every character that demos are written in', () => {
  const missing = [...texts].flatMap(([file, text]) =>
    [...text]
      .filter((character) => character !== '\n' && !fontCharacters.sans.includes(character))
      .map((character) => `${file}: ${character}`),
  );
  // Add it to `fontCharacters` in src/theme/fonts.ts, or write the demo without it.
  expect([...new Set(missing)]).toEqual([]);
});

test('the cube of the guide is the one that runs on its page', () => {
  const demo = splitPreview(read('studio/how-to-guides/demos/RotatingCube.tsx')).text;
  const component = /^interface CubeProps[^]*(?=^const colors)/m.exec(demo)![0];
  expect(read('studio/how-to-guides/cube-component.mdx')).toContain(component);
});

/** The program without its form: types, comments, line breaks and quotes make no difference. */
async function programOf(code: string, fileName: string): Promise<string> {
  const { code: program } = await transformWithOxc(code, fileName, {
    jsx: { runtime: 'automatic', development: false },
    typescript: { onlyRemoveTypeImports: true },
    sourcemap: false,
  });
  return program.replace(/^\s*(\/\/.*|\/\*[\s\S]*?\*\/)\n/gm, '');
}

test('the shown TypeScript of every demo and module is its source, and the JavaScript is it without types', async () => {
  for (const file of sources.demos) {
    const files = Object.fromEntries(filesOfDemo(file, sources).map((name) => [name, read(name)]));
    const name = demoNameOf(file);
    const { demo, problems } = await compileDemo({ file, name, displayFile: file, files });
    expect(problems).toEqual([]);
    expect(demo.code.map(({ variant }) => variant)).toContain('JS');
    for (const { fileName, variant, html, text: shown } of [demo.code, ...demo.modules].flat()) {
      const source = variant === 'JS' ? fileName.replace(/\.js(x?)$/, '.ts$1') : fileName;
      const original = demo.sources.find((candidate) => path.basename(candidate) === source)!;
      const { text } = splitPreview(files[original]!);
      const what = `${fileName} of ${file}`;
      expect(toString(fromHtml(html, { fragment: true })), what).toBe(shown);
      if (variant !== 'JS') expect(shown.trim(), what).toBe(text.trim());
      else expect(await programOf(shown, fileName), what).toBe(await programOf(text, source));
    }
  }
}, 60_000);

/** One demo of each component. */
const copied =
  'AccountSwitcher AppProviderTheme CrudBasic DashboardLayoutBasic DialogForm NotificationQueue PageContainerActions SessionBasic SignInPageCredentials StorageCodec';

test('copied demos import what the installation page installs', () => {
  const installed = [...read('core/introduction/installation.mdx').matchAll(/^npm install (.*)$/gm)]
    .flatMap(([, names]) => names!.split(' '))
    .map((name) => name.replace(/(?<=.)@.*/, ''));
  expect(installed).toContain('@toolpad/core');
  for (const demo of copied.split(' ')) {
    const text = texts.get(sources.demos.find((file) => demoNameOf(file) === demo)!)!;
    const others = importedPackages([text]).filter(
      (name) => !['react', ...installed].includes(name),
    );
    expect(others, demo).toEqual([]);
    expect(text, demo).not.toMatch(/from '\.|import '\./);
  }
});

test('the page about server rendering names the demos that need a browser', () => {
  const page = read('core/guides/server-rendering.mdx');
  const reasons = [...texts].filter(([, text]) => browserReasonOf(text) !== undefined);
  expect(reasons.map(([file]) => demoNameOf(file)).filter((name) => !page.includes(name))).toEqual(
    [],
  );
});
