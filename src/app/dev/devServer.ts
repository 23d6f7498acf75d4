import { readFileSync, watch, type FSWatcher } from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { checkSite } from '../../content/checkSite';
import { compareProblems, formatProblem, type Problem } from '../../content/Problem';
import { readMenu } from '../../content/readMenu';
import {
  demoNameOf,
  filesOfDemo,
  listSources,
  pathnameOf,
  sectionPathOf,
} from '../../content/sources';
import type { CompiledPage } from '../../content/compilePage';
import type { DocumentedNames } from '../../content/names/DocumentedNames';
import { checkStylings } from '../../content/checkStylings';
import type { Reference } from '../../reference/records';
import { readRecords } from '../reference/readRecords';
import { isReferencePage } from '../reference/ReferencePage';
import { developmentReceiver } from '../analytics/readAnalytics';
import { redirectOf, withSearch } from '../addresses/redirectFiles';
import { readRedirectsOf } from '../build/addresses/readAddresses';
import { privacyOf } from '../build/privacyOf';
import { siteModel } from '../build/siteModel';
import { iconFontPlugin } from '../build/iconFontPlugin';
import {
  licenseDefine,
  licensedGridPlugin,
  runsOnCommunityGrid,
} from '../build/licensedGridPlugin';
import { packageAliases } from '../build/packageAliases';
import { projectDir } from '../build/paths';
import { readLicenseKey } from '../build/readLicenseKey';
import { developmentAdvertising, slotSettings } from '../slot/readAdvertising';
import { demoFiles } from '../build/demoFiles';
import type { ShownDemo } from '../document/SiteModel';
import { tailwindPlugin } from '../build/tailwindPlugin';
import { demosPlugin, previewDefine } from '../build/viteConfigs';
import type * as DevRenderer from './devRenderer';

export interface DevServerOptions {
  contentDir: string;
  /** What is kept between runs. */
  cacheDir: string;
  /** Whether the site has the reference pages of the documented packages. */
  reference: boolean;
  base: string;
  publicDir: string;
  /** Where problems of the content are told, besides in the page. */
  report: (text: string) => void;
}

const stylesheetPath = '@dev/site.css';
const piecesPath = '@dev/pieces.json';

/**
 * Serves the site while it is written: each page is compiled and rendered when it is asked for, with the code as it is
 * now, and the open pages reload when a source changes. Problems of the content show in the page.
 */
export async function createDevServer({
  contentDir,
  base,
  cacheDir,
  reference,
  publicDir,
  report,
}: DevServerOptions): Promise<{ server: Server; close: () => Promise<void> }> {
  const server = createHttpServer();
  const licenseKey = readLicenseKey(process.env);
  const vite = await createServer({
    root: projectDir,
    base,
    configFile: false,
    appType: 'custom',
    publicDir,
    cacheDir: path.join(projectDir, '.cache/vite'),
    plugins: [
      react(),
      demosPlugin(() => demoFiles(contentDir, listSources(contentDir))),
      tailwindPlugin(),
      iconFontPlugin(),
      licensedGridPlugin(licenseKey),
    ],
    resolve: { alias: packageAliases },
    define: { ...previewDefine(true), ...licenseDefine(licenseKey) },
    optimizeDeps: {
      entries: [
        'src/app/runtime/runtime.ts',
        'src/app/islands/*.tsx',
        'src/app/frame/frame.tsx',
        'docs/**/demos/*.tsx',
      ],
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/dist/**', '**/.cache/**'] },
    },
  });
  const site = new DevSite(
    vite,
    contentDir,
    base,
    reference ? await readRecords(cacheDir) : undefined,
    licenseKey,
  );
  const watcher = reloadOnContent(vite, contentDir, report, site);
  await site.stylesheet();

  server.on('request', (request, response) => {
    void answer(request, response).catch((error: Error) => fail(response, error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === base + stylesheetPath)
      return respond(response, 200, await site.stylesheet(), 'text/css');
    if (pathname === base + piecesPath)
      return respond(response, 200, await site.pieces(), 'application/json');
    // A page's address ends with a slash; everything else is a module or a file, of which a page asks for dozens.
    const page = pathname !== '/' && pathname.endsWith('/') ? await site.page(pathname) : undefined;
    if (page) return respond(response, page.status, withViteClient(page.html, base));
    if (pathname === '/') return void response.writeHead(302, { location: base }).end();
    if (!pathname.startsWith(base)) return answerElse(pathname, search, response);
    vite.middlewares(
      request,
      response,
      () =>
        void answerElse(pathname, search, response).catch((error: Error) => fail(response, error)),
    );
  }

  async function answerElse(pathname: string, search: string, response: ServerResponse) {
    const target = await site.elsewhere(pathname);
    if (target !== undefined)
      return void response
        .writeHead(302, { location: withSearch(target, search), 'cache-control': 'no-store' })
        .end();
    respond(response, 404, withViteClient(await site.notFound(), base));
  }

  function fail(response: ServerResponse, error: Error) {
    vite.ssrFixStacktrace(error);
    report(error.stack ?? error.message);
    respond(
      response,
      500,
      errorPage('This page could not be rendered', [error.stack ?? error.message]),
    );
  }

  return {
    server,
    async close() {
      watcher.close();
      await vite.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

function respond(response: ServerResponse, status: number, body: string, type = 'text/html') {
  response
    .writeHead(status, { 'content-type': `${type};charset=utf-8`, 'cache-control': 'no-store' })
    .end(body);
}

function reloadOnContent(
  vite: ViteDevServer,
  contentDir: string,
  report: (text: string) => void,
  site: DevSite,
): FSWatcher {
  let checking: Promise<void> | undefined;
  return watch(contentDir, { recursive: true }, (_event, file) => {
    if (!file || !/\.(mdx?|json)$/.test(file)) return;
    vite.ws.send({ type: 'full-reload', path: '*' });
    // An editor writes a file in several steps; one check serves them all.
    checking ??= site
      .problems()
      .then((problems) => problems.length > 0 && report(problems.map(formatProblem).join('\n')))
      .catch((error: Error) => report(error.message))
      .then(() => {
        checking = undefined;
      });
  });
}

/** Adds what reloads the page and keeps React's state when its code changes. */
function withViteClient(html: string, base: string): string {
  const preamble = react.preambleCode.replace('__BASE__', base);
  return html.replace(
    '<head>',
    () =>
      `<head><script type="module">${preamble}</script><script type="module" src="${base}@vite/client"></script>`,
  );
}

const escape = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

function errorPage(title: string, lines: string[]): string {
  const items = lines.map((line) => `<li><pre>${escape(line)}</pre></li>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="stylesheet" href="/${stylesheetPath}"></head><body><main><h1>${title}</h1><ul>${items}</ul></main></body></html>`;
}

/** The content as it is at the moment of a request; compiled pages are kept by their text. */
class DevSite {
  private readonly compiled = new Map<
    string,
    { text: string; renderer: typeof DevRenderer; page: CompiledPage }
  >();

  constructor(
    private readonly vite: ViteDevServer,
    private readonly contentDir: string,
    private readonly base: string,
    private readonly records: Reference | undefined,
    private readonly licenseKey: string | undefined,
  ) {}

  private async renderer(): Promise<typeof DevRenderer> {
    return (await this.vite.ssrLoadModule('/src/app/dev/devRenderer.ts')) as typeof DevRenderer;
  }

  private readonly display = (file: string) =>
    path.relative(process.cwd(), path.join(this.contentDir, file));

  private read = (file: string) => readFileSync(path.join(this.contentDir, file), 'utf8');

  private async compile(file: string, names: DocumentedNames | undefined): Promise<CompiledPage> {
    const renderer = await this.renderer();
    const text = this.read(file);
    const known = this.compiled.get(file);
    if (known?.text === text && known.renderer === renderer) return known.page;
    const page = await renderer.compilePage({
      file,
      displayFile: this.display(file),
      text,
      pathname: pathnameOf(file, this.base),
      base: this.base,
      names,
    });
    this.compiled.set(file, { text, renderer, page });
    return page;
  }

  private async state() {
    const sources = listSources(this.contentDir);
    const { addReferenceMenus, referenceOf } = await this.renderer();
    const reference =
      this.records && referenceOf(this.records, this.contentDir, this.base, sources);
    const authored = await Promise.all(
      sources.pages.map((file) => this.compile(file, reference?.names)),
    );
    const written = (reference?.pages ?? []).map((record) => ({ record, problems: [] }));
    const pages = [...authored, ...written];
    const menus = sources.menus.map((file) =>
      readMenu(this.read(file), this.display(file), sectionPathOf(file, this.base), this.base),
    );
    const problems = [
      ...pages.flatMap((page) => page.problems),
      ...menus.flatMap((menu) => menu.problems),
    ];
    if (reference)
      addReferenceMenus(
        menus.map(({ menu }) => menu),
        reference.menus,
        this.base,
      );
    const metas = pages.map(({ record: { meta } }) => meta);
    problems.push(
      ...checkSite({
        pages: metas,
        menus: menus.map(({ menu }) => menu),
        demos: sources.demos,
        display: this.display,
      }),
    );
    problems.push(...checkStylings(sources.demos, sources.stylings, this.display));
    const { redirects, problems: ofRedirects } = readRedirectsOf(
      this.contentDir,
      this.base,
      metas,
      this.display,
    );
    problems.push(...ofRedirects);
    return {
      sources,
      pages,
      redirects,
      problems: problems.sort(compareProblems),
      model: siteModel(
        menus.map(({ menu }) => menu),
        this.base,
      ),
    };
  }

  async problems(): Promise<Problem[]> {
    return (await this.state()).problems;
  }

  async stylesheet(): Promise<string> {
    const css = await this.vite.ssrLoadModule('/src/app/styles/site.css?inline');
    return (css as { default: string }).default;
  }

  async pieces(): Promise<string> {
    return (await this.renderer()).adTemplates();
  }

  private get runtime() {
    return `${this.base}src/app/runtime/runtime.ts`;
  }

  /** A page or a demo's document, or undefined when the address is neither. */
  async page(pathname: string): Promise<{ status: number; html: string } | undefined> {
    const frames = `${this.base}frames/`;
    const renderer = await this.renderer();
    if (pathname.startsWith(frames) && pathname.endsWith('/')) {
      return {
        status: 200,
        html: renderer.frameDocument(pathname.slice(frames.length, -1), {
          script: `${this.base}src/app/frame/frame.tsx`,
          stylesheets: [],
        }),
      };
    }
    const { sources, pages, problems, model } = await this.state();
    const page = pages.find(({ record }) => record.meta.pathname === pathname);
    if (!page) return undefined;
    const { meta } = page.record;
    const own = problems.filter(({ file }) => file === this.display(meta.file));
    const failed = () => ({
      status: 500,
      html: errorPage(`${this.display(meta.file)} has problems`, own.map(formatProblem)),
    });
    if (own.length > 0) return failed();
    const demos = await Promise.all(
      meta.demos.map(async ({ name }): Promise<[string, ShownDemo]> => {
        const file = sources.demos.find((demo) => demoNameOf(demo) === name)!;
        const files = Object.fromEntries(
          filesOfDemo(file, sources).map((other) => [other, this.read(other)]),
        );
        const { demo, problems: ofDemo } = await renderer.compileDemo({
          file,
          name,
          displayFile: this.display(file),
          files,
        });
        own.push(...ofDemo);
        return [
          name,
          {
            record: demo,
            frame: `${frames}${name}/`,
            onCommunityGrid: runsOnCommunityGrid(demo, this.licenseKey),
          },
        ];
      }),
    );
    if (own.length > 0) return failed();
    const slot = slotSettings(developmentAdvertising(process.env), {
      base: this.base,
      pieces: this.base + piecesPath,
    });
    const privacy = privacyOf(
      this.base,
      pages.map(({ record }) => record),
      developmentReceiver,
      slot,
    );
    const context = {
      base: this.base,
      products: model.products,
      runtime: this.runtime,
      analytics: developmentReceiver,
      slot,
      ...(privacy ? { privacy } : {}),
      demos: Object.fromEntries(demos),
      ...(sources.pages.includes(meta.file) ? { editPath: `docs/${meta.file}` } : {}),
      ...model.placeOf(meta),
    };
    const record = isReferencePage(page.record)
      ? await renderer.highlightReference(page.record)
      : page.record;
    return {
      status: 200,
      html: renderer.renderPage(record, context, await this.stylesheet()),
    };
  }

  /** Where an address leads that has no page: by the table, to the form without a language, or to the one with a slash. */
  async elsewhere(pathname: string): Promise<string | undefined> {
    const { pages, redirects } = await this.state();
    const folder = `${pathname}/`;
    return (
      redirectOf(pathname, redirects, this.base) ??
      (pages.some(({ record }) => record.meta.pathname === folder) ? folder : undefined)
    );
  }

  async notFound(): Promise<string> {
    const { model } = await this.state();
    const renderer = await this.renderer();
    const context = {
      base: this.base,
      products: model.products,
      runtime: this.runtime,
      demos: {},
      section: model.fallback,
    };
    const page = renderer.notFoundPage(model.products);
    return renderer.renderPage(page, context, await this.stylesheet());
  }
}
