import { expect } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import landing from '../../docs/page.mdx?compiled';
import { offlinePage } from '../../src/app/build/document/systemPages';
import { wholePage } from './DocsPage';
import { hasItsFrame } from './pageChecks';

/** What the service worker shows, offline, in place of a page that is not cached. */
const meta = preview.meta({
  ...wholePage,
  title: 'Offline page',
  tags: ['!autodocs'],
  args: {
    record: offlinePage(landing.context.products),
    context: { ...landing.context, editPath: undefined },
  },
});

export const Desktop = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('The page has header, menu and footer', () => hasItsFrame(canvas, args));
    await step('It links to each product, and to no page as the current one', async () => {
      for (const { href } of args.context.products)
        await expect(canvas.getByRole('main').querySelector(`[href="${href}"]`)).toBeVisible();
      await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    });
  },
});
