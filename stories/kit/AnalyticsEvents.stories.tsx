import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { attachCodeBlock } from '../../src/components/CodeBlock/CodeBlock.behavior';
import { CopyButton } from '../../src/components/CopyButton/CopyButton';
import { Feedback } from '../../src/components/Feedback/Feedback';
import { attachFeedback } from '../../src/components/Feedback/Feedback.behavior';
import { ThemeToggle } from '../../src/components/ThemeToggle/ThemeToggle';
import { attachThemeToggle } from '../../src/components/ThemeToggle/ThemeToggle.behavior';
import { CodeFigure } from './CodeFigure';
import { withRoomBefore } from './withRoom';
import type { FakePlatform } from './createFakePlatform';
import type { Behavior } from './asOnPage';

/** Lists the events of a story in its element `data-events`. */
const attachEventLog: Behavior = (root, platform, signal) => {
  const list = root.querySelector('[data-events]')!;
  // In the workbench every platform is a fake.
  const { analytics } = platform as FakePlatform;
  const unsubscribe = analytics.subscribe(({ name, ...details }) => {
    const item = document.createElement('li');
    item.textContent = [name, ...Object.values(details)].join(' · ');
    list.append(item);
  });
  signal.addEventListener('abort', unsubscribe);
};

/** What users do on a page, and the events that it sends. */
const PageWithLog = () => (
  <article className="prose">
    <ThemeToggle />
    <CodeFigure id="Orders" title="Orders.tsx">
      <CopyButton />
    </CodeFigure>
    <Feedback pathname="/toolpad/core/introduction/" issueHref={undefined} />
    <h2>Events</h2>
    <p>What each action sends is listed here.</p>
    <ol data-events="" />
  </article>
);

const meta = preview.meta({
  title: 'Analytics events',
  tags: ['!dev', '!autodocs'],
  component: PageWithLog,
  parameters: { behaviors: [attachThemeToggle, attachCodeBlock, attachFeedback, attachEventLog] },
});

export const None = meta.story({
  play: async ({ platform }) => expect(platform.analytics.sent()).toEqual([]),
});

export const ReaderActions = meta.story({
  decorators: [withRoomBefore],
  play: async ({ canvas, canvasElement, platform, step, userEvent }) => {
    const last = () => platform.analytics.sent().at(-1);
    await step('Copying code sends "code copy-click"', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
      await expect(last()).toMatchObject({ name: 'code', eventAction: 'copy-click' });
    });
    await step('A vote sends "feedback helpful" with the path of the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
      await expect(last()).toEqual({
        name: 'feedback',
        eventAction: 'helpful',
        eventLabel: '/toolpad/core/introduction/',
      });
    });
    await step('A color mode sends "settings" with the value and the preference', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Color scheme' }));
      await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Dark' }));
      await expect(last()).toEqual({ name: 'settings', eventAction: 'dark', eventLabel: 'mode' });
    });
    await step('Each is sent once', async () => {
      await expect(platform.analytics.sent()).toHaveLength(3);
      await expect(canvasElement.querySelectorAll('[data-events] li')).toHaveLength(3);
    });
  },
});

export const ReaderActionsOnAPhone = ReaderActions.extend({
  globals: { viewport: { value: 'phone' } },
});
