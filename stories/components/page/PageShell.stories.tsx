// cspell:ignore תיעוד רכיבים ללוחות בקרה
import type { ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Stage } from '../../kit/Stage';
import { behaviors, measuringBehaviors } from '../../../src/app/runtime/behaviors';
import { topLinkStart } from '../../../src/components/BackToTop/BackToTop.behavior';
import { strings } from '../../../src/domain/strings/strings';
import { PageShell } from '../../../src/components/PageShell/PageShell';
import { TocFolded } from '../../../src/components/Toc/Toc';
import { attachAd, StoryAdSlot } from '../../kit/AdStage';
import { noSidewaysScroll } from '../shared/noSidewaysScroll';
import {
  activeHref,
  sampleFooter,
  sampleMenu,
  sampleProduct,
  sampleProducts,
} from '../navigation/sampleMenu';
import { scrollPage } from '../shared/scrollPage';

const script = [...behaviors, ...measuringBehaviors];

const headings = ['Anatomy', 'Navigation', 'Slots'];
const toc = headings.map((title) => ({ id: title.toLowerCase(), title, depth: 2 as const }));

const articleWith = (contents?: ReactNode) => (
  <>
    <h1>Dashboard layout</h1>
    <p className="description">
      The frame of a dashboard: a header, a navigation that folds, and room for your pages.
    </p>
    {contents}
    {headings.map((title) => (
      <Stage key={title} minBlockSize="60vh">
        <h2 id={title.toLowerCase()}>{title}</h2>
        <p>What there is to say about it.</p>
      </Stage>
    ))}
  </>
);

const meta = preview.meta({
  title: 'PageShell',
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
    homeHref: '/toolpad/',
    hue: 'primary' as const,
    repositoryHref: 'https://github.com/mui/toolpad',
    footer: sampleFooter,
    product: sampleProduct,
    products: sampleProducts,
    menu: sampleMenu,
    activeHref,
    toc,
    previous: { href: '#previous', title: 'App provider' },
    next: { href: '#next', title: 'Page container' },
    breadcrumbs: [
      { title: 'Toolpad Core', href: '#core' },
      { title: 'Components' },
      { title: 'Layout' },
    ],
    editHref: '#edit',
    historyHref: '#history',
    feedbackHref: '#issue',
    updated: '2026-11-12',
    layout: 'doc' as const,
    children: articleWith(<TocFolded entries={toc} />),
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
    const names = [
      'Products',
      'Toolpad Core',
      'Breadcrumbs',
      'Previous and next page',
      'On this page',
    ];
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
        </p>
        <h2>First steps</h2>
        <p>Put it around your pages.</p>
        <StoryAdSlot />
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
    const inTheBar = [
      /^Toolpad$/,
      'Core',
      'Studio',
      'Search',
      'GitHub',
      'Color scheme',
      'Settings',
    ];
    for (const name of inTheBar) {
      await userEvent.tab();
      const focused = document.activeElement!;
      await expect(focused).toHaveAccessibleName(name);
      await expect(getComputedStyle(focused).outlineStyle).toBe('solid');
      await expect(getComputedStyle(focused).outlineWidth).toBe('2px');
    }
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus();
  },
});

/** The shortcuts click the field, which opens the search. */
export const SearchByKeyboard = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const onClick = fn((event: Event) => event.preventDefault());
    const search = canvas.getByRole('link', { name: 'Search' });
    search.addEventListener('click', onClick, { capture: true });
    for (const keys of ['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      await step(`The shortcut ${keys}`, async () => {
        onClick.mockClear();
        await userEvent.keyboard(keys);
        await expect(onClick).toHaveBeenCalledTimes(1);
      });
    }
    await step('In a text field a slash is a slash', async () => {
      onClick.mockClear();
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter menu' }), '/');
      await expect(onClick).not.toHaveBeenCalled();
    });
  },
});

/** The name of an icon button shows on keyboard focus, and Escape hides it. */
export const TooltipOnFocus = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Settings' });
    const tooltip = () => getComputedStyle(button, '::after');
    await step('Hidden without focus', async () => {
      await expect(tooltip().visibility).toBe('hidden');
    });
    await step('Shown on focus, within the window', async () => {
      for (let press = 0; document.activeElement !== button && press < 12; press += 1)
        await userEvent.tab();
      await expect(tooltip().visibility).toBe('visible');
      await expect(tooltip().content).toContain('Settings');
      await noSidewaysScroll();
    });
    await step('Hidden by Escape until the focus leaves', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(tooltip().visibility).toBe('hidden');
      await userEvent.tab({ shift: true });
      await userEvent.tab();
      await expect(tooltip().visibility).toBe('visible');
    });
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
    await expect(
      canvas.getByRole('link', { name: 'Last updated on November 12, 2026' }),
    ).toHaveAttribute('href', '#history');
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
  args: { toc: [], children: articleWith() },
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

/** Without a repository of its own the site has no edit links, and asks for no issues. */
export const WithoutRepository = meta.story({
  args: {
    repositoryHref: undefined,
    editHref: undefined,
    historyHref: undefined,
    feedbackHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Edit this page' })).toBeNull();
    await expect(canvas.getByRole('banner').querySelector('[href^="https:"]')).toBeNull();
    const feedback = canvas.getByRole('region', { name: 'Feedback' });
    await expect(feedback.querySelector('a')).toBeNull();
  },
});

/** The color of the product marks where the reader is; links keep theirs. */
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
    await expect(color('--accent')).toBe(color('--docs-palette-secondary-main'));
  },
});

export const StudioDarkRightToLeft = Studio.extend({
  globals: { mode: 'dark', direction: 'rtl' },
});

/** Full width, with the menu behind a button and without the page chrome of articles. */
export const Landing = meta.story({
  args: { layout: 'landing', activeHref: '', hue: 'neutral', children: articleWith() },
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
  args: { layout: 'notFound', toc: [], activeHref: '', hue: 'neutral', children: articleWith() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').querySelector('[aria-current]')).toBeNull();
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
    const contents = canvas.getByText('On this page', { selector: 'summary' });
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(contents.getBoundingClientRect().top).toBeGreaterThan(
      title.getBoundingClientRect().bottom,
    );
    await userEvent.click(contents);
    await expect(canvas.getByRole('link', { name: 'Slots' })).toBeVisible();
    await noSidewaysScroll();
  },
});

/** What the bar has no room for is in the menu. */
export const PhoneMenu = Phone.extend({
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
      await expect(menu.getByRole('link', { name: 'Core' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(menu.getByRole('link', { name: 'Studio' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'GitHub' })).toBeVisible();
      await expect(menu.getByRole('button', { name: 'Settings' })).toBeVisible();
    });
  },
});

export const PhoneMenuDarkRightToLeft = PhoneMenu.extend({
  globals: { viewport: { value: 'phone' }, mode: 'dark', direction: 'rtl' },
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

/** The interface is mirrored; English text and code read from left to right. */
export const RightToLeft = Article.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas, step }) => {
    const main = canvas.getByRole('main').getBoundingClientRect();
    await step('the menu and the contents list change sides', async () => {
      const left = (name: string) =>
        canvas.getByRole('navigation', { name }).getBoundingClientRect().left;
      await expect(left('Toolpad Core')).toBeGreaterThan(main.left);
      await expect(left('On this page')).toBeLessThan(main.left);
    });
    await step('the article does not', async () => {
      const article = canvas.getByRole('article');
      await expect(getComputedStyle(article).direction).toBe('ltr');
      const lead = article.querySelector('p')!.firstChild!;
      const range = document.createRange();
      range.selectNodeContents(lead);
      const [line] = range.getClientRects();
      await expect(line!.left).toBe(article.getBoundingClientRect().left);
    });
  },
});

/** An article whose own text is right-to-left starts at the right. */
export const RightToLeftText = meta.story({
  globals: { direction: 'rtl' },
  args: {
    toc: [],
    children: (
      <>
        <h1>תיעוד</h1>
        <p className="description">רכיבים ללוחות בקרה.</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('article')).direction).toBe('rtl');
  },
});

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
