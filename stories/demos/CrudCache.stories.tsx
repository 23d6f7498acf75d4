import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import CrudCache from '../../docs/core/react-crud/demos/CrudCache';
import { crudStory } from './crudStory';
import { offersNoMoreThan } from './offersNoMoreThan';

const meta = preview.meta({ ...crudStory, title: 'Demos/Crud/Cache', component: CrudCache });

const asked = (times: number) => `Requests for the list: ${times}`;

export const SortedAndBack = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(asked(1))).toBeVisible();
    await offersNoMoreThan(canvasElement, ['sort']);
    const header = await canvas.findByRole('columnheader', { name: 'Part' });
    await userEvent.click(header);
    await expect(await canvas.findByText(asked(2))).toBeVisible();
    await userEvent.click(header);
    await expect(await canvas.findByText(asked(3))).toBeVisible();
    await userEvent.click(header);
    await userEvent.click(header);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText(asked(3))).toBeVisible();
  },
});

SortedAndBack.test('Without the cache each step asks', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('switch', { name: 'Cache' }));
  await expect(await canvas.findByText(asked(4))).toBeVisible();
  const header = await canvas.findByRole('columnheader', { name: 'Part' });
  await userEvent.click(header);
  await expect(await canvas.findByText(asked(5))).toBeVisible();
  await userEvent.click(header);
  await expect(await canvas.findByText(asked(6))).toBeVisible();
});

export const RightToLeftAndDark = SortedAndBack.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
