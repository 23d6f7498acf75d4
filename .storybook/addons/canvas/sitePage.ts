import type { Preferences } from '../../../src/domain/preferences/preferenceTable';
import { parameterOf } from '../../../src/domain/preferences/viewParameters';

/** Beside the workbench: a page of the site that shows each component, by its name. */
export const componentPagesFile = 'component-pages.json';

export interface SitePage {
  title: string;
  href: string;
}

/**
 * The page of the site that shows the component of a story as the toolbar has it; undefined where none does.
 * @param title of the story in the sidebar: `Advertising/Ad feed` shows an aspect of `Ad`
 */
export function sitePageOf(
  pages: Readonly<Record<string, SitePage>>,
  title: string,
  globals: Partial<Record<keyof Preferences, unknown>>,
): SitePage | undefined {
  const [name = ''] = title.slice(title.lastIndexOf('/') + 1).split(' ');
  const page = pages[name];
  if (!page) return undefined;
  const query = new URLSearchParams();
  for (const preference of ['mode', 'direction', 'density'] as const) {
    const value = globals[preference];
    if (typeof value === 'string') query.set(parameterOf(preference), value);
  }
  return { ...page, href: `${page.href}?${query}` };
}
