import { expect, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { linksTo } from '../shared/checks';
import { PrevNext } from '../../../src/components/PrevNext/PrevNext';
import { sampleOf } from '../../kit/docs';

const previous = { href: '#previous', title: 'App provider' };
const longTitle = { href: '#long', title: 'Connecting to data sources and databases' };
const next = { href: '#next', title: 'Page container' };

const meta = preview.meta({
  title: 'PrevNext',
  component: PrevNext,
  argTypes: {
    previous: sampleOf({ none: undefined, short: previous, long: longTitle }),
    next: sampleOf({ none: undefined, short: next, long: longTitle }),
  },
  args: { previous, next },
});

/** Both links have their title; the next one is aligned to the end. */
export const Both = meta.story({
  play: async ({ canvas }) => {
    const links = within(
      canvas.getByRole('navigation', { name: 'Previous and next page' }),
    ).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('rel'))).toEqual(['prev', 'next']);
    await linksTo(canvas, 'Previous App provider', previous.href);
    const toNext = canvas.getByRole('link', { name: 'Next Page container' });
    await expect(toNext).toHaveAttribute('href', next.href);
    // Its text is aligned to the side that it points to.
    await expect(getComputedStyle(toNext).textAlign).toBe('end');
  },
});

/** The link to the next page is in the end half. */
export const FirstPage = meta.story({
  args: { previous: undefined },
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => {
    const pair = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(canvas.getByRole('link').getBoundingClientRect().left).toBeGreaterThan(
      pair.left + pair.width / 2,
    );
  },
});

/** Only the previous page is linked. */
export const LastPage = meta.story({
  args: { next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Previous App provider');
  },
});
