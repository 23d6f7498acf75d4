import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Stage } from '../../kit/Stage';
import { ReadOffline } from '../../../src/components/ReadOffline/ReadOffline';
import type { DownloadState } from '../../../src/domain/offline/OfflineManifest';
import { forcedColors } from '../shared/mediaFeatures';
import { areLargeEnough } from '../shared/largeEnough';

const core = 'toolpad-core';

const coreIs = (state: DownloadState) => ({ platform: { offline: { [core]: state } } });

const meta = preview.meta({
  title: 'ReadOffline',
  component: ReadOffline,
  // As wide as in the drawer of the settings.
  decorators: [
    (Story) => (
      <Stage maxInlineSize={312}>
        <Story />
      </Stage>
    ),
  ],
  globals: { mode: 'light', direction: 'ltr' },
  parameters: { hydrated: true, ...coreIs({ kind: 'idle' }) },
});

type Canvas = ReturnType<typeof within>;

/** The row of Toolpad Core, when it is shown. */
const row = async (canvas: Canvas) =>
  within((await canvas.findByRole('heading', { name: 'Toolpad Core' })).closest('li')!);

const names = (buttons: readonly HTMLElement[]) => buttons.map(({ textContent }) => textContent);

export const Idle = meta.story({
  play: async ({ canvas, step }) => {
    const { getByText, getByRole } = await row(canvas);
    await step('Each product shows its pages, its size and a download button', async () => {
      await expect(canvas.getByRole('region', { name: 'Read offline' })).toBeVisible();
      await expect(getByText('39 pages, 7.6 MB')).toBeVisible();
      await areLargeEnough([getByRole('button', { name: 'Download Toolpad Core' })]);
      await expect(canvas.getByText('43 pages, 3 MB')).toBeVisible();
    });
  },
});

Idle.test(
  'downloads, cancels, resumes and removes with the focus in place',
  async ({ canvas, platform, userEvent, step }) => {
    const { getByRole, getByText, findByRole } = await row(canvas);
    const press = async (name: string) =>
      userEvent.click(await findByRole('button', { name: `${name} Toolpad Core` }));
    await press('Download');
    await step(
      'Download, cancel, resume and remove: the focus stays on the button of the row',
      async () => {
        await expect(getByRole('button', { name: 'Cancel Toolpad Core' })).toHaveFocus();
        platform.downloads.become(core, { kind: 'downloading', bytes: 3_800_000 });
        await press('Cancel');
        await expect(getByRole('status')).toHaveTextContent('3.8 MB of 7.6 MB downloaded');
        await press('Resume');
        platform.downloads.become(core, { kind: 'downloaded' });
        await press('Remove');
        await expect(getByText('39 pages, 7.6 MB')).toBeVisible();
        await expect(getByRole('button', { name: 'Download Toolpad Core' })).toHaveFocus();
      },
    );
  },
);

export const Downloading = meta.story({
  parameters: coreIs({ kind: 'downloading', bytes: 3_040_000 }),
  play: async ({ canvas, step }) => {
    const { getByRole, queryByRole, getByText } = await row(canvas);
    const bar = getByRole('progressbar', { name: 'Toolpad Core' });
    await step(
      'The progress bar is at 40 %, and progress is not announced file by file',
      async () => {
        await expect(bar).toHaveAttribute('aria-valuenow', '40');
        await expect(bar).toHaveAttribute('aria-valuetext', 'Downloading, 3 MB of 7.6 MB');
        await waitFor(() => {
          const track = bar.getBoundingClientRect();
          const done = bar.firstElementChild!.getBoundingClientRect();
          const isRtl = document.documentElement.dir === 'rtl';
          const length = isRtl ? track.right - done.left : done.right - track.left;
          expect(Math.round((100 * length) / track.width)).toBe(40);
        });
        await expect(getByText('Downloading, 3 MB of 7.6 MB')).toBeVisible();
        // Progress is not announced file by file.
        await expect(queryByRole('status')).toBeNull();
        await areLargeEnough([getByRole('button', { name: 'Cancel Toolpad Core' })]);
      },
    );
  },
});

export const Partial = meta.story({
  parameters: coreIs({ kind: 'partial', bytes: 3_040_000 }),
  play: async ({ canvas, step }) => {
    const { getAllByRole, getByRole } = await row(canvas);
    await step('The row offers to resume or remove what is downloaded', async () => {
      await expect(getByRole('status')).toHaveTextContent('3 MB of 7.6 MB downloaded');
      await expect(names(getAllByRole('button'))).toEqual(['Resume', 'Remove']);
      await areLargeEnough(getAllByRole('button'));
    });
  },
});

export const Downloaded = meta.story({
  parameters: coreIs({ kind: 'downloaded' }),
  play: async ({ canvas, step }) => {
    const { getAllByRole, getByRole } = await row(canvas);
    await step('The row offers to remove the download', async () => {
      await expect(getByRole('status')).toHaveTextContent('Downloaded, 39 pages');
      await expect(names(getAllByRole('button'))).toEqual(['Remove']);
    });
  },
});

export const NetworkFailed = meta.story({
  parameters: coreIs({ kind: 'failed', reason: 'network' }),
  play: async ({ canvas, step }) => {
    const { getAllByRole, getByRole } = await row(canvas);
    await step('The row says that the download failed, and offers to try again', async () => {
      await expect(getByRole('status')).toHaveTextContent('The download failed.');
      await expect(names(getAllByRole('button'))).toEqual(['Try again', 'Remove']);
    });
  },
});

export const StorageFull = meta.story({
  parameters: coreIs({ kind: 'failed', reason: 'storage-full' }),
  play: async ({ canvas, step }) => {
    const { getByRole } = await row(canvas);
    await step('The row says how much storage to free', () =>
      expect(getByRole('status')).toHaveTextContent(
        'Your browser has no more storage for this site. Free up about 7.6 MB',
      ),
    );
  },
});

/** Nothing is rendered: the browser or the host does not support offline reading. */
export const NotAvailable = meta.story({
  parameters: { platform: { offline: null } },
  play: async ({ canvas, platform, step }) => {
    await step('No section is shown', async () => {
      await expect(await platform.offline()).toBeNull();
      await expect(canvas.queryByRole('region')).toBeNull();
    });
  },
});

export const DownloadingDarkRightToLeft = Downloading.extend({
  globals: { mode: 'dark', direction: 'rtl' },
});

export const StorageFullDarkRightToLeft = StorageFull.extend({
  globals: { mode: 'dark', direction: 'rtl' },
});

export const PartialOnAPhone = Partial.extend({ globals: { viewport: { value: 'phone' } } });

export const ForcedColors = Downloading.extend(forcedColors);
