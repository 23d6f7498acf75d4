import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { defaultBase } from './defaultBase';
import { builtPages } from './checks/builtPages';
import { fail } from './cli/fail.mjs';
import { parseFlags, parseWhole } from './cli/parseFlags.mjs';

const { values } = parseFlags({
  usage: 'npm run test:nginx -- [--dir dist] [--seconds 60] [--connections 200] [--port 4180]',
  options: {
    dir: { type: 'string', default: 'dist' },
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '200' },
    port: { type: 'string', default: '4180' },
  },
});
const seconds = parseWhole('--seconds', values.seconds, { min: 2, max: 3600 });
const connections = parseWhole('--connections', values.connections, { min: 1, max: 1000 });
const port = parseWhole('--port', values.port, { min: 1, max: 65535 });
const dist = path.resolve(values.dir);
const nginx = process.env.NGINX_PATH ?? 'nginx';

if (spawnSync(nginx, ['-v']).error)
  fail(
    "No nginx found. Install Debian's package, `apt-get install nginx`, or name another one with NGINX_PATH.",
  );
if (!existsSync(path.join(dist, 'server.nginx.conf')))
  fail(`${values.dir} holds no built site. Build it first: npm run build:site`);

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
const current = path.join(folder, 'current');
const origin = `http://127.0.0.1:${port}`;

/** Switches the served build in one step: every request gets the old one or the new one. */
function publish(build: string) {
  const next = `${current}.next`;
  symlinkSync(build, next);
  renameSync(next, current);
}

const assets = path.join(defaultBase, 'assets');

/**
 * A build after a change of the script: another hash, named by every page. What pages of the old
 * one still ask for is carried over.
 */
function laterBuild(first: string): string {
  const later = path.join(folder, 'later');
  cpSync(first, later, { recursive: true });
  const runtime =
    readdirSync(path.join(first, assets)).find((file) => /^runtime\..*\.js$/.test(file)) ??
    fail('The build has no runtime.');
  const renamed = 'runtime.LaterBuild.js';
  cpSync(path.join(first, assets, runtime), path.join(later, assets, renamed));
  for (const { address, html } of builtPages(later))
    writeFileSync(path.join(later, address, 'index.html'), html.replaceAll(runtime, renamed));
  return later;
}

const first = path.join(folder, 'first');
cpSync(dist, first, { recursive: true, filter: (file) => file !== path.join(dist, 'workbench') });
const later = laterBuild(first);
publish(first);
mkdirSync(path.join(folder, 'temp'));
const config = path.join(folder, 'nginx.conf');
const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `${name}_temp_path ${folder}/temp/${name};`,
);
writeFileSync(
  config,
  `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn; worker_processes 2; worker_rlimit_nofile 4096;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  ${temp.join(' ')}
  access_log off;
  types { text/html html; text/css css; text/javascript js; application/json json; text/markdown md; image/svg+xml svg; image/png png; font/woff2 woff2; text/plain txt; application/xml xml; }
  include ${first}/redirects.nginx.conf;
  include ${first}/headers.nginx.conf;
  server { listen 127.0.0.1:${port}; root ${current}; include ${first}/server.nginx.conf; }
}
`,
);

/** Requests URLs in turn over all connections, and counts the responses. */
async function loadServer(addresses: readonly string[]) {
  const errors = new Map<string, number>();
  const end = performance.now() + seconds * 1000;
  let [good, turn] = [0, 0];
  const connection = async () => {
    while (performance.now() < end) {
      const address = addresses[turn++ % addresses.length]!;
      const what = await fetch(origin + address)
        .then(async (response) => {
          await response.arrayBuffer();
          return response.ok ? undefined : `${response.status} ${address}`;
        })
        .catch((error: Error) => `${String(error.cause ?? error)} ${address}`);
      if (what === undefined) good += 1;
      else errors.set(what, (errors.get(what) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return { good, errors };
}

const child = spawn(nginx, ['-c', config, '-p', folder, '-e', path.join(folder, 'error.log')], {
  stdio: 'inherit',
});
const problems: string[] = [];
const expectEqual = (what: string, actual: readonly unknown[], wanted: readonly unknown[]) => {
  if (!isDeepStrictEqual(actual, wanted))
    problems.push(`${what} is ${actual.join(', ')}, not ${wanted.join(', ')}`);
};

try {
  for (
    let tries = 0;
    tries < 100 && !(await fetch(origin + defaultBase).catch(() => undefined));
    tries += 1
  )
    await sleep(50);
  const ask = (address: string, accept?: string) =>
    fetch(origin + address, { redirect: 'manual', headers: accept ? { Accept: accept } : {} });
  const read = (file: string) => readFileSync(path.join(first, file), 'utf8');
  const rules = JSON.parse(read('headers.json')) as {
    path: string;
    headers: Record<string, string>;
  }[];
  const policy = rules[0]!.headers['Content-Security-Policy'];
  const files = readdirSync(path.join(first, assets));
  const [page, markdown, asset, missing, prefixed, forHosts] = await Promise.all([
    ask(defaultBase),
    ask(defaultBase, 'text/markdown'),
    ask(`${defaultBase}assets/${files.find((file) => file.endsWith('.js'))!}`),
    ask(`${defaultBase}nowhere/`),
    ask(`/en${defaultBase}`),
    ask('/_headers'),
  ]);
  const headersOf = ({ headers }: Response, ...names: string[]) =>
    names.map((name) => headers.get(name));
  const versions = 'Accept, Accept-Encoding';
  expectEqual(
    'a page',
    [page.status, ...headersOf(page, 'content-security-policy', 'vary')],
    [200, policy, versions],
  );
  expectEqual(
    'the version for clients that prefer Markdown',
    [...headersOf(markdown, 'content-type', 'vary'), await markdown.text()],
    ['text/markdown; charset=utf-8', versions, read(`${defaultBase}index.md`)],
  );
  const [caching] = headersOf(asset, 'cache-control');
  expectEqual('the caching of an asset', [caching?.includes('immutable')], [true]);
  expectEqual('a wrong URL', [missing.status, await missing.text()], [404, read('404.html')]);
  expectEqual('the redirect of a prefix', headersOf(prefixed, 'location'), [defaultBase]);
  expectEqual('the status of a file for hosts', [forHosts.status], [404]);

  const pages = builtPages(first).map(({ address }) => address);
  for (const page of pages.filter((one) => existsSync(path.join(first, one, 'index.md')))) {
    const [short, file] = await Promise.all(
      [page.replace(/\/$/, '.md'), `${page}index.md`].map(async (address) => {
        const answer = await ask(address);
        const shared = ['content-type', 'etag', 'vary', 'cache-control'];
        return [...headersOf(answer, ...shared), await answer.text()];
      }),
    );
    expectEqual(`the Markdown of ${page}`, short!, file!);
  }
  const skills = '.well-known/agent-skills/index.json';
  const listed = await (await ask(`/${skills}`)).text();
  expectEqual('the list of skills at the root', [listed], [read(path.join(defaultBase, skills))]);
  for (const address of ['nowhere.md', '.md', 'core/.md'])
    expectEqual(`the status of ${address}`, [(await ask(defaultBase + address)).status], [404]);
  const unchanged = await fetch(`${origin}${defaultBase}core.md`, {
    headers: { 'If-None-Match': (await ask(`${defaultBase}core.md`)).headers.get('etag')! },
  });
  expectEqual('the status of Markdown that has not changed', [unchanged.status], [304]);
  const scripts = files.filter((file) => /\.(js|css|woff2)$/.test(file)).slice(0, 40);
  const addresses = [...pages, ...scripts.map((file) => `${defaultBase}assets/${file}`)];
  const begin = performance.now();
  const [load] = await Promise.all([
    loadServer(addresses),
    sleep(seconds * 500).then(() => publish(later)),
  ]);
  const after = await (await ask(defaultBase)).text();
  expectEqual('the later build at the end', [after.includes('runtime.LaterBuild.js')], [true]);
  for (const [what, times] of load.errors) problems.push(`${what}: ${times} times`);
  const errorLog = readFileSync(path.join(folder, 'error.log'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.includes('/nowhere/') && !line.includes('No such file'));
  problems.push(...errorLog);
  process.stdout.write(
    `${load.good} answers in ${((performance.now() - begin) / 1000).toFixed(1)} s over ${connections} connections, a new build halfway: ${load.errors.size} kinds of errors\n`,
  );
} finally {
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
if (problems.length > 0) fail(problems.slice(0, 20).join('\n'));
