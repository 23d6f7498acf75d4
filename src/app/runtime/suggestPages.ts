import { showNearestPages } from '../../components/NearestPages/NearestPages.behavior';
import { nearestPages, type AddressManifest } from '../../domain/navigation/nearestPages';
import type { fetchJson } from '../../platform/page/fetchJson';

/** Suggests pages with a similar URL. Without the manifest the page does not change. */
export async function suggestPages(
  root: HTMLElement,
  wanted: { pathname: string; hash: string },
  load: typeof fetchJson,
): Promise<void> {
  const manifest = await load(root.dataset.nearestPages!).catch(() => undefined);
  if (manifest) showNearestPages(root, nearestPages(wanted, manifest as AddressManifest));
}
