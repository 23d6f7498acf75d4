import { expect, type screen } from '../kit/storyTest';
import { isReferencePage } from '../../src/app/build/reference/ReferencePage';
import type { Block } from '../../src/content/PageRecord';
import { layouts } from '../../src/domain/content/layouts';
import { noSidewaysScroll } from '../components/shared/noSidewaysScroll';
import type { StoryPage } from '../kit/StoryPage';

/** The parts of Storybook's `canvas` that the checks need. */
type Canvas = Pick<typeof screen, 'getByRole' | 'queryByRole' | 'getAllByRole'>;

const titlesIn = (blocks: readonly (string | Block)[]): string[] =>
  blocks.flatMap((block) => {
    if (typeof block === 'string') return [];
    if (block.kind !== 'html') return titlesIn(block.children);
    return block.tag === 'h1' ? [block.html] : [];
  });

function headingOf(record: StoryPage['record']): string | undefined {
  return isReferencePage(record) ? record.meta.title : titlesIn(record.blocks)[0];
}

/** The page chrome: app bar, named menu, one main element with one title, footer. */
export async function hasItsFrame(canvas: Canvas, { record, context }: StoryPage) {
  await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(57);
  await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main-content');
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(headingOf(record));
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent('MIT licensed');
  await expect(
    canvas.queryByRole('navigation', { name: context.section.product.name }) !== null,
  ).toBe(window.innerWidth >= 1200 && layouts[record.meta.layout].hasOpenMenu);
  await noSidewaysScroll();
}
