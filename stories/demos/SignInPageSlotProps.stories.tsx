import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import SignInPageSlotProps from '../../docs/core/react-sign-in-page/demos/SignInPageSlotProps';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Sign-in Page/Slot props',
  component: SignInPageSlotProps,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByText('At least twelve characters')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveClass(
      'MuiButton-outlinedSuccess',
    );
  },
});

export const RefusedWithoutTheRules = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'desk@workshop.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'three spokes and a chain');
    const rules = canvas.getByRole('checkbox', { name: /^I know the rules/ });
    await expect(rules).toBeInvalid();
    await expect(canvas.getByRole('form', { name: 'Sign in' })).toBeInvalid();
    await userEvent.click(rules);
    await expect(canvas.getByRole('form', { name: 'Sign in' })).toBeValid();
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
