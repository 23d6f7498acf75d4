import { expect, waitFor, within, type PlayContext } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { ConsentStrip } from '../../../src/components/ConsentStrip/ConsentStrip';
import {
  attachConsentStrip,
  laterKey,
} from '../../../src/components/ConsentStrip/ConsentStrip.behavior';
import { answerKey, consent, refusal } from '../../../src/domain/privacy/PrivacySignals';
import type { SignallingNavigator } from '../../../src/platform/privacy/readPrivacySignals';
import type { Behavior } from '../../kit/asOnPage';
import { caption } from '../../kit/docs';
import { SampleText } from '../../kit/decorators';
import { areLargeEnough, noSidewaysScroll, textsOf } from '../shared/checks';

/** The strip in a browser with these privacy signals. */
const behaviorsIn = (navigator: SignallingNavigator): Behavior[] => [
  (root, platform, signal) => attachConsentStrip(root, platform, navigator, signal),
];

const paragraphs = Array.from({ length: 30 }, (_, index) => index + 1);

/** The question for consent on a page that is longer than the window. */
const meta = preview.meta({
  title: 'ConsentStrip',
  component: ConsentStrip,
  args: { purpose: 'analytics' as const, privacyHref: '/toolpad/privacy/' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <SampleText className="prose">
          {paragraphs.map((number) => (
            <p key={number}>
              The sidebar has a link for each page of the app. <a href={`#p${number}`}>Read on</a>
            </p>
          ))}
        </SampleText>
      </>
    ),
  ],
  parameters: { behaviors: behaviorsIn({}) },
});

const stripIn = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[data-consent]')!;
const isAsked = (canvas: HTMLElement) => waitFor(() => expect(stripIn(canvas)).toBeVisible());
const isNotAsked = (canvas: HTMLElement) =>
  waitFor(() => expect(stripIn(canvas)).not.toBeVisible());

/** The strip stands at the bottom edge, and covers neither the focus nor the end of the page. */
const leavesRoom = async (canvasElement: HTMLElement) => {
  const strip = stripIn(canvasElement);
  const links = within(canvasElement.querySelector<HTMLElement>('.prose')!).getAllByRole('link');
  const isFree = (link: HTMLElement) =>
    expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      // Zoomed boxes begin between two pixels.
      strip.getBoundingClientRect().top + 1,
    );
  await waitFor(() =>
    expect(Math.round(parseFloat(document.body.style.paddingBlockEnd))).toBe(strip.offsetHeight),
  );
  for (const link of links) {
    link.focus();
    await isFree(link);
  }
  scrollTo(0, document.documentElement.scrollHeight);
  await isFree(links.at(-1)!);
  scrollTo(0, 0);
  await expect(Math.round(strip.getBoundingClientRect().bottom)).toBe(innerHeight);
  await expect(strip.offsetHeight).toBeLessThanOrEqual(innerHeight / 2);
};

/** Nothing was answered yet, so the page asks. Both answers look the same. */
export const FirstVisit = meta.story({
  tags: ['thumbnail'],
  play: async ({ canvas, canvasElement, platform, step }) => {
    await isAsked(canvasElement);
    const strip = within(canvas.getByRole('region', { name: 'Your consent' }));
    await expect(strip.getByText(/Google Analytics, which sets cookies\?/)).toBeVisible();
    await expect(strip.getByRole('link')).toHaveAttribute('href', '/toolpad/privacy/');
    const answers = strip.getAllByRole('button');
    await expect(textsOf(answers)).toEqual(['Decline', 'Allow']);
    await step('Both answers have the same size and colors', async () => {
      const [no, yes] = answers.map((answer) => {
        const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(answer);
        const { width, height } = answer.getBoundingClientRect();
        return { color, backgroundColor, borderColor, fontWeight, width, height };
      });
      await expect(no).toEqual(yes);
      await areLargeEnough(answers);
    });
    await step('It takes no focus, and covers none', async () => {
      await expect(document.body).toHaveFocus();
      await leavesRoom(canvasElement);
    });
    await expect(platform.storage.contents()).not.toHaveProperty(answerKey);
  },
});

FirstVisit.test('Allow is kept, and the strip goes with its room', async (story) => {
  const { canvas, canvasElement, platform, userEvent } = story;
  await userEvent.click(canvas.getByRole('button', { name: 'Allow' }));
  await isNotAsked(canvasElement);
  await expect(platform.storage.contents()).toHaveProperty(answerKey, consent);
  await waitFor(() => expect(document.body.style.paddingBlockEnd).toBe('0px'));
});

FirstVisit.test('Decline is kept, by keyboard', async (story) => {
  const { canvas, canvasElement, platform, userEvent } = story;
  (document.activeElement as HTMLElement).blur();
  await userEvent.tab();
  await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Decline' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await isNotAsked(canvasElement);
  await expect(platform.storage.contents()).toHaveProperty(answerKey, refusal);
});

FirstVisit.test('Escape means later: nothing is answered', async (story) => {
  const { canvasElement, platform, userEvent } = story;
  await userEvent.keyboard('{Escape}');
  await isNotAsked(canvasElement);
  await expect(platform.storage.contents()).not.toHaveProperty(answerKey);
  await expect(platform.session.contents()).toHaveProperty(laterKey);
});

FirstVisit.test('Escape that closes a menu leaves the strip', async (story) => {
  const { canvasElement, userEvent } = story;
  const menu = document.createElement('div');
  menu.popover = 'auto';
  canvasElement.append(menu);
  menu.showPopover();
  await userEvent.keyboard('{Escape}');
  await isAsked(canvasElement);
});

FirstVisit.test('another tab answers, and forgets the answer', async (story) => {
  const { canvasElement, platform } = story;
  platform.storage.writeFromOtherTab(answerKey, consent);
  await isNotAsked(canvasElement);
  platform.storage.writeFromOtherTab(answerKey, null);
  await isAsked(canvasElement);
});

/** Only third-party ads need consent. */
export const ForAds = meta.story({
  args: { purpose: 'ads' },
  play: async ({ canvas, canvasElement }) => {
    await isAsked(canvasElement);
    await expect(canvas.getByText(/third-party ads, which may set cookies\?/)).toBeVisible();
  },
});

/** Analytics and ads need consent, on a site without a privacy page. */
export const ForBoth = meta.story({
  args: { purpose: 'both', privacyHref: '' },
  play: async ({ canvas, canvasElement }) => {
    await isAsked(canvasElement);
    await expect(within(canvas.getByRole('region')).queryByRole('link')).toBeNull();
  },
});

export const Phone = FirstVisit.extend({
  parameters: caption('On a phone, the answers are below the question.'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await isAsked(canvasElement);
    await leavesRoom(canvasElement);
    await noSidewaysScroll();
  },
});

export const Zoomed = Phone.extend({
  parameters: caption('At 200 % zoom, the strip takes at most half of the window, and scrolls.'),
  beforeEach: () => {
    document.documentElement.style.zoom = '2';
    return () => document.documentElement.style.removeProperty('zoom');
  },
});

/* No question. */

const isClosed = ({ canvasElement }: Pick<PlayContext, 'canvasElement'>) =>
  isNotAsked(canvasElement);

/** The browser sends a signal, which is an answer. */
export const GlobalPrivacyControl = meta.story({
  parameters: { behaviors: behaviorsIn({ globalPrivacyControl: true }) },
  play: isClosed,
});

/** The user has allowed it on an earlier visit. */
export const Allowed = meta.story({
  parameters: { platform: { stored: { [answerKey]: consent } } },
  play: isClosed,
});

/** The user has declined on an earlier visit. */
export const Declined = meta.story({
  parameters: { platform: { stored: { [answerKey]: refusal } } },
  play: isClosed,
});

/** On an earlier page of this tab, the user has pressed Escape. */
export const Later = meta.story({
  parameters: { platform: { session: { [laterKey]: 'on' } } },
  play: isClosed,
});

/** An answer could not be kept, so there is no question. */
export const BlockedStorage = meta.story({
  globals: { mode: 'system', direction: 'ltr' },
  parameters: { platform: { storage: 'blocked' } },
  play: isClosed,
});
