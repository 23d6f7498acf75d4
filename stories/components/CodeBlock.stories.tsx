import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { attachCodeBlock, copiedMilliseconds } from '../../src/components/CodeBlock/CodeBlock.behavior';
import { CodeBlock } from '../../src/components/CodeBlock/CodeBlock';
import { Attached } from './samples/Attached';
import { sampleCommand, sampleDiff, sampleTokens, sampleTs } from './samples/sampleCode';

const behaviors = [attachCodeBlock];

const meta = preview.meta({
  title: 'Components/CodeBlock',
  component: CodeBlock,
  args: { language: 'tsx', html: sampleTs },
  decorators: [
    (Story) => (
      <Attached behaviors={behaviors}>
        <Story />
      </Attached>
    ),
  ],
});

export const Plain = meta.story();

export const OneLine = meta.story({ args: { language: 'bash', html: sampleCommand } });

export const WithFileName = meta.story({ args: { title: 'src/App.tsx' } });

export const ChangedLines = meta.story({ args: { html: sampleDiff } });

export const EveryKindOfToken = meta.story({ args: { html: sampleTokens } });

export const ScrollsOnAPhone = WithFileName.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('group', { name: 'src/App.tsx' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.tab();
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = WithFileName.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('group')).direction).toBe('ltr');
  },
});

/** Without a title the button lies over the block, where the lines end and not where they begin. */
export const OneLineRightToLeft = OneLine.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy code' }).getBoundingClientRect();
    const code = canvas.getByRole('group').getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(code.left + code.width / 2);
  },
});

export const Dark = WithFileName.extend({ globals: { mode: 'dark' } });

export const Copied = WithFileName.extend({
  play: async ({ canvas, platform, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Copy code' });
    const label = () => button.textContent;

    await userEvent.click(button);
    await expect(button).toHaveTextContent('Copied');
    await expect(platform.clipboard.texts).toEqual([canvas.getByRole('group').textContent]);

    await step('still said after 1999 ms, no longer after 2000', async () => {
      await expect(copiedMilliseconds).toBe(2000);
      await platform.clock.advance(copiedMilliseconds - 1);
      await expect(label()).toBe('Copied');
      await platform.clock.advance(1);
      await expect(label()).toBe('Copy code');
    });

    await step('a second click starts the time anew', async () => {
      await userEvent.click(button);
      await platform.clock.advance(1500);
      await userEvent.click(button);
      await platform.clock.advance(1999);
      await expect(label()).toBe('Copied');
      await platform.clock.advance(1);
      await expect(label()).toBe('Copy code');
      await expect(platform.clock.pending()).toEqual([]);
    });

    await userEvent.click(button);
  },
});

export const CopyRefused = WithFileName.extend({
  parameters: { platform: { clipboard: 'denied' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy code' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Selected: copy by keyboard')).toBeVisible();
    await expect(getSelection()?.toString().trim()).toBe(canvas.getByRole('group').textContent?.trim());
  },
});
