import { slug } from 'github-slugger';
import type { SiteSettings } from '../../../content/readSettings';
import type { SearchData } from '../../../domain/search/SearchEngine';
import type {
  RecordDocument,
  ReferenceDocument,
} from '../../../reference/document/referenceDocument';
import type { VersionHistory } from '../../../reference/records';
import type { DemoRecord, DemoSourceCode } from '../../../content/compileDemo';
import type { PageMeta } from '../../../content/PageRecord';
import type { WorkbenchComponent } from './readWorkbench';

/** A file in TypeScript and in JavaScript; a style sheet is the same in both. */
export type DemoFile = Record<'ts' | 'js', { name: string; code: string }>;

export interface DocsDemo {
  name: string;
  title: string;
  /** Path of the page that shows it. */
  page: string;
  /** The first is the demo itself, the others are what it imports. */
  files: DemoFile[];
}

/** Everything that the MCP server answers from. */
export interface DocsData {
  name: string;
  /** Of what is documented, where the site says it. */
  version?: string | undefined;
  products: SiteSettings['products'];
  /** Whether products are maintained, where that is known. */
  statuses: readonly string[];
  /** Empty where the site claims none. */
  origin: string;
  base: string;
  /** URL of the design tokens. */
  tokens: string;
  search: SearchData;
  /** Markdown versions, by path. */
  pages: Record<string, string>;
  records: RecordDocument[];
  /** On a site with a reference: what can be imported, and what versions changed. */
  reference?: Pick<ReferenceDocument, 'modules' | 'types'> & Pick<VersionHistory, 'changes'>;
  demos: DocsDemo[];
  /** Where a workbench was built with the site. */
  workbench?: WorkbenchComponent[];
}

/** Folder of the server, below the base. */
export const serverFolder = 'mcp';

type ServedSite = Pick<SiteSettings, 'name' | 'version' | 'origin'>;

export const serverPackage = ({ name }: Pick<ServedSite, 'name'>) => `${slug(name)}-docs`;

/** npm wants a version. */
export const serverVersion = ({ version = '0.0.0' }: Pick<ServedSite, 'version'>) => version;

/** Path of the server as a package that npm can run. */
export const serverTarball = (site: ServedSite, base: string) =>
  `${base}${serverFolder}/${serverPackage(site)}-${serverVersion(site)}.tgz`;

/** What pages say of the server. */
export const serverOf = (site: ServedSite, base: string) => ({
  name: slug(site.name),
  url: (site.origin ?? '') + serverTarball(site, base),
});

/** A file in its first styling; without a version in JavaScript it is a style sheet. */
function fileOf(code: readonly DemoSourceCode[]): DemoFile[] {
  const [first] = code;
  if (!first) return [];
  const versionIn = (variant: DemoSourceCode['variant']) => {
    const { fileName, text } = code.find((one) => one.variant === variant) ?? first;
    return { name: fileName, code: text };
  };
  return [{ ts: versionIn('TS'), js: versionIn('JS') }];
}

/** Demos, each on the first page that shows it, of pages in the order of the site. */
export function docsDemos(
  metas: readonly PageMeta[],
  records: ReadonlyMap<string, DemoRecord>,
): DocsDemo[] {
  const found = new Map<string, DocsDemo>();
  for (const { pathname, demos } of metas)
    for (const { name, title = name } of demos) {
      const record = records.get(name);
      if (!record || found.has(name)) continue;
      const files = [record.code, ...record.modules].flatMap(fileOf);
      found.set(name, { name, title, page: pathname, files });
    }
  return [...found.values()];
}
