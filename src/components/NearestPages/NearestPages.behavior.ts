import type { SuggestedPage } from '../../domain/navigation/nearestPages';

const element = (name: string, text: string) =>
  Object.assign(document.createElement(name), { textContent: text });

/** Lists pages in a `NearestPages`; with none it stays hidden. */
export function showNearestPages(root: HTMLElement, pages: readonly SuggestedPage[]): void {
  const items = pages.map(({ href, title, product }) => {
    const link = Object.assign(document.createElement('a'), { href });
    link.append(element('strong', title), element('span', product));
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  root.querySelector('ul')!.replaceChildren(...items);
  root.hidden = items.length === 0;
}
