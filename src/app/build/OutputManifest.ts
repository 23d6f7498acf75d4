import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emotionClasses, type PageStyles } from '../document/pageStyles';
import { linkFile } from './replaceFolder';

/** What is known of a page as it is written. */
export interface WrittenPage {
  styles: PageStyles;
  /** Hash of its style sheet. */
  sheet: string;
}

interface Written {
  /** Hash of everything the file was made from. */
  key: string;
  size: number;
  mtimeMs: number;
  /** Of an HTML page. */
  page?: WrittenPage;
}

interface Saved {
  files: [string, Written][];
  rules: Record<string, string>;
}

/** What the last build wrote to an output folder, so that unchanged pages are reused. */
export class OutputManifest {
  private readonly previous: Map<string, Written>;
  private readonly current = new Map<string, Written>();
  /** Style rules of the classes in pages, by class. */
  readonly rules: Record<string, string>;

  constructor(
    private readonly file: string,
    private readonly outDir: string,
  ) {
    const saved: Saved = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Saved)
      : { files: [], rules: {} };
    this.previous = new Map(saved.files);
    this.rules = saved.rules;
  }

  /** Reuses a file of the last output if its source and the file itself are unchanged. */
  takeOver(outFile: string, key: string, nextDir: string): boolean {
    const written = this.previous.get(outFile);
    if (written?.key !== key) return false;
    const from = path.join(this.outDir, outFile);
    const stat = statSync(from, { throwIfNoEntry: false });
    if (stat?.size !== written.size || stat.mtimeMs !== written.mtimeMs) return false;
    linkFile(from, path.join(nextDir, outFile));
    this.current.set(outFile, written);
    return true;
  }

  /** Notes a file that was just written to `nextDir`. */
  wrote(outFile: string, key: string, nextDir: string, page?: WrittenPage): void {
    const { size, mtimeMs } = statSync(path.join(nextDir, outFile));
    this.current.set(outFile, { key, size, mtimeMs, page });
  }

  /** What was noted of a page, now or by the build that wrote it. */
  pageOf(outFile: string): WrittenPage | undefined {
    return this.current.get(outFile)?.page;
  }

  save(): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    const elements = [...this.current.values()].flatMap(({ page }) => page?.styles.elements ?? []);
    const rules = Object.fromEntries(
      emotionClasses(elements).map((name) => [name, this.rules[name]!]),
    );
    writeFileSync(this.file, JSON.stringify({ files: [...this.current], rules } satisfies Saved));
  }
}
