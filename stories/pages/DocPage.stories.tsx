import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
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

const behaviors = [attachCodeBlock, attachDemoFrame, attachNavDrawer, attachProductSwitcher, attachTabs, attachToc];

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
