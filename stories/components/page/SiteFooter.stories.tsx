import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { SiteFooter } from '../../../src/components/SiteFooter/SiteFooter';
import { sampleFooter } from '../navigation/sampleMenu';
import { areLargeEnough, noSidewaysScroll } from '../shared/checks';

const meta = preview.meta({
  title: 'SiteFooter',
  component: SiteFooter,
  args: { columns: sampleFooter, about: 'Toolpad 0.13.0', license: 'MIT licensed' },
  globals: { viewport: { value: 'desktop' } },
});

const startsOf = (lists: readonly Element[]) => [
  ...new Set(lists.map((list) => Math.round(list.getBoundingClientRect().left))),
];

export const FourColumns = meta.story({
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('list');
    await expect(startsOf(lists)).toHaveLength(4);
    await expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(
      sampleFooter.map(({ title }) => title),
    );
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Toolpad 0.13.0');
    await areLargeEnough(canvas.getAllByRole('link'));
  },
});

export const OnAPhone = FourColumns.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(startsOf(canvas.getAllByRole('list'))).toHaveLength(2);
    await noSidewaysScroll();
  },
});

/** A site without pages that could be linked. */
export const WithoutColumns = meta.story({
  args: { columns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('MIT licensed');
  },
});
