import type { PageLink } from '../../domain/navigation/menu';
import { strings } from '../../domain/strings/strings';
import { Tab, TabRow } from './ProductTabs.styles';

export interface Product {
  id: string;
  name: string;
  /** As it is shown, without a `v` before it: `0.13.0`. */
  version?: string;
  href: string;
}

export interface ProductLink extends PageLink {
  id: string;
  /** Name below that of the site: `Core`. */
  label: string;
  /** Path of its pages. */
  path: string;
  /** One line on what the product is for. */
  description?: string;
}

export interface ProductTabsProps {
  products: readonly ProductLink[];
  /** Id of the product that the page belongs to; a page of the whole site belongs to none. */
  current?: string;
}

/**
 * The products of the site, with the one that the page belongs to marked; nothing where there is only one.
 *
 * **When to use:** Use it in the header of a site that documents more than one product.
 *
 * **When not to use:** Don't use it for sections of one product: those are in the menu.
 *
 * **Accessibility:** There are links in a named navigation landmark, of which the current product has `aria-current`.
 */
export function ProductTabs({ products, current }: ProductTabsProps) {
  if (products.length < 2) return null;
  return (
    <TabRow aria-label={strings['products.label']} data-product-tabs="">
      {products.map(({ id, label, href, path }) => (
        <Tab
          key={id}
          href={href}
          aria-current={id === current ? 'true' : undefined}
          data-product-path={path}
        >
          {label}
        </Tab>
      ))}
    </TabRow>
  );
}
