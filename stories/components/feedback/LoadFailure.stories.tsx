import { expect, spyOn, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { attachDemoFailures } from '../../../src/app/browser/runtime/attachDemos';
import { demoMissing } from '../../../src/domain/content/demoFrame';
import { DemoFrame, type DemoFrameProps } from '../../../src/components/DemoFrame/DemoFrame';
import { attachDemoFrame } from '../../../src/components/DemoFrame/DemoFrame.behavior';
import {
  LoadFailure,
  type LoadFailureProps,
} from '../../../src/components/LoadFailure/LoadFailure';
import { demoFrameStory, frameIn, running } from '../demos/demoFrameStory';

const text = 'This demo could not load. Check your connection and try again.';

const meta = preview.meta({
  ...demoFrameStory,
  title: 'LoadFailure',
  component: LoadFailure,
  // In place of a demo. Of what a button opens: `Settings`.
  render: (args: LoadFailureProps & Pick<DemoFrameProps, 'frameSrc'>) => (
    <DemoFrame {...demoFrameStory.args} frameSrc={args.frameSrc} />
  ),
  tags: ['all-modes'],
  // Like the offline page of the service worker, the document is not the demo's.
  args: { text, frameSrc: 'not-a-demo.html' },
  parameters: { behaviors: [attachDemoFrame, attachDemoFailures] },
});

/** The message and "Try again" replace the frame, and the focus is not moved. */
export const Offline = meta.story({
  name: 'Offline: a demo could not load',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    const [line, frame] = [canvas.getByRole('alert'), await frameIn(canvas)].map((element) =>
      element.getBoundingClientRect(),
    );
    await expect(line!.bottom).toBeLessThan(frame!.bottom);
    await expect(await frameIn(canvas)).not.toBeVisible();
    await expect(document.body).toHaveFocus();
  },
});

Offline.test('a retry that fails keeps the focus', async ({ canvas, userEvent }) => {
  const retry = canvas.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  await expect(retry).toHaveFocus();
  await expect(canvas.getByRole('alert')).toBeVisible();
});

Offline.test('a retry that succeeds moves the focus to the demo', async ({ canvas, userEvent }) => {
  const retry = await canvas.findByRole('button', { name: 'Try again' });
  const frame = await frameIn(canvas);
  // The connection is back.
  spyOn(frame, 'getAttribute').mockReturnValueOnce('demo-frame.html');
  await userEvent.click(retry);
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  await expect(frame).toHaveFocus();
});

/** The frame's script runs, and a new version of the site has removed the demo that it wants. */
export const RemovedInANewVersion = meta.story({
  name: 'Not found: a demo that a new version has removed',
  args: { frameSrc: 'demo-frame.html' },
  play: async ({ canvas, step }) => {
    const frame = await frameIn(canvas);
    await step('The demo runs', async () => {
      await running(frame);
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('A new version without this demo is published: an alert appears', async () => {
      frame.dispatchEvent(new Event(demoMissing));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    });
  },
});

RemovedInANewVersion.test('the new document of the frame has the new version', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
});
