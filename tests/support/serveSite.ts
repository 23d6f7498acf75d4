import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { listenLocally } from '../../scripts/serve/listenLocally.mjs';
import { pages, siteFolder } from './site';

/** Serves the built site on a free port for the whole run. */
export default async function serveSite() {
  if (pages.length === 0)
    throw new Error(`There is no page in ${siteFolder}: type \`npm run build\` first.`);
  const { origin, close } = await listenLocally(createSiteServer(siteFolder));
  process.env.SITE_URL = origin;
  return close;
}
