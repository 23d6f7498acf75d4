import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page in the built folder. */
export interface BuiltPage {
  /** Path on its host, with a slash at the end. */
  address: string;
  html: string;
}

/** Pages of a built folder, by path. They have a canonical link; documents of demos and the not-found page do not. */
export function builtPages(folder: string): BuiltPage[] {
  return htmlFiles(folder, '')
    .map((file) => {
      const html = readFileSync(path.join(folder, file), 'utf8');
      const canonical = tagsOf(html, 'link').find((link) => link.rel === 'canonical')?.href;
      return canonical === undefined ? undefined : { address: new URL(canonical).pathname, html };
    })
    .filter((page) => page !== undefined)
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** Storybook's documents are skipped: they are not pages. */
function htmlFiles(folder: string, below: string): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    if (entry.isDirectory()) return file === 'workbench' ? [] : htmlFiles(folder, file);
    return entry.name === 'index.html' ? [file] : [];
  });
}

/** Attributes of every such tag in the site's HTML, whose values are quoted and contain no `>`. */
export function tagsOf(html: string, tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [
        name,
        value,
      ]),
    ),
  );
}

/** The file of a URL in the built folder, if it exists. */
export function fileAt(folder: string, address: string): string | undefined {
  const file = path.join(folder, address);
  return existsSync(file) ? file : undefined;
}
