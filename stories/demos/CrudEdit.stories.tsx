import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import CrudEdit from '../../docs/core/react-crud/demos/CrudEdit';
import { demoStory } from './demoStory';

const meta = preview.meta({ ...demoStory, title: 'Demos/Crud/Edit', component: CrudEdit });

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Bike' })).toHaveValue('City bike');
    await expect(canvas.getByRole('checkbox', { name: 'Paid' })).toBeChecked();
  },
});

export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const bike = await canvas.findByRole('textbox', { name: 'Bike' });
    await userEvent.clear(bike);
    await userEvent.type(bike, 'Town bike');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Paid' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(await canvas.findByText('Saved: Town bike, not paid')).toBeVisible();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Item edited successfully.');
  },
});

export const RightToLeftAndDark = Loaded.extend({ globals: { direction: 'rtl', mode: 'dark' } });
