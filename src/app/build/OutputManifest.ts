import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../engine/writeWhole';
import { linkFile } from './linkFiles';

interface Written {
  /** Hash of everything the file was made from. */
  key: string;
  size: number;
  mtimeMs: number;
}

/** What the last build wrote to an output folder, so that unchanged pages are reused. */
export class OutputManifest {
  private readonly previous: Map<string, Written>;
  private readonly current = new Map<string, Written>();

  constructor(
    private readonly file: string,
    private readonly outDir: string,
  ) {
    this.previous = new Map(
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, Written][]) : [],
    );
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
  wrote(outFile: string, key: string, nextDir: string): void {
    const { size, mtimeMs } = statSync(path.join(nextDir, outFile));
    this.current.set(outFile, { key, size, mtimeMs });
  }

  save(): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeWhole(this.file, JSON.stringify([...this.current]));
  }
}
