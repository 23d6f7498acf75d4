import { expect, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { Feedback, feedbackIssueHref } from '../../../src/components/Feedback/Feedback';
import { attachFeedback } from '../../../src/components/Feedback/Feedback.behavior';
import { goTo } from '../shared/actions';
import { areLargeEnough } from '../shared/checks';

const behaviors = [attachFeedback];
const pathname = '/toolpad/core/introduction/';
const key = `feedback-${pathname}`;

const meta = preview.meta({
  title: 'Feedback',
  component: Feedback,
  args: {
    pathname,
    issueHref: feedbackIssueHref('https://github.com/mui/toolpad', `https://mui.com${pathname}`),
  },
  parameters: { behaviors, faults: ['storage'] },
});

/** Neither button is pressed, and nothing is stored. */
export const NotAnswered = meta.story({
  play: async ({ canvas, platform }) => {
    const section = within(canvas.getByRole('region', { name: 'Feedback' }));
    await expect(section.getByRole('button', { name: 'Yes', pressed: false })).toBeVisible();
    // The same icon, rotated.
    await expect(
      section
        .getAllByRole('button')
        .map((button) => button.querySelector('path')!.getAttribute('transform')),
    ).toEqual([null, 'rotate(180 10 10)']);
    await areLargeEnough(section.getAllByRole('button'));
    await expect(section.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(platform.storage.contents()).not.toHaveProperty(key);
  },
});

/** "Yes" is pressed, thanked for, stored and sent. */
export const Helpful = meta.story({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(canvas.getByRole('button', { name: 'Yes', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you.');
    await expect(canvas.queryByRole('link')).toBeNull();
    const [yes, no] = ['Yes', 'No'].map((name) =>
      getComputedStyle(canvas.getByRole('button', { name })),
    );
    await expect(yes!.backgroundColor).not.toBe(no!.backgroundColor);
    await expect(canvas.getByRole('button', { name: 'No', pressed: false })).toBeVisible();
    await expect(platform.storage.contents()).toMatchObject({ [key]: '1' });
    await expect(platform.analytics.sent()).toEqual([
      { name: 'feedback', eventAction: 'helpful', eventLabel: pathname },
    ]);
  },
});

Helpful.test('a second click withdraws the vote', async ({ canvas, platform, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
  await expect(platform.analytics.sent()).toHaveLength(1);
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  await expect(platform.storage.contents()).not.toHaveProperty(key);
});

/** A link reports what is missing; the vote is stored and sent. */
export const NotHelpful = meta.story({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    const link = canvas.getByRole('link', { name: "Tell us on GitHub what's missing" });
    await expect(link).toHaveAttribute(
      'href',
      'https://github.com/mui/toolpad/issues/new?template=4.docs-feedback.yml&page-url=https%3A%2F%2Fmui.com%2Ftoolpad%2Fcore%2Fintroduction%2F',
    );
    await expect(platform.storage.contents()).toMatchObject({ [key]: '0' });
    await expect(platform.analytics.sent()).toEqual([
      { name: 'feedback', eventAction: 'not-helpful', eventLabel: pathname },
    ]);
  },
});

NotHelpful.test('the link names the section in the URL of the page', async ({ canvas }) => {
  await goTo('#next-steps');
  await expect(canvas.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('introduction%2F%23next-steps'),
  );
});

/** "No" is pressed, and the link is visible. */
export const AnsweredEarlier = meta.story({
  parameters: { platform: { stored: { [key]: '0' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'No', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
});

NotAnswered.test('follows another tab', async ({ canvas, platform }) => {
  platform.storage.writeFromOtherTab(key, '1');
  await expect(canvas.getByRole('status')).toHaveTextContent('Thank you.');
});
