import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import SignInPageBranding from '../../docs/core/react-sign-in-page/demos/SignInPageBranding';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Sign-in Page/Branding',
  component: SignInPageBranding,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sign In to Spoke & Chain',
    );
    await expect(canvas.getByTestId('PedalBikeIcon')).toBeVisible();
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
