import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { silentProgress } from '../../src/app/engine/Progress';
import { createDevServer } from '../../src/app/dev/createDevServer';
import type { BenchTools } from './BenchTools';
import { writeCorpus } from './corpus';
import type { Figure } from './Figure';

const base = '/bench/';
const port = 5400;

/** Development of a generated site: from the moment a page is saved until an open browser shows the change. */
export async function benchDevelopment({
  scratch,
  runs,
  pageCount,
  browser,
}: BenchTools): Promise<Figure[]> {
  // Not in the scratch folder: Vite does not watch caches.
  const contentDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const [first] = writeCorpus(contentDir, pageCount, base).pages;
  const server = await createDevServer({
    contentDir,
    base,
    cacheDir: path.join(scratch, 'dev-cache'),
    publicDir: path.join(scratch, 'nothing'),
    progress: silentProgress,
    report: (text) => process.stderr.write(`${text}\n`),
  });
  const samples: number[] = [];
  try {
    await server.listen(port);
    const page = await (await browser).newPage();
    await page.goto(`http://localhost:${server.config.server.port}${first!.address}`, {
      waitUntil: 'networkidle',
    });
    // The first edit warms what later ones use.
    for (let run = 0; run <= runs; run += 1) {
      const text = `Edit number ${run}.`;
      const start = performance.now();
      appendFileSync(path.join(contentDir, first!.file), `\n${text}\n`);
      await page.getByText(text).waitFor();
      if (run > 0) samples.push(performance.now() - start);
      await page.waitForLoadState('networkidle');
    }
    await page.close();
  } finally {
    await server.close();
    rmSync(contentDir, { recursive: true, force: true });
  }
  return [
    { name: `${pageCount} pages in development, one edit until it shows`, unit: 'ms', samples },
  ];
}
