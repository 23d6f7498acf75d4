import { showNearestPages } from '../../components/NearestPages/NearestPages.behavior';
import { nearestPages, type AddressManifest } from '../../domain/navigation/nearestPages';
import { fetchJson } from '../../platform/page/fetchJson';

/** Suggests pages near a wrong address. When the manifest cannot be had, the page stays as it is. */
export async function suggestPages(
  root: HTMLElement,
  wanted: { pathname: string; hash: string },
): Promise<void> {
  const manifest = await fetchJson(root.dataset.nearestPages!).catch(() => undefined);
  if (manifest) showNearestPages(root, nearestPages(wanted, manifest as AddressManifest));
}
