import type { Preferences } from '../../../src/domain/preferences/preferenceTable';
import { parameterOf } from '../../../src/domain/preferences/viewParameters';

/** Beside the workbench: the place of the site that shows each component, by its name, and each demo, by its title. */
export const componentPagesFile = 'component-pages.json';

export interface SitePage {
  title: string;
  /** With the anchor of the component. */
  href: string;
}

type SitePages = Readonly<Record<string, SitePage>>;

/**
 * The demo that a story is about: of its title, or of its folder and with a name that ends as that of the story starts.
 * `page-container-interactions--actions-range-changed` is about `Page Container/PageContainerActions`.
 */
function demoOf(pages: SitePages, { title, id }: StoryPlace): SitePage | undefined {
  const folder = title.slice(0, title.lastIndexOf('/') + 1);
  const state = id.slice(id.indexOf('--')).replaceAll('-', '');
  const ends = Object.keys(pages)
    .filter((demo) => demo.startsWith(folder))
    .flatMap((demo) => {
      const words = demo.slice(folder.length).split(/(?=[A-Z])/);
      return words.map((_, from) => ({ demo, end: words.slice(from).join('').toLowerCase() }));
    })
    .filter(({ end }) => state.startsWith(end))
    .sort((one, other) => other.end.length - one.end.length);
  return pages[title] ?? pages[ends[0]?.demo ?? ''];
}

interface StoryPlace {
  /** In the sidebar: `Advertising/Ad feed` shows an aspect of `Ad`. */
  title: string;
  id: string;
}

/** The place of the site that shows what a story does, as the toolbar has it; undefined where there is none. */
export function sitePageOf(
  pages: SitePages,
  story: StoryPlace,
  globals: Partial<Record<keyof Preferences, unknown>>,
): SitePage | undefined {
  const [name = ''] = story.title.slice(story.title.lastIndexOf('/') + 1).split(' ');
  const page = story.title.startsWith('Demos/') ? demoOf(pages, story) : pages[name];
  if (!page) return undefined;
  const query = new URLSearchParams();
  for (const preference of ['mode', 'direction', 'density'] as const) {
    const value = globals[preference];
    if (typeof value === 'string') query.set(parameterOf(preference), value);
  }
  const [path, anchor] = page.href.split('#');
  return { ...page, href: `${path}?${query}${anchor ? `#${anchor}` : ''}` };
}
