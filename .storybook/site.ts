import type { FolderOptions } from '../src/app/build/engine/SiteContext';
import { defaultContentDir } from '../src/app/build/paths.ts';
import { siteOf } from '../scripts/siteOf.ts';

/** The site whose pages and demos the workbench shows, as `npm run dev` and `npm run build` ask for it. */
export const site = (
  process.env.WORKBENCH_SITE
    ? JSON.parse(process.env.WORKBENCH_SITE)
    : { ...siteOf(defaultContentDir), name: 'Docs' }
) as FolderOptions & { name: string; mark?: string };
