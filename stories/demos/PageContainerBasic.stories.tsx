import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import PageContainerBasic from '../../docs/core/react-page-container/demos/PageContainerBasic';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Page Container/Basic',
  component: PageContainerBasic,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Wheels' })).toBeVisible();
    const crumbs = within(canvas.getByRole('navigation', { name: 'breadcrumb' })).getAllByRole(
      'link',
    );
    await expect(crumbs.map((crumb) => crumb.getAttribute('href'))).toEqual([
      '/',
      '/stock',
      '/stock/wheels',
    ]);
  },
});

export const BreadcrumbChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Stock' }));
    await expect(canvas.getByRole('heading', { name: 'Stock' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Wheels' })).not.toBeInTheDocument();
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
