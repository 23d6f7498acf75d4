import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageStyles } from '../document/pageStyles';
import { batches, type Compiler } from '../engine/Compiler';
import type { ClientBundle } from '../bundling/bundles';
import { hashOf } from '../engine/hash';
import { minified } from '../engine/minified';
import type { WrittenPage } from './OutputManifest';

interface SheetPage {
  styles: PageStyles;
  /** Hash of the sheet that the page has. */
  sheet?: string;
}

/** Gives every page the style sheet of its kind: the rules that rendering the pages of this kind has used. */
export class PageSheets {
  private readonly pages = new Map<string, SheetPage>();

  constructor(
    private readonly compiler: Compiler,
    private readonly client: ClientBundle,
    /** By class. */
    private readonly rules: Record<string, string>,
  ) {}

  add(outFile: string, page: SheetPage): void {
    this.pages.set(outFile, page);
  }

  addRendered({ pages, rules }: { pages: Record<string, PageStyles>; rules: object }): void {
    for (const [outFile, styles] of Object.entries(pages)) this.add(outFile, { styles });
    Object.assign(this.rules, rules);
  }

  private async compose(later: string): Promise<Record<string, string>> {
    const kinds: Record<string, string[]> = {};
    // In an order that does not depend on the threads: the order of the rules follows from it.
    for (const [, { styles }] of [...this.pages].sort(([a], [b]) => (a < b ? -1 : 1)))
      kinds[styles.kind] = [...new Set([...(kinds[styles.kind] ?? []), ...styles.elements])];
    const scripts = path.join(this.client.folder, 'assets');
    const sheets = await this.compiler.run('composeSheets', {
      kinds,
      own: readFileSync(path.join(this.client.folder, this.client.stylesheet), 'utf8'),
      rules: this.rules,
      later: readdirSync(scripts)
        .filter((file) => file.endsWith('.js'))
        .map((file) => readFileSync(path.join(scripts, file), 'utf8'))
        .concat(later)
        .join(),
    });
    return Object.fromEntries(Object.entries(sheets).map(([kind, css]) => [kind, minified(css)]));
  }

  /**
   * Writes the sheets into the pages of `dir` that have none or an old one. Returns these pages, and the sheet of every
   * page, by its file.
   * @param later style rules that scripts add
   */
  async write(
    dir: string,
    later: string,
  ): Promise<{ written: Map<string, WrittenPage>; sheets: Map<string, string> }> {
    const sheets = await this.compose(later);
    const hashes = Object.fromEntries(
      Object.entries(sheets).map(([kind, css]) => [kind, hashOf(css)]),
    );
    const changed = [...this.pages].filter(
      ([outFile, { styles, sheet }]) =>
        sheet !== hashes[styles.kind] && existsSync(path.join(dir, outFile)),
    );
    const written = new Map<string, WrittenPage>();
    await Promise.all(
      batches(changed).map(async (batch) => {
        const pages = batch.map(([outFile, { styles }]) => ({ outFile, kind: styles.kind }));
        await this.compiler.run('putSheets', { dir, pages, sheets });
        for (const [outFile, { styles }] of batch)
          written.set(outFile, { styles, sheet: hashes[styles.kind]! });
      }),
    );
    const sheetOf = [...this.pages].map(
      ([outFile, { styles }]) => [outFile, sheets[styles.kind]!] as const,
    );
    return { written, sheets: new Map(sheetOf) };
  }
}
