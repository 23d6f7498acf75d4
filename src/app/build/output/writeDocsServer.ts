import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchData } from '../../../domain/search/SearchEngine';
import type { RecordDocument } from '../../../reference/document/recordDocument';
import type { CodeBundles } from '../bundling/bundles';
import type { SiteSnapshot } from '../engine/SiteSnapshot';
import { createDocsData, dataFile } from '../mcp/DocsData';
import { readWorkbench } from '../mcp/readWorkbench';
import { siteConfig } from '../../site.config';
import { readShippedPackages } from './licenses/shippedPackages';

/** Folder of the MCP server in the output. */
const serverDir = 'mcp';

const manifestOf = (file: string) => ({
  name: `${siteConfig.name.toLowerCase()}-docs-mcp`,
  version: siteConfig.version,
  description: `MCP server of the ${siteConfig.name} documentation.`,
  license: 'MIT',
  private: true,
  type: 'module',
  bin: file,
  engines: { node: '>=20.19' },
});

export interface DocsServerTask {
  /** Folder with the rest of the site. */
  dir: string;
  bundle: CodeBundles['docsServer'];
  search: SearchData;
  /** Markdown versions, by path. */
  markdown: Record<string, string>;
  /** Folder of the built workbench, if there is one. */
  workbench?: string;
}

/** Writes the MCP server with its data: a folder that runs by itself, without packages to install. */
export function writeDocsServer(
  { content, context, listed }: SiteSnapshot,
  { dir, bundle, search, markdown, workbench }: DocsServerTask,
): void {
  const { pages, demos, reference } = content;
  const target = path.join(dir, serverDir);
  const metas = new Map(pages.map(({ meta }) => [meta.pathname, meta]));
  const data = createDocsData({
    base: context.options.base,
    search,
    pages: markdown,
    records: (reference?.recordFiles ?? []).map(
      ({ href }) => JSON.parse(reference!.files[href]!()) as RecordDocument,
    ),
    metas: [...listed.keys()].map((pathname) => metas.get(pathname)!),
    demos,
    workbench: workbench === undefined ? undefined : readWorkbench(workbench),
  });
  const licenses = readShippedPackages([bundle.folder]).map(({ name, version, texts }) =>
    [`${name} ${version}`, ...texts].join('\n\n'),
  );
  mkdirSync(target, { recursive: true });
  copyFileSync(path.join(bundle.folder, bundle.file), path.join(target, bundle.file));
  for (const [file, text] of Object.entries({
    [dataFile]: JSON.stringify(data),
    'package.json': `${JSON.stringify(manifestOf(bundle.file), null, 2)}\n`,
    'LICENSES.txt': `${licenses.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
  }))
    writeFileSync(path.join(target, file), text);
}
