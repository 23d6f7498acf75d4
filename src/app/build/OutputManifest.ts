import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkFile } from './replaceFolder';

/** What is known of a page as it is written. */
export interface RenderedPage {
  /** Files of the output that are its own, with it and without a key of theirs. */
  files: readonly string[];
}

interface Written extends Partial<RenderedPage> {
  /** Hash of everything the file was made from. */
  key: string;
  size: number;
  mtimeMs: number;
}

/** What the last build wrote into an output folder, so that pages that would come out the same are taken over. */
export class OutputManifest {
  private readonly previous: Map<string, Written>;
  private readonly current = new Map<string, Written>();

  constructor(
    private readonly file: string,
    private readonly outDir: string,
  ) {
    this.previous = existsSync(file)
      ? new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, Written][])
      : new Map();
  }

  /** Takes a file of the last output over, with those that are its own, if it was made from the same and nobody touched it since. */
  takeOver(outFile: string, key: string, nextDir: string): boolean {
    const written = this.previous.get(outFile);
    if (written?.key !== key) return false;
    const from = path.join(this.outDir, outFile);
    const stat = statSync(from, { throwIfNoEntry: false });
    if (stat?.size !== written.size || stat.mtimeMs !== written.mtimeMs) return false;
    const files = written.files ?? [];
    if (!files.every((file) => existsSync(path.join(this.outDir, file)))) return false;
    for (const file of [outFile, ...files])
      linkFile(path.join(this.outDir, file), path.join(nextDir, file));
    this.current.set(outFile, written);
    return true;
  }

  /** Notes a file that was just written to `nextDir`. */
  wrote(outFile: string, key: string, nextDir: string, page?: RenderedPage): void {
    const { size, mtimeMs } = statSync(path.join(nextDir, outFile));
    this.current.set(outFile, { key, size, mtimeMs, ...page });
  }

  save(): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify([...this.current]));
  }
}
