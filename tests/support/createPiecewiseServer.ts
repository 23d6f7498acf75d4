import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { pages, siteFolder } from './site';

const pieces = 120;
const pauseMs = 20;

/** The built site on a line so thin that each page comes in many pieces, drawn as they come; all else comes as it does elsewhere. */
export function createPiecewiseServer(): Server {
  const site = createSiteServer(siteFolder);
  return createServer((request, response) => {
    const page = pages.find(({ address }) => address === request.url);
    if (!page) return void site.emit('request', request, response);
    void (async () => {
      const bytes = Buffer.from(page.html);
      const size = Math.ceil(bytes.length / pieces);
      response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' });
      for (let from = 0; from < bytes.length; from += size) {
        response.write(bytes.subarray(from, from + size));
        await wait(pauseMs);
      }
      response.end();
    })();
  });
}
