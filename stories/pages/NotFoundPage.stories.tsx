import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import landing from '../../docs/page.mdx?compiled';
import { notFoundPage } from '../../src/app/document/systemPages';
import { noSidewaysScroll } from '../components/shared/noSidewaysScroll';
import { wholePage } from './DocsPage';
import { hasItsFrame } from './pageChecks';

const meta = preview.meta({
  ...wholePage,
  title: 'Pages/Not found page',
  args: {
    record: notFoundPage(landing.context.products),
    context: { ...landing.context, editPath: undefined },
  },
});

export const Desktop = meta.story({
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    const main = canvas.getByRole('main');
    for (const { href } of args.context.products)
      await expect(main.querySelector(`a[href="${href}"]`)).toBeVisible();
  },
});

export const Tablet = Desktop.extend({ globals: { viewport: { value: 'tablet' } } });

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });

export const Dark = Desktop.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Desktop.extend({ globals: { direction: 'rtl' } });

export const Dense = Desktop.extend({ globals: { density: 'dense' } });

export const Printed = Desktop.extend({
  parameters: { media: { print: true } },
  play: noSidewaysScroll,
});
