import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { LinkCard } from '../../src/components/LinkCards/LinkCard';
import { LinkCards } from '../../src/components/LinkCards/LinkCards';
import { PageShell } from '../../src/components/PageShell/PageShell';
import { sampleMenu, sampleProduct, sampleProducts } from '../components/samples/sampleMenu';

const meta = preview.meta({
  title: 'Pages/Not found page',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    siteTitle: 'Toolpad',
    product: sampleProduct,
    products: sampleProducts,
    menu: sampleMenu,
    activeHref: '',
    toc: [],
    breadcrumbs: [],
    layout: 'notFound' as const,
    children: (
      <>
        <h1>Page not found</h1>
        <p className="description">There is no page at this address. It may have moved, or the link may be mistyped.</p>
        <LinkCards>
          {sampleProducts.map(({ id, title, href, description }) => (
            <LinkCard key={id} href={href} title={title}>
              {description}
            </LinkCard>
          ))}
        </LinkCards>
      </>
    ),
  },
});

export const Desktop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Toolpad Core' })).toBeVisible();
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
});

export const Phone = Desktop.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Toolpad Studio/ })).toBeVisible();
  },
});

export const Dark = Desktop.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Desktop.extend({ globals: { direction: 'rtl' } });
