import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { PageMeta, PageRecord } from '../../../content/PageRecord';
import { formatProblem } from '../../../content/Problem';
import { decoded } from '../../../domain/navigation/canonicalPath';
import { searchDataPath } from '../../../domain/search/SearchEngine';
import { escapeHtml } from '../../../domain/strings/format';
import { redirectOf, withSearch } from '../urls/redirectFiles';
import { codeFile } from '../document/codeDocument';
import type { SiteDetails, PageContext } from '../document/PageContext';
import type { Site } from '../engine/createSite';
import { editFrameName } from '../../../domain/content/demoFrame';
import { markdownFile } from '../engine/markdownPage';
import { notFoundPath } from '../securityHeaders';
import { browserEntries } from '../paths';
import { siteSearch } from '../search/siteSearch';
import type { SiteSnapshot } from '../engine/SiteSnapshot';
import type { RenderedPage } from '../engine/renderTasks';

/** Response of the server. */
export type Answer =
  | { location: string }
  | { /** 200 where none is given. */ status?: number; type: string; body: string | Uint8Array };

const html = (body: string, status = 200): Answer => ({
  status,
  type: 'text/html;charset=utf-8',
  body,
});

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.xml': 'application/xml',
};

const text = (address: string, body: string | Uint8Array): Answer => ({
  type: `${types[path.extname(address)] ?? 'text/plain'};charset=utf-8`,
  body,
});

/** Responds to the URLs of a site with the current content and code. */
export class DevResponses {
  constructor(
    private readonly vite: ViteDevServer,
    private readonly site: Site,
    private readonly base: string,
  ) {}

  /** Response for a URL below the base; undefined for unknown URLs. */
  async at(pathname: string): Promise<Answer | undefined> {
    const name = pathname.slice(this.base.length);
    const snapshot = await this.site.read();
    if (name.startsWith('assets/')) return this.asset(snapshot, pathname);
    if (name === 'search/') return html(await this.systemPage(snapshot, `${pathname}index.html`));
    if (pathname === searchDataPath(this.base))
      return text(pathname, JSON.stringify(await siteSearch(snapshot)));
    const file = snapshot.files.byAddress()[pathname]?.();
    if (file !== undefined) return text(pathname, file);
    if (/(?:^|\/)llms-full\.txt$|^skills\/|^\.well-known\//.test(name)) {
      const files = await snapshot.files.filesOfMarkdown((page) => this.markdown(snapshot, page));
      const made = files[pathname];
      return made === undefined ? undefined : text(pathname, made);
    }
    const frame = /^frames\/(.+)\/$/.exec(name);
    if (frame) return this.frame(snapshot, pathname, decoded(frame[1]!));
    const isAsked = ({ meta }: { meta: PageMeta }) =>
      [
        meta.pathname,
        ...[markdownFile, codeFile].map((of) => of(`${meta.pathname}index.html`)),
      ].includes(pathname);
    const page = snapshot.content.pages.find(isAsked);
    if (!page) return undefined;
    const failure = this.failureOf(snapshot, page.meta);
    if (failure) return failure;
    if (pathname.endsWith('.md'))
      return text(pathname, await this.markdown(snapshot, page.meta.pathname));
    const { section, details } = snapshot.pageContexts.placeOf(page.meta);
    const rendered = await this.render(snapshot, page.key, { ...details, section });
    if (pathname !== page.meta.pathname)
      return rendered.code === undefined ? undefined : html(rendered.code);
    return html(rendered.html);
  }

  /** The Markdown version of a page. */
  private markdown(snapshot: SiteSnapshot, pathname: string): Promise<string> {
    const { pages, recordsDir } = snapshot.content;
    const { meta, key } = pages.find((page) => page.meta.pathname === pathname)!;
    const { section, details } = snapshot.pageContexts.placeOf(meta);
    const { settings } = snapshot.content;
    const context = { ...details, base: this.base, section, settings };
    return snapshot.context.compiler.run('pageMarkdown', { record: key, recordsDir, context });
  }

  /** Response where there is no page: a redirect, or the not-found page. */
  async instead(pathname: string, search: string): Promise<Answer> {
    if (pathname === '/') return { location: this.base };
    const snapshot = await this.site.read();
    const rewritten = snapshot.files.rewrites.find(({ from }) => from === pathname)?.to;
    if (rewritten !== undefined) return (await this.at(rewritten))!;
    const outside = pathname.startsWith(this.base)
      ? undefined
      : snapshot.files.byAddress()[pathname]?.();
    if (outside !== undefined) return text(pathname, outside);
    const { redirects } = snapshot.content.addresses;
    const withSlash = snapshot.listed.has(`${pathname}/`) ? `${pathname}/` : undefined;
    const target = redirectOf(pathname, redirects, this.base) ?? withSlash;
    if (target !== undefined) return { location: withSearch(target, search) };
    return html(await this.systemPage(snapshot, notFoundPath), 404);
  }

  /** A page without a source. */
  private async systemPage(snapshot: SiteSnapshot, address: string): Promise<string> {
    const record = snapshot.files.systemPages(false)[address]!;
    const section = snapshot.sections.fallback;
    return (await this.render(snapshot, record, { section, demos: {} })).html;
  }

  /** The problems of a page, and of the demos on it. */
  private failureOf({ context, content, problems }: SiteSnapshot, meta: PageMeta) {
    const demos = meta.demos.flatMap(({ name }) => content.demos.get(name)?.sources ?? []);
    const files = new Set([meta.file, ...demos].map(context.display));
    const pageProblems = problems.filter(({ file }) => files.has(file));
    return pageProblems.length === 0
      ? undefined
      : errorPage(`${context.display(meta.file)} has problems`, pageProblems.map(formatProblem));
  }

  private async render(
    snapshot: SiteSnapshot,
    record: PageRecord | string,
    place: Omit<PageContext, keyof SiteDetails>,
  ): Promise<RenderedPage> {
    const { compiler } = snapshot.context;
    const stylesheet = await this.vite.ssrLoadModule(`/${browserEntries.site}?inline`);
    const sheet = await compiler.run('siteSheet', (stylesheet as { default: string }).default);
    const common = snapshot.pageContexts.common(
      { runtime: this.base + browserEntries.runtime, sheet },
      await snapshot.files.adTemplateFile(),
    );
    const { recordsDir } = snapshot.content;
    const context = { ...common, ...place };
    return compiler.run('renderPage', { record, recordsDir, context });
  }

  private async frame({ context, content }: SiteSnapshot, pathname: string, demo: string) {
    const isEdit = demo === editFrameName;
    if (!isEdit && !content.demos.has(demo)) return undefined;
    const entry = browserEntries[isEdit ? 'editFrame' : 'frame'];
    const documents = await context.compiler.run('frameDocuments', {
      demos: [demo],
      base: this.base,
      settings: content.settings,
      assets: { script: this.base + entry },
    });
    const found = documents[pathname];
    return found === undefined ? undefined : html(found);
  }

  /** An image of a page or for previews of links, or what an ad can show. */
  private async asset(snapshot: SiteSnapshot, pathname: string): Promise<Answer | undefined> {
    const templates = await snapshot.files.adTemplateFile();
    if (templates?.address === pathname) return text(pathname, templates.text);
    // Only pages know which images they have.
    for (const { meta } of snapshot.content.pages) snapshot.pageContexts.placeOf(meta);
    const file =
      snapshot.images.get(pathname) ?? (await snapshot.pageContexts.socialImages.fileAt(pathname));
    const type = file && types[path.extname(file).toLowerCase()];
    return file && type ? { type, body: readFileSync(file) } : undefined;
  }
}

/** Error page, shown instead of a page with problems. */
export function errorPage(title: string, lines: readonly string[]): Answer {
  const items = lines.map((line) => `<li><pre>${escapeHtml(line)}</pre></li>`).join('');
  const style =
    'body{font:16px/1.5 system-ui;margin:2rem;color-scheme:light dark}pre{white-space:pre-wrap}';
  return html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><ul>${items}</ul></main></body></html>`,
    500,
  );
}
