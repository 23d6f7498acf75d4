import { expect, fn, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { linksTo } from '../shared/checks';
import type { Behavior } from '../../kit/asOnPage';
import { MovedAnchors } from '../../../src/components/MovedAnchors/MovedAnchors';
import { attachMovedAnchors } from '../../../src/components/MovedAnchors/MovedAnchors.behavior';
import { goTo } from '../shared/actions';

/** Shows the URL instead of navigating. */
const showTarget: Behavior = (root, platform, signal) =>
  attachMovedAnchors(root, platform, signal, (href) => {
    root.querySelector('output')!.textContent = href;
  });

const meta = preview.meta({
  title: 'MovedAnchors',
  component: MovedAnchors,
  render: (args) => (
    <main className="prose">
      <MovedAnchors {...args} />
      <p dir="auto">
        Redirect: <output>none</output>
      </p>
    </main>
  ),
  parameters: { noScript: true, behaviors: [showTarget] },
  args: {
    anchors: [
      { anchor: 'old-part', href: '/toolpad/core/introduction/#see-it-run', title: 'See it run' },
      { anchor: 'older-part', href: '/toolpad/core/introduction/', title: 'Overview' },
    ],
  },
});

export const NoHash = meta.story({
  play: async ({ canvas, step }) => {
    await step('No link is shown', () => expect(canvas.queryByRole('link')).toBeNull());
    await step('What follows is at the start of the page', () =>
      expect(getComputedStyle(canvas.getByText(/^Redirect/)).marginBlockStart).toBe('0px'),
    );
  },
});

export const MovedHashWithoutScript = meta.story({
  tags: ['thumbnail'],
  play: async ({ canvas, step }) => {
    location.hash = 'old-part';
    await step('A line links to where the section has moved', async () => {
      await expect(canvas.getAllByRole('link')).toHaveLength(1);
      await expect(canvas.getByRole('link').closest('p')).toHaveTextContent(
        'This section has moved: See it run',
      );
      await linksTo(canvas, 'See it run', '/toolpad/core/introduction/#see-it-run');
    });
    await step('What follows keeps its distance', () =>
      expect(getComputedStyle(canvas.getByText(/^Redirect/)).marginBlockStart).not.toBe('0px'),
    );
  },
});

/** The URL names an anchor that has moved: the page follows it. */
export const MovedHash = meta.story({
  parameters: { noScript: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('none');
    location.hash = 'older-part';
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^\/toolpad\/core\/introduction\/$/),
    );
  },
});

/** The page opens before the script runs, which follows the hash once, and no longer after it is detached. */
export const ScriptComesLate = meta.story({
  play: async ({ canvasElement, platform }) => {
    location.hash = 'older-part';
    const follow = fn();
    const controller = new AbortController();
    attachMovedAnchors(canvasElement, platform, controller.signal, follow);
    await expect(follow.mock.calls).toEqual([['/toolpad/core/introduction/']]);
    controller.abort();
    await goTo('old-part');
    await expect(follow).toHaveBeenCalledTimes(1);
  },
});

/** The page stays where it is, without a link. */
export const OtherHash = meta.story({
  parameters: { noScript: false },
  play: async ({ canvas }) => {
    await goTo('elsewhere');
    await expect(canvas.getByRole('status')).toHaveTextContent('none');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
