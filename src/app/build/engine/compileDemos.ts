import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoRecord } from '../../../content/compileDemo';
import type { Problem } from '../../../content/Problem';
import { demoNameOf, filesOfDemo, shopFile } from '../../../content/sources';
import { stylingFiles } from '../../../domain/content/demoStylings';
import type { SiteReference } from '../reference/siteReference';
import { cacheFolder, writeWhole } from './ContentCache';
import { hashOf } from './hash';
import type { CachedDemo, SiteContext, ReadCache } from './SiteContext';
import { groupBy } from '../../../domain/groupBy';

function known(cacheFile: string, { demos }: ReadCache) {
  if (!demos.has(cacheFile) && existsSync(cacheFile))
    demos.set(cacheFile, JSON.parse(readFileSync(cacheFile, 'utf8')) as CachedDemo);
  return demos.get(cacheFile);
}

/** Compiles the demos that changed, and takes the others from the cache. */
export async function compileDemos(
  context: SiteContext,
  reference: SiteReference | undefined,
  problems: Problem[],
): Promise<DemoRecord[]> {
  const { contentDir } = context.options;
  const folder = cacheFolder(path.join(context.siteCacheDir, 'demos'), context.compiler.hash);
  const read = (file: string) => readFileSync(path.join(contentDir, file), 'utf8');
  const shop = context.sources.modules.includes(shopFile) ? read(shopFile) : undefined;
  problems.push(
    ...checkRouters(
      new Map(
        [...context.sources.demos, ...context.sources.stylings].map((file) => [
          context.display(file),
          read(file),
        ]),
      ),
    ),
  );
  return Promise.all(
    context.sources.demos.map(async (file) => {
      const files = filesOfDemo(file, context.sources);
      const codeLinks = Object.fromEntries(
        files.flatMap((one) => {
          const links = reference?.codeLinksOf(one);
          return links ? [[one, links]] : [];
        }),
      );
      const stateOf = (sources: readonly string[]) =>
        hashOf(
          shop ?? '',
          JSON.stringify(codeLinks),
          ...sources.map((source) =>
            files.includes(source) ? readFileSync(path.join(contentDir, source)) : '',
          ),
        );
      const stylings = Object.keys(stylingFiles(file)).filter((other) => files.includes(other));
      const cacheFile = path.join(folder, `${hashOf(file, ...stylings)}.json`);
      const cached = known(cacheFile, context.memory);
      if (cached && cached.state === stateOf(cached.demo.sources)) return cached.demo;
      const result = await context.compiler.run('compileDemoFile', {
        contentDir,
        file,
        displayFile: context.display(file),
        name: demoNameOf(file),
        files,
        shop,
        codeLinks,
      });
      problems.push(...result.problems);
      if (result.problems.length === 0) {
        const compiled = { state: stateOf(result.demo.sources), demo: result.demo };
        context.memory.demos.set(cacheFile, compiled);
        writeWhole(cacheFile, JSON.stringify(compiled));
      }
      return result.demo;
    }),
  );
}

const router = /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?function useMemoryRouter\b[\s\S]*?\n\}\n/;

/**
 * Demos that carry another `useMemoryRouter` than most do.
 * @param demos texts by the file as problems name it
 */
export function checkRouters(demos: ReadonlyMap<string, string>): Problem[] {
  const copies = [...demos].flatMap(([file, text]) => {
    const found = router.exec(text);
    return found
      ? [{ file, text: found[0], line: text.slice(0, found.index).split('\n').length }]
      : [];
  });
  const [usual = []] = [...groupBy(copies, ({ text }) => text).values()].sort(
    (a, b) => b.length - a.length,
  );
  return copies
    .filter((copy) => !usual.includes(copy))
    .map(({ file, line }) => ({
      file,
      line,
      what: '`useMemoryRouter` differs from the one in the other demos.',
      why: 'Readers who have read one copy skip it in the next demo.',
      fix: `Copy it, with its comment, from ${usual[0]!.file}.`,
    }));
}
