import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import PageContainerTitleBreadcrumbs from '../../docs/core/react-page-container/demos/PageContainerTitleBreadcrumbs';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Page Container/Title and breadcrumbs',
  component: PageContainerTitleBreadcrumbs,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Touring bike, new chain' })).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'This week' })).toHaveAttribute(
      'href',
      '/repairs/week',
    );
    await expect(trail.getByText('Repair 17')).toBeVisible();
    await expect(trail.queryByRole('link', { name: 'Repair 17' })).not.toBeInTheDocument();
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
