import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { beforeAll } from 'vitest';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { listenLocally } from '../../scripts/serve/listenLocally.mjs';
import { pages as builtPages, siteFolder } from '../support/site';

/** A page of the built site, parsed. */
export class ParsedPage {
  private readonly tree: Root;

  constructor(
    /** Path on its host, with a slash at the end. */
    readonly address: string,
    readonly html: string,
  ) {
    this.tree = fromHtml(html);
  }

  all = (selector: string): Element[] => selectAll(selector, this.tree);

  attribute(selector: string, name: string): string | undefined {
    const value = select(selector, this.tree)?.properties[name];
    return value === undefined || value === null ? undefined : String(value);
  }

  text(selector: string): string {
    const found = select(selector, this.tree);
    return found ? toString(found) : '';
  }

  /** Targets of all links with an `href`, as absolute URLs of the host that serves the page. */
  links = (host: string): URL[] =>
    this.all('a[href]').map(
      ({ properties }) => new URL(String(properties.href), host + this.address),
    );
}

if (builtPages.length === 0)
  throw new Error(`There is no page in ${siteFolder}: run \`npm run build\` first.`);

/** Every built page, so that new pages are tested, too. */
export const pages = builtPages.map(({ address, html }) => new ParsedPage(address, html));

/** Pages for which `check` returns a problem, with the problem; `[]` when there is none. */
export const pagesWith = (check: (page: ParsedPage) => unknown): string[] =>
  pages.flatMap((page) => {
    const found = check(page);
    if (found === undefined || found === false || (Array.isArray(found) && found.length === 0))
      return [];
    return [`${page.address}: ${found === true ? 'yes' : JSON.stringify(found)}`];
  });

/** Serves the built site while the tests of a file run; returns functions that request a path. */
export function servedSite() {
  let origin: string;
  beforeAll(async () => {
    const server = await listenLocally(createSiteServer(siteFolder));
    origin = server.origin;
    return server.close;
  });
  return {
    urlOf: (pathname: string) => origin + pathname,
    /** The response; redirects are not followed. */
    ask: (pathname: string, options: RequestInit = {}) =>
      fetch(origin + pathname, { redirect: 'manual', ...options }),
    /** The status of the response, without its body. */
    statusOf: async (pathname: string) =>
      (await fetch(origin + pathname, { redirect: 'manual', method: 'HEAD' })).status,
  };
}
