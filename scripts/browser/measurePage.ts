import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fileAt, tagsOf, type BuiltPage } from '../checks/builtPages';

export interface PageSizes {
  /** Bytes of the HTML and the style sheets it links, after Brotli. */
  document: number;
  /** Bytes after gzip. */
  javascript: number;
}

/** Bytes of a page before any interaction, from its HTML: linked, preloaded and inline files, with static imports. */
export function measurePage(folder: string, { address, html }: BuiltPage): PageSizes {
  const links = tagsOf(html, 'link');
  const absolute = (reference: string) =>
    new URL(reference, new URL(address, 'http://localhost')).pathname;
  const stylesheets = links
    .filter(({ rel }) => rel === 'stylesheet')
    .map(({ href = '' }) => absolute(href));
  const scripts = [
    ...links.filter(({ rel }) => rel === 'modulepreload').map(({ href = '' }) => absolute(href)),
    ...tagsOf(html, 'script').flatMap(({ src }) => (src === undefined ? [] : [absolute(src)])),
  ];
  return {
    document: sum(
      [html, ...[...new Set(stylesheets)].map((file) => read(folder, address, file))].map(
        (content) => brotliCompressSync(content).length,
      ),
    ),
    javascript: sum([
      ...withImports(folder, address, scripts).map((file) => gzipped(read(folder, address, file))),
      ...inlineScripts(html).map(gzipped),
    ]),
  };
}

export const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

/** Sources of the inline scripts, without data blocks (speculation rules, JSON). */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = '']) =>
        !attributes.includes('src=') && !/type="(?!module"|text\/javascript")/.test(attributes),
    )
    .map(([, , source = '']) => source);
}

const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** The inline style sheets of a page. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(inlineStyle)].map(([, css = '']) => css);
}

/** The files and their static imports; dynamic imports are not counted. */
function withImports(folder: string, address: string, files: string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, reference = ''] of read(folder, address, file).matchAll(
      /\b(?:import|from)\s*["'](\.{0,2}\/[^"']+)["']/g,
    )) {
      visit(
        reference.startsWith('/')
          ? reference
          : path.posix.join(path.posix.dirname(file), reference),
      );
    }
  };
  files.forEach(visit);
  return [...found];
}

function read(folder: string, address: string, file: string): string {
  const found = fileAt(folder, file);
  if (found === undefined) throw new Error(`${address} links ${file}, which was not built.`);
  return readFileSync(found, 'utf8');
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
