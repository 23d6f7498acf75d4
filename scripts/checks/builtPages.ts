import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page that readers find, in the built folder. */
export interface BuiltPage {
  /** Path on its host, with a slash at the end. */
  address: string;
  html: string;
}

/**
 * The pages of the site in a built folder, in the order of their addresses. A page says its address in a canonical
 * link: what has none (the documents of demos, the page for a wrong address) is no page of its own.
 */
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

/** Storybook's own documents are not read: they are many and no pages. */
function htmlFiles(folder: string, below: string): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    if (entry.isDirectory()) return file === 'workbench' ? [] : htmlFiles(folder, file);
    return entry.name === 'index.html' ? [file] : [];
  });
}

/** Attributes of every such tag of our own documents, whose values are quoted and hold no `>`. */
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

/** File of an address in the built folder, if it is there. */
export function fileAt(folder: string, address: string): string | undefined {
  const file = path.join(folder, address);
  return existsSync(file) ? file : undefined;
}
