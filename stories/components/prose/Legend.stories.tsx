import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { Legend } from '../../../src/components/Legend/Legend';
import { inArticle } from '../../kit/decorators';
import { sampleOf } from '../../kit/docs';

const meta = preview.meta({
  title: 'Legend',
  component: Legend,
  argTypes: {
    remarks: sampleOf({
      'Two remarks': ['The explorer lists pages.', 'The canvas shows the page.'],
      'A long remark': [
        'The explorer lists the pages of the app, the queries of the current page and the actions of its components.',
      ],
    }),
  },
  args: {
    remarks: [
      'The explorer lists pages, queries and actions.',
      'The component library opens when the pointer is over it.',
      'The canvas shows the page with its data.',
    ],
  },
  decorators: [inArticle],
});

export const Remarks = meta.story({
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(getComputedStyle(items[0]!, '::before').content).toContain('counter');
  },
});

/** Code of a remark is in backticks. */
export const WithCode = meta.story({
  args: { remarks: ['`sidebarFooter` receives `mini`.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('sidebarFooter').tagName).toBe('CODE');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('sidebarFooter receives mini.');
  },
});

/** Nothing is rendered: the picture has no remarks. */
export const NoRemarks = meta.story({
  args: { remarks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
