import { existsSync, readFileSync, statSync } from 'node:fs';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import send from 'send';
import { redirectOf, withSearch } from '../../src/app/build/urls/redirectFiles';
import { requestTarget } from '../../src/app/build/urls/requestTarget';
import { decoded, urlPath } from '../../src/domain/navigation/canonicalPath';
import type { Redirect } from '../../src/content/redirects/resolveRedirects';
import { listFile } from '../../src/app/build/output/OutputFolder';
import { headersFor, notFoundPath, type HeaderRule } from '../../src/app/build/securityHeaders';
import { markdownInstead } from './markdownInstead';

/** Configuration files, which are not served. */
const instructions = { rules: '/headers.json', redirects: '/redirects.json' };
const forHosts = [
  `/${listFile}`,
  '/_headers',
  '/_redirects',
  '/redirects.nginx.conf',
  '/headers.nginx.conf',
  '/server.nginx.conf',
];
const notServed = [...Object.values(instructions), ...forHosts];

const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  // A range counts the bytes of the file.
  filter: (request, response) =>
    !response.hasHeader('Content-Range') && compression.filter(request, response),
});

/**
 * A server for a built folder that behaves like production: compression, headers, canonical URLs, the Markdown version
 * of a page for clients that prefer it, and the not-found page. It reads the disk on each request, so a new build needs
 * no restart. A request that fails is answered with 500 and reported in one line.
 */
export function createSiteServer(
  folder: string,
  report = (line: string): void => void process.stderr.write(`${line}\n`),
): Server {
  return createServer((request, response) => {
    answer(folder, request, response).catch((error: unknown) => {
      report(`500 ${request.url}: ${String(error).split('\n')[0]}`);
      sendStatus(response, 500);
    });
  });
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse) {
  const target = requestTarget(request.url ?? '');
  const rules = readRules(folder);
  const headers = headersFor(target?.pathname ?? notFoundPath, rules);
  setHeaders(response, headers);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendStatus(response, 405);
  }
  if (!target) return sendStatus(response, 400);
  if (request.method === 'HEAD') {
    // The headers are those of GET, also the ones that depend on the content. Node leaves the content out.
    request.method = 'GET';
    delete request.headers.range;
  }
  // The middleware has Express types, but works with Node's requests and responses.
  await new Promise<void>((next) => compress(request as never, response as never, () => next()));

  const addresses = readAddresses(folder);
  const moved = addresses && redirectOf(target.pathname, addresses.redirects, addresses.base);
  if (moved !== undefined) return redirect(response, 301, withSearch(moved, target.search));
  const rewritten = addresses?.rewrites.find(({ from }) => from === target.pathname)?.to;
  const served = servedPath(folder, rewritten === undefined ? target.path : decoded(rewritten));
  if (served === undefined) return sendNotFound(folder, response, rules);
  const canonical = rewritten === undefined ? served : target.path;
  if (canonical !== target.path || !target.isCanonical)
    return redirect(response, 308, urlPath(canonical) + target.search);

  response.setHeader('Cache-Control', headers['Cache-Control'] ?? 'no-cache');
  const { hasVersions, isPreferred } = markdownInstead(folder, served, request);
  if (hasVersions) response.setHeader('Vary', 'Accept');
  const file = isPreferred ? `${target.pathname}index.md` : urlPath(served);
  if (isPreferred) response.setHeader('Content-Location', file);
  const status = await sendFile(folder, file, request, response);
  if (status === 404) sendNotFound(folder, response, rules);
  else if (status !== undefined) sendStatus(response, status);
}

/**
 * Sends a file, a part of it, or that it has not changed.
 *
 * @param pathname encoded path of the file, or of its folder
 * @returns The status to send instead.
 */
function sendFile(
  root: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number | undefined> {
  const { headers } = request;
  // It asks caches to validate what they have, which this answer does.
  delete headers['cache-control'];
  // Parts may only be combined by a strong tag, and all of these are weak.
  if (headers['if-range']?.includes('"')) delete headers.range;
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(undefined));
    send(request, pathname, { root, dotfiles: 'allow', cacheControl: false })
      .on('file', (_path: string, { size }: { size: number }) => {
        // More than there is means all of it.
        const [, last] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? [];
        if (Number(last) >= size) delete headers.range;
      })
      .on('error', (error: Error & { status: number }) => {
        for (const name of ['Content-Length', 'ETag', 'Last-Modified']) response.removeHeader(name);
        if (error.status < 500) resolve(error.status);
        else reject(error);
      })
      .pipe(response);
  });
}

function sendNotFound(folder: string, response: ServerResponse, rules: readonly HeaderRule[]) {
  const page = path.join(folder, notFoundPath);
  if (!existsSync(page)) return sendStatus(response, 404);
  setHeaders(response, headersFor(notFoundPath, rules));
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.statusCode = 404;
  response.end(readFileSync(page));
}

/** Answers with a line of text; ends the connection if a part of another answer was sent. */
function sendStatus(response: ServerResponse, status: number) {
  if (response.headersSent) return void response.destroy();
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  const text = `${STATUS_CODES[status]}\n`;
  // Node would leave it out for HEAD.
  response.setHeader('Content-Length', text.length);
  response.statusCode = status;
  response.end(text);
}

function redirect(response: ServerResponse, status: number, location: string) {
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-cache' }).end();
}

/** All headers but `Cache-Control`, which depends on the response, not on the path. */
function setHeaders(response: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'Cache-Control') response.setHeader(name, value);
  }
}

function readRules(folder: string): HeaderRule[] {
  const file = path.join(folder, instructions.rules);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HeaderRule[]) : [];
}

interface HostAddresses {
  base: string;
  redirects: readonly Redirect[];
  rewrites: readonly Redirect[];
}

function readAddresses(folder: string): HostAddresses | undefined {
  const file = path.join(folder, instructions.redirects);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HostAddresses) : undefined;
}

/**
 * The path of the file or folder at a path: a folder's ends with a slash. Undefined where nothing is served.
 *
 * @param asked decoded path without dots
 */
function servedPath(folder: string, asked: string): string | undefined {
  const file = path.join(folder, asked);
  // Some file systems take capitals for small letters.
  if (notServed.includes(asked.toLowerCase()) || !existsSync(file)) return undefined;
  if (!statSync(file).isDirectory()) return asked;
  return existsSync(path.join(file, 'index.html')) ? asked.replace(/\/?$/, '/') : undefined;
}
