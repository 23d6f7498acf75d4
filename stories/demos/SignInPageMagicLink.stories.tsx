import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import SignInPageMagicLink from '../../docs/core/react-sign-in-page/demos/SignInPageMagicLink';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Sign-in Page/Magic link',
  component: SignInPageMagicLink,
});

export const LinkSent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'desk@workshop.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Email' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We sent a link to desk@workshop.example',
    );
  },
});

export const NothingSentWithoutAnAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Email' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const RightToLeftAndDark = LinkSent.extend({ globals: { direction: 'rtl', mode: 'dark' } });
