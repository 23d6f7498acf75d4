import {
  pagesToStartWith,
  showAskedPath,
  showMenuOf,
  showNearestPages,
} from '../../../components/NearestPages/NearestPages.behavior';
import { nearestPages, type AddressManifest } from '../../../domain/navigation/nearestPages';
import { fetchPage, type fetchJson } from '../../../platform/page/fetchText';

interface Wanted {
  pathname: string;
  hash: string;
}

/** The not-found page is one file for the whole site: gives it the menu of the product that the path belongs to. */
async function showProductMenu({ pathname }: Wanted): Promise<void> {
  const shown = document.querySelector('[data-nav] li a')?.getAttribute('href') ?? '';
  const tab = [...document.querySelectorAll<HTMLAnchorElement>('[data-product-path]')].find(
    ({ dataset }) => `${pathname}/`.includes(dataset.productPath!),
  );
  if (tab && !shown.startsWith(tab.dataset.productPath!))
    showMenuOf(document, await fetchPage(tab.href));
}

/** Shows what was asked for, pages with a similar URL, where the manifest is there, and those to start with. */
export async function suggestPages(
  root: HTMLElement,
  wanted: Wanted,
  load: typeof fetchJson,
): Promise<void> {
  showAskedPath(document, wanted.pathname);
  // The page is complete without it.
  showProductMenu(wanted).catch(() => undefined);
  // Without it, there are pages to start with.
  const manifest = await load(root.dataset.nearestPages!).catch(() => undefined);
  showNearestPages(root, [
    ...(manifest ? nearestPages(wanted, manifest as AddressManifest) : []),
    ...pagesToStartWith(document, wanted.pathname),
  ]);
}
