import { expect, waitFor, type within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { ReadOffline } from '../../src/components/ReadOffline/ReadOffline';
import type { FakePlatform } from '../kit/createFakePlatform';
import { forcedColors } from './samples/forcedByTheTest';
import { areLargeEnough } from './samples/largeEnough';

const meta = preview.meta({
  title: 'Components/ReadOffline',
  component: ReadOffline,
  // As wide as in the drawer of the settings.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 312 }}>
        <Story />
      </div>
    ),
  ],
  globals: { mode: 'light', direction: 'ltr' },
  parameters: { platform: { offline: {} } },
});

interface Visit {
  canvas: ReturnType<typeof within>;
  platform: FakePlatform;
  userEvent: { click(element: Element): Promise<void> };
}

const core = 'Toolpad Core';

const press = async ({ canvas, userEvent }: Visit, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** The row of a product says this. */
const says = (canvas: Visit['canvas'], text: string, name = core) =>
  waitFor(() =>
    expect(canvas.getByRole('heading', { level: 4, name }).closest('li')).toHaveTextContent(text),
  );

const bar = (canvas: Visit['canvas']) =>
  canvas.getByRole('progressbar', { name: `Keeping ${core}` });

export const Offered = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Read offline' })).toBeVisible();
    await says(canvas, '39 pages, 1.9 MB');
    await says(canvas, '43 pages, 0.7 MB', 'Toolpad Studio');
    await areLargeEnough([
      canvas.getByRole('button', { name: `Keep ${core}` }),
      canvas.getByRole('button', { name: 'Keep Toolpad Studio' }),
    ]);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Keeping0 = meta.story({
  play: async (visit) => {
    const { canvas, platform } = visit;
    await press(visit, `Keep ${core}`);
    await waitFor(() => expect(platform.keeping.waiting()).toBe(6));
    await says(canvas, '0 kB of 1.9 MB');
    await expect(bar(canvas)).toHaveAttribute('value', '0');
    await expect(canvas.getByRole('status')).toHaveTextContent(`Keeping ${core}, 1.9 MB`);
    // The button that was pressed is still the one that has the focus.
    await expect(canvas.getByRole('button', { name: `Cancel keeping ${core}` })).toHaveFocus();
  },
});

export const Keeping40 = meta.story({
  play: async (visit) => {
    await press(visit, `Keep ${core}`);
    await visit.platform.keeping.deliver(4);
    await says(visit.canvas, '0.8 MB of 1.9 MB');
    await expect(bar(visit.canvas)).toHaveAttribute('value', '760000');
    await expect(bar(visit.canvas)).toHaveAttribute('max', '1900000');
    // Files are not called out one by one.
    await expect(visit.canvas.getByRole('status')).toHaveTextContent(`Keeping ${core}, 1.9 MB`);
  },
});

export const Keeping100 = meta.story({
  play: async (visit) => {
    await press(visit, `Keep ${core}`);
    await visit.platform.keeping.deliver(10);
    await says(visit.canvas, '1.9 MB of 1.9 MB');
    await expect(bar(visit.canvas)).toHaveAttribute('value', '1900000');
    await expect(visit.canvas.queryByText('Kept, 39 pages')).toBeNull();
  },
});

Keeping100.test(
  'is kept when the host has still the same version',
  async ({ canvas, platform }) => {
    await platform.keeping.deliver(1);
    await says(canvas, 'Kept, 39 pages');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${core} can be read without a network`,
    );
    await expect(canvas.getByRole('button', { name: `Remove ${core}` })).toHaveFocus();
  },
);

export const Cancelled = meta.story({
  play: async (visit) => {
    await press(visit, `Keep ${core}`);
    await visit.platform.keeping.deliver(4);
    await press(visit, `Cancel keeping ${core}`);
    await says(visit.canvas, '0.8 MB of 1.9 MB are here');
    await expect(visit.canvas.queryByRole('progressbar')).toBeNull();
    await expect(visit.canvas.getByRole('status')).toHaveTextContent(`Stopped keeping ${core}`);
    await expect(visit.platform.keeping.waiting()).toBe(0);
  },
});

Cancelled.test('goes on with what is there', async (visit) => {
  await press(visit, `Go on keeping ${core}`);
  await visit.platform.keeping.deliver(7);
  await says(visit.canvas, 'Kept, 39 pages');
  const pages = visit.platform.keeping.requests.filter(
    (address) => address === '/toolpad/toolpad-core/0/',
  );
  await expect(pages).toHaveLength(1);
});

export const Kept = meta.story({
  parameters: { platform: { offline: { kept: ['toolpad-core'] } } },
  play: async ({ canvas }) => {
    await says(canvas, 'Kept, 39 pages');
    await areLargeEnough([await canvas.findByRole('button', { name: `Remove ${core}` })]);
    await expect(canvas.queryByRole('button', { name: `Keep ${core}` })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Keep Toolpad Studio' })).toBeVisible();
  },
});

export const BothKept = meta.story({
  parameters: { platform: { offline: { kept: ['toolpad-core', 'toolpad-studio'] } } },
  play: async ({ canvas }) => {
    await says(canvas, 'Kept, 39 pages');
    await says(canvas, 'Kept, 43 pages', 'Toolpad Studio');
  },
});

export const Removed = Kept.extend({
  play: async (visit) => {
    await press(visit, `Remove ${core}`);
    await says(visit.canvas, '39 pages, 1.9 MB');
    await expect(visit.canvas.getByRole('status')).toHaveTextContent(`${core} was removed`);
    await expect(visit.canvas.getByRole('button', { name: `Keep ${core}` })).toHaveFocus();
    await expect(visit.platform.keeping.contents()).toEqual({});
  },
});

export const Outdated = meta.story({
  parameters: { platform: { offline: { outdated: ['toolpad-core'] } } },
  play: async ({ canvas }) => {
    await says(canvas, 'Kept, 39 pages of an earlier version');
    await areLargeEnough(
      ['Update', 'Remove'].map((what) => canvas.getByRole('button', { name: `${what} ${core}` })),
    );
  },
});

export const Updating = Outdated.extend({
  play: async (visit) => {
    await press(visit, `Update ${core}`);
    await visit.platform.keeping.deliver(2);
    await says(visit.canvas, 'Bringing up to date, 0.8 MB of 1.9 MB');
  },
});

const whereIsTheProblem = async ({ canvas, platform }: Visit, text: string) => {
  await says(canvas, text);
  await says(canvas, '0.8 MB of 1.9 MB are here');
  await expect(canvas.getByRole('status')).toHaveTextContent(`${core} could not be kept. ${text}`);
  await expect(canvas.getByRole('button', { name: `Try again to keep ${core}` })).toHaveFocus();
  await expect(canvas.getByRole('button', { name: `Remove ${core}` })).toBeVisible();
  await expect(platform.keeping.waiting()).toBe(0);
};

export const NetworkLost = meta.story({
  play: async (visit) => {
    await press(visit, `Keep ${core}`);
    await visit.platform.keeping.deliver(4);
    await visit.platform.keeping.fail('network');
    await whereIsTheProblem(visit, 'The network was lost. What had come is still here.');
  },
});

NetworkLost.test('another try goes on where it was lost', async (visit) => {
  await press(visit, `Try again to keep ${core}`);
  await visit.platform.keeping.deliver(7);
  await says(visit.canvas, 'Kept, 39 pages');
});

export const StorageFull = meta.story({
  parameters: { platform: { offline: { free: 2_100_000 } } },
  play: async (visit) => {
    await press(visit, `Keep ${core}`);
    await visit.platform.keeping.deliver(4);
    await visit.platform.keeping.fail('space');
    await whereIsTheProblem(
      visit,
      'Your browser has no room for more. What had come is still here.',
    );
    await says(visit.canvas, 'It takes about 4.6 MB of storage, and your browser has 2.1 MB left.');
  },
});

export const StorageFullOfUnknownSize = meta.story({
  play: async (visit) => {
    await press(visit, `Keep ${core}`);
    await visit.platform.keeping.deliver(4);
    await visit.platform.keeping.fail('space');
    await says(
      visit.canvas,
      'It takes about 4.6 MB of storage more: make room on your device, then try again.',
    );
  },
});

export const LittleRoom = meta.story({
  parameters: { platform: { offline: { free: 3_100_000 } } },
  play: async ({ canvas }) => {
    await says(canvas, 'It takes about 7.6 MB of storage, and your browser has 3.1 MB left.');
    await expect(await canvas.findByRole('button', { name: `Keep ${core}` })).toBeEnabled();
    await expect(canvas.queryByText(/It takes about 3.0 MB/)).toBeNull();
  },
});

export const PublishedMeanwhile = meta.story({
  play: async (visit) => {
    await press(visit, `Keep ${core}`);
    await visit.platform.keeping.deliver(4);
    await visit.platform.keeping.fail('replaced');
    await whereIsTheProblem(visit, 'A new version of these pages was published meanwhile.');
    await expect(visit.platform.keeping.looks).toBe(1);
  },
});

export const NothingCanBeKept = meta.story({
  parameters: { platform: { offline: null } },
  play: async ({ canvas, platform }) => {
    await expect(await platform.offline()).toBeNull();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const OfferedInDark = Offered.extend({ globals: { mode: 'dark' } });

export const Keeping40InDark = Keeping40.extend({ globals: { mode: 'dark' } });

export const NetworkLostInDark = NetworkLost.extend({ globals: { mode: 'dark' } });

export const Keeping40RightToLeft = Keeping40.extend({ globals: { direction: 'rtl' } });

export const StorageFullRightToLeft = StorageFull.extend({ globals: { direction: 'rtl' } });

export const KeptRightToLeftInDark = Kept.extend({ globals: { mode: 'dark', direction: 'rtl' } });

export const CancelledOnAPhone = Cancelled.extend({ globals: { viewport: { value: 'phone' } } });

export const ForcedColors = Keeping40.extend({
  ...forcedColors,
  play: async (visit) => {
    await press(visit, `Keep ${core}`);
    await visit.platform.keeping.deliver(4);
    const style = getComputedStyle(bar(visit.canvas));
    if (matchMedia('(forced-colors: active)').matches)
      await expect([style.borderTopStyle, style.borderTopWidth]).toEqual(['solid', '1px']);
  },
});
