import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { Behavior } from '../../kit/asOnPage';
import { NearestPages } from '../../../src/components/NearestPages/NearestPages';
import { showNearestPages } from '../../../src/components/NearestPages/NearestPages.behavior';
import type { SuggestedPage } from '../../../src/domain/navigation/nearestPages';
import { forcedColors } from '../shared/mediaFeatures';
import { noSidewaysScroll } from '../shared/noSidewaysScroll';

interface SuggestedProps {
  pages: readonly SuggestedPage[];
}

/** The place of the suggestions; the manifest has loaded. */
function Suggested(_: SuggestedProps) {
  return (
    <main className="prose">
      <NearestPages addresses="/toolpad/addresses.json" />
    </main>
  );
}

const meta = preview.meta({
  title: 'Components/NearestPages',
  component: Suggested,
  parameters: {
    behaviors: ({ pages }: SuggestedProps): Behavior[] => [
      (root) => showNearestPages(root.querySelector('section')!, pages),
    ],
  },
});

const region = { name: 'Did you mean one of these?' };

export const SeveralSuggestions = meta.story({
  args: {
    pages: [
      {
        href: '/toolpad/core/introduction/installation/',
        title: 'Installation',
        product: 'Toolpad Core',
      },
      {
        href: '/toolpad/studio/getting-started/installation/#ports',
        title: 'Installation',
        product: 'Toolpad Studio',
      },
      { href: '/toolpad/core/introduction/', title: 'Overview', product: 'Toolpad Core' },
    ],
  },
  play: async ({ canvas, args }) => {
    const title = canvas.getByRole('heading', region);
    await expect(canvas.getByRole('region', region)).toBeVisible();
    await expect(
      canvas.getByRole('list').getBoundingClientRect().top - title.getBoundingClientRect().bottom,
    ).toBeGreaterThanOrEqual(8);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      args.pages.map(({ href }) => href),
    );
    await expect(canvas.getByRole('link', { name: 'Installation Toolpad Studio' })).toBeVisible();
  },
});

/** After a change of the URL, new suggestions replace the old ones. */
export const SuggestionsReplaced = SeveralSuggestions.extend({
  play: async ({ args, canvas }) => {
    const section = canvas.getByRole('region', region);
    showNearestPages(section, args.pages.slice(1, 2));
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Installation Toolpad Studio');
    showNearestPages(section, []);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const NoSuggestions = meta.story({
  args: { pages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const LongTitle = SeveralSuggestions.extend({
  args: {
    pages: [
      {
        href: '/toolpad/core/api/x/',
        title: 'NotificationsProviderContextualConfigurationReference',
        product: 'Toolpad Core',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
    await noSidewaysScroll();
  },
});

export const Dark = SeveralSuggestions.extend({ globals: { mode: 'dark' } });

export const RightToLeft = SeveralSuggestions.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [title, product] = [
      canvas.getAllByText('Installation')[0]!,
      canvas.getAllByText('Toolpad Core')[0]!,
    ];
    await expect(title.getBoundingClientRect().left).toBeGreaterThan(
      product.getBoundingClientRect().right,
    );
  },
});

export const ForcedColors = SeveralSuggestions.extend(forcedColors);
