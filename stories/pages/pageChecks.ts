import { expect, type screen } from '../kit/storyTest';
import { layouts } from '../../src/domain/content/layouts';
import { noSidewaysScroll } from '../components/shared/checks';
import type { StoryPage } from '../kit/StoryPage';

/** The parts of Storybook's `canvas` that the checks need. */
type Canvas = Pick<typeof screen, 'getByRole' | 'queryByRole' | 'getAllByRole'>;

/** The page chrome: app bar, named menu, one main element with one title, footer. */
export async function hasItsFrame(canvas: Canvas, { record, context }: StoryPage) {
  await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(57);
  await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main-content');
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent('MIT licensed');
  await expect(
    canvas.queryByRole('navigation', { name: context.section.product.name }) !== null,
  ).toBe(window.innerWidth >= 1200 && layouts[record.meta.layout].hasOpenMenu);
  await noSidewaysScroll();
}
