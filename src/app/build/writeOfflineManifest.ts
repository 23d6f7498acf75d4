import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decoded } from '../../domain/navigation/canonicalPath';
import { offlineManifestFile, type OfflineManifest } from '../../domain/offline/OfflineManifest';
import { hashOf } from '../engine/hash';

export interface OfflineManifestTask {
  /** Folder with the rest of the site. */
  dir: string;
  base: string;
  build: string;
  /** URLs that the service worker precaches. */
  shell: readonly string[];
  /** Folder of the code of demos. */
  frames: string | undefined;
  /** URL of what ad slots show. */
  templates: string | undefined;
  /** URLs that every product needs besides what its pages load: the search, pictures of ads. */
  shared: readonly string[];
  products: readonly { id: string; name: string; pages: readonly string[] }[];
}

/**
 * Style sheets, scripts, pictures and documents of demos, and the document with their code.
 * Quotation marks are escaped where the HTML is inside JSON.
 */
const loaded =
  /<link rel=\\?"stylesheet\\?" href=\\?"([^"\\]+)|\ssrc=\\?"([^"\\]+)|\shref="([^"#]+\/code\.html)#/g;

/** Writes what can be downloaded to be read offline: the pages of each product, and what they load. */
export function writeOfflineManifest(task: OfflineManifestTask): void {
  const { dir, base, build, shell, frames, templates, shared } = task;
  const fileOf = (url: string) =>
    path.join(dir, decoded(url), url.endsWith('/') ? 'index.html' : '');
  const isOffered = (url: string) =>
    url.startsWith(base) &&
    !shell.includes(url) &&
    statSync(fileOf(url), { throwIfNoEntry: false })?.isFile() === true;
  const needsOf = (url: string) =>
    [...readFileSync(fileOf(url), 'utf8').matchAll(loaded)].map(
      ([, style, src, code]) => style ?? src ?? code!,
    );
  const products = task.products.map(({ id, name, pages }) => {
    const needs = [...pages, ...(templates ? [templates] : [])].flatMap(needsOf);
    const demos = needs.filter((url) => url.endsWith('/'));
    // The code of demos shares its chunks: a product with demos gets all of it.
    const code = frames && demos.length > 0 ? readdirSync(path.join(frames, 'assets')) : [];
    const urls = [
      ...shared,
      ...[...pages, ...needs, ...demos.flatMap(needsOf)],
      ...[...code.map((file) => `${base}assets/${file}`), ...(templates ? [templates] : [])],
    ];
    const files = [...new Set(urls)].filter(isOffered).map((url) => {
      const content = readFileSync(fileOf(url));
      const isNamedByContents = url.startsWith(`${base}assets/`);
      return { key: isNamedByContents ? url : `${url}?${hashOf(content)}`, bytes: content.length };
    });
    return {
      id,
      name,
      pages: pages.length,
      bytes: files.reduce((sum, f) => sum + f.bytes, 0),
      files,
    };
  });
  const manifest: OfflineManifest = { base, build, products: products.filter((p) => p.pages > 0) };
  writeFileSync(path.join(dir, base, offlineManifestFile), JSON.stringify(manifest));
}
