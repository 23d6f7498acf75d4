import { expect, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { textsOf } from '../shared/checks';
import { Breadcrumbs } from '../../../src/components/Breadcrumbs/Breadcrumbs';
import { sampleOf } from '../../kit/docs';

const meta = preview.meta({
  title: 'Breadcrumbs',
  component: Breadcrumbs,
  argTypes: {
    items: sampleOf({
      'One level': [{ title: 'Toolpad Core', href: '#core' }],
      'Two levels': [{ title: 'Toolpad Core', href: '#core' }, { title: 'Guides' }],
      'Long names': [
        { title: 'Toolpad Studio', href: '#studio' },
        { title: 'Connecting to data sources', href: '#data' },
        { title: 'Queries of the current page' },
      ],
    }),
  },
  args: {
    items: [{ title: 'Toolpad Core', href: '#core' }, { title: 'Components' }, { title: 'Layout' }],
  },
});

/** Three levels, of which the product is a link; slashes are visible but not announced. */
export const ThreeLevels = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(textsOf(items)).toEqual(['Toolpad Core', 'Components', 'Layout']);
    // The slash is visible but not announced.
    await expect(items.map((item) => getComputedStyle(item, '::before').content)).toEqual([
      'none',
      '"/" / ""',
      '"/" / ""',
    ]);
  },
});

/** The only level is a link to the product. */
export const OneLevel = meta.story({
  args: { items: [{ title: 'Toolpad Core', href: '#core' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toContainElement(
      canvas.getByRole('link', { name: 'Toolpad Core' }),
    );
  },
});

/** Long titles start a new line, also within a word, and nothing is cut off. */
export const LongTitlesOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { title: 'Toolpad Core', href: '#core' },
      { title: 'unstable_useDashboardLayoutNavigationSubscriptionContextValue' },
      { title: 'How to keep rows in place while the user sorts them' },
    ],
  },
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(trail.scrollWidth).toBeLessThanOrEqual(trail.clientWidth);
    // A title that does not fit on the line starts a new one.
    const [first, , last] = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(last!.top).toBeGreaterThan(first!.bottom);
  },
});
