import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PrivacyReceipt } from '../../../src/components/PrivacyReceipt/PrivacyReceipt';
import { attachPrivacyReceipt } from '../../../src/components/PrivacyReceipt/PrivacyReceipt.behavior';
import {
  PrivacySwitch,
  type PrivacyFacts,
} from '../../../src/components/PrivacyReceipt/PrivacySwitch';
import type { TimedEvent } from '../../../src/domain/analytics/AnalyticsEvent';
import { refusal, refusalKey } from '../../../src/domain/privacy/PrivacySignals';
import { visitKey, type VisitRecord } from '../../../src/domain/privacy/VisitRecord';
import { createVisitLog } from '../../../src/platform/privacy/createVisitLog';
import {
  readPrivacySignals,
  type SignallingNavigator,
} from '../../../src/platform/privacy/readPrivacySignals';
import { Attached, type Attach } from '../shared/Attached';
import { forcedColors } from '../shared/forcedByTheTest';
import { areLargeEnough } from '../shared/largeEnough';
import { noSidewaysScroll } from '../shared/noSidewaysScroll';

interface SceneProps extends PrivacyFacts {
  /** What the browser says of its reader. */
  navigator?: SignallingNavigator;
  /** Whether their code is there, or still to come, or cannot be had. */
  code?: 'there' | 'to come' | 'missing';
}

const markMissing: Attach = (root) => {
  for (const part of root.querySelectorAll('[data-privacy], [data-receipt]'))
    part.toggleAttribute('data-failed', true);
  return () => undefined;
};

/** Both pieces, as the privacy page has them. */
function Scene({ navigator = {}, code = 'there', ...facts }: SceneProps) {
  const attach: Attach = (root, platform) =>
    attachPrivacyReceipt(root, platform, () => readPrivacySignals(navigator, platform.storage));
  const behaviors = { there: [attach], 'to come': [], missing: [markMissing] }[code];
  return (
    <Attached behaviors={behaviors}>
      <article className="prose">
        <PrivacySwitch {...facts} />
        <PrivacyReceipt />
      </article>
    </Attached>
  );
}

const meta = preview.meta({ title: 'Components/PrivacyReceipt', component: Scene });

const at = Date.UTC(2026, 10, 21, 9, 30, 5);

const events: TimedEvent[] = [
  {
    at,
    event: {
      name: 'page_view',
      page_title: 'Installation - Toolpad Core',
      page_location: 'https://mui.com/toolpad/core/introduction/installation/',
      productId: 'toolpad-core',
      productCategoryId: 'toolpad',
    },
  },
  { at: at + 1200, event: { name: 'user-property', property: 'colorScheme', value: 'dark' } },
  {
    at: at + 60_000,
    event: {
      name: 'code',
      eventAction: 'copy-click',
      eventLabel: '/toolpad/core/introduction/installation/',
    },
  },
];

const visit = (record: Partial<VisitRecord>) => ({
  session: { [visitKey]: JSON.stringify({ events: [], hosts: [], ...record }) },
});

const facts = { eventsTo: 'events.example', adsFrom: 'ads.example' };

const signal = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByText(name).nextElementSibling!;

export const NothingSent = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('switch', { name: 'Measure use, and show ads of others' }),
    ).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('On. Turn it off');
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/^On\. Turn it off/);
    const receipt = within(canvas.getByRole('region', { name: 'This visit' }));
    await expect(receipt.queryByRole('list')).toBeNull();
    await expect(
      receipt.getByText('None. Nothing about this visit has left your browser.'),
    ).toBeVisible();
    await expect(
      receipt.getByText('None. Everything that these pages have loaded came from this site.'),
    ).toBeVisible();
    await expect(receipt.getByRole('heading', { name: 'Events sent 0' })).toBeVisible();
    await expect(signal(canvas, 'Events go to')).toHaveTextContent('Nobody');
    await expect(signal(canvas, 'Third-party ads from')).toHaveTextContent('Nobody');
    await expect(signal(canvas, 'Global Privacy Control')).toHaveTextContent('Not set');
    await expect(receipt.getByText(/these lists know this page only/)).not.toBeVisible();
    await areLargeEnough(canvas.getAllByRole('switch').map((input) => input.closest('label')!));
  },
});

export const EventsSent = meta.story({
  args: facts,
  parameters: { platform: visit({ events, hosts: ['events.example'] }) },
  play: async ({ canvas, userEvent }) => {
    const [hosts, sent] = canvas.getAllByRole('list');
    await expect(
      within(hosts!)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['events.example']);
    await expect(canvas.getByRole('heading', { name: 'Events sent 3' })).toBeVisible();
    const rows = within(sent!).getAllByRole('listitem');
    await expect(rows.map((row) => row.querySelector('strong')!.textContent)).toEqual([
      'Page shown',
      'Preference',
      'Code copied',
    ]);
    await expect(rows[0]!.querySelector('time')).toHaveAttribute(
      'datetime',
      '2026-11-21T09:30:05.000Z',
    );
    await expect(within(rows[0]!).getByText('toolpad-core')).not.toBeVisible();
    await userEvent.click(within(rows[0]!).getByText('Page shown'));
    await expect(within(rows[0]!).getByText('toolpad-core')).toBeVisible();
    await expect(within(rows[0]!).getByText('page_location').nextElementSibling).toHaveTextContent(
      'https://mui.com/toolpad/core/introduction/installation/',
    );
    for (const none of canvas.getAllByText(/^None\./)) await expect(none).not.toBeVisible();
  },
});

/** While the page is open: what comes is added, and what a reader has opened stays open. */
export const GrowsWhileItIsRead = EventsSent.extend({
  play: async ({ canvas, userEvent, platform }) => {
    await userEvent.click(canvas.getByText('Page shown'));
    const log = createVisitLog(window, platform.session);
    log.sent([
      { at: at + 90_000, event: { name: 'settings', eventAction: 'dark', eventLabel: 'mode' } },
    ]);
    log.asked('https://more.example:8443/pixel');
    log.asked('https://more.example/again');
    log.asked('/toolpad/own.json');
    log.asked('data:text/plain,own');
    await expect(canvas.getByText('Setting changed').nextElementSibling).toHaveTextContent(
      'dark: mode',
    );
    await expect(canvas.getByRole('heading', { name: 'Events sent 4' })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Third-party hosts contacted 2' }),
    ).toBeVisible();
    await expect(canvas.getByText('toolpad-core')).toBeVisible();
  },
});

export const HostsAlone = meta.story({
  args: { adsFrom: 'ads.example' },
  parameters: {
    platform: visit({ hosts: ['ads.example', 'images.of-a-vendor-with-a-long-name.example'] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      canvas.getByText('None. Nothing about this visit has left your browser.'),
    ).toBeVisible();
    await expect(signal(canvas, 'Third-party ads from')).toHaveTextContent('ads.example');
  },
});

export const GlobalPrivacyControl = meta.story({
  args: { ...facts, navigator: { globalPrivacyControl: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(canvas.getByRole('switch')).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Off, because your browser asks for privacy.',
    );
    await expect(signal(canvas, 'Global Privacy Control')).toHaveTextContent('On');
    await expect(signal(canvas, 'Do Not Track')).toHaveTextContent('Not set');
  },
});

export const DoNotTrack = meta.story({
  args: { ...facts, navigator: { doNotTrack: '1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
    await expect(signal(canvas, 'Global Privacy Control')).toHaveTextContent('Not set');
    await expect(signal(canvas, 'Do Not Track')).toHaveTextContent('On');
  },
});

export const SwitchedOff = meta.story({
  args: facts,
  parameters: { platform: { stored: { [refusalKey]: refusal } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(canvas.getByRole('switch')).toBeEnabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Off, and remembered in this browser',
    );
  },
});

SwitchedOff.test('is turned on, and off again', async ({ canvas, platform, userEvent }) => {
  await userEvent.click(canvas.getByText('Measure use, and show ads of others'));
  await expect(canvas.getByRole('switch')).toBeChecked();
  await expect(platform.storage.contents()).not.toHaveProperty(refusalKey);
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('switch')).not.toBeChecked();
  await expect(platform.storage.contents()).toHaveProperty(refusalKey, refusal);
});

export const SwitchedOffInAnotherTab = NothingSent.extend({
  play: async ({ canvas, platform }) => {
    platform.storage.writeFromOtherTab(refusalKey, refusal);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Off, and remembered');
  },
});

/** What storage that keeps nothing leaves of a reader's choices. */
const unkept = { mode: 'system', direction: 'ltr' } as const;

export const StorageIsBlocked = meta.story({
  args: facts,
  globals: unkept,
  parameters: { platform: { storage: 'blocked' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'turning it off would hold for this page only',
    );
    await expect(canvas.getByText(/these lists know this page only/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Off on this page only');
  },
});

export const StorageHoldsJunk = NothingSent.extend({
  globals: unkept,
  parameters: { platform: { storage: 'junk' } },
});

/** Nothing is said that the script may have to take back. */
export const CodeToCome = meta.story({
  args: { ...facts, code: 'to come' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
    for (const text of [
      /^On\. Turn it off/,
      /^Not turned off yet/,
      /^The code of this switch/,
      /^The code that fills/,
    ])
      await expect(canvas.getByText(text)).not.toBeVisible();
    for (const none of canvas.getAllByText(/^None\.|^Not set$/))
      await expect(none).not.toBeVisible();
    await expect(signal(canvas, 'Events go to')).toBeVisible();
  },
});

export const PressedBeforeItsCode = CodeToCome.extend({
  play: async ({ canvas, canvasElement, platform, userEvent }) => {
    const { height } = canvasElement.querySelector('[data-privacy]')!.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByText(/^Not turned off yet/)).toBeVisible();
    await expect(canvas.getByText(/^On\. Turn it off/)).not.toBeVisible();
    await expect(platform.storage.contents()).not.toHaveProperty(refusalKey);
    await expect(
      canvasElement.querySelector('[data-privacy]')!.getBoundingClientRect().height,
    ).toBe(height);
  },
});

PressedBeforeItsCode.test(
  'the press counts when the code comes, and tells the page',
  async ({ canvas, canvasElement, platform }) => {
    const refusals: Event[] = [];
    const note = (event: Event) => refusals.push(event);
    window.addEventListener(refusalKey, note);
    const detach = attachPrivacyReceipt(canvasElement, platform, () =>
      readPrivacySignals({}, platform.storage),
    );
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Off, and remembered');
    await expect(canvas.getByText(/^Not turned off yet/)).not.toBeVisible();
    await expect(platform.storage.contents()).toHaveProperty(refusalKey, refusal);
    await expect(refusals).toHaveLength(1);
    window.removeEventListener(refusalKey, note);
    detach();
  },
);

export const CodeMissing = meta.story({
  args: { ...facts, code: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The code of this switch could not be loaded/)).toBeVisible();
    await expect(
      canvas.getByText(/^The code that fills these lists could not be loaded/),
    ).toBeVisible();
    for (const text of [/^On\. Turn it off/, /^Not turned off yet/])
      await expect(canvas.getByText(text)).not.toBeVisible();
    for (const none of canvas.getAllByText(/^None\.|^Not set$/))
      await expect(none).not.toBeVisible();
  },
});

export const CodeMissingDark = CodeMissing.extend({ globals: { mode: 'dark' } });

export const CodeMissingRightToLeft = CodeMissing.extend({ globals: { direction: 'rtl' } });

export const Dark = EventsSent.extend({ globals: { mode: 'dark' } });

export const RightToLeft = EventsSent.extend({ globals: { direction: 'rtl' } });

export const Phone = EventsSent.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Page shown'));
    await expect(canvas.getByText('toolpad-core')).toBeVisible();
    await noSidewaysScroll();
  },
});

export const ForcedColors = EventsSent.extend(forcedColors);
