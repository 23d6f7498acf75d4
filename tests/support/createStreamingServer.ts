import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { pages, siteFolder } from './site';

const pauseMs = 20;

/**
 * Serves the built site and streams each page in many small chunks, so that the browser paints it in steps. The query
 * parameter `chunks` sets their number: other numbers end in other places.
 */
export function createStreamingServer(): Server {
  const site = createSiteServer(siteFolder);
  return createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const page = pages.find(({ address }) => address === pathname);
    if (!page) return void site.emit('request', request, response);
    void (async () => {
      const bytes = Buffer.from(page.html);
      const size = Math.ceil(bytes.length / Number(searchParams.get('chunks') ?? 120));
      response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' });
      for (let from = 0; from < bytes.length; from += size) {
        response.write(bytes.subarray(from, from + size));
        await wait(pauseMs);
      }
      response.end();
    })();
  });
}
