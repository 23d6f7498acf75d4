// cspell:ignore instalation cber über
import type { ComponentProps } from 'react';
import { expect, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import type { Behavior } from '../../kit/asOnPage';
import { SampleText, StoryBox } from '../../kit/decorators';
import { caption } from '../../kit/docs';
import { NearestPages } from '../../../src/components/NearestPages/NearestPages';
import {
  showAskedPath,
  showMenuOf,
  showNearestPages,
} from '../../../src/components/NearestPages/NearestPages.behavior';
import { NavDrawer } from '../../../src/components/NavDrawer/NavDrawer';
import { sampleMenu, studioMenu } from './sampleMenu';
import type { SuggestedPage } from '../../../src/domain/navigation/nearestPages';
import { noSidewaysScroll } from '../shared/checks';

/** Below the search field, which is a link, too. */
const suggestionsIn = (canvas: { getByRole: (role: 'list') => HTMLElement }) =>
  within(canvas.getByRole('list'));

interface SuggestedProps {
  /** What the manifest, which has loaded, leads to. */
  pages: readonly SuggestedPage[];
}

const meta = preview.meta({
  title: 'NearestPages',
  component: NearestPages,
  args: { addresses: '/toolpad/addresses.json', search: '/toolpad/search/' },
  render: ({ addresses, search }: ComponentProps<typeof NearestPages> & SuggestedProps) => (
    <SampleText as="main" className="prose">
      <NearestPages addresses={addresses} search={search} />
    </SampleText>
  ),
  parameters: {
    behaviors: ({ pages }: SuggestedProps): Behavior[] => [
      (root) => showNearestPages(root.querySelector('section')!, pages),
      (root) => showAskedPath(root, '/toolpad/core/instalation/'),
    ],
  },
});

const region = { name: 'Try one of these pages' };

/** Each suggestion is a link with its title and path. */
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
    const links = suggestionsIn(canvas).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      args.pages.map(({ href }) => href),
    );
    await expect(
      canvas.getByRole('link', {
        name: 'Installation /toolpad/studio/getting-started/installation/#ports',
      }),
    ).toBeVisible();
  },
});

SeveralSuggestions.test('new suggestions replace the old ones', async ({ args, canvas }) => {
  const section = canvas.getByRole('region', region);
  showNearestPages(section, args.pages.slice(1, 2));
  await expect(suggestionsIn(canvas).getAllByRole('link')).toHaveLength(1);
  await expect(suggestionsIn(canvas).getByRole('link')).toHaveAccessibleName(
    'Installation /toolpad/studio/getting-started/installation/#ports',
  );
});

SeveralSuggestions.test('without suggestions the section goes', async ({ canvas }) => {
  showNearestPages(canvas.getByRole('region', region), []);
  await expect(canvas.queryByRole('region')).toBeNull();
});

/** There is neither a section nor a heading. */
export const NoSuggestions = meta.story({
  args: { pages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const SearchForThePath = NoSuggestions.extend({
  parameters: caption('The search opens with the words of the path, without its extension.'),
  play: async ({ canvas, canvasElement }) => {
    const search = canvas.getByRole('link', { name: 'Search for “core instalation”' });
    await expect(search).toHaveTextContent(/^Search for “core instalation”/);
    await expect(search).toHaveAttribute('data-query', 'core instalation');
    await expect(search).toHaveAttribute('href', '/toolpad/search/');
    // The script of a page that has product tabs leaves their folders out.
    showAskedPath(canvasElement, '/toolpad/core/react-page_container.html');
    await expect(search).toHaveAttribute('data-query', 'core page container');
  },
});

export const AskedPath = NoSuggestions.extend({
  parameters: caption('The path stays on one line, so that nothing below it moves.'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, step }) => {
    const box = canvas.getByText('Requested path').parentElement!;
    const { height } = box.getBoundingClientRect();
    await step('A path', () => expect(box).toHaveTextContent('/toolpad/core/instalation/'));
    await step('A path with other letters, and one that is no URL', async () => {
      showAskedPath(canvasElement, '/toolpad/%C3%BCber/');
      await expect(box).toHaveTextContent('/toolpad/über/');
      showAskedPath(canvasElement, '/toolpad/%/');
      await expect(box).toHaveTextContent('/toolpad/%/');
    });
    await step('A long path is cut off', async () => {
      showAskedPath(canvasElement, `/toolpad/${'very-long/'.repeat(20)}`);
      await expect(box.getBoundingClientRect().height).toBe(height);
      await noSidewaysScroll();
    });
  },
});

/** The page is one file for all products: the script brings the menu of the one that the path belongs to. */
export const MenuOfAnotherProduct = meta.story({
  args: { pages: [] },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    behaviors: [(root: HTMLElement) => showAskedPath(root, '/toolpad/studio/instalation/')],
  },
  // The menus of both pages; on the site the second one is fetched.
  render: (args) => (
    <>
      <StoryBox display="flex" columnGap={32}>
        <NavDrawer label="Core" nodes={sampleMenu} activeHref="/toolpad/core/introduction/" />
        <SampleText as="main" className="prose">
          <NearestPages addresses={args.addresses} search={args.search} />
        </SampleText>
      </StoryBox>
      <template>
        <NavDrawer
          label="Studio"
          nodes={studioMenu}
          activeHref="/toolpad/studio/getting-started/"
        />
      </template>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const own = canvas.getByRole('navigation', { name: 'Core' });
    showMenuOf(canvasElement, canvasElement.querySelector('template')!.content);
    const menu = canvas.getByRole('navigation', { name: 'Studio' });
    await expect(menu).toBe(own);
    await expect(menu.querySelector('[data-nav-title]')).toHaveTextContent('Studio');
    await expect(menu.querySelector('a')).toHaveAttribute(
      'href',
      '/toolpad/studio/getting-started/',
    );
    await expect(menu.querySelector('[aria-current], details[open]')).toBeNull();
  },
});

export const LongTitle = SeveralSuggestions.extend({
  parameters: caption('The link is visible, and the page does not scroll sideways.'),
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
    await expect(suggestionsIn(canvas).getByRole('link')).toBeVisible();
    await noSidewaysScroll();
  },
});

export const RightToLeft = SeveralSuggestions.extend({
  parameters: {
    ...caption('The titles and paths of pages are English, so the list keeps its direction.'),
    stepsNeed: { from: 600, because: 'the path is below its title' },
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [title, path] = [
      canvas.getAllByText('Installation')[0]!,
      canvas.getByText('/toolpad/core/introduction/installation/'),
    ];
    await expect(title.getBoundingClientRect().left).toBeGreaterThan(
      path.getBoundingClientRect().right,
    );
  },
});
