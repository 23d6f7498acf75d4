// cspell:ignore instalation
import { expect, within } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import landing from '../../docs/page.mdx?compiled';
import { notFoundPage } from '../../src/app/build/document/systemPages';
import {
  showAskedPath,
  showNearestPages,
} from '../../src/components/NearestPages/NearestPages.behavior';
import type { Behavior } from '../kit/asOnPage';
import { NoScriptStyles } from '../kit/styleSheets';
import { caption } from '../kit/docs';
import { pageBehaviors, wholePage } from './DocsPage';
import { hasItsFrame } from './pageChecks';

/** What the script of the page does once it has the addresses of all pages. */
const suggest: Behavior = (root) => {
  showAskedPath(root, '/toolpad/core/instalation/');
  showNearestPages(root.querySelector<HTMLElement>('[data-nearest-pages]')!, [
    {
      href: '/toolpad/core/introduction/installation/',
      title: 'Installation',
    },
    {
      href: '/toolpad/core/integrations/',
      title: 'Integrations',
    },
  ]);
};

const meta = preview.meta({
  ...wholePage,
  title: 'Not found page',
  tags: ['!autodocs'],
  parameters: { ...wholePage.parameters, behaviors: [...pageBehaviors, suggest] },
  args: {
    record: notFoundPage('/toolpad/', '/toolpad/addresses.json'),
    context: { ...landing.context, editPath: undefined },
  },
});

export const Desktop = meta.story({
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    await expect(canvas.getByText('Requested path')).toBeVisible();
    await expect(canvas.getByText('/toolpad/core/instalation/')).toBeVisible();
    // The one in the bar and, larger, the one in the page.
    await expect(canvas.getByRole('link', { name: 'Search' })).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('link', { name: 'Search for “instalation”' }),
    );
    const suggestions = canvas.getByRole('region', { name: 'Try one of these pages' });
    await expect(within(suggestions).getAllByRole('link').length).toBeGreaterThanOrEqual(2);
  },
});

export const WithoutScript = Desktop.extend({
  parameters: {
    ...caption('Without script there is no path to show: the style sheet hides its box.'),
    noScript: true,
  },
  decorators: [
    (Story) => (
      <>
        <NoScriptStyles />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByText('Requested path')).not.toBeVisible();
  },
});

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });
