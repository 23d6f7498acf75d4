import { expect } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import page from '../../docs/page.mdx?compiled';
import { noSidewaysScroll } from '../components/shared/checks';
import { wholePage } from './DocsPage';
import { hasItsFrame } from './pageChecks';

const meta = preview.meta({ ...wholePage, title: 'Landing page', tags: ['!autodocs'], args: page });

export const Desktop = meta.story({
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    for (const { href } of args.context.products) {
      await expect(
        canvas.getAllByRole('link').filter((link) => link.getAttribute('href') === href),
      ).not.toHaveLength(0);
    }
  },
});

export const MenuOpen = Desktop.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(
      canvas.getByRole('navigation', { name: args.context.section.product.name }),
    ).toBeVisible();
  },
});

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });

export const Printed = Desktop.extend({
  parameters: { media: { print: true } },
  globals: { viewport: { value: 'paper' } },
  play: noSidewaysScroll,
});
