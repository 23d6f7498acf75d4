import { test } from '@playwright/test';
import { buildSlotSite, type SlotSite } from './slotSite';

/** Builds a small site once for the test file that calls it. Returns what gives the site to its tests. */
export function slotSiteOfFile(environment: Record<string, string>): () => SlotSite {
  let site: SlotSite | undefined;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await buildSlotSite(environment);
  });
  test.afterAll(() => site?.close());
  return () => site!;
}
