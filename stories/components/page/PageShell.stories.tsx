import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Stage } from '../../kit/Stage';
import { behaviors, measuringBehaviors } from '../../../src/app/runtime/behaviors';
import { topLinkStart } from '../../../src/components/BackToTop/BackToTop.behavior';
import { strings } from '../../../src/domain/strings/strings';
import { PageShell } from '../../../src/components/PageShell/PageShell';
import { ThemeToggle } from '../../../src/components/ThemeToggle/ThemeToggle';
import { attachAd, StoryAdSlot } from '../../kit/AdStage';
import { noSidewaysScroll } from '../shared/noSidewaysScroll';
import { activeHref, sampleMenu, sampleProduct, sampleProducts } from '../navigation/sampleMenu';
import { scrollPage } from '../shared/scrollPage';

const script = [...behaviors, ...measuringBehaviors];

const headings = ['Anatomy', 'Navigation', 'Slots'];

const meta = preview.meta({
  title: 'Components/PageShell',
  tags: ['all-modes'],
  component: PageShell,
  parameters: {
    behaviors: script,
    layout: 'fullscreen',
    platform: { media: { '(prefers-reduced-motion: reduce)': true } },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    siteTitle: 'Toolpad',
    product: sampleProduct,
    products: sampleProducts,
    menu: sampleMenu,
    activeHref,
    toc: headings.map((title) => ({ id: title.toLowerCase(), title, depth: 2 as const })),
    previous: { href: '#previous', title: 'App provider' },
    next: { href: '#next', title: 'Page container' },
    breadcrumbs: [
      { title: 'Toolpad Core', href: '#core' },
      { title: 'Components' },
      { title: 'Layout' },
    ],
    editHref: '#edit',
    feedbackHref: '#issue',
    updated: '2026-11-12',
    layout: 'doc' as const,
    barActions: <ThemeToggle />,
    children: (
      <>
        <h1>Dashboard layout</h1>
        <p className="description">
          The frame of a dashboard: a header, a navigation that folds, and room for your pages.
        </p>
        {headings.map((title) => (
          <Stage key={title} minBlockSize="60vh">
            <h2 id={title.toLowerCase()}>{title}</h2>
            <p>What there is to say about it.</p>
          </Stage>
        ))}
      </>
    ),
  },
});

export const Article = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Toolpad 0.13.0');
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('MIT license');
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('article'));
    await expect(canvas.getByRole('article')).toContainElement(
      canvas.getByRole('heading', { level: 1 }),
    );
    await expect(canvas.getByRole('banner')).toContainElement(
      canvas.getByRole('button', { name: 'Color scheme' }),
    );
    // The menu is a column next to the article, without a button, and rendered once.
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
    await expect(canvas.getByText('On this page', { selector: 'summary' })).not.toBeVisible();
    await expect(
      canvas.getByRole('navigation', { name: 'On this page' }).getBoundingClientRect().width,
    ).toBe(242);
    // Landmarks of the same role have different names.
    const names = ['Toolpad Core', 'Breadcrumbs', 'Previous and next page', 'On this page'];
    for (const name of names)
      await expect(canvas.getByRole('navigation', { name })).toBeInTheDocument();
    await expect(canvas.getAllByRole('navigation')).toHaveLength(names.length);
  },
});

/** Without an ad there is no empty space for one. */
export const WithAd = meta.story({
  parameters: { behaviors: [...script, attachAd({ source: 'house' })] },
  args: {
    children: (
      <>
        <h1>Dashboard layout</h1>
        <p className="description">
          The frame of a dashboard: a header, a navigation that folds, and room for your pages.
          <StoryAdSlot />
        </p>
        <h2 id="anatomy">Anatomy</h2>
        <p>What there is to say about it.</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const slot = canvas.getByRole('group', { name: 'Advertisement' });
    await expect(canvas.getByRole('main')).toContainElement(slot);
    await expect(slot.getBoundingClientRect().height).toBe(126);
    await expect(
      canvas.getByRole('heading', { name: 'Anatomy' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(slot.getBoundingClientRect().bottom + 24);
  },
});

export const WithoutAd = Article.extend({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Advertisement' })).toBeNull();
    const lead = document.querySelector('.description')!;
    await expect(
      canvas.getByRole('heading', { name: 'Anatomy' }).getBoundingClientRect().top -
        lead.getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(48);
  },
});

export const SkipLinkFocused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(getComputedStyle(skip).opacity).toBe('0');
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(getComputedStyle(skip).opacity).toBe('1');
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const target = canvas.getByRole('main');
    await expect(skip).toHaveAttribute('href', `#${target.id}`);
    await expect(target).toHaveAttribute('tabindex', '-1');
  },
});

/** The app bar is sticky, and targets of links are below it. */
export const HeadingFromUrl = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Navigation' }));
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    await expect([bar.top, bar.height]).toEqual([0, 57]);
    const { top } = canvas.getByRole('heading', { name: 'Navigation' }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(bar.bottom);
    await expect(top).toBeLessThan(bar.bottom + 60);
  },
});

/** The line length does not grow with the window. */
export const WideWindow = meta.story({
  parameters: { testWindow: { width: 1920, height: 900 } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    const probe = Object.assign(document.createElement('div'), { hidden: true });
    Object.assign(probe.style, { display: 'block', inlineSize: '105ch' });
    main.append(probe);
    await expect(main.getBoundingClientRect().width).toBeLessThanOrEqual(
      probe.getBoundingClientRect().width + 1,
    );
    probe.remove();
  },
});

export const FocusVisible = meta.story({
  play: async ({ canvas, userEvent }) => {
    // The skip link, then everything in the app bar: each has a visible focus.
    await userEvent.tab();
    for (const name of [/^Toolpad Core$/, 'Switch product', 'Color scheme']) {
      await userEvent.tab();
      const focused = document.activeElement!;
      await expect(focused).toHaveAccessibleName(name);
      await expect(getComputedStyle(focused).outlineStyle).toBe('solid');
      await expect(getComputedStyle(focused).outlineWidth).toBe('2px');
    }
    await expect(canvas.getByRole('button', { name: 'Color scheme' })).toHaveFocus();
  },
});

export const PageChrome = meta.story({
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect([...trail.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Toolpad Core',
      'Components',
      'Layout',
    ]);
    await expect(canvas.getByRole('link', { name: 'Previous App provider' })).toHaveAttribute(
      'rel',
      'prev',
    );
    await expect(canvas.getByRole('link', { name: 'Next Page container' })).toHaveAttribute(
      'rel',
      'next',
    );
    await expect(canvas.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      '#edit',
    );
    await expect(canvas.getByText('November 12, 2026')).toHaveAttribute('datetime', '2026-11-12');
    const feedback = canvas.getByRole('region', { name: 'Feedback' });
    await expect(feedback).toHaveAttribute('data-feedback', activeHref);
    await expect(feedback.querySelector('a')).toHaveAttribute('href', '#issue');
  },
});

export const BackToTopShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = document.querySelector('[data-back-to-top]')!;
    await expect(link).not.toBeVisible();
    await scrollPage(topLinkStart + 400);
    await expect(link).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to top' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
});

export const WithoutContents = meta.story({
  args: { toc: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).toBeNull();
    await expect(canvas.queryByText('On this page')).toBeNull();
  },
});

export const FirstPage = meta.story({
  args: { previous: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Previous/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next Page container' })).toBeVisible();
  },
});

export const LastPage = meta.story({
  args: { next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous App provider' })).toHaveAttribute(
      'href',
      '#previous',
    );
    await expect(canvas.queryByRole('link', { name: /^Next/ })).toBeNull();
  },
});

/** Dates are in UTC. Strings are longer than in English, and nothing scrolls horizontally. */
export const LongerStrings = meta.story({
  globals: { locale: 'en-XA', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/November 12, 2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: strings['menu.open'] })).toHaveAccessibleName(
      /^⟦/,
    );
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

/** Full width, with the menu behind a button and without the page chrome of articles. */
export const Landing = meta.story({
  args: { layout: 'landing', activeHref: '' },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Toolpad Core', 'Breadcrumbs', 'On this page', 'Previous and next page']) {
      await expect(canvas.queryByRole('navigation', { name })).toBeNull();
    }
    await expect(document.querySelector('[data-back-to-top]')).toBeNull();
    const { left, right } = canvas.getByRole('main').getBoundingClientRect();
    await expect(Math.abs(left - (innerWidth - right))).toBeLessThanOrEqual(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('navigation', { name: 'Toolpad Core' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { layout: 'notFound', toc: [], activeHref: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Toolpad Core' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Previous and next page' })).toBeNull();
  },
});

/** The menu is a drawer. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Toolpad Core' })).toBeNull();
    await noSidewaysScroll();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).toBeNull();
    await userEvent.click(canvas.getByText('On this page', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: 'Slots' })).toBeVisible();
    await noSidewaysScroll();
  },
});

export const Dense = Article.extend({
  globals: { density: 'dense' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Color scheme' }).getBoundingClientRect().height,
    ).toBe(28);
  },
});

export const Dark = Article.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Article.extend({ globals: { direction: 'rtl' } });

export const PhoneDarkRightToLeft = Phone.extend({
  globals: { viewport: { value: 'phone' }, mode: 'dark', direction: 'rtl' },
});

export const ForcedColors = FocusVisible.extend({
  parameters: { media: { forcedColors: 'active' } },
});

export const ReducedMotion = BackToTopShown.extend({
  parameters: { media: { reducedMotion: 'reduce' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    // Only the test run emulates reduced motion.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const moving = [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).transitionProperty !== 'none',
    );
    await expect(moving).toEqual([]);
    await expect(getComputedStyle(document.querySelector('main')!).viewTransitionName).toBe('none');
  },
});

export const Printed = Article.extend({
  parameters: { media: { print: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    // Only the test run emulates print.
    if (!matchMedia('print').matches) return;
    for (const role of ['banner', 'navigation', 'contentinfo', 'button'])
      await expect(canvas.queryByRole(role)).toBeNull();
    for (const text of ['On this page', 'Was this page helpful?']) {
      for (const element of canvas.getAllByText(text)) await expect(element).not.toBeVisible();
    }
  },
});
