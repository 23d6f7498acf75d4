import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PageTools } from '../../../src/components/PageTools/PageTools';
import { attachPageTools } from '../../../src/components/PageTools/PageTools.behavior';
import { inArticle } from '../shared/inArticle';
import { areLargeEnough } from '../shared/largeEnough';
import { forcedColors } from '../shared/mediaFeatures';
import { caption } from '../../kit/caption';

const behaviors = [attachPageTools];
const markdownHref = '/toolpad/core/react-account/index.md';
const markdown = '# Account\n\nAn account menu.\n';

const meta = preview.meta({
  title: 'PageTools',
  component: PageTools,
  tags: ['network'],
  args: { markdownHref },
  parameters: { behaviors },
  decorators: [inArticle],
  beforeEach: ({ msw }) => msw.use(http.get(`*${markdownHref}`, () => HttpResponse.text(markdown))),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const tools = [canvas.getByRole('button'), canvas.getByRole('link')];
    await expect(tools[0]).toHaveAccessibleName('Copy as Markdown');
    await expect(tools[1]).toHaveAccessibleName('View as Markdown');
    await expect(tools[1]).toHaveAttribute('href', markdownHref);
    await areLargeEnough(tools);
  },
});

export const Copied = Default.extend({
  parameters: caption('The link keeps its position while the label is shorter.'),
  play: async ({ canvas, platform, userEvent }) => {
    const [button, link] = [canvas.getByRole('button'), canvas.getByRole('link')];
    const { right } = link.getBoundingClientRect();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Copied'));
    await expect(platform.clipboard.texts).toEqual([markdown]);
    await expect(platform.analytics.sent()).toEqual([
      { name: 'markdown', eventAction: 'copy', eventLabel: location.pathname },
    ]);
    await expect(link.getBoundingClientRect().right).toBe(right);
  },
});

export const ByKeyboard = Default.extend({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('button')).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(platform.clipboard.texts).toEqual([markdown]));
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

export const Denied = Default.extend({
  parameters: { platform: { clipboard: 'denied' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleName('Could not copy'));
  },
});

export const MissingFile = Default.extend({
  beforeEach: ({ msw }) =>
    msw.use(http.get(`*${markdownHref}`, () => new HttpResponse(null, { status: 404 }))),
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleName('Could not copy'));
    await expect(platform.clipboard.texts).toEqual([]);
    await expect(platform.analytics.sent()).toEqual([]);
  },
});

export const RightToLeft = Default.extend({
  parameters: caption('In text from right to left, the order of the tools is mirrored.'),
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole('button').getBoundingClientRect().left,
    );
  },
});

export const ForcedColors = Default.extend(forcedColors);
