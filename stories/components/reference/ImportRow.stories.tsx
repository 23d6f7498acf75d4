import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { attachCodeBlock } from '../../../src/components/CodeBlock/CodeBlock.behavior';
import { ImportRow } from '../../../src/components/ImportRow/ImportRow';
import { PageTools } from '../../../src/components/PageTools/PageTools';
import { attachPageTools } from '../../../src/components/PageTools/PageTools.behavior';
import { importHtml } from '../../../src/app/build/document/PageApi';
import { inArticle } from '../../kit/decorators';
import { noSidewaysScroll } from '../shared/checks';
import { copyCode } from '../shared/actions';
import { caption } from '../../kit/docs';

const line = "import { DashboardLayout } from '@toolpad/core/DashboardLayout';";

const meta = preview.meta({
  title: 'ImportRow',
  component: ImportRow,
  args: {
    name: 'DashboardLayout',
    html: importHtml(line),
    size: "Size, minified and gzipped: 7.4 kB, or 72 kB with Emotion and Material UI. React isn't counted.",
    links: [
      { label: 'API', href: '#api' },
      { label: 'Source', href: '#source' },
      { label: 'Issues', href: '#issues' },
    ],
    children: <PageTools markdownHref="/toolpad/index.md" origin="https://mui.com" />,
  },
  parameters: { behaviors: [attachCodeBlock, attachPageTools] },
  decorators: [inArticle],
});

export const Component = meta.story({
  play: async ({ canvas, platform, userEvent }) => {
    await expect(
      canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['API', '#api'],
      ['Source', '#source'],
      ['Issues', '#issues'],
    ]);
    await expect(canvas.getByRole('list', { name: 'Links for DashboardLayout' })).toBeVisible();
    await copyCode({ canvas, platform, userEvent });
    await expect(platform.clipboard.texts).toEqual([line]);
  },
});

const longLine = "import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';";

export const WithoutSize = Component.extend({
  parameters: caption('What runs on a server adds nothing to a bundle.'),
  args: { size: undefined },
});

export const OnAPhone = Component.extend({
  parameters: caption('A long line wraps.'),
  args: { name: 'useSessionStorageState', html: importHtml(longLine) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Markdown and AI tools' })).toBeVisible();
    await noSidewaysScroll();
  },
});
