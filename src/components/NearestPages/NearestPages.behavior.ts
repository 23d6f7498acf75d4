import { nearestPagesClasses as classes } from './classes';
import type { SuggestedPage } from '../../domain/navigation/nearestPages';

const element = <Name extends 'a' | 'li' | 'span' | 'strong'>(
  name: Name,
  className: string,
  ...content: (string | Node)[]
) => {
  const created = Object.assign(document.createElement(name), { className });
  created.append(...content);
  return created;
};

/** Lists pages in a `NearestPages`; with none it stays hidden. */
export function showNearestPages(root: HTMLElement, pages: readonly SuggestedPage[]): void {
  const items = pages.map(({ href, title, product }) => {
    const link = element(
      'a',
      classes.link,
      element('strong', classes.title, title),
      element('span', classes.product, product),
    );
    link.href = href;
    return element('li', classes.item, link);
  });
  root.querySelector('ul')!.replaceChildren(...items);
  root.hidden = items.length === 0;
}
