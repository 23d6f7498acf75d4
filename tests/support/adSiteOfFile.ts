import { test } from '@playwright/test';
import { buildAdSite, type AdSite } from './adSite';

/** Builds a small site once for the calling test file. Returns a getter for its tests. */
export function adSiteOfFile(environment: Record<string, string>): () => AdSite {
  let site: AdSite | undefined;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await buildAdSite(environment);
  });
  test.afterAll(() => site?.close());
  return () => site!;
}
