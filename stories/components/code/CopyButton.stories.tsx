import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { CodeFigure } from '../../kit/CodeFigure';
import { caption } from '../../kit/docs';
import { attachCodeBlock } from '../../../src/components/CodeBlock/CodeBlock.behavior';
import { CopyButton } from '../../../src/components/CopyButton/CopyButton';

const behaviors = [attachCodeBlock];

const meta = preview.meta({
  title: 'CopyButton',
  component: CopyButton,
  parameters: { behaviors },
  decorators: [
    (Story) => (
      <CodeFigure id="Orders" title="Orders.tsx">
        <Story />
      </CodeFigure>
    ),
  ],
});

/** The message above the button, shown briefly and announced to screen readers. */
const labelOf = (button: HTMLElement) => button.querySelector('span')!;

const iconOf = (button: HTMLElement) => getComputedStyle(button, '::before').maskImage;

export const OfCode = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy code' });
    await expect(button).toHaveAttribute('data-tip', 'Copy code');
    // Not a submit button.
    await expect(button).toHaveProperty('type', 'button');
    await expect(labelOf(button)).toHaveAttribute('aria-live', 'polite');
    await expect(getComputedStyle(labelOf(button)).opacity).toBe('0');
  },
});

export const Copied = OfCode.extend({
  parameters: caption('Shown for two seconds, then the label returns.'),
  play: async ({ canvas, platform, step, userEvent }) => {
    const button = canvas.getByRole('button');
    const icon = iconOf(button);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Copied');
    await expect(iconOf(button)).not.toBe(icon);
    await expect(getComputedStyle(labelOf(button)).opacity).toBe('1');
    // Elements below it can still be clicked.
    await expect(getComputedStyle(labelOf(button)).pointerEvents).toBe('none');
    await expect(platform.clipboard.texts).toEqual(['const rows: Order[] = [];']);
    await expect(platform.analytics.sent()).toMatchObject([
      { name: 'code', eventAction: 'copy-click' },
    ]);
    await step('a second click restarts the timer', async () => {
      await platform.clock.advance(1500);
      await userEvent.click(button);
      await platform.clock.advance(1999);
      await expect(button).toHaveAccessibleName('Copied');
      await platform.clock.advance(1);
      await expect(button).toHaveAccessibleName('Copy code');
      await expect(platform.clock.pending()).toEqual([]);
    });
    await userEvent.click(button);
  },
});

export const Denied = OfCode.extend({
  parameters: {
    ...caption('The code is selected, ready to be copied with the keyboard.'),
    platform: { clipboard: 'denied' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(
      await canvas.findByRole('button', { name: 'Selected: copy by keyboard' }),
    ).toBeVisible();
    await expect(String(getSelection())).toBe('const rows: Order[] = [];');
  },
});

export const RightToLeft = Copied.extend({
  parameters: caption("The message is above the button's end, inside the page."),
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('Copied').getBoundingClientRect().right).toBeLessThanOrEqual(
      innerWidth,
    );
  },
});
