import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { statusSentence } from '../../../content/readStatuses';
import type { SiteSettings } from '../../../content/readSettings';
import type { SearchData } from '../../../domain/search/SearchEngine';
import type {
  RecordDocument,
  ReferenceDocument,
} from '../../../reference/document/referenceDocument';
import { versionHistory } from '../../../reference/readReference';
import { resolverFile, tokensFolder } from '../../../theme/tokens/designTokens';
import type { CodeBundles } from '../bundling/bundles';
import type { SiteSnapshot } from '../engine/SiteSnapshot';
import {
  docsDemos,
  serverFolder,
  serverPackage,
  serverTarball,
  serverVersion,
  type DocsData,
} from '../mcp/DocsData';
import { readWorkbench } from '../mcp/readWorkbench';
import { readShippedPackages } from './licenses/shippedPackages';

const manifestOf = (settings: SiteSettings) => ({
  name: serverPackage(settings),
  version: serverVersion(settings),
  description: `MCP server of the ${settings.name} documentation.`,
  license: 'MIT',
  private: true,
  type: 'module',
  bin: 'server.mjs',
  exports: './handler.mjs',
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

/** The tarball of a package as npm expects it: the same bytes for the same files. */
async function packed(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, body]) => ({
    header: { name: `package/${name}`, size: Buffer.byteLength(body), mtime: new Date(0) },
    body,
  }));
  return gzipSync(await packTar(entries), { level: 9 });
}

/** Writes the MCP server with its data: a package that runs by itself, as files and packed for npm. */
export async function writeDocsServer(
  { content, context, listed }: SiteSnapshot,
  { dir, bundle, search, markdown, workbench }: DocsServerTask,
): Promise<void> {
  const { pages, demos, reference, settings } = content;
  const { base } = context.options;
  const recordAt = <T>(href: string) => JSON.parse(reference!.files[href]!()) as T;
  const document = reference && recordAt<ReferenceDocument>(`${base}core/api/index.json`);
  const metas = new Map(pages.map(({ meta }) => [meta.pathname, meta]));
  const { name, version, products, origin = '' } = settings;
  const data: DocsData = {
    name,
    version,
    products,
    origin,
    statuses: Object.values(content.statuses).map(statusSentence),
    base,
    tokens: origin + base + tokensFolder + resolverFile,
    search,
    pages: markdown,
    records: (reference?.recordFiles ?? []).map(({ href }) => recordAt<RecordDocument>(href)),
    reference: document && {
      modules: document.modules,
      types: document.types,
      changes: versionHistory.changes,
    },
    demos: docsDemos(
      [...listed.keys()].map((pathname) => metas.get(pathname)!),
      demos,
    ),
    workbench: workbench === undefined ? undefined : readWorkbench(workbench),
  };
  const licenses = readShippedPackages([bundle.folder]).map(({ name, version, texts }) =>
    [`${name} ${version}`, ...texts].join('\n\n'),
  );
  const code = (file: string) => readFileSync(path.join(bundle.folder, file), 'utf8');
  const files = {
    'server.mjs': code('server.mjs'),
    'handler.mjs': `const docsData=${JSON.stringify(JSON.stringify(data))};\n${code('handler.mjs')}`,
    'package.json': `${JSON.stringify(manifestOf(settings), null, 2)}\n`,
    'LICENSES.txt': `${licenses.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
  };
  mkdirSync(path.join(dir, base, serverFolder), { recursive: true });
  for (const [file, text] of Object.entries(files))
    writeFileSync(path.join(dir, base, serverFolder, file), text);
  writeFileSync(path.join(dir, serverTarball(settings, base)), await packed(files));
}
