import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import CrudShow from '../../docs/core/react-crud/demos/CrudShow';
import { recordParameters } from './crudStory';
import { demoStory } from './demoStory';
import { shownDialog } from './shownDialog';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Crud/Show',
  component: CrudShow,
  parameters: { ...demoStory.parameters, ...recordParameters },
});

export const RecordShown = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('City bike')).toBeVisible();
    await expect(canvas.getByText('March 11, 2026')).toBeVisible();
    await expect(canvas.getByText('Yes')).toBeVisible();
  },
});

export const EditChosen = RecordShown.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Edit 219');
  },
});

export const Deleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(
      within(await shownDialog('Delete item?')).getByRole('button', { name: 'Delete' }),
    );
    await expect(await canvas.findByText('This item has been deleted.')).toBeVisible();
    await expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent('Deleted 219');
  },
});

export const RightToLeftAndDark = RecordShown.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
