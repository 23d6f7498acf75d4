import { expect, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { caption } from '../../kit/docs';
import { RelatedPages } from '../../../src/components/RelatedPages/RelatedPages';
import { areLargeEnough, textsOf } from '../shared/checks';

const pages = [
  { href: '#theming', title: 'Theming' },
  { href: '#layout', title: 'Dashboard Layout' },
  { href: '#why', title: 'Why Toolpad Studio?' },
];

const meta = preview.meta({
  title: 'RelatedPages',
  component: RelatedPages,
  args: { pages },
});

/** Three pages are linked, large enough. */
export const Three = meta.story({
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Related pages' })).getAllByRole(
      'link',
    );
    await expect(textsOf(links)).toEqual(pages.map(({ title }) => title));
    await areLargeEnough(links);
  },
});

export const One = meta.story({ tags: ['no-play'], args: { pages: pages.slice(0, 1) } });

export const RightToLeft = Three.extend({
  parameters: caption('A question mark follows its words.'),
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const question = canvas.getAllByRole('link')[2];
    const leftOf = (index: number) => {
      const range = document.createRange();
      const letters = document.createTreeWalker(question!, NodeFilter.SHOW_TEXT).nextNode()!;
      range.setStart(letters, index);
      range.setEnd(letters, index + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf(question!.textContent.length - 1)).toBeGreaterThan(leftOf(0));
  },
});

/** Wraps, also within a word. */
export const LongTitlesOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    pages: [
      { href: '#a', title: 'unstable_useDashboardLayoutNavigationSubscriptionContextValue' },
      { href: '#b', title: 'Add Toolpad Core to an existing app step by step' },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});
