import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserFlags } from '../browser/browserFlags.mjs';
import { builtPages, type BuiltPage } from '../checks/builtPages';
import { createSiteServer } from '../serve/createSiteServer';
import { listenLocally } from '../serve/listenLocally.mjs';
import { findBrowser } from '../browser/findBrowser.mjs';

/** Shared by benches: the built site, a browser that starts on first use, servers and a scratch folder. */
export class BenchTools {
  readonly scratch: string;
  private running: Promise<Browser> | undefined;
  private readonly servers: { close(): void }[] = [];

  constructor(
    /** The built site and workbench. */
    readonly dist: string,
    /** How often everything is measured. */
    readonly runs: number,
    /** Pages of generated sites: 130 are as many as the documentation of a product has. */
    readonly pageCount = 130,
  ) {
    mkdirSync('.cache', { recursive: true });
    this.scratch = mkdtempSync(path.resolve('.cache/bench-'));
  }

  get browser(): Promise<Browser> {
    const executablePath = findBrowser();
    if (!executablePath)
      throw new Error('the bench needs a browser and found none: run `npm run setup`.');
    return (this.running ??= chromium.launch({ executablePath, args: browserFlags() }));
  }

  /** The built pages; there is at least one. */
  get pages(): BuiltPage[] {
    return builtPages(this.dist);
  }

  /** Serves a folder as production does; resolves to its origin. */
  async serve(folder: string): Promise<string> {
    const server = await listenLocally(createSiteServer(folder));
    this.servers.push(server);
    return server.origin;
  }

  /**
   * Calls both functions once a run, in turns: what else the machine does meets both alike.
   * @returns what each of them measured
   */
  async inTurns<T>(
    ours: () => Promise<T>,
    floor: () => Promise<T>,
  ): Promise<{ ours: T[]; floor: T[] }> {
    const seen = { ours: [] as T[], floor: [] as T[] };
    for (let run = 0; run < this.runs; run += 1) {
      const turns = [
        async () => seen.ours.push(await ours()),
        async () => seen.floor.push(await floor()),
      ];
      for (const turn of run % 2 === 0 ? turns : turns.reverse()) await turn();
    }
    return seen;
  }

  async close(): Promise<void> {
    await (await this.running)?.close();
    for (const server of this.servers) server.close();
    rmSync(this.scratch, { recursive: true, force: true });
  }
}
