import { expect, within } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import { adTable } from '../../src/domain/ads/adMachine';
import page from '../../docs/core/react-app-provider/page.mdx?compiled';
import everyElement from './fixtures/EveryElement.mdx?compiled';
import { attachStoryAd, StoryAd } from '../kit/StoryAd';
import { caption } from '../kit/docs';
import { noSidewaysScroll } from '../components/shared/checks';
import { pageBehaviors, wholePage } from './DocsPage';
import { hasItsFrame } from './pageChecks';

const { box } = adTable;

const meta = preview.meta({ ...wholePage, title: 'Doc page', tags: ['!autodocs'], args: page });

export const Desktop = meta.story({
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    await expect(
      canvas
        .getByRole('navigation', { name: args.context.section.product.name })
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

export const WithAd = Desktop.extend({
  args: { ad: <StoryAd source="house" /> },
  parameters: { behaviors: [...pageBehaviors, attachStoryAd({ source: 'house' })] },
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    const ad = canvas.getByRole('group', { name: 'Advertisement' });
    // Between two sections, whose distance it does not add to.
    const next = ad.nextElementSibling!;
    await expect(next.tagName).toBe('H2');
    await expect(ad.getBoundingClientRect().height).toBe(
      window.innerWidth < box.wideFrom ? box.height : box.wideHeight,
    );
    await expect(next.getBoundingClientRect().top - ad.getBoundingClientRect().bottom).toBe(
      parseFloat(getComputedStyle(next).marginBlockStart),
    );
  },
});

export const PhoneWithAdDarkRightToLeft = WithAd.extend({
  globals: { viewport: { value: 'phone' }, mode: 'dark', direction: 'rtl' },
});

export const ForcedColors = Desktop.extend({ parameters: { media: { forcedColors: 'active' } } });

export const EveryElement = Desktop.extend({
  args: everyElement,
  parameters: {
    ...caption(
      'Every element of Markdown in one article. It is not a page of the site, so what it alone contains is looked at here.',
    ),
    a11y: { test: 'error' },
  },
});

export const EveryElementOnAPhone = EveryElement.extend({
  globals: { viewport: { value: 'phone' } },
  play: noSidewaysScroll,
});

export const Printed = Desktop.extend({
  parameters: { media: { print: true } },
  globals: { viewport: { value: 'paper' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    // Only the test run emulates print.
    if (!matchMedia('print').matches) return;
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    const imprint = within(canvas.getByRole('contentinfo'));
    await expect(imprint.getByText(/ 0\.13\.0$/)).toBeVisible();
    await expect(imprint.getByText(/\/toolpad\/core\/react-app-provider\/$/)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Community' })).toBeNull();
    await expect(canvas.getAllByRole('group', { name: /^Part of / })[0]).toBeVisible();
  },
});
