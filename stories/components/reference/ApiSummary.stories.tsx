import { expect, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { sentence, text } from '../../../src/content/nodes';
import { ApiSummary } from '../../../src/components/ApiTable/ApiSummary';
import { inArticle } from '../../kit/decorators';
import { noSidewaysScroll, textsOf, linksTo } from '../shared/checks';
import { sampleProps } from './sampleApi';
import { caption } from '../../kit/docs';

/** The section at the end of a page about a component or hook. */
const meta = preview.meta({
  title: 'ApiSummary',
  component: ApiSummary,
  args: {
    name: 'DashboardLayout',
    href: '#api',
    summary: [text('The shell of an app: a header, a sidebar and the page beside it.')],
    rows: sampleProps.map((row) => ({ ...row, href: `#${row.name}` })),
  },
  decorators: [inArticle],
});

export const Props = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(textsOf(within(table).getAllByRole('columnheader'))).toEqual([
      'Name',
      'Type',
      'Default',
      'Description',
    ]);
    await linksTo(canvas, 'branding', '#branding');
    await linksTo(canvas, 'DashboardLayout', '#api');
  },
});

/** Without a default there is no column for it. */
export const Methods = meta.story({
  args: {
    name: 'useDialogs',
    summary: [text('Opens dialogs from event handlers.')],
    rows: [
      {
        name: 'confirm',
        href: '#confirm',
        type: ['(msg, options?) => Promise<boolean>'],
        description: [sentence('Open a confirmation dialog.')],
      },
      {
        name: 'close',
        href: '#close',
        type: ['(dialog, result) => Promise<R>'],
        description: [sentence('Close a dialog and return a result.')],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
});

export const NoRows = meta.story({
  args: { name: 'ThemeSwitcher', rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'ThemeSwitcher' })).toBeVisible();
  },
});

export const OnAPhone = Props.extend({
  parameters: caption('Rows are cards.'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(sampleProps.length);
    await noSidewaysScroll();
  },
});
