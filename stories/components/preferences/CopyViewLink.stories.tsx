import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { CopyViewLink } from '../../../src/components/CopyViewLink/CopyViewLink';
import { InIsland } from '../../kit/InIsland';
import { areLargeEnough, noSidewaysScroll } from '../shared/checks';

const meta = preview.meta({
  title: 'CopyViewLink',
  component: CopyViewLink,
  render: () => (
    <InIsland>
      <CopyViewLink />
    </InIsland>
  ),
  parameters: { behaviors: [], hydrated: true },
});

const name = { name: 'Copy link to this view' };

/** The button says what it copies, and is large enough. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', name);
    await expect(button).toHaveAccessibleDescription(/^Shows this page as you see it/);
    await areLargeEnough([button]);
    await noSidewaysScroll();
  },
});

/** The button says "Copied", and the link has the view of this page alone. */
export const Copied = meta.story({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', name));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    const { searchParams } = new URL(platform.clipboard.texts.at(-1)!);
    await expect(searchParams.get('mode')).toBe(platform.preferences.colorScheme());
    await expect(searchParams.get('direction')).toBe(platform.preferences.get('direction'));
    await expect(searchParams.get('density')).toBe('comfortable');
    // The page has no code and no tabs.
    for (const other of ['codeVariant', 'codeStyling', 'tab'])
      await expect(searchParams.has(other)).toBe(false);
    await expect(platform.storage.contents()).not.toHaveProperty('color-scheme');
  },
});

Copied.test('the label is back after 2 s', async ({ canvas, platform }) => {
  await platform.clock.advance(2000);
  await expect(await canvas.findByRole('button', name)).toBeVisible();
});

/** The URL of the page is the link. */
export const ClipboardDenied = meta.story({
  parameters: { platform: { clipboard: 'denied' } },
  play: async ({ canvas, userEvent, step }) => {
    const before = location.href;
    await userEvent.click(canvas.getByRole('button', name));
    const label = { name: 'Now in the address bar' };
    await step('The button says that the link is in the address bar, where it is', async () => {
      await expect(await canvas.findByRole('button', label)).toBeVisible();
      await expect(new URLSearchParams(location.search).has('mode')).toBe(true);
    });
    history.replaceState(history.state, '', before);
  },
});
