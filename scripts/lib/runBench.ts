import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { browserFlags } from './browserFlags.mjs';
import { createSiteServer } from './createSiteServer';
import { fail } from './fail.mjs';
import { findBrowser } from './findBrowser.mjs';

interface BenchTools {
  browser: Browser;
  /** Serves a folder as production does; resolves to its origin. */
  serve(folder: string): Promise<string>;
}

/**
 * Prints what a bench says. Its browser and its servers live as long as it runs; an error, or a browser that is missing,
 * ends the process.
 */
export async function runBench(bench: (tools: BenchTools) => Promise<string>): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath) fail('a browser is missing: type `node scripts/setup.mjs`.');
  const servers: Server[] = [];
  const browser = await chromium.launch({ executablePath, args: browserFlags() });
  try {
    const report = await bench({
      browser,
      async serve(folder) {
        const server = createSiteServer(folder);
        servers.push(server);
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
        return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      },
    });
    process.stdout.write(report);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  } finally {
    await browser.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}
