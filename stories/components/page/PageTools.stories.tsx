import { http, HttpResponse } from 'msw';
import { expect, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { PageTools } from '../../../src/components/PageTools/PageTools';
import { attachPageTools } from '../../../src/components/PageTools/PageTools.behavior';
import { inArticle } from '../../kit/decorators';
import { areLargeEnough, noSidewaysScroll, textsOf } from '../shared/checks';
import { caption } from '../../kit/docs';

const behaviors = [attachPageTools];
const markdownHref = '/toolpad/core/react-account/index.md';
const markdown = '# Account\n\nAn account menu.\n';
const prompt = 'Use Account in this project.\n\n1. Read its page.';

const meta = preview.meta({
  title: 'PageTools',
  component: PageTools,
  tags: ['network'],
  args: {
    markdownHref,
    origin: 'https://mui.com',
    serverHref: '/toolpad/core/guides/ai-tools/',
  },
  parameters: { behaviors, faults: ['network'] },
  decorators: [inArticle],
  beforeEach: ({ msw }) => msw.use(http.get(`*${markdownHref}`, () => HttpResponse.text(markdown))),
});

const copy = 'Copy as Markdown';
const menu = 'Markdown and AI tools';

export const Default = meta.story({
  play: async ({ canvas }) => {
    const tools = canvas.getAllByRole('button');
    await expect(tools.map((tool) => tool.ariaLabel ?? tool.textContent)).toEqual([copy, menu]);
    await expect(canvas.queryByRole('link')).toBeNull();
    await areLargeEnough(tools);
  },
});

export const WithPrompt = Default.extend({
  parameters: caption(
    'Pages about installation and components, and tutorials: what an agent is to read, run and check.',
  ),
  args: { prompt },
  play: async ({ canvas, platform, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy prompt' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Copied'));
    await expect(platform.clipboard.texts).toEqual([prompt]);
    await expect(platform.analytics.sent()).toEqual([
      { name: 'markdown', eventAction: 'copy-prompt', eventLabel: location.pathname },
    ]);
  },
});

export const Copied = Default.extend({
  parameters: caption('The menu button keeps its position while the label is shorter.'),
  play: async ({ canvas, platform, userEvent }) => {
    const button = canvas.getByRole('button', { name: copy });
    const { right } = canvas.getByRole('button', { name: menu }).getBoundingClientRect();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Copied'));
    await expect(platform.clipboard.texts).toEqual([markdown]);
    await expect(platform.analytics.sent()).toEqual([
      { name: 'markdown', eventAction: 'copy', eventLabel: location.pathname },
    ]);
    await expect(canvas.getByRole('button', { name: menu }).getBoundingClientRect().right).toBe(
      right,
    );
  },
});

export const Open = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: menu }));
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    await expect(textsOf(links)).toEqual([
      'View as Markdown',
      'Open in ChatGPT',
      'Open in Claude',
      'Open in Perplexity',
      'Connect the MCP server',
    ]);
    for (const { href } of links.slice(1, 4))
      await expect(new URL(href).searchParams.get('q')).toBe(
        `Read https://mui.com${markdownHref} and answer my questions about it.`,
      );
    await areLargeEnough(links);
    await noSidewaysScroll();
  },
});

export const OpenOnAPhone = Open.extend({
  args: { prompt },
  globals: { viewport: { value: 'narrow' } },
});

export const ByKeyboard = Default.extend({
  play: async ({ canvas, platform, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: menu });
    await step('Enter copies', async () => {
      await userEvent.tab();
      await expect(getComputedStyle(canvas.getByRole('button', { name: copy })).outlineStyle).toBe(
        'solid',
      );
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(platform.clipboard.texts).toEqual([markdown]));
    });
    await step('Enter opens the menu, whose links come next', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'View as Markdown' })).toHaveFocus();
    });
  },
});

export const Denied = Default.extend({
  parameters: { platform: { clipboard: 'denied' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: copy });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Could not copy'));
  },
});

export const MissingFile = Default.extend({
  beforeEach: ({ msw }) =>
    msw.use(http.get(`*${markdownHref}`, () => new HttpResponse(null, { status: 404 }))),
  play: async ({ canvas, platform, userEvent }) => {
    const button = canvas.getByRole('button', { name: copy });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Could not copy'));
    await expect(platform.clipboard.texts).toEqual([]);
    await expect(platform.analytics.sent()).toEqual([]);
  },
});
