import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import CrudCreate from '../../docs/core/react-crud/demos/CrudCreate';
import { demoStory } from './demoStory';

const meta = preview.meta({ ...demoStory, title: 'Demos/Crud/Create', component: CrudCreate });

export const SentEmpty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(await canvas.findByText('Which bike is it?')).toBeVisible();
    await expect(canvas.getByText('At least one hour')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Bike' })).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('Created: nothing yet');
  },
});

export const Created = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bike' }), 'Unicycle');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Hours' }), '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(await canvas.findByText('Created: Unicycle')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Bike' })).toHaveValue('');
  },
});

export const RightToLeftAndDark = SentEmpty.extend({ globals: { direction: 'rtl', mode: 'dark' } });
