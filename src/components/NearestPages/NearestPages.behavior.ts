import { decoded } from '../../domain/navigation/canonicalPath';
import { queryOfPath, type SuggestedPage } from '../../domain/navigation/nearestPages';
import { format } from '../../domain/strings/format';

/** Parts that the behavior creates. */
export const nearestPagesClasses = {
  item: 'DocsNearestPages-item',
  link: 'DocsNearestPages-link',
  title: 'DocsNearestPages-title',
  path: 'DocsNearestPages-path',
} as const;

type ListedPage = Pick<SuggestedPage, 'href' | 'title'>;

const element = <Name extends 'a' | 'li' | 'span' | 'strong'>(
  name: Name,
  className: string,
  ...content: (string | Node)[]
) => {
  const created = Object.assign(document.createElement(name), { className });
  created.append(...content);
  return created;
};

/** Makes the search of the page open with a query, and say so. */
function offerQuery(button: HTMLElement, query: string) {
  button.dataset.query = query;
  button.ariaLabel = format(button.dataset.for!, { query });
  button.querySelector('span')!.textContent = button.ariaLabel;
}

/** Names of the products' folders, from the tabs of the page: `core`. */
const productFolders = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('[data-product-path]')].flatMap(({ dataset }) =>
    dataset.productPath!.split('/').filter(Boolean),
  );

/** Shows the path that was asked for, and offers to search for its words. */
export function showAskedPath(root: ParentNode, pathname: string): void {
  root.querySelector('[data-asked-path]')!.textContent = decoded(pathname);
  const search = root.querySelector<HTMLAnchorElement>('[data-search][data-for]')!;
  const base = search.pathname.replace(/search\/$/, '');
  const query = queryOfPath(pathname, base, productFolders(root));
  if (query !== '') offerQuery(search, query);
}

/**
 * Replaces the menu of the not-found page by that of another product.
 * @param source a page of that product
 */
export function showMenuOf(root: ParentNode, source: ParentNode): void {
  const [menu, other] = [root, source].map((page) => page.querySelector('[data-nav]'));
  const list = other?.querySelector('ul');
  const name = other?.querySelector('[data-nav-title] > strong');
  if (!menu || !other || !list || !name) return;
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  for (const group of list.querySelectorAll('details')) group.open = false;
  menu.querySelector('ul')!.replaceWith(list);
  menu.querySelector('[data-nav-title] > strong')!.replaceWith(name);
  menu.ariaLabel = other.ariaLabel;
}

/** The links of the footer to the product that a path belongs to, or to the first one. */
export function pagesToStartWith(root: ParentNode, pathname: string): ListedPage[] {
  const columns = [...root.querySelectorAll('footer ul')].map((list) => [
    ...list.querySelectorAll('a'),
  ]);
  const ofProduct = ({ dataset }: HTMLElement) => `${pathname}/`.includes(dataset.productPath!);
  const tabs = [...root.querySelectorAll<HTMLElement>('[data-product-path]')];
  const product = (tabs.find(ofProduct) ?? tabs[0])?.dataset.productPath;
  return (columns.find(([link]) => product && link?.pathname.startsWith(product)) ?? []).map(
    ({ pathname: href, textContent: title }) => ({ href, title }),
  );
}

/** Lists pages in a `NearestPages`, each once; with none it stays hidden. */
export function showNearestPages(root: HTMLElement, pages: readonly ListedPage[]): void {
  const known = new Map(pages.toReversed().map((page) => [page.href, page]));
  const items = pages
    .filter((page) => known.get(page.href) === page)
    .map(({ href, title }) => {
      const link = element(
        'a',
        nearestPagesClasses.link,
        element('strong', nearestPagesClasses.title, title),
        element('span', nearestPagesClasses.path, decoded(href)),
      );
      link.href = href;
      return element('li', nearestPagesClasses.item, link);
    });
  root.querySelector('ul')!.replaceChildren(...items);
  root.hidden = items.length === 0;
}
