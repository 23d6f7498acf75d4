import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import landing from '../../docs/page.mdx?compiled';
import { notFoundPage } from '../../src/app/document/systemPages';
import { noSidewaysScroll } from '../components/shared/noSidewaysScroll';
import { wholePage } from './DocsPage';
import { hasItsFrame } from './pageChecks';

const meta = preview.meta({
  ...wholePage,
  title: 'Not found page',
  args: {
    record: notFoundPage('/toolpad/addresses.json'),
    context: { ...landing.context, editPath: undefined },
  },
});

export const Desktop = meta.story({
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    await expect(canvas.getByText('Requested path')).toBeVisible();
    // The one in the bar and, larger, the one in the page.
    const searches = canvas.getAllByRole('link', { name: 'Search' });
    await expect(canvas.getByRole('main')).toContainElement(searches[1]!);
  },
});

/** Without script there is no path to show. */
export const WithoutScript = Desktop.extend({
  parameters: { noScript: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const Tablet = Desktop.extend({ globals: { viewport: { value: 'tablet' } } });

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });

export const Dark = Desktop.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Desktop.extend({ globals: { direction: 'rtl' } });

export const Dense = Desktop.extend({ globals: { density: 'dense' } });

export const Printed = Desktop.extend({
  parameters: { media: { print: true } },
  globals: { viewport: { value: 'paper' } },
  play: noSidewaysScroll,
});
