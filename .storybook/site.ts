import type { FolderOptions } from '../src/app/build/engine/SiteContext';
import { defaultContentDir, isOwnContent } from '../src/app/build/paths.ts';
import { siteOf } from '../scripts/siteOf.ts';

/** The site whose pages and demos the workbench shows, as `npm run dev` and `npm run build` ask for it. */
export const site = (
  process.env.WORKBENCH_SITE
    ? JSON.parse(process.env.WORKBENCH_SITE)
    : { ...siteOf(defaultContentDir), name: '' }
) as FolderOptions & { name: string; mark?: string };

/** Whether that is this documentation, which has written stories of its pages and demos. */
export const isOwnSite = isOwnContent(site.contentDir);
