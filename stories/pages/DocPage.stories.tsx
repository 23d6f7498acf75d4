import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import page from '../../docs/core/react-app-provider/page.mdx?compiled';
import everyElement from './fixtures/EveryElement.mdx?compiled';
import { attachPageShell, restLimits } from '../../src/components/PageShell/PageShell.behavior';
import { LivingSlot } from '../kit/AdStage';
import { Attached } from '../components/samples/Attached';
import { nextFrame } from '../components/samples/nextFrame';
import { noSidewaysScroll } from '../components/samples/noSidewaysScroll';
import { wholePage } from './DocsPage';
import { hasItsFrame, toggleOf } from './pageChecks';

const restyling = [attachPageShell];

const meta = preview.meta({ ...wholePage, title: 'Pages/Doc page', args: page });

export const Desktop = meta.story({
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    await expect(
      canvas
        .getByRole('navigation', { name: args.surroundings.section.product.name })
        .getBoundingClientRect().width,
    ).toBe(300);
    await expect(
      canvas.getByRole('navigation', { name: 'On this page' }).getBoundingClientRect().width,
    ).toBe(242);
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
  },
});

export const Laptop = Desktop.extend({
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  },
});

export const Tablet = Desktop.extend({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  },
});

export const Phone = Desktop.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).toBeNull();
    await expect(canvas.getByText('On this page', { selector: 'summary' })).toBeVisible();
  },
});

export const PhoneWithMenu = Phone.extend({
  play: async ({ args, canvas, userEvent }) => {
    const toggled = toggleOf('docs-menu');
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await toggled;
    await expect(
      canvas.getByRole('navigation', { name: args.surroundings.section.product.name }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
    await expect(document.getElementById('main-content')!.closest('[inert]')).not.toBeNull();
  },
});

export const WithAd = Desktop.extend({
  args: { leadEnd: <LivingSlot source="house" /> },
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    const slot = canvas.getByRole('group', { name: 'Advertisement' });
    await expect(slot.closest('.description')).not.toBeNull();
    await expect(slot.getBoundingClientRect().height).toBe(window.innerWidth < 600 ? 142 : 126);
    // The room between the slot and what follows is not doubled.
    const next = slot.closest('.description')!.nextElementSibling!;
    await expect(
      next.getBoundingClientRect().top - slot.getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(48);
  },
});

export const PhoneWithAdDarkRightToLeft = WithAd.extend({
  globals: { viewport: { value: 'phone' }, mode: 'dark', direction: 'rtl' },
});

export const Dark = Desktop.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Desktop.extend({
  globals: { direction: 'rtl' },
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    const left = (name: string) =>
      canvas.getByRole('navigation', { name }).getBoundingClientRect().left;
    await expect(left(args.surroundings.section.product.name)).toBeGreaterThan(
      left('On this page'),
    );
  },
});

export const PhoneDarkRightToLeft = Phone.extend({
  globals: { viewport: { value: 'phone' }, mode: 'dark', direction: 'rtl' },
});

export const Dense = Desktop.extend({ globals: { density: 'dense' } });

export const ForcedColors = Desktop.extend({ parameters: { media: { forcedColors: 'active' } } });

/** Everything the compiler can make of Markdown, in one article. */
export const EveryElement = Desktop.extend({ args: everyElement });

/** What is in view changes first. The clock of the story stands still before the rest of the text follows. */
export const ChosenLookShowsFirst = EveryElement.extend({
  decorators: [
    (Story) => (
      <Attached behaviors={restyling}>
        <Story />
      </Attached>
    ),
  ],
  play: async ({ canvas, platform, step, userEvent }) => {
    const blocks = [...canvas.getByRole('article').children] as HTMLElement[];
    const resting = () => blocks.filter(({ style }) => style.contentVisibility === 'hidden');
    const tops = () => blocks.map((block) => Math.round(block.getBoundingClientRect().top));
    const below = blocks.filter((block) => block.getBoundingClientRect().top > window.innerHeight);
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Colour scheme' }));
    const other = () =>
      canvas.getByRole('menuitemradio', {
        name: platform.preferences.colorScheme() === 'dark' ? 'Light' : 'Dark',
      });
    await waitFor(() => expect(blocks.at(-1)!.style.containIntrinsicBlockSize).not.toBe(''));
    await nextFrame();
    const before = tops();

    await step(
      'what is below the window rests where it was as soon as a choice is pressed, and wakes if nothing is chosen',
      async () => {
        await open();
        await expect(resting()).toEqual([]);
        await userEvent.pointer({ keys: '[MouseLeft>]', target: other() });
        await expect(resting()).toEqual(below);
        await expect(tops()).toEqual(before);
        await platform.clock.advance(restLimits.input - 1);
        await expect(resting()).toEqual(below);
        await platform.clock.advance(1);
        await expect(resting()).toEqual([]);
      },
    );
    await step('it rests when the choice counts, and wakes from near to far', async () => {
      await userEvent.pointer({ keys: '[/MouseLeft]', target: other() });
      await nextFrame();
      await expect(resting()).toEqual(below);
      await expect(tops()).toEqual(before);
      await platform.clock.advance(0);
      await expect(resting()).toEqual(below.slice(-resting().length));
      await expect(resting().length).toBeLessThan(below.length);
    });
    await step('not for long', async () => {
      await platform.clock.advance(restLimits.rest);
      await nextFrame();
      await platform.clock.advance(0);
      await expect(resting()).toEqual([]);
      await expect(tops()).toEqual(before);
    });
    await step('a choice that nobody made just now does not let anything rest', async () => {
      await platform.clock.advance(restLimits.input);
      platform.preferences.set('density', 'dense');
      await nextFrame();
      await expect(resting()).toEqual([]);
    });
  },
});

export const EveryElementDark = EveryElement.extend({ globals: { mode: 'dark' } });

export const EveryElementRightToLeft = EveryElement.extend({
  globals: { direction: 'rtl' },
  play: noSidewaysScroll,
});

export const EveryElementOnAPhone = EveryElement.extend({
  globals: { viewport: { value: 'phone' } },
  play: noSidewaysScroll,
});

export const Printed = Desktop.extend({
  parameters: { media: { print: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    // By hand the browser shows the screen's rules: the test run emulates print.
    if (!matchMedia('print').matches) return;
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
});
