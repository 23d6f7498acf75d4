import type { PageLink } from '../../domain/navigation/MenuNode';
import { strings } from '../../domain/strings/strings';
import { BarButton } from '../BarButton/BarButton';
import { Chevron, Mark, Panel, ProductName, Switcher, Version } from './ProductSwitcher.styles';

export interface Product {
  id: string;
  name: string;
  /** As it is shown, without a `v` before it: `0.13.0`. */
  version: string;
  href: string;
}

export interface ProductLink extends PageLink {
  id: string;
  /** One line on what the product is for. */
  description?: string;
}

export interface ProductSwitcherProps {
  product: Product;
  products: readonly ProductLink[];
}

const panelId = 'docs-products';

/** The product whose pages these are, its version, and the way to the others. */
export function ProductSwitcher({ product, products }: ProductSwitcherProps) {
  return (
    <Switcher>
      <ProductName href={product.href}>
        <Mark viewBox="0 0 24 24" aria-hidden>
          <path d="M3 4h18v5H3zm0 7h8v9H3zm10 0h8v9h-8z" />
        </Mark>
        {product.name}
      </ProductName>
      <Version>v{product.version}</Version>
      <BarButton type="button" popoverTarget={panelId} aria-label={strings['products.switch']}>
        <Chevron />
      </BarButton>
      <Panel popover="auto" id={panelId} data-products="">
        <p>
          {'Toolpad'} <small>{strings['products.stage']}</small>
        </p>
        <ul>
          {products.map(({ id, title, href, description }) => (
            <li key={id}>
              <a href={href} aria-current={id === product.id ? 'true' : undefined}>
                <strong>{title}</strong>
                {description}
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </Switcher>
  );
}
