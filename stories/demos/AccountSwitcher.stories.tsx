import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import AccountSwitcher from '../../docs/core/react-account/demos/AccountSwitcher';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Account/Account switcher',
  component: AccountSwitcher,
});

export const MenuOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Workshop' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Basel' })).toHaveClass('Mui-selected');
  },
});

export const OtherWorkshopChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The workshop in Basel')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ghent' }));
    await expect(canvas.getByText('The workshop in Ghent')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
});

export const RightToLeftAndDark = MenuOpened.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
