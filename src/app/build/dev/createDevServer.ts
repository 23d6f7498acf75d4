import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { imageFile } from '../../../content/links';
import { formatProblem } from '../../../content/Problem';
import { listSources } from '../../../content/sources';
import type { Compiler } from '../engine/Compiler';
import { createSite, type Site } from '../engine/createSite';
import type { SiteSnapshot } from '../engine/SiteSnapshot';
import { hashOfFiles } from '../engine/hash';
import { silentProgress } from '../engine/Progress';
import type { SiteOptions } from '../engine/SiteContext';
import { developmentAdvertising } from '../environment/readAdvertising';
import { developmentReceiver } from '../environment/readAnalytics';
import { browserEntries, projectDir, packageAliases, buildSettings } from '../paths';
import { demoFiles, demosPlugin, editableModules } from '../bundling/demoFiles';
import { demoCodePlugins, frameThemePlugin } from '../bundling/demoCodePlugins';
import { licenseDefine, readLicenseKey } from '../bundling/dataGridPlugin';
import { requestTarget } from '../urls/requestTarget';
import { errorPage, DevResponses, type Answer } from './DevResponses';

export interface SitePluginOptions extends Omit<SiteOptions, 'advertising' | 'analytics'> {
  /** Shows problems of the content in the terminal; pages show their own. */
  report: (text: string) => void;
}

/** Serves on request what a build would write. Open pages reload when the content changes. */
export function sitePlugin({ report, ...options }: SitePluginOptions): Plugin {
  return {
    name: 'docs-site',
    configureServer(vite) {
      // The first reading shows how far it is; later ones are quick.
      let { progress } = options;
      const siteOptions: SiteOptions = {
        ...options,
        advertising: developmentAdvertising(process.env),
        analytics: developmentReceiver,
        progress: {
          stage: (name, total) => progress.stage(name, total),
          warn: (text) => progress.warn(text),
        },
      };
      const content = createSite(siteOptions, 'dev', liveCompiler(vite));
      // A page asks for its demos and images, too: they are of one reading, until a file changes.
      let current: Promise<SiteSnapshot> | undefined;
      let state = '';
      const forget = () => (current = undefined);
      vite.watcher.on('all', forget);
      const site: Site = {
        read() {
          // The watcher tells of a change some time after it.
          const now = stateOf(options.contentDir);
          if (now !== state) forget();
          state = now;
          current ??= content.read().finally(() => {
            progress = silentProgress;
          });
          current.catch(forget);
          return current;
        },
      };
      const answers = new DevResponses(vite, site, options.base);
      reloadOnContent(vite, options.contentDir, site, report);

      const send = (answer: Promise<Answer>, response: ServerResponse) =>
        void answer
          .then((found) => respond(response, found, options.base))
          .catch((thrown: unknown) => {
            const error = thrown instanceof Error ? thrown : new Error(String(thrown));
            vite.ssrFixStacktrace(error);
            const text = readable(error.stack ?? error.message);
            report(text);
            respond(response, errorPage('This page could not be rendered', [text]), options.base);
          });

      vite.middlewares.use((request, response, next) => {
        const target = requestTarget(request.url ?? '');
        if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method!))
          return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
        if (!target) return void response.writeHead(400).end();
        const { pathname, search, isCanonical } = target;
        if (!isCanonical) return respond(response, { location: pathname + search }, options.base);
        // Vite sends public files with a middleware that knows this form only, and throws at some others.
        if (!/^bytes=\d+-$/.test(request.headers.range ?? '')) delete request.headers.range;
        if (!pathname.startsWith(options.base))
          return void send(answers.instead(pathname, search), response);
        // Vite's middlewares do not know the form with a host.
        request.url = pathname + search;
        next();
      });
      // After Vite's own: for what is neither a module nor a public file.
      return () =>
        vite.middlewares.use((request: IncomingMessage & { originalUrl?: string }, response) => {
          const { pathname, search } = requestTarget(request.originalUrl ?? '')!;
          const answer = answers.at(pathname);
          send(
            answer.then((found) => found ?? answers.instead(pathname, search)),
            response,
          );
        });
    },
  };
}

/** The sources of a content folder with the times of their last changes. */
const stateOf = (contentDir: string) =>
  Object.values<string[]>({ ...listSources(contentDir) })
    .flat()
    .map((file) => {
      const stat = statSync(path.join(contentDir, file), { throwIfNoEntry: false });
      return `${file} ${stat?.mtimeMs}`;
    })
    .join('\n');

/** Sources of what compiles pages: when one of them changes, the pages are compiled again. */
const compilerSources = [
  'src/content',
  'src/domain',
  'src/reference',
  'src/app/build/reference',
  ...buildSettings,
];

type Functions = Record<string, (argument: unknown) => unknown>;

/** The compiler and the components as they are now, in Vite's module graph. */
function liveCompiler(vite: ViteDevServer): () => Promise<Compiler> {
  let last: { functions: Functions; compiler: Compiler } | undefined;
  return async () => {
    const functions = (await vite.ssrLoadModule('/src/app/build/engine/worker.ts')) as Functions;
    if (last?.functions !== functions) {
      const run = async (name: string, argument: unknown) => functions[name]!(argument);
      const hash = hashOfFiles(projectDir, compilerSources);
      last = { functions, compiler: { hash, run: run as Compiler['run'] } };
    }
    return last.compiler;
  };
}

/** What an author can use of an error: no colors of a terminal, and of the stack the lines of this project. */
const readable = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !/^\s+at .*(?:node_modules|node:)/.test(line))
    .join('\n');

function reloadOnContent(
  vite: ViteDevServer,
  contentDir: string,
  site: Site,
  report: (text: string) => void,
) {
  let [isChecking, hasChanged] = [false, false];
  // An editor writes a file in several steps; one more check serves all that are saved during a check.
  async function check() {
    hasChanged = isChecking;
    if (isChecking) return;
    isChecking = true;
    try {
      const { problems } = await site.read();
      if (problems.length > 0) report(problems.map(formatProblem).join('\n'));
    } catch (error) {
      report((error as Error).message);
    }
    isChecking = false;
    if (hasChanged) await check();
  }
  vite.watcher.add(contentDir);
  const rendered = vite.environments['ssr']!.moduleGraph;
  vite.watcher.on('all', (_event, file) => {
    // Vite knows of the browser's modules only, and pages are made of more.
    if (rendered.getModulesByFile(file)) return vite.ws.send({ type: 'full-reload', path: '*' });
    const isContent = !path.relative(contentDir, file).startsWith('..');
    if (!isContent || !(imageFile.test(file) || /\.(?:mdx?|json|ya?ml|txt)$/.test(file))) return;
    vite.ws.send({ type: 'full-reload', path: '*' });
    void check();
  });
}

function respond(response: ServerResponse, answer: Answer, base: string) {
  const noStore = { 'cache-control': 'no-store' };
  if ('location' in answer)
    return response.writeHead(302, { ...noStore, location: answer.location }).end();
  const { status = 200, type, body } = answer;
  const content = type.startsWith('text/html') ? withViteClient(String(body), base) : body;
  return response.writeHead(status, { ...noStore, 'content-type': type }).end(content);
}

/** Adds what reloads the page and keeps React's state when its code changes. */
function withViteClient(html: string, base: string): string {
  const preamble = react.preambleCode.replace('__BASE__', base);
  const client = `<script type="module">${preamble}</script><script type="module" src="${base}@vite/client"></script>`;
  return html.replace('<head>', () => `<head>${client}`);
}

/** Files for the frame of edited demos, which has no origin: modules, styles and fonts, which no code can read. */
const editFrameFiles: Plugin = {
  name: 'docs-edit-frame-files',
  configureServer({ middlewares }) {
    middlewares.use(({ headers }, response, next) => {
      if (headers.origin === 'null' && /script|style|font/.test(String(headers['sec-fetch-dest'])))
        response.setHeader('Access-Control-Allow-Origin', '*');
      next();
    });
  },
};

/** Vite's development server with the site in it, which is read when it is first asked for; call `listen` on it. */
export function createDevServer(
  options: Omit<SitePluginOptions, 'licenseKey'>,
): Promise<ViteDevServer> {
  const { contentDir, base, publicDir = false } = options;
  const licenseKey = readLicenseKey(process.env);
  const demos = demoFiles(contentDir, listSources(contentDir));
  return createServer({
    root: projectDir,
    base,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    publicDir,
    cacheDir: path.join(projectDir, '.cache/vite'),
    plugins: [
      react(),
      demosPlugin(() => demoFiles(contentDir, listSources(contentDir))),
      ...demoCodePlugins(licenseKey),
      editFrameFiles,
      sitePlugin({ ...options, licenseKey }),
    ],
    resolve: { alias: packageAliases },
    define: licenseDefine(licenseKey),
    optimizeDeps: {
      entries: [
        browserEntries.runtime,
        'src/app/browser/islands/*.tsx',
        browserEntries.frame,
        'docs/**/demos/*.tsx',
      ],
      // No entry names what edits import.
      include: editableModules(demos).filter((name) => !name.endsWith('.css')),
      rolldownOptions: { plugins: [frameThemePlugin()] },
    },
    server: { watch: { ignored: ['**/dist*/**', '**/.cache/**'] } },
  });
}
