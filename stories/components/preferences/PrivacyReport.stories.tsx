import { expect, within, type PlayContext } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { ConsentStrip } from '../../../src/components/ConsentStrip/ConsentStrip';
import { attachConsentStrip } from '../../../src/components/ConsentStrip/ConsentStrip.behavior';
import { ActivityLog, PrivacySwitch } from '../../../src/components/PrivacyReport/PrivacyReport';
import { attachPrivacyReport } from '../../../src/components/PrivacyReport/PrivacyReport.behavior';
import {
  activityKey,
  type ActivityLog as Activity,
  type TimedEvent,
} from '../../../src/domain/analytics/AnalyticsEvent';
import {
  answerKey,
  consent,
  refusal,
  type ConsentPurpose,
} from '../../../src/domain/privacy/PrivacySignals';
import { createActivityLog } from '../../../src/platform/privacy/createActivityLog';
import type { SignallingNavigator } from '../../../src/platform/privacy/readPrivacySignals';
import type { Behavior } from '../../kit/asOnPage';
import { SampleText } from '../../kit/decorators';
import { areLargeEnough, noSidewaysScroll, textsOf } from '../shared/checks';

interface ReportProps {
  /** The browser's privacy signals. */
  navigator?: SignallingNavigator;
  /** What the site asks consent for. */
  purpose?: ConsentPurpose;
}

const meta = preview.meta({
  title: 'PrivacyReport',
  component: PrivacySwitch,
  subcomponents: { ActivityLog },
  render: ({ purpose }: ReportProps) => (
    <>
      {purpose && <ConsentStrip purpose={purpose} privacyHref="#privacy" />}
      <SampleText className="prose">
        <PrivacySwitch />
        <ActivityLog />
      </SampleText>
    </>
  ),
  parameters: {
    faults: ['storage'],
    behaviors: ({ navigator = {} }: ReportProps): Behavior[] => [
      (root, platform, signal) => attachPrivacyReport(root, platform, navigator, signal),
      (root, platform, signal) => attachConsentStrip(root, platform, navigator, signal),
    ],
  },
});

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

const activity = (log: Partial<Activity>) => ({
  session: { [activityKey]: JSON.stringify({ events: [], hosts: [], ...log }) },
});

const switchName = 'Allow analytics and third-party ads';

/** The switch is off, and the status says why. */
async function isOff({ canvas }: Pick<PlayContext, 'canvas'>, why: string, isDisabled = false) {
  await expect(canvas.getByRole('switch')).not.toBeChecked();
  await expect(canvas.getByRole<HTMLInputElement>('switch').disabled).toBe(isDisabled);
  await expect(canvas.getByRole('status')).toHaveTextContent(why);
}

/** Analytics is on, and both lists say that nothing has left the browser. */
export const NothingSent = meta.story({
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: switchName });
    await expect(toggle).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^On\. If you turn it off/);
    const log = within(canvas.getByRole('region', { name: 'This visit' }));
    await expect(log.queryByRole('list')).toBeNull();
    await expect(log.queryByRole('table')).toBeNull();
    await expect(
      log.getByText('None. Nothing about this visit has left your browser.'),
    ).toBeVisible();
    await expect(
      log.getByText('None. Everything that these pages have loaded came from this site.'),
    ).toBeVisible();
    await expect(log.getByRole('heading', { name: 'Events sent 0' })).toBeVisible();
    await expect(canvas.getByText(/apply to this page only/)).not.toBeVisible();
    await areLargeEnough([toggle.closest('label')!]);
  },
});

/** The host and three events are listed, with time and details. */
export const EventsSent = meta.story({
  tags: ['thumbnail'],
  parameters: { platform: activity({ events, hosts: ['events.example'] }) },
  play: async ({ canvas }) => {
    const hosts = textsOf(canvas.getAllByRole('listitem'));
    await expect(hosts).toEqual(['events.example']);
    await expect(canvas.getByRole('heading', { name: 'Events sent 3' })).toBeVisible();
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(textsOf(rows.map((row) => row.children[1]!))).toEqual([
      'page_view',
      'user-property',
      'code',
    ]);
    await expect(rows[0]!.firstElementChild).toHaveTextContent(/:30:05/);
    await expect(
      within(rows[0]!).getByText(
        'page_location: https://mui.com/toolpad/core/introduction/installation/',
      ),
    ).toBeVisible();
    for (const none of canvas.getAllByText(/^None\./)) await expect(none).not.toBeVisible();
  },
});

EventsSent.test('the lists grow while they are open', async ({ canvas, platform, step }) => {
  await step('The page sends an event, and requests from two hosts of others', async () => {
    const log = createActivityLog(window, platform.session);
    log.sent([
      { at: at + 90_000, event: { name: 'settings', eventAction: 'dark', eventLabel: 'mode' } },
    ]);
    log.contacted('https://more.example:8443/pixel');
    log.contacted('https://more.example/again');
    log.contacted('/toolpad/own.json');
    log.contacted('data:text/plain,own');
  });
  await step('Both lists have grown', async () => {
    await expect(canvas.getByText('eventAction: dark')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Events sent 4' })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Third-party hosts contacted 2' }),
    ).toBeVisible();
  });
});

/** Two hosts are listed, and no events. */
export const HostsOnly = meta.story({
  parameters: {
    platform: activity({ hosts: ['ads.example', 'images.of-a-vendor-with-a-long-name.example'] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      canvas.getByText('None. Nothing about this visit has left your browser.'),
    ).toBeVisible();
  },
});

/** The switch is off and disabled, and the status says why. */
export const GlobalPrivacyControl = meta.story({
  args: { navigator: { globalPrivacyControl: true } },
  play: (story) => isOff(story, 'Off, because your browser sends a privacy signal.', true),
});

/** The switch is off, and can be turned on. */
export const SwitchedOff = meta.story({
  parameters: { platform: { stored: { [answerKey]: refusal } } },
  play: (story) => isOff(story, 'Off. No event is sent'),
});

SwitchedOff.test('is turned on, and off again', async ({ canvas, platform, userEvent, step }) => {
  await userEvent.click(canvas.getByText(switchName));
  await step('The switch is on, and the refusal is no longer stored', async () => {
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(platform.storage.contents()).not.toHaveProperty(answerKey);
  });
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await step('The switch is off, and the refusal is stored', async () => {
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(platform.storage.contents()).toHaveProperty(answerKey, refusal);
  });
});

NothingSent.test('follows another tab', async ({ canvas, platform }) => {
  platform.storage.writeFromOtherTab(answerKey, refusal);
  await isOff({ canvas }, 'Off. No event is sent');
});

/* Where consent is needed. */

/** Nothing is allowed before the user has answered, here or on the strip. */
export const ConsentOpen = meta.story({
  args: { purpose: 'analytics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your consent' })).toBeVisible();
    await isOff({ canvas }, "you haven't chosen yet");
  },
});

ConsentOpen.test('the switch gives consent and takes it back', async (story) => {
  const { canvas, platform, userEvent, step } = story;
  await userEvent.click(canvas.getByText(switchName));
  await step('The answer is yes, and the strip is gone', async () => {
    await expect(platform.storage.contents()).toHaveProperty(answerKey, consent);
    await expect(canvas.queryByRole('region', { name: 'Your consent' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^On\./);
  });
  await userEvent.click(canvas.getByText(switchName));
  await step('The answer is no', async () => {
    await expect(platform.storage.contents()).toHaveProperty(answerKey, refusal);
    await expect(canvas.getByRole('status')).toHaveTextContent('Off. No event is sent');
  });
});

ConsentOpen.test('the switch follows the strip and other tabs', async (story) => {
  const { canvas, platform, userEvent } = story;
  await userEvent.click(canvas.getByRole('button', { name: 'Allow' }));
  await expect(canvas.getByRole('switch')).toBeChecked();
  platform.storage.writeFromOtherTab(answerKey, refusal);
  await expect(canvas.getByRole('switch')).not.toBeChecked();
});

/** An answer could not be kept, so it is no, and the status says why. */
export const ConsentWithoutStorage = meta.story({
  globals: { mode: 'system', direction: 'ltr' },
  args: { purpose: 'analytics' },
  parameters: {
    platform: { storage: 'blocked' },
  },
  play: async ({ canvas }) => {
    await isOff({ canvas }, 'your browser blocks storage', true);
    await expect(canvas.getByText(/apply to this page only/)).not.toBeVisible();
  },
});

/** Before its script: the switch cannot be clicked, and no list claims to be empty. */
export const Loading = meta.story({
  parameters: { noScript: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('This switch is loading.');
    for (const none of canvas.getAllByText(/^None\./)) await expect(none).not.toBeVisible();
  },
});

export const Phone = EventsSent.extend({
  globals: { viewport: { value: 'phone' } },
  play: noSidewaysScroll,
});
