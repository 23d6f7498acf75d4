import { expect } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import type { StoryPage } from '../kit/StoryPage';
import { noSidewaysScroll } from '../components/shared/checks';
import { wholePage } from './DocsPage';

/** The stories that every page of another folder has, for a module that .storybook/contentStories.ts makes for it. */
export function plainPages(page: StoryPage) {
  const meta = preview.meta({ ...wholePage, args: page });
  const Desktop = meta.story({
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
      await noSidewaysScroll();
    },
  });
  return { Desktop, Phone: Desktop.extend({ globals: { viewport: { value: 'phone' } } }) };
}
