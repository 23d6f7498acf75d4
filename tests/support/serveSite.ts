import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { pages, siteFolder } from './site';

/** Serves the built site on a free port for the whole run. */
export default async function serveSite() {
  if (pages.length === 0)
    throw new Error(`There is no page in ${siteFolder}: type \`npm run build\` first.`);
  const server = createSiteServer(siteFolder);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  process.env.SITE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
