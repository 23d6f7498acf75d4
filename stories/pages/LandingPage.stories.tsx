import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { CodeBlock } from '../../src/components/CodeBlock/CodeBlock';
import { LinkCard } from '../../src/components/LinkCards/LinkCard';
import { LinkCards } from '../../src/components/LinkCards/LinkCards';
import { PageShell } from '../../src/components/PageShell/PageShell';
import { ThemeToggle } from '../../src/components/ThemeToggle/ThemeToggle';
import { sampleCommand } from '../components/samples/sampleCode';
import { sampleMenu, sampleProduct, sampleProducts } from '../components/samples/sampleMenu';

const meta = preview.meta({
  title: 'Pages/Landing page',
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
    layout: 'landing' as const,
    barActions: <ThemeToggle />,
    children: (
      <>
        <h1>Internal tools on solid ground</h1>
        <p className="description">Parts of a dashboard as React components, or whole pages put together by hand.</p>
        <LinkCards>
          {sampleProducts.map(({ id, title, href, description }) => (
            <LinkCard key={id} href={href} title={title}>
              {description}
            </LinkCard>
          ))}
        </LinkCards>
        <h2>Start with one command</h2>
        <CodeBlock language="bash" html={sampleCommand} />
        <p>Then follow the installation guide.</p>
      </>
    ),
  },
});

export const Desktop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Toolpad Core' })).toBeNull();
  },
});

export const MenuOpen = Desktop.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('navigation', { name: 'Toolpad Core' })).toBeVisible();
  },
});

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });

export const Dark = Desktop.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Desktop.extend({ globals: { direction: 'rtl' } });
