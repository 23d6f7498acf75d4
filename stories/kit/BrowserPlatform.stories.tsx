import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { createBrowserPlatform } from '../../src/platform/createBrowserPlatform';

/** Shows the attributes that the platform sets. */
const pageCss = `
:root { color-scheme: light dark; font-family: system-ui; }
:root[data-color-scheme='light'] { color-scheme: light; }
:root[data-color-scheme='dark'] { color-scheme: dark; }
:root[data-color-scheme]::after {
  content: 'Color scheme: ' attr(data-color-scheme) ', code: ' attr(data-code-variant);
  margin: 8px;
}
`;

/** The real platform, twice, on real storage: two documents of one origin behave like two tabs. */
function TwoFrames() {
  const page = (name: string) =>
    `<!doctype html><html lang="en"><title>${name}</title><style>${pageCss}</style><main><h1>${name}</h1></main></html>`;
  return (
    <>
      <iframe title="First" srcDoc={page('First')} />
      <iframe title="Second" srcDoc={page('Second')} />
    </>
  );
}

const meta = preview.meta({
  title: 'Browser platform',
  tags: ['!dev', '!autodocs'],
  component: TwoFrames,
});

async function open(canvas: { findByTitle(title: string): Promise<HTMLElement> }, title: string) {
  const frame = (await canvas.findByTitle(title)) as HTMLIFrameElement;
  await waitFor(() => expect(frame.contentDocument?.title).toBe(title));
  const window = frame.contentWindow!;
  return { platform: createBrowserPlatform(window), html: window.document.documentElement };
}

export const ChoiceReachesTheOtherFrame = meta.story({
  play: async ({ canvas, step }) => {
    const first = await open(canvas, 'First');
    const second = await open(canvas, 'Second');

    await step('a first visit writes nothing', async () => {
      await expect(localStorage.getItem('mode')).toBeNull();
      await expect(localStorage.getItem('color-scheme')).toBeNull();
      await expect(document.cookie).toBe('');
    });

    await step('a mode chosen in one frame shows in the other', async () => {
      first.platform.preferences.set('mode', 'dark');
      await expect(first.html).toHaveAttribute('data-color-scheme', 'dark');
      await waitFor(() => expect(second.html).toHaveAttribute('data-color-scheme', 'dark'));
      await expect(localStorage.getItem('mode')).toBe('dark');
      await expect(localStorage.getItem('color-scheme')).toBe('dark');
    });

    await step('a deleted key is the default again', async () => {
      localStorage.removeItem('mode');
      await waitFor(() => expect(second.platform.preferences.get('mode')).toBe('system'));
    });

    await step('a code variant is a cookie, read when the other page is shown again', async () => {
      first.platform.preferences.set('codeVariant', 'JS');
      await expect(document.cookie).toBe('codeVariant=JS');
      second.html.ownerDocument.dispatchEvent(new Event('visibilitychange'));
      await expect(second.html).toHaveAttribute('data-code-variant', 'JS');
    });

    await step('a mode chosen again shows in both', async () => {
      first.platform.preferences.set('mode', 'dark');
      await expect(first.html).toHaveAttribute('data-color-scheme', 'dark');
      await waitFor(() => expect(second.html).toHaveAttribute('data-color-scheme', 'dark'));
    });
  },
});

export const SystemModeFollowsTheSystem = meta.story({
  parameters: { media: { colorScheme: 'dark' } },
  play: async ({ canvas }) => {
    const { html } = await open(canvas, 'First');
    const second = await open(canvas, 'Second');
    const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
    // Only the test run emulates the system's color scheme.
    if (navigator.userAgent.includes('StorybookTestRunner')) await expect(systemIsDark).toBe(true);
    for (const root of [html, second.html])
      await expect(root).toHaveAttribute('data-color-scheme', systemIsDark ? 'dark' : 'light');
  },
});
