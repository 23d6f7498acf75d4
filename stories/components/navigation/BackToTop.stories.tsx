import { expect, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { attachOnce } from '../../kit/attachOnce';
import { sampleSections } from '../../kit/sampleSections';
import { SampleText, StoryBox } from '../../kit/decorators';
import { caption } from '../../kit/docs';
import { BackToTop } from '../../../src/components/BackToTop/BackToTop';
import {
  attachBackToTop,
  topLinkStart,
} from '../../../src/components/BackToTop/BackToTop.behavior';
import { scrollPage } from '../shared/actions';

const behaviors = [attachBackToTop];

const meta = preview.meta({
  title: 'BackToTop',
  component: BackToTop,
  parameters: {
    behaviors,
    platform: { media: { '(prefers-reduced-motion: reduce)': true } },
  },
  decorators: [
    (Story) => (
      <>
        <StoryBox blockSize="300vh">
          {Array.from({ length: 5 }, () => sampleSections)
            .flat()
            .map(([title, text], index) => (
              <SampleText as="section" key={index}>
                <h2>{title}</h2>
                <p>{text}</p>
              </SampleText>
            ))}
        </StoryBox>
        <Story />
      </>
    ),
  ],
});

const link = () => document.querySelector<HTMLAnchorElement>('[data-back-to-top]')!;

/** The link is hidden. */
export const AtTheTop = meta.story({
  play: async () => {
    await expect(link()).not.toBeVisible();
    // The `hidden` attribute alone does not hide a grid.
    await expect(link().checkVisibility()).toBe(false);
    await expect(link()).toHaveAttribute('href', '#top');
  },
});

/** Nothing is shown at any scroll position: without script nothing could hide the link again. */
export const WithoutScript = meta.story({
  parameters: { noScript: true },
  play: async () => {
    await scrollPage(600);
    await expect(link()).not.toBeVisible();
  },
});

/** Where a phone shows the link, too. */
async function scrollUpTo(top: number) {
  await scrollPage(top + 100);
  await scrollPage(top);
}

export const Scrolled = meta.story({
  tags: ['thumbnail'],
  play: async ({ canvas, step }) => {
    await step('The limit is 200 px', () => expect(topLinkStart).toBe(200));
    await scrollPage(200);
    await step('Scrolled by 200 px: the link is hidden', () => expect(link()).not.toBeVisible());
    await scrollUpTo(201);
    await step('Scrolled by 201 px: the link is visible, 36 by 36 px', async () => {
      await expect(canvas.getByRole('link', { name: 'Back to top' })).toBeVisible();
      const { width, height } = link().getBoundingClientRect();
      await expect([width, height]).toEqual([36, 36]);
    });
  },
});

export const ReadOnAPhone = Scrolled.extend({
  globals: { viewport: { value: 'phone' } },
  parameters: caption(
    'The link would lie over the text that is read next, so it waits for the way back.',
  ),
  play: async ({ step }) => {
    await scrollPage(600);
    await step('On the way down the link is hidden', () => expect(link()).not.toBeVisible());
    await scrollPage(500);
    await step('On the way up it is there', () => expect(link()).toBeVisible());
  },
});

Scrolled.test(
  'the link is visible at once with a restored scroll position',
  async ({ canvasElement, platform }) => {
    await scrollUpTo(600);
    link().hidden = true;
    attachOnce(attachBackToTop, canvasElement, platform);
    await expect(link()).toBeVisible();
  },
);

Scrolled.test('a click with a modifier key is left to the browser', async ({ userEvent }) => {
  await scrollUpTo(600);
  const isTaken: boolean[] = [];
  const onClick = (event: Event) => {
    isTaken.push(event.defaultPrevented);
    event.preventDefault();
  };
  link().addEventListener('click', onClick);
  for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
    await userEvent.keyboard(`{${key}>}`);
    await userEvent.click(link());
    await userEvent.keyboard(`{/${key}}`);
  }
  link().removeEventListener('click', onClick);
  await expect(isTaken).toEqual([false, false, false, false]);
  await expect(window.scrollY).toBe(600);
});

Scrolled.test('a click jumps where less motion is wanted', async ({ userEvent }) => {
  await scrollUpTo(600);
  await userEvent.click(link());
  await expect(window.scrollY).toBe(0);
  await expect(location.hash).toBe('');
  await waitFor(() => expect(link()).not.toBeVisible());
});

export const ClickedWithMotion = Scrolled.extend({
  parameters: { behaviors, platform: { media: { '(prefers-reduced-motion: reduce)': false } } },
  play: async ({ userEvent }) => {
    await scrollUpTo(600);
    await userEvent.click(link());
    await expect(window.scrollY).toBeGreaterThan(0);
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
  },
});
