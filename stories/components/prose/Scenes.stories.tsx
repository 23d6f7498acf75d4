import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Scenes, type ScenesProps } from '../../../src/components/Scenes/Scenes';
import { attachScenes } from '../../../src/components/Scenes/Scenes.behavior';
import { forcedColors } from '../shared/mediaFeatures';
import { Stage } from '../../kit/Stage';
import { noSidewaysScroll } from '../shared/noSidewaysScroll';

const caption = (
  <ol>
    <li>
      <a href="#layout">DashboardLayout</a>
    </li>
    <li>
      <a href="#container">PageContainer</a>
    </li>
    <li>
      <a href="#account">Account</a>
    </li>
  </ol>
);

const scenes: ScenesProps['scenes'] = [
  { name: 'Dashboard', label: 'Dashboard', caption },
  { name: 'SignIn', label: 'Sign-in' },
  { name: 'Crud', label: 'CRUD' },
];

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
      <Stage maxInlineSize={672}>
        <Story />
      </Stage>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
});

export const FirstScene = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Example' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Dashboard' })).toBeChecked();
    await expect(canvas.getByRole('img', { name: /^A dashboard of/ })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^A sign-in page/ })).toBeNull();
  },
});

export const ChosenScene = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('By pointer', async () => {
      await userEvent.click(canvas.getByText('Sign-in'));
      await expect(canvas.getByRole('img', { name: /^A sign-in page/ })).toBeVisible();
    });
    await step('By keyboard', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('img', { name: /^A list of repair orders/ })).toBeVisible();
    });
  },
});

/** One scene needs no tabs. */
export const SignIn = meta.story({
  args: { scenes: [{ name: 'SignIn', label: 'Sign-in' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('img')).toBeVisible();
  },
});

export const Crud = SignIn.extend({ args: { scenes: [{ name: 'Crud', label: 'CRUD' }] } });

export const Dialog = SignIn.extend({ args: { scenes: [{ name: 'Dialog', label: 'Dialog' }] } });

export const Editor = SignIn.extend({ args: { scenes: [{ name: 'Editor', label: 'Editor' }] } });

const frameSrc = 'demo-frame.html';

/** The demo takes the place of the drawing, in the same box. */
export const Live = meta.story({
  args: { scenes: [{ name: 'Crud', label: 'CRUD', frameSrc, title: 'Demo: CRUD' }] },
  parameters: { behaviors: [attachScenes] },
  play: async ({ canvas, canvasElement }) => {
    const stage = canvasElement.querySelector('[data-d]')!.parentElement!;
    const before = stage.getBoundingClientRect();
    await waitFor(() => expect(stage).toHaveAttribute('data-live'));
    await expect(canvas.getByTitle('Demo: CRUD')).toHaveAttribute('src', frameSrc);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(stage.getBoundingClientRect()).toEqual(before);
    await waitFor(() => expect(getComputedStyle(canvas.getByText('Live')).opacity).toBe('1'));
  },
});

/** Offline, or after a new build: the drawing is as good as before, and the next choice tries again. */
export const DemoFailedToLoad = Live.extend({
  args: {
    scenes: [{ name: 'Crud', label: 'CRUD', frameSrc: 'not-a-demo.html', title: 'Demo: CRUD' }],
  },
  play: async ({ canvas, canvasElement }) => {
    const stage = canvasElement.querySelector('[data-d]')!.parentElement!;
    await waitFor(() => expect(canvas.getByTitle('Demo: CRUD')).toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByTitle('Demo: CRUD')).toBeNull());
    await expect(canvas.getByRole('img', { name: /^A list of repair orders/ })).toBeVisible();
    await expect(stage).toHaveAttribute('data-frame', 'not-a-demo.html');
    await expect(stage).not.toHaveAttribute('data-live');
  },
});

/** Another scene starts when it is chosen. */
export const LiveWhenChosen = meta.story({
  args: {
    scenes: [
      { name: 'Crud', label: 'CRUD' },
      { name: 'SignIn', label: 'Sign-in', frameSrc, title: 'Demo: Sign-in' },
    ],
  },
  parameters: { behaviors: [attachScenes] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByTitle('Demo: Sign-in')).toBeNull();
    await userEvent.click(canvas.getByText('Sign-in'));
    await expect(await canvas.findByTitle('Demo: Sign-in')).toBeInTheDocument();
  },
});

/** Header, sidebar and chart are mirrored, also among English prose. */
export const RightToLeft = FirstScene.extend({
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="ltr">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const stage = canvas.getByRole('img').getBoundingClientRect();
    const logo = canvasElement.querySelector('[data-d="logo"]')!.getBoundingClientRect();
    await expect(logo.left).toBeGreaterThan(stage.right - 60);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await noSidewaysScroll();
    // There is no column beside the page, but the caption still names three numbers.
    const marks = within(canvas.getByRole('img')).getAllByText(/^[123]$/, { selector: 'i' });
    await expect(marks.map((mark) => mark.checkVisibility())).toEqual([true, true, true]);
  },
});

export const ForcedColors = FirstScene.extend({ ...forcedColors });
