import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { pages, siteFolder } from './site';

const chunkCount = 120;
const pauseMs = 20;

/** Serves the built site and streams each page in many small chunks, so that the browser paints it in steps. */
export function createStreamingServer(): Server {
  const site = createSiteServer(siteFolder);
  return createServer((request, response) => {
    const page = pages.find(({ address }) => address === request.url);
    if (!page) return void site.emit('request', request, response);
    void (async () => {
      const bytes = Buffer.from(page.html);
      const size = Math.ceil(bytes.length / chunkCount);
      response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' });
      for (let from = 0; from < bytes.length; from += size) {
        response.write(bytes.subarray(from, from + size));
        await wait(pauseMs);
      }
      response.end();
    })();
  });
}
