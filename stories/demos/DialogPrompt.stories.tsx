import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import DialogPrompt from '../../docs/core/react-use-dialogs/demos/DialogPrompt';
import { demoStory } from './demoStory';
import { shownDialog } from './shownDialog';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useDialogs/Prompt',
  component: DialogPrompt,
});

/** The package gives the field no name and makes the form itself the dialog. */
const packageDefects = {
  a11y: {
    config: {
      rules: [
        { id: 'label', enabled: false },
        { id: 'aria-allowed-role', enabled: false },
      ],
    },
  },
};

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing ordered yet')).toBeVisible();
  },
});

export const Open = meta.story({
  parameters: packageDefects,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order a part' }));
    await expect(await shownDialog('Order a part')).toHaveTextContent('Which part is missing?');
    await expect(screen.getByRole('textbox')).toHaveFocus();
  },
});

Open.test('The answer is the text', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('Brake pads{Enter}');
  await expect(await canvas.findByText('Ordered: Brake pads')).toBeVisible();
});

Open.test('Nothing is not accepted as an answer', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  await expect(screen.getByRole('textbox')).toBeInvalid();
  await expect(canvas.getByText('Nothing ordered yet')).toBeInTheDocument();
});

Open.test('The answer is null when it is cancelled', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(await canvas.findByText('The order was dropped')).toBeVisible();
});

export const RightToLeftAndDark = Open.extend({ globals: { direction: 'rtl', mode: 'dark' } });
