import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { redirectOf, withSearch } from '../../src/app/addresses/redirectFiles';
import type { Redirect } from '../../src/content/addresses/RedirectTable';
import { listFile } from '../../src/app/build/OutputFolder';
import { headersFor, notFoundPath, type HeaderRule } from '../../src/app/securityHeaders';
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

/**
 * A server for a built folder that behaves like production: compression, headers, canonical URLs, the Markdown version
 * of a page for clients that prefer it, and the not-found page. It reads the disk on each request, so a new build needs
 * no restart.
 */
export function createSiteServer(folder: string): Server {
  const rules = () => readRules(folder);
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  const files = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      if (pathname.endsWith('.md'))
        response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      response.setHeader(
        'Cache-Control',
        headersFor(pathname, rules())['Cache-Control'] ?? 'no-cache',
      );
    },
  });

  function answerNotFound(response: ServerResponse) {
    const page = path.join(folder, notFoundPath);
    setHeaders(response, headersFor(notFoundPath, rules()));
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    response.end(existsSync(page) ? readFileSync(page) : 'Not found');
  }

  return createServer((request, response) => {
    const address = addressOf(request);
    if (!address) {
      response.writeHead(400).end();
      return;
    }
    setHeaders(response, headersFor(address.pathname, rules()));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // The middleware has Express types, but works with Node's requests and responses.
    compress(request as never, response as never, () => {
      const canonical = canonicalAddress(folder, address.pathname);
      const redirect = redirectFrom(folder, address.pathname);
      if (redirect !== undefined) {
        response
          .writeHead(301, {
            Location: withSearch(redirect, address.search),
            'Cache-Control': 'no-cache',
          })
          .end();
      } else if (canonical === undefined) {
        answerNotFound(response);
      } else if (canonical !== address.pathname) {
        response
          .writeHead(308, { Location: canonical + address.search, 'Cache-Control': 'no-cache' })
          .end();
      } else {
        const { hasVersions, isPreferred } = markdownInstead(folder, canonical, request);
        if (hasVersions) response.setHeader('Vary', 'Accept');
        if (isPreferred) {
          request.url = `${canonical}index.md`;
          response.setHeader('Content-Location', request.url);
        }
        files(request, response, () => answerNotFound(response));
      }
    });
  });
}

/** All headers but `Cache-Control`, which depends on the response, not on the path. */
function setHeaders(response: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'Cache-Control') response.setHeader(name, value);
  }
}

function addressOf(request: IncomingMessage): URL | undefined {
  const written = `http://localhost${request.url ?? '/'}`;
  return URL.canParse(written) ? new URL(written) : undefined;
}

function readRules(folder: string): HeaderRule[] {
  const file = path.join(folder, instructions.rules);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HeaderRule[]) : [];
}

function redirectFrom(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, instructions.redirects);
  if (!existsSync(file)) return undefined;
  const { base, redirects } = JSON.parse(readFileSync(file, 'utf8')) as {
    base: string;
    redirects: Redirect[];
  };
  return redirectOf(pathname, redirects, base);
}

/** The canonical path of a request: a folder's ends with a slash, no extension is added. Undefined without a file. */
function canonicalAddress(folder: string, pathname: string): string | undefined {
  const file = fileOf(folder, pathname);
  if (file === undefined || [...Object.values(instructions), ...forHosts].includes(pathname))
    return undefined;
  if (pathname.endsWith('/')) return pathname;
  if (!existsSync(file)) return undefined;
  if (!statSync(file).isDirectory()) return pathname;
  // One slash at the start, as browsers treat `//name/` as another host.
  return existsSync(path.join(file, 'index.html'))
    ? `/${pathname.replace(/^\/+/, '')}/`
    : undefined;
}

/** Undefined for paths outside the folder. */
function fileOf(folder: string, pathname: string): string | undefined {
  try {
    const file = path.join(folder, decodeURI(pathname));
    return file === folder || file.startsWith(folder + path.sep) ? file : undefined;
  } catch {
    return undefined;
  }
}
