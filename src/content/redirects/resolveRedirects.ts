import { z } from 'zod';
import { withBase } from '../../domain/navigation/canonicalPath';
import { didYouMean } from '../nearest';
import type { PageMeta } from '../PageRecord';
import type { Problem } from '../Problem';
import { readYaml } from '../yamlLines';

export interface ResolvedRedirects {
  /** Sorted by `from`; none leads to another one. */
  redirects: Redirect[];
  movedAnchors: MovedAnchor[];
  problems: Problem[];
}

/**
 * What the table comes to for the pages there are. Nothing leads to a page that is not there: a move that would is a
 * problem; spellings, earlier addresses and folders wait for their pages.
 */
export function resolveRedirects(
  table: RedirectTable,
  pages: readonly Pick<PageMeta, 'pathname' | 'anchors'>[],
  base: string,
  displayFile: string,
): ResolvedRedirects {
  const resolver = new Resolver(pages, base, displayFile, table.moved);
  for (const row of table.spellings) resolver.spelling(row);
  for (const row of table.moved) resolver.move(row);
  for (const row of table.legacy) resolver.legacy(row);
  for (const row of table.folders) resolver.folder(row);
  return resolver.result();
}

class Resolver {
  private readonly anchors: Map<string, ReadonlySet<string>>;
  private readonly redirects = new Map<string, string>();
  /** Where pages have moved, by their earlier paths: a page may move again. */
  private readonly moves: ReadonlyMap<string, string>;
  private readonly movedAnchors: MovedAnchor[] = [];
  private readonly problems: Problem[] = [];

  constructor(
    pages: readonly Pick<PageMeta, 'pathname' | 'anchors'>[],
    private readonly base: string,
    private readonly displayFile: string,
    moved: readonly TableRow[],
  ) {
    this.moves = new Map(
      moved
        .filter(({ from }) => !from.includes('#'))
        .map(({ from, to }) => [withBase(from, base), to]),
    );
    this.anchors = new Map(pages.map(({ pathname, anchors }) => [pathname, new Set(anchors)]));
  }

  private report(line: number, what: string, why: string, fix: string) {
    this.problems.push({ file: this.displayFile, line, what, why, fix });
  }

  /** Address of the page that answers there in the end, with the base. */
  private pageAt(address: string, passed: readonly string[] = []): string | undefined {
    const pathname = withBase(address.replace(/#.*/, ''), this.base);
    if (this.anchors.has(pathname)) return pathname;
    const next = this.moves.get(pathname) ?? this.redirects.get(pathname);
    if (next === undefined || passed.includes(pathname)) return undefined;
    return this.pageAt(next, [...passed, pathname]);
  }

  private isPage = (address: string) => this.anchors.has(withBase(address, this.base));

  private reportPage({ from, line }: TableRow) {
    this.report(
      line,
      `${from} redirects and is a page too.`,
      'Readers would never see that page.',
      'Remove the page or the line.',
    );
  }

  spelling(row: TableRow) {
    const pages = [row.from, row.to].filter(this.isPage);
    if (pages.length === 2) {
      this.report(
        row.line,
        `Both ${row.from} and ${row.to} are pages.`,
        'They are two spellings of one path.',
        'Keep the page at one of them.',
      );
      return;
    }
    for (const address of [row.from, row.to])
      if (pages.length === 1 && !pages.includes(address))
        this.redirects.set(withBase(address, this.base), withBase(pages[0]!, this.base));
  }

  move(row: TableRow) {
    const [from = '', oldAnchor] = row.from.split('#');
    const [to = '', newAnchor] = row.to.split('#');
    const page = this.pageAt(to);
    if (page === undefined) {
      this.report(
        row.line,
        `${row.from} redirects to ${to}, which is not a page.`,
        'Readers would see the not-found page.',
        `Correct the path.${didYouMean(withBase(to, this.base), this.anchors.keys())}`,
      );
      return;
    }
    if (newAnchor !== undefined && !this.anchors.get(page)!.has(newAnchor)) {
      this.report(
        row.line,
        `${row.to} points to an anchor that its page does not have.`,
        'Readers would land at the top of the page.',
        `Correct the part after #.${didYouMean(newAnchor, this.anchors.get(page)!)}`,
      );
      return;
    }
    const target = newAnchor === undefined ? page : `${page}#${newAnchor}`;
    if (oldAnchor === undefined) {
      if (this.isPage(from)) this.reportPage(row);
      else this.redirects.set(withBase(from, this.base), target);
      return;
    }
    const pathname = withBase(from, this.base);
    const known = this.anchors.get(pathname);
    if (!known)
      this.report(
        row.line,
        `${from} is not a page, so no link can reach its anchor.`,
        'An anchor redirects on its page.',
        'Write the move of the whole page instead.',
      );
    else if (known.has(oldAnchor))
      this.report(
        row.line,
        `${row.from} has moved and is still there.`,
        'Readers would be led away from it.',
        'Remove the line.',
      );
    else this.movedAnchors.push({ pathname, anchor: oldAnchor, to: target });
  }

  legacy(row: TableRow) {
    const page = this.pageAt(row.to);
    if (this.isPage(row.from)) this.reportPage(row);
    else if (page !== undefined) this.redirects.set(withBase(row.from, this.base), page);
  }

  folder(row: TableRow) {
    const [from, to] = [withBase(row.from, this.base), withBase(row.to, this.base)];
    const below: Redirect[] = [
      ...[...this.anchors.keys()].map((pathname) => ({ from: pathname, to: pathname })),
      ...[...this.redirects].map(([old, target]) => ({ from: old, to: target })),
    ];
    for (const answered of below) {
      if (!answered.from.startsWith(to)) continue;
      const address = from + answered.from.slice(to.length);
      if (!this.anchors.has(address) && !this.redirects.has(address))
        this.redirects.set(address, answered.to);
    }
  }

  result(): ResolvedRedirects {
    const redirects = [...this.redirects]
      .map(([from, to]) => ({ from, to }))
      .sort((a, b) => (a.from < b.from ? -1 : 1));
    return { redirects, movedAnchors: this.movedAnchors, problems: this.problems };
  }
}

/** A line of the table: paths without the base, and its position. */
export interface TableRow {
  from: string;
  to: string;
  line: number;
}

/** `redirects.yaml` as its author wrote it. */
export interface RedirectTable {
  /** Two spellings of one path; the one with the page is canonical. */
  spellings: TableRow[];
  /** Pages and anchors that moved within the site. */
  moved: TableRow[];
  /** Addresses of earlier sites. */
  legacy: TableRow[];
  /** Folders of earlier sites. */
  folders: TableRow[];
}

/** A redirect; both paths include the base. */
export interface Redirect {
  from: string;
  to: string;
}

/** An anchor that is on its page no longer: `to` has the base, and a hash where the new place has one. */
export interface MovedAnchor {
  pathname: string;
  anchor: string;
  to: string;
}

const path = z.string().regex(/^\/(?:[^/#]+\/)*$/, 'expected a path with a slash at each end');
const place = z.string().regex(/^\/(?:[^/#]+\/)*(?:#\S+)?$/, 'expected a path or an anchor');

const tables = z.strictObject({
  spellings: z.array(z.tuple([path, path], 'expected a pair')).default([]),
  moved: z.record(place, place, 'expected old and new places').default({}),
  legacy: z.record(path, path, 'expected old and new paths').default({}),
  folders: z.record(path, path, 'expected old and new paths').default({}),
});

/** Reads a `redirects.yaml` strictly: what it does not understand is a problem with its line. */
export function readRedirects(
  text: string,
  displayFile: string,
): { table: RedirectTable; problems: Problem[] } {
  const {
    value = tables.parse({}),
    problems,
    lineOf,
  } = readYaml(text, displayFile, tables, {
    why: 'Readers with an old link would not reach the page.',
    fix: 'Write `spellings` as a list of pairs: `- [/a/, /b/]`; `moved`, `legacy` and `folders` as old and new paths: `/old/: /new/`. Paths are without the base and with a slash at each end; anchors are only under `moved`.',
  });
  const rows = (name: keyof RedirectTable, pairs: [string, string][]) =>
    pairs.map(([from, to], index) => {
      const line = lineOf([name, name === 'spellings' ? index : from]);
      return { from, to, line };
    });
  return {
    table: {
      spellings: rows('spellings', value.spellings),
      moved: rows('moved', Object.entries(value.moved)),
      legacy: rows('legacy', Object.entries(value.legacy)),
      folders: rows('folders', Object.entries(value.folders)),
    },
    problems,
  };
}
