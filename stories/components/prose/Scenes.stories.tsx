import { expect, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { Scenes, type ScenesProps } from '../../../src/components/Scenes/Scenes';
import { attachScenes } from '../../../src/components/Scenes/Scenes.behavior';
import { StoryBox } from '../../kit/decorators';
import { caption } from '../../kit/docs';

const frameSrc = 'demo-frame.html';

const dashboard = {
  label: 'Dashboard',
  alt: 'A dashboard of a bike repair shop',
  frameSrc,
  title: 'Demo: Dashboard',
  caption: (
    <p>
      Built with <a href="#layout">DashboardLayout</a> and <a href="#account">Account</a>.
    </p>
  ),
};

const signIn = {
  label: 'Sign-in',
  alt: 'A sign-in page',
  frameSrc,
  title: 'Demo: Sign-in',
};

const scenes: ScenesProps['scenes'] = [dashboard, signIn];

const meta = preview.meta({
  title: 'Scenes',
  component: Scenes,
  args: {
    id: 'scenes',
    label: 'Example',
    scenes,
  },
  decorators: [
    (Story) => (
      <StoryBox maxInlineSize={672}>
        <Story />
      </StoryBox>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
});

/** Until its demo runs, a window is an image with a name. */
export const FirstScene = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Example' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Dashboard' })).toBeChecked();
    await expect(canvas.getByRole('img', { name: dashboard.alt })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: signIn.alt })).toBeNull();
  },
});

export const ChosenScene = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('By pointer', async () => {
      await userEvent.click(canvas.getByText('Sign-in'));
      await expect(canvas.getByRole('img', { name: signIn.alt })).toBeVisible();
    });
    await step('By keyboard', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('img', { name: dashboard.alt })).toBeVisible();
    });
  },
});

/** One scene needs no tabs. */
export const Single = meta.story({
  args: { scenes: [dashboard] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('img')).toBeVisible();
  },
});

const viewportOf = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-frame-title]')!;

export const Live = Single.extend({
  parameters: {
    ...caption('The demo is there at once, in a box of the same size.'),
    behaviors: [attachScenes],
  },
  play: async ({ canvas, canvasElement }) => {
    const viewport = viewportOf(canvasElement);
    const before = viewport.getBoundingClientRect();
    const frame = await canvas.findByTitle(dashboard.title);
    await expect(frame).toHaveAttribute('src', frameSrc);
    await waitFor(() => expect(viewport).toHaveAttribute('data-live'));
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(viewport.getBoundingClientRect()).toEqual(before);
    await waitFor(() => expect(getComputedStyle(canvas.getByText('Live')).opacity).toBe('1'));
  },
});

export const DemoFailedToLoad = Live.extend({
  parameters: caption(
    'Offline, or after a new build: the window keeps its size, and the next choice tries again.',
  ),
  args: { scenes: [{ ...dashboard, frameSrc: 'not-a-demo.html' }] },
  play: async ({ canvas, canvasElement }) => {
    const viewport = viewportOf(canvasElement);
    await waitFor(() => expect(canvas.getByTitle(dashboard.title)).toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByTitle(dashboard.title)).toBeNull());
    await expect(canvas.getByRole('img', { name: dashboard.alt })).toBeVisible();
    await expect(viewport).toHaveAttribute('data-frame', 'not-a-demo.html');
    await expect(viewport).not.toHaveAttribute('data-live');
  },
});

/** Another scene starts when it is chosen. */
export const LiveWhenChosen = meta.story({
  parameters: { behaviors: [attachScenes] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByTitle(signIn.title)).toBeNull();
    await userEvent.click(canvas.getByText('Sign-in'));
    await expect(await canvas.findByTitle(signIn.title)).toBeInTheDocument();
  },
});
