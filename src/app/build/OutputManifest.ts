import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { emotionClasses, type PageStyles } from '../document/pageStyles';
import { writeWhole } from '../engine/writeWhole';
import { linkFile } from './linkFiles';

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

  /** Reuses files of the last output if their source and all of them are unchanged, else none of them. */
  takeOver(outFiles: readonly string[], key: string, nextDir: string): boolean {
    if (!outFiles.every((outFile) => this.isUnchanged(outFile, key))) return false;
    for (const outFile of outFiles) {
      linkFile(path.join(this.outDir, outFile), path.join(nextDir, outFile));
      this.current.set(outFile, this.previous.get(outFile)!);
    }
    return true;
  }

  private isUnchanged(outFile: string, key: string): boolean {
    const written = this.previous.get(outFile);
    const stat = statSync(path.join(this.outDir, outFile), { throwIfNoEntry: false });
    return written?.key === key && stat?.size === written.size && stat.mtimeMs === written.mtimeMs;
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
    writeWhole(this.file, JSON.stringify({ files: [...this.current], rules } satisfies Saved));
  }
}
