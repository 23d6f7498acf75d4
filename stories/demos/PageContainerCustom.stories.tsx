import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import PageContainerCustom from '../../docs/core/react-page-container/demos/PageContainerCustom';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Page Container/Dynamic page',
  component: PageContainerCustom,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Repair 17' })).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Repairs' })).toHaveAttribute('href', '/repairs');
    await expect(trail.getByText('Repair 17')).toBeVisible();
  },
});

export const NextPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next repair' }));
    await expect(canvas.getByRole('heading', { name: 'Repair 18' })).toBeVisible();
    await expect(canvas.getByRole('navigation')).toHaveTextContent('Repair 18');
  },
});

export const RightToLeftAndDark = NextPage.extend({ globals: { direction: 'rtl', mode: 'dark' } });
