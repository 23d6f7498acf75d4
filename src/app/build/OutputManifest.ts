import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageWeight } from './offline/weigh';
import { linkFile } from './replaceFolder';

interface Written {
  /** Hash of everything the file was made from. */
  key: string;
  size: number;
  mtimeMs: number;
  /** Of a page. */
  weight?: PageWeight;
}

/** What the last build wrote into an output folder, so that pages that would come out the same are taken over. */
export class OutputManifest {
  private readonly previous: Map<string, Written>;
  private readonly current = new Map<string, Written>();

  constructor(
    private readonly file: string,
    private readonly outDir: string,
  ) {
    this.previous = existsSync(file) ? new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, Written][]) : new Map();
  }

  /** Takes a file of the last output over if it was made from the same and nobody touched it since. */
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
  wrote(outFile: string, key: string, nextDir: string, weight?: PageWeight): void {
    const { size, mtimeMs } = statSync(path.join(nextDir, outFile));
    this.current.set(outFile, { key, size, mtimeMs, ...(weight ? { weight } : {}) });
  }

  /** What was noted of a page, now or by the build that wrote it. */
  weightOf(outFile: string): PageWeight | undefined {
    return this.current.get(outFile)?.weight;
  }

  save(): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify([...this.current]));
  }
}
