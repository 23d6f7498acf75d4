import { expect } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import page from 'reference:studio/reference/file-schema';
import { wholePage } from './DocsPage';
import { hasItsFrame } from './pageChecks';

const meta = preview.meta({
  ...wholePage,
  title: 'File schema page',
  tags: ['!autodocs'],
  args: page,
});

export const Desktop = meta.story({
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('File schema');
    await expect(canvas.getAllByRole('link', { name: 'apiVersion' })[0]).toBeVisible();
  },
});

export const Phone = Desktop.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    await expect(canvas.getAllByRole('link', { name: 'apiVersion' })[0]).toBeVisible();
  },
});
