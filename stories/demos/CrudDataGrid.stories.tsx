import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import CrudDataGrid from '../../docs/core/react-crud/demos/CrudDataGrid';
import { crudStory } from './crudStory';
import { offersNoMoreThan } from './offersNoMoreThan';

const meta = preview.meta({ ...crudStory, title: 'Demos/Crud/Data grid', component: CrudDataGrid });

export const FirstPage = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /Chain/ })).toBeVisible();
    await expect(canvas.getByText('1–3 of 5')).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: 'Part column menu' }),
    ).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    await offersNoMoreThan(canvasElement, []);
  },
});

FirstPage.test('The second page is asked for and shown', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
  await expect(await canvas.findByRole('row', { name: /Tube/ })).toBeVisible();
  await expect(canvas.queryByRole('row', { name: /Chain/ })).not.toBeInTheDocument();
});

export const RightToLeftAndDark = FirstPage.extend({ globals: { direction: 'rtl', mode: 'dark' } });
