import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { attachBackToTop } from '../../src/components/BackToTop/BackToTop.behavior';
import { attachCodeBlock } from '../../src/components/CodeBlock/CodeBlock.behavior';
import { attachDemoFrame } from '../../src/components/DemoFrame/DemoFrame.behavior';
import { attachNavDrawer } from '../../src/components/NavDrawer/NavDrawer.behavior';
import { PageShell } from '../../src/components/PageShell/PageShell';
import { attachProductSwitcher } from '../../src/components/ProductSwitcher/ProductSwitcher.behavior';
import { attachTabs } from '../../src/components/Tabs/Tabs.behavior';
import { ThemeToggle } from '../../src/components/ThemeToggle/ThemeToggle';
import { attachToc } from '../../src/components/Toc/Toc.behavior';
import { Attached } from '../components/samples/Attached';
import { activeHref, sampleMenu, sampleProduct, sampleProducts } from '../components/samples/sampleMenu';
import { articleToc, SampleArticle } from './SampleArticle';

const behaviors = [attachCodeBlock, attachDemoFrame, attachNavDrawer, attachProductSwitcher, attachTabs, attachToc, attachBackToTop];

const meta = preview.meta({
  title: 'Pages/Doc page',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    siteTitle: 'Toolpad',
    product: sampleProduct,
    products: sampleProducts,
    menu: sampleMenu,
    activeHref,
    toc: articleToc,
    previous: { href: '#previous', title: 'App provider' },
    next: { href: '#next', title: 'Page container' },
    breadcrumbs: [{ title: 'Toolpad Core', href: '#core' }, { title: 'Components' }, { title: 'Layout' }],
    editHref: '#edit',
    updated: '2026-11-12',
    layout: 'doc' as const,
    barActions: <ThemeToggle />,
    children: <SampleArticle />,
  },
  decorators: [
    (Story) => (
      <Attached behaviors={behaviors}>
        <Story />
      </Attached>
    ),
  ],
});

const noSidewaysScroll = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Desktop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(57);
    await expect(canvas.getByRole('navigation', { name: 'Toolpad Core' }).getBoundingClientRect().width).toBe(300);
    await expect(canvas.getByRole('navigation', { name: 'On this page' }).getBoundingClientRect().width).toBe(242);
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
    await noSidewaysScroll();
  },
});

export const SkipLinkComesFirst = Desktop.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main-content');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main-content');
  },
});

export const Laptop = Desktop.extend({
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await noSidewaysScroll();
  },
});

export const Tablet = Desktop.extend({
  globals: { viewport: { value: 'tablet' } },
  play: noSidewaysScroll,
});

export const Phone = Desktop.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).toBeNull();
    await expect(canvas.getByText('On this page', { selector: 'summary' })).toBeVisible();
    await noSidewaysScroll();
  },
});

export const PhoneWithMenu = Phone.extend({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    // The toggle event of a popover comes a task later.
    await platform.clock.advance(0);
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
    await expect(canvas.getByText('Dashboard layout', { selector: 'h1' }).closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

export const Dark = Desktop.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Desktop.extend({ globals: { direction: 'rtl' } });

export const PhoneDarkRightToLeft = Phone.extend({
  globals: { viewport: { value: 'phone' }, mode: 'dark', direction: 'rtl' },
});

export const Dense = Desktop.extend({ globals: { density: 'dense' } });

export const ForcedColors = Desktop.extend({ parameters: { media: { forcedColors: 'active' } } });

export const ShortPageWithoutContents = Desktop.extend({
  args: {
    toc: [],
    previous: undefined,
    editHref: undefined,
    updated: undefined,
    breadcrumbs: [],
    children: (
      <>
        <h1>Roadmap</h1>
        <p>Nothing is planned beyond this version.</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
  },
});

export const LastUpdated = Desktop.extend({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('November 12, 2026')).toHaveAttribute('datetime', '2026-11-12');
    await expect(canvas.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', '#edit');
  },
});

/** Columns of a reference table that is wider than any article. */
const columns = ['Name', 'Type', 'Default', 'Required', 'Since', 'Description'];

export const Reference = Desktop.extend({
  args: {
    toc: [{ id: 'props', title: 'Props', depth: 2 as const }],
    children: (
      <>
        <h1>DashboardLayout API</h1>
        <p className="description">The properties of the component.</p>
        <h2 id="props">Props</h2>
        <div className="table-scroll" role="group" aria-label="Props" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column}>{column}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {['children', 'defaultSidebarCollapsed', 'disableCollapsibleSidebar', 'sidebarExpandedWidth'].map((name) => (
                <tr key={name}>
                  <td>
                    <code>{name}</code>
                  </td>
                  <td>
                    <code>{'{ toolbarActions?: ElementType, sidebarFooter?: ElementType }'}</code>
                  </td>
                  <td>
                    <code>undefined</code>
                  </td>
                  <td>No</td>
                  <td>0.13.0</td>
                  <td>What the dashboard shows at this place, and how wide it may get.</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </>
    ),
  },
  play: noSidewaysScroll,
});

export const ReferenceOnAPhone = Reference.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('group', { name: 'Props' });
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    await noSidewaysScroll();
  },
});

export const Printed = Desktop.extend({
  parameters: { media: { print: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dashboard layout' })).toBeVisible();
    // By hand the browser shows the screen's rules: the test run emulates print.
    if (!matchMedia('print').matches) return;
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
