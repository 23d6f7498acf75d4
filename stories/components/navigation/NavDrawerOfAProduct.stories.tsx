import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import studio from '../../../docs/studio/getting-started/page.mdx?compiled';
import { navDrawerStory } from './navDrawerStory';

/** The menu of a product as the site has it. */
const meta = preview.meta({
  ...navDrawerStory,
  title: 'NavDrawer of a product',
  tags: ['all-modes'],
});

/** The menu of Toolpad Studio marks its first page, and links to no other product. */
export const StudioMenu = meta.story({
  args: {
    label: 'Toolpad Studio',
    nodes: studio.context.section.menu,
    activeHref: studio.record.meta.pathname,
  },
  play: async ({ canvas }) => {
    await expect(studio.context.section.product.name).toBe('Toolpad Studio');
    const menu = canvas.getByRole('navigation', { name: 'Toolpad Studio' });
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/toolpad/studio/getting-started/',
    );
    const links = [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(links.filter((href) => !href?.startsWith('/toolpad/studio/'))).toEqual([]);
  },
});
