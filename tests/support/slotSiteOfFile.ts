import { test } from '@playwright/test';
import { buildSlotSite, type SlotSite } from './slotSite';

/** Builds a small site once for the calling test file. Returns a getter for its tests. */
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
