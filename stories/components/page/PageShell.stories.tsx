import { expect, fn, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { PageShell } from '../../../src/components/PageShell/PageShell';
import { caption } from '../../kit/docs';
import {
  activeHref,
  sampleFooter,
  sampleMenu,
  sampleProduct,
  sampleProducts,
} from '../navigation/sampleMenu';
import { noSidewaysScroll, linksTo } from '../shared/checks';
import { articleWith, pageShellStory } from './pageShellStory';

const meta = preview.meta({
  ...pageShellStory,
  title: 'PageShell',
  component: PageShell,
  args: {
    ...pageShellStory.args,
    siteTitle: 'Toolpad',
    homeHref: '/toolpad/',
    hue: 'primary' as const,
    product: sampleProduct,
    products: sampleProducts,
    menu: sampleMenu,
    activeHref,
    footer: sampleFooter,
    layout: 'doc' as const,
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
    // No ad, and no room for one.
    await expect(canvas.queryByRole('group', { name: 'Advertisement' })).toBeNull();
    const lead = document.querySelector('.description')!.getBoundingClientRect();
    const section = canvas.getByRole('heading', { name: 'Anatomy' }).getBoundingClientRect();
    await expect(section.top - lead.bottom).toBeLessThanOrEqual(48);
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

Article.test('the focus is visible on everything in the bar', async ({ canvas, userEvent }) => {
  // The skip link, then everything in the app bar: each has a visible focus.
  await userEvent.tab();
  const inTheBar = [/^Toolpad$/, 'Core', 'Studio', 'Search', 'GitHub', 'Color scheme', 'Settings'];
  for (const name of inTheBar) {
    await userEvent.tab();
    const focused = document.activeElement!;
    await expect(focused).toHaveAccessibleName(name);
    await expect(getComputedStyle(focused).outlineStyle).toBe('solid');
    await expect(getComputedStyle(focused).outlineWidth).toBe('2px');
  }
  await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus();
});

Article.test('shortcuts click the search field', async ({ canvas, step, userEvent }) => {
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
    const field = document.createElement('input');
    search.after(field);
    await userEvent.type(field, '/');
    await expect(onClick).not.toHaveBeenCalled();
    field.remove();
  });
  search.focus();
});

/** The name of an icon button shows on keyboard focus, and Escape hides it. */
export const TooltipOnFocus = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Settings' });
    const tooltip = () => getComputedStyle(button, '::after');
    await step('Hidden without focus', () => expect(tooltip().visibility).toBe('hidden'));
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
    await linksTo(canvas, 'Edit this page', '#edit');
    await expect(canvas.getByText('November 12, 2026')).toHaveAttribute('datetime', '2026-11-12');
    await expect(
      canvas.getByRole('link', { name: 'Last updated on November 12, 2026' }),
    ).toHaveAttribute('href', '#history');
    const feedback = canvas.getByRole('region', { name: 'Feedback' });
    await expect(feedback).toHaveAttribute('data-feedback', activeHref);
    await expect(feedback.querySelector('a')).toHaveAttribute('href', '#issue');
    feedback.scrollIntoView({ behavior: 'instant', block: 'center' });
  },
});

export const WithoutContents = meta.story({
  args: { toc: [], children: articleWith() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).toBeNull();
    await expect(canvas.queryByText('On this page')).toBeNull();
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

export const RightToLeft = Article.extend({
  parameters: caption('The interface is mirrored; English text and code read from left to right.'),
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
