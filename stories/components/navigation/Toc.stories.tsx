import { expect, within, type PlayContext } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { attachOnce } from '../../kit/attachOnce';
import { TocPage } from '../../kit/TocPage';
import { caption } from '../../kit/docs';
import { attachToc, clickPause, spyThrottle } from '../../../src/components/Toc/Toc.behavior';
import { Toc, TocFolded, type TocEntry } from '../../../src/components/Toc/Toc';
import { areLargeEnough } from '../shared/checks';
import { scrollPage } from '../shared/actions';

const behaviors = [attachToc];

const entries: TocEntry[] = [
  { id: 'anatomy', title: 'Anatomy', depth: 2 },
  { id: 'navigation', title: 'Navigation', depth: 2 },
  {
    id: 'nested',
    title: 'Nested entries, groups and the pages without an entry of their own',
    depth: 3,
  },
  { id: 'plätze', title: 'Slots', depth: 2 },
  { id: 'api', title: 'API', depth: 2 },
];

const meta = preview.meta({
  title: 'Toc',
  component: Toc,
  args: { entries },
  parameters: { behaviors, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <TocPage entries={args.entries} toc={<Toc {...args} />} />,
});

/** Scrolls, and waits for the next check of the headings. */
async function scrollTo(top: number, { clock }: PlayContext['platform']) {
  await scrollPage(top);
  await clock.advance(spyThrottle);
}

const current = () => document.querySelector('[data-toc] [aria-current]')?.textContent ?? null;

/** Each heading has a link, third-level ones indented, and none is marked. */
export const AtTheTop = meta.story({
  play: async ({ canvas }) => {
    await expect(current()).toBeNull();
    const links = within(canvas.getByRole('navigation', { name: 'On this page' })).getAllByRole(
      'link',
    );
    await expect(links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash))).toEqual(
      entries.map(({ id }) => `#${id}`),
    );
    // A third-level heading is indented.
    const indent = links.map((link) => parseFloat(getComputedStyle(link).paddingInlineStart));
    await expect(indent).toEqual(entries.map(({ depth }) => (depth === 3 ? 28 : 14)));
  },
});

export const FollowsScroll = meta.story({
  play: async ({ platform, step }) => {
    await step('Below 200 px: nothing is marked', async () => {
      await scrollTo(199, platform);
      await expect(current()).toBeNull();
      await scrollTo(200, platform);
      await expect(current()).toBe('Anatomy');
      await scrollTo(0, platform);
    });
    await step('Updates every 166 ms, not sooner', async () => {
      await expect(spyThrottle).toBe(166);
      await scrollPage(450);
      await platform.clock.advance(spyThrottle - 1);
      await expect(current()).toBeNull();
      await platform.clock.advance(1);
      await expect(current()).toBe('Navigation');
    });
    await step('Back at the top: nothing is marked', async () => {
      await scrollTo(0, platform);
      await expect(current()).toBeNull();
      await scrollTo(1250, platform);
      await expect(current()).toBe('Slots');
      await expect(document.querySelectorAll('[data-toc] [aria-current="location"]')).toHaveLength(
        1,
      );
    });
    await step('A heading becomes current in the upper eighth of the window', async () => {
      const heading = document.getElementById('navigation')!;
      const reached = heading.getBoundingClientRect().top + scrollY - innerHeight / 8;
      await scrollTo(Math.floor(reached) - 1, platform);
      await expect(current()).toBe('Anatomy');
      await scrollTo(Math.ceil(reached), platform);
      await expect(current()).toBe('Navigation');
    });
  },
});

export const KeepsClickedHeading = meta.story({
  play: async ({ canvas, platform, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'API' }));
    await step('The clicked heading is marked', async () => {
      await expect(current()).toBe('API');
      await expect(clickPause).toBe(1000);
    });
    await scrollPage(500);
    await platform.clock.advance(clickPause - 1);
    await step('Scrolled within a second: the clicked heading stays marked', () =>
      expect(current()).toBe('API'),
    );
  },
});

KeepsClickedHeading.test('marks the heading in view a second later', async ({ platform }) => {
  await platform.clock.advance(1);
  await scrollTo(510, platform);
  await expect(current()).toBe('Navigation');
});

export const RightToLeft = KeepsClickedHeading.extend({
  parameters: caption('The marker is on the line at the right.'),
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'API' });
    await userEvent.click(link);
    await expect(getComputedStyle(link).borderRightWidth).toBe('1px');
    await expect(getComputedStyle(link).boxShadow).toContain(' -1px 0px 0px 0px inset');
  },
});

/** The browser has restored the scroll position: the heading in view is marked as soon as the script runs. */
export const ReloadedWhileScrolled = meta.story({
  play: async ({ canvasElement, platform }) => {
    await scrollPage(1250);
    await expect(current()).toBeNull();
    attachOnce(attachToc, canvasElement, platform);
    await expect(current()).toBe('Slots');
  },
});

/** The list is collapsed. */
export const CollapsedOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  // Room for the focus ring.
  parameters: { layout: 'padded' },
  render: (args) => <TocFolded {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Slots' })).not.toBeVisible();
  },
});

export const ExpandedOnAPhone = CollapsedOnAPhone.extend({
  parameters: caption('The list is expanded, and its links are large enough.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('On this page'));
    await expect(canvas.getByRole('link', { name: 'Slots' })).toBeVisible();
    await areLargeEnough([canvas.getByText('On this page'), ...canvas.getAllByRole('link')]);
  },
});

/** The last heading is marked, although it cannot reach the top. */
export const LastHeadingAtTheEnd = meta.story({
  play: async ({ platform }) => {
    const main = document.querySelector('main')!;
    // Without content below it the last heading cannot reach the top.
    main.style.paddingBlockEnd = '0';
    await scrollTo(document.documentElement.scrollHeight, platform);
    await expect(document.getElementById('api')!.getBoundingClientRect().top).toBeGreaterThan(
      window.innerHeight / 8,
    );
    await expect(current()).toBe('API');
  },
});

const manyEntries = Array.from({ length: 60 }, (_, index): TocEntry => ({
  id: `section-${index}`,
  title: `Section ${index}`,
  depth: index % 3 ? 3 : 2,
}));

export const LongList = meta.story({
  args: { entries: manyEntries },
  play: async ({ canvas, platform, step }) => {
    const toc = canvas.getByRole('navigation', { name: 'On this page' });
    await step('The list is longer than its box', () =>
      expect(toc.scrollHeight).toBeGreaterThan(toc.clientHeight),
    );
    await scrollTo(50 * 400 + 10, platform);
    const active = document.querySelector('[data-toc] [aria-current]')!;
    await step('The heading in view is marked, and the list has scrolled', async () => {
      await expect(active).toHaveTextContent('Section 48');
      await expect(toc.scrollTop).toBeGreaterThan(0);
    });
    const [inner, outer] = [active.getBoundingClientRect(), toc.getBoundingClientRect()];
    await step('The marked entry is within the box', async () => {
      await expect(inner.top).toBeGreaterThanOrEqual(outer.top);
      await expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
    });
    await scrollTo(400, platform);
    await step('Scrolled back: the marked entry is within the box', () =>
      expect(
        document.querySelector('[data-toc] [aria-current]')!.getBoundingClientRect().top,
      ).toBeGreaterThanOrEqual(outer.top),
    );
  },
});

/** Nothing is rendered: the page has no headings. */
export const None = meta.story({
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
