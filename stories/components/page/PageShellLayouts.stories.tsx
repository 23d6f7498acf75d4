import { expect, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { strings } from '../../../src/domain/strings/strings';
import { sampleProduct } from '../navigation/sampleMenu';
import { noSidewaysScroll } from '../shared/checks';
import { articleWith, pageShellStory } from './pageShellStory';
import { caption } from '../../kit/docs';

/** The page shell in every window size, with other content, and without its optional parts. */
const meta = preview.meta({ ...pageShellStory, title: 'PageShell layouts' });

/** The line length does not grow with the window. */
export const WideWindow = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    const probe = Object.assign(document.createElement('div'), { hidden: true });
    Object.assign(probe.style, { display: 'block', inlineSize: '105ch' });
    main.append(probe);
    const widest = probe.getBoundingClientRect().width + 1;
    for (const text of within(main).getAllByRole('paragraph'))
      await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(widest);
    probe.remove();
  },
});

/** Dates are in UTC. Strings are longer than in English, and nothing scrolls horizontally. */
export const LongerStrings = meta.story({
  globals: { locale: 'en-XA', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/November 12, 2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: strings['menu.open'] })).toBeVisible();
    await expect(strings['menu.open'].startsWith('⟦')).toBe(true);
    await noSidewaysScroll();
  },
});

/** The right-to-left pseudo-locale. */
export const RightToLeftStrings = meta.story({
  globals: { locale: 'ar-XB', direction: 'rtl', viewport: { value: 'phone' } },
  play: async () => noSidewaysScroll(),
});

/** A short page without menu or table of contents: the footer stays at the bottom. */
export const NoNeighbors = meta.story({
  args: {
    toc: [],
    previous: undefined,
    next: undefined,
    editHref: undefined,
    feedbackHref: undefined,
    updated: undefined,
    breadcrumbs: [],
    children: <h1>Roadmap</h1>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().bottom).toBeCloseTo(
      window.innerHeight,
      0,
    );
    await expect(canvas.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Edit this page' })).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Previous and next page' })).toBeNull();
  },
});

/** Without a repository of its own the site has no edit links, and asks for no issues. Here, it has no mark either. */
export const WithoutRepository = meta.story({
  args: {
    mark: undefined,
    repositoryHref: undefined,
    editHref: undefined,
    historyHref: undefined,
    feedbackHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Edit this page' })).toBeNull();
    const bar = canvas.getByRole('banner');
    await expect(bar.querySelector('[href^="https:"]')).toBeNull();
    // The other icons take its place.
    const last = within(bar).getAllByRole('button').at(-1)!;
    const { left, right } = last.getBoundingClientRect();
    const { paddingInlineEnd } = getComputedStyle(bar);
    await expect(Math.min(left, innerWidth - right)).toBeCloseTo(parseFloat(paddingInlineEnd), 0);
    const feedback = canvas.getByRole('region', { name: 'Feedback' });
    await expect(feedback.querySelector('a')).toBeNull();
  },
});

/** The status of the product stands beside its version, and where the bar has no room for both, above the title. */
export const Unmaintained = meta.story({
  args: { status: { title: 'No longer maintained since September 22, 2026', href: '#status' } },
  play: async ({ canvas }) => {
    const [link, ...others] = canvas.getAllByRole('link', { name: /No longer maintained/ });
    await expect(others).toHaveLength(0);
    await expect(link).toHaveAttribute('href', '#status');
    const isInBar = canvas.getByRole('banner').contains(link!);
    await expect(isInBar).toBe(window.matchMedia('(min-width: 1200px)').matches);
  },
});

export const UnmaintainedOnAPhone = Unmaintained.extend({
  globals: { viewport: { value: 'phone' } },
});

/** The color of the product is that of links and controls, too. */
export const Studio = meta.story({
  args: {
    hue: 'secondary',
    product: { ...sampleProduct, id: 'toolpad-studio', name: 'Toolpad Studio' },
  },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation', { name: 'Products' });
    await expect(tabs.querySelector('[aria-current]')).toHaveTextContent('Studio');
    const color = (name: string) =>
      getComputedStyle(canvas.getByRole('banner')).getPropertyValue(name);
    for (const name of ['--accent', '--docs-palette-primary-main']) {
      await expect(color(name)).toBe(color('--docs-palette-secondary-main'));
    }
  },
});

/** Full width, with the menu behind a button and without the page chrome of articles. */
export const Landing = meta.story({
  args: { layout: 'landing', activeHref: '', hue: 'neutral', children: articleWith() },
  play: async ({ canvas }) => {
    for (const name of ['Toolpad Core', 'Breadcrumbs', 'On this page', 'Previous and next page']) {
      await expect(canvas.queryByRole('navigation', { name })).toBeNull();
    }
    await expect(document.querySelector('[data-back-to-top]')).toBeNull();
    const { left, right } = canvas.getByRole('main').getBoundingClientRect();
    await expect(Math.abs(left - (innerWidth - right))).toBeLessThanOrEqual(1);
  },
});

/** The start of a product: as wide as the window allows, with the menu behind a button. */
export const Home = meta.story({
  args: { layout: 'home', activeHref: '', children: articleWith() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Toolpad Core' })).toBeNull();
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBeGreaterThan(880);
  },
});

/** The page of a menu group: with menu, contents and neighbors, as an article. */
export const Index = meta.story({
  args: { layout: 'index', children: articleWith() },
  play: async ({ canvas }) => {
    for (const name of ['Toolpad Core', 'On this page', 'Previous and next page'])
      await expect(canvas.getByRole('navigation', { name })).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { layout: 'notFound', toc: [], activeHref: '', hue: 'neutral', children: articleWith() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').querySelector('[aria-current]')).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Toolpad Core' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Previous and next page' })).toBeNull();
  },
});

/** The page of all headings: no article, with the products as contents. */
export const Headings = meta.story({
  args: { layout: 'headings', activeHref: '', hue: 'neutral', children: articleWith() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Toolpad Core' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Previous and next page' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Feedback' })).toBeNull();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).toBeNull();
    const contents = canvas.getByText('On this page', { selector: 'summary' });
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(contents.getBoundingClientRect().top).toBeGreaterThan(
      title.getBoundingClientRect().bottom,
    );
    await noSidewaysScroll();
  },
});

export const PhoneMenu = Phone.extend({
  parameters: caption('What the bar has no room for is in the menu.'),
  play: async ({ canvas, platform, step, userEvent }) => {
    await step('The bar has four buttons and the way home', async () => {
      const bar = canvas.getByRole('banner');
      const shown = [...bar.querySelectorAll('button, a')].filter((item) => item.checkVisibility());
      const names = ['Open menu', 'Toolpad', 'Search', 'Color scheme'];
      for (const [index, item] of shown.entries())
        await expect(item).toHaveAccessibleName(names[index]);
      await expect(shown).toHaveLength(names.length);
    });
    await step('The menu has the products, the version, GitHub and the settings', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      await platform.clock.advance(0);
      const menu = within(canvas.getByRole('navigation', { name: 'Toolpad Core' }));
      await expect(menu.getByText('v0.13.0')).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Core', current: true })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Studio' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'GitHub' })).toBeVisible();
      await expect(menu.getByRole('button', { name: 'Settings' })).toBeVisible();
    });
  },
});
