import { styled } from '@mui/material/styles';
import type { PageLink } from '../../domain/navigation/menu';
import { strings } from '../../domain/strings/strings';

const TabRow = styled('nav', { name: 'DocsProductTabs', slot: 'Root' })({
  display: 'flex',
});

const Tab = styled('a', { name: 'DocsProductTabs', slot: 'Tab' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 'max(var(--row), 36px)',
  paddingInline: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
  '&:hover': { color: theme.vars.palette.text.primary },
  // The line of the current tab is 2 px, and so is the gap to it.
  '&:focus-visible': { outlineOffset: -6 },
  '&[aria-current]': {
    boxShadow: 'inset 0 -2px var(--accent)',
    color: theme.vars.palette.text.primary,
    '@media (forced-colors: active)': { borderBlockEnd: '2px solid Highlight' },
  },
}));

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
