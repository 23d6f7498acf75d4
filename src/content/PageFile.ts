import type { VFile } from 'vfile';
import type {} from 'vfile-message';
import type { CodeLinks } from './names/codeNames';
import type { DocumentedNames } from './names/DocumentedNames';
import type { Figures } from './figures/readFigures';
import { imageFile, linkedFile, linkOfFile, resolveLink } from './links';
import type { MarkdownPart, PageImage, PageMeta, PageSection } from './PageRecord';
import type { Problem, ProblemText } from './Problem';
import type { ConformanceReport } from './readConformance';
import type { ProductStatuses } from './readStatuses';

export interface PageSource {
  /** Relative to the content folder. */
  file: string;
  /** As problems name it. */
  displayFile: string;
  text: string;
  /** Canonical path with the base. */
  pathname: string;
  base: string;
  /** Folder of the pages in their repository or package, where it is known: `docs`. */
  repositoryFolder?: string | undefined;
  /** On a site with a reference: what pages may name, and where it is documented. */
  names?: DocumentedNames | undefined;
  /** Where the names in its code are documented. */
  codeLinks?: CodeLinks | undefined;
  /** What `<Status>` can tell. */
  statuses?: ProductStatuses | undefined;
  /** What `<Conformance>` can report. */
  conformance?: ConformanceReport | undefined;
  /** The MCP server that pages tell how to add, and the URL of its package. */
  server?: { name: string; url: string } | undefined;
  /** What pages show by a name. */
  figures?: Figures | undefined;
  /** The image at a path relative to the content folder; undefined for none, or one that cannot be read. */
  imageAt?: ((file: string) => PageImage | undefined) | undefined;
}

/** What the plugins read and write besides the tree. */
export interface PageDraft {
  source: PageSource;
  meta: PageMeta;
  markdownVersion: MarkdownPart[];
  sections: PageSection[];
  /** Words of the page's own code: what it declares and imports, its prose may name. */
  codeWords: ReadonlySet<string>;
  /** Line of the title in the front matter. */
  titleLine: number;
  /** False when the source or its front matter has errors, so that nothing can be said to be missing. */
  isReadable: boolean;
}

declare module 'vfile' {
  interface DataMap {
    page: PageDraft;
  }
}

declare module 'vfile-message' {
  interface VFileMessage {
    why?: string;
    fix?: string;
  }
}

export const emptyMeta = ({ file, pathname }: Pick<PageMeta, 'file' | 'pathname'>): PageMeta => ({
  file,
  pathname,
  title: '',
  description: '',
  layout: 'doc',
  ad: true,
  headings: [],
  anchors: [],
  links: [],
  demos: [],
});

/** A page of which nothing is known but its source. */
export const createDraft = (source: PageSource): PageDraft => ({
  source,
  meta: emptyMeta(source),
  markdownVersion: [],
  sections: [],
  codeWords: new Set(),
  titleLine: 1,
  isReadable: true,
});

/** The draft of a page that `compilePage` has put into the file. */
export const draftOf = (file: VFile): PageDraft => file.data.page!;

/** Besides pages, those of editors that install what a link names. */
const allowedSchemes = ['https', 'http', 'mailto', 'tel', 'cursor', 'vscode'];

interface Positioned {
  position?: { start: { line: number } } | undefined;
}

export const lineOf = (node: Positioned) => node.position?.start.line ?? 1;

/** Adds a message with the reason and the remedy to the file. */
export function report(
  file: VFile,
  place: number | Positioned,
  { what, why, fix }: ProblemText,
): void {
  const line = typeof place === 'number' ? place : lineOf(place);
  Object.assign(file.message(what, { place: { line, column: 1 } }), { why, fix });
}

/** The messages of a file as problems. */
export const problemsOf = ({ path, messages }: VFile): Problem[] =>
  messages.map(({ line = 1, reason, why = '', fix = '' }) => ({
    file: path,
    line,
    what: reason,
    why,
    fix,
  }));

function checkScheme(file: VFile, href: string, line: number): void {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === undefined || allowedSchemes.includes(scheme)) return;
  report(file, line, {
    what: `The link ${href} has the scheme \`${scheme}:\`.`,
    why: 'Links that run code or contain a document are not safe, and others open nothing.',
    fix: `Use one of ${allowedSchemes.map((name) => `${name}:`).join(', ')}.`,
  });
}

/** The image of the content folder that a link names, which is published with the page; undefined for none. */
export function publishImage(file: VFile, href: string): PageImage | undefined {
  const { source, meta } = draftOf(file);
  const [linked = ''] = /^(?!\w+:|\/\/)[^?#]+/.exec(href) ?? [];
  const image = imageFile.test(linked) ? source.imageAt?.(linkedFile(linked, source)) : undefined;
  if (image) (meta.images ??= {})[image.file] = image;
  return image;
}

/** The URL to write for a link of the page; records its target for the check of the site. */
export function resolveHref(file: VFile, href: string, line: number): string {
  const { source, meta } = draftOf(file);
  const resolved = resolveLink(linkOfFile(href, source), source.pathname, source.base);
  if (href.trim() === '') {
    report(file, line, {
      what: 'A link has no target.',
      why: 'It would lead to the top of its own page.',
      fix: 'Write where it leads, or remove the link.',
    });
  } else if (resolved.kind === 'external') checkScheme(file, resolved.href, line);
  else if (resolved.kind === 'file') {
    const image = publishImage(file, href);
    if (image) return image.address;
    (meta.files ??= []).push({ address: resolved.pathname, line, use: 'link' });
  }
  if (resolved.kind !== 'page') return resolved.href;
  meta.links.push({ ...resolved.link, href, line });
  if (resolved.canonical !== null) {
    report(file, line, {
      what: `The link ${href} is not in canonical form.`,
      why: 'It would cost readers a redirect and search engines a second URL.',
      fix: `Write ${resolved.canonical}`,
    });
  }
  return resolved.href;
}
