import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoRecord } from '../../../content/compileDemo';
import { compilePage } from '../../../content/compilePage';
import type { CodeLinks } from '../../../content/names/codeNames';
import type { ConformanceReport } from '../../../content/readConformance';
import type { PageSource } from '../../../content/PageFile';
import type { PageMeta, PageRecord } from '../../../content/PageRecord';
import type { Problem } from '../../../content/Problem';
import type { ReferencePage, ReferenceBlock } from '../reference/ReferencePage';
import { highlight } from '../../../content/highlight';
import { readImage } from './readImage';

/** The page with its code highlighted; slow, so it is done by a worker and kept. */
export async function highlightReference(page: ReferencePage): Promise<ReferencePage> {
  const blocks = page.blocks.map(async (block): Promise<ReferenceBlock> => {
    if (block.kind === 'code')
      return { ...block, html: await highlight(block.code, block.language) };
    if (block.kind !== 'schema' || !block.schema.example) return block;
    const { schema } = block;
    const { example } = block.schema;
    const html = await highlight(example.code, 'yaml');
    return { ...block, schema: { ...schema, example: { ...example, html } } };
  });
  return { ...page, blocks: await Promise.all(blocks) };
}

export interface CompileSource {
  file: string;
  displayFile: string;
  pathname: string;
  key: string;
  codeLinks?: CodeLinks | undefined;
  /** For a page that reports it. */
  conformance?: ConformanceReport | undefined;
  /** A page that is made of records instead of a file. */
  reference?: ReferencePage;
}

export interface CompileTask {
  contentDir: string;
  recordsDir: string;
  pages: CompileSource[];
  /** What they are compiled with, besides their text. */
  facts: Pick<
    PageSource,
    'base' | 'names' | 'statuses' | 'figures' | 'server' | 'repositoryFolder'
  >;
}

export interface CompileResult {
  file: string;
  meta: PageMeta;
  problems: Problem[];
}

/** Compiles pages; their records go to disk, so that no thread holds the site. */
export async function compileBatch({
  contentDir,
  recordsDir,
  pages,
  facts,
}: CompileTask): Promise<CompileResult[]> {
  const results: CompileResult[] = [];
  const keep = (key: string, record: PageRecord | ReferencePage) =>
    writeFileSync(path.join(recordsDir, `${key}.json`), JSON.stringify(record));
  for (const { file, displayFile, pathname, key, reference, codeLinks, conformance } of pages) {
    if (reference) {
      keep(key, await highlightReference(reference));
      results.push({ file, meta: reference.meta, problems: [] });
      continue;
    }
    const text = readFileSync(path.join(contentDir, file), 'utf8');
    const { record, problems } = await compilePage({
      file,
      displayFile,
      text,
      pathname,
      codeLinks,
      conformance,
      ...facts,
      imageAt: (image) => readImage(contentDir, facts.base, image),
    }).catch((error: Error) => {
      throw new Error(
        `${displayFile} crashed the compiler. This is a bug in the compiler: ${error.stack ?? error.message}`,
      );
    });
    keep(key, record);
    results.push({ file, meta: record.meta, problems });
  }
  return results;
}

export interface DemoTask {
  contentDir: string;
  file: string;
  displayFile: string;
  name: string;
  /** Its own files; see `filesOfDemo`. */
  files: readonly string[];
  /** The data set that its rows come from, as JSON. */
  shop?: string;
  codeLinks: Readonly<Record<string, CodeLinks>>;
}

/** Compiles one demo: its code in both languages and all stylings, highlighted, with the files that it imports. */
export async function compileDemoFile({
  contentDir,
  files,
  ...demo
}: DemoTask): Promise<{ demo: DemoRecord; problems: Problem[] }> {
  const { compileDemo } = await import('../../../content/compileDemo');
  return compileDemo({
    ...demo,
    files: Object.fromEntries(
      files.map((file) => [file, readFileSync(path.join(contentDir, file), 'utf8')]),
    ),
  });
}
