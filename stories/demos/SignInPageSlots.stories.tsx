import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import SignInPageSlots from '../../docs/core/react-sign-in-page/demos/SignInPageSlots';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Sign-in Page/Slots',
  component: SignInPageSlots,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Workshop door' })).toBeVisible();
    await expect(canvas.getByText('For mechanics only')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Staff email' })).toBeRequired();
    await expect(canvas.getByLabelText(/^Key phrase/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'My own device' })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'New key' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open the door' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apply for a job' })).toBeVisible();
    await expect(canvas.queryByText('Remember Me')).not.toBeInTheDocument();
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
