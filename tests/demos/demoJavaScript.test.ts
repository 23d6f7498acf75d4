import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { textOfCode } from '../../src/domain/code/textOfCode';
import { compileDemo } from '../../src/content/compileDemo';
import { splitPreview } from '../../src/content/demoPreview';
import { demoNameOf, filesOfDemo, listSources } from '../../src/content/sources';

const docs = 'docs';
const sources = listSources(docs);

/** The program without its form: types, comments, line breaks and quotes make no difference. */
async function programOf(code: string, fileName: string): Promise<string> {
  const { code: program } = await transformWithOxc(code, fileName, {
    jsx: { runtime: 'automatic', development: false },
    typescript: { onlyRemoveTypeImports: true },
    sourcemap: false,
  });
  return program.replace(/^\s*(\/\/.*|\/\*[\s\S]*?\*\/)\n/gm, '');
}

test('the JavaScript version of every demo and module is its TypeScript without types', async () => {
  let compared = 0;
  for (const file of sources.demos) {
    const files = Object.fromEntries(
      filesOfDemo(file, sources).map((name) => [name, readFileSync(path.join(docs, name), 'utf8')]),
    );
    const name = demoNameOf(file);
    const { demo, problems } = await compileDemo({ file, name, displayFile: file, files });
    expect(problems).toEqual([]);
    for (const versions of [demo.code, ...demo.modules]) {
      for (const shown of versions.filter(({ variant }) => variant === 'JS')) {
        const source = shown.fileName.replace(/\.js(x?)$/, '.ts$1');
        const original = demo.sources.find((candidate) => path.basename(candidate) === source);
        const [wanted, found] = await Promise.all([
          programOf(splitPreview(files[original!]!).text, source),
          programOf(textOfCode(shown.html), shown.fileName),
        ]);
        expect(found, `${shown.fileName} of ${file}`).toBe(wanted);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThanOrEqual(sources.demos.length);
}, 60_000);
