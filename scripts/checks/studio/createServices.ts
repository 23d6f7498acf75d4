import { createServer, type Server } from 'node:http';

/** Hosts that the example projects request data from. */
export const serviceHosts = ['https://dog.ceo', 'https://api.npmjs.org'];

const breeds = {
  akita: [],
  australian: ['kelpie', 'shepherd'],
  beagle: [],
  boxer: [],
  bulldog: ['boston', 'english', 'french'],
  collie: ['border'],
};

const day = 24 * 60 * 60 * 1000;

/** As many downloads each day as the day of the month. */
function downloadsBetween(from: string, to: string) {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(Date.parse(from) + index * day);
    return { day: date.toISOString().slice(0, 10), downloads: date.getUTCDate() };
  });
}

const photo = (breed: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><title>${breed}</title><rect width="400" height="300" fill="teal"/></svg>`;

/** What a path answers: an object as JSON, a text as an SVG image. */
function answer(path: string, origin: string): object | string | undefined {
  const [, breed] = /^\/api\/breed\/(\w+)\/images\/random$/.exec(path) ?? [];
  const [, shown] = /^\/photos\/(\w+)\.svg$/.exec(path) ?? [];
  const [, from, to] = /^\/downloads\/range\/([\d-]+):([\d-]+)\/./.exec(path) ?? [];
  if (path === '/api/breeds/list/all') return { status: 'success', message: breeds };
  if (breed) return { status: 'success', message: `${origin}/photos/${breed}.svg` };
  if (shown) return photo(shown);
  if (from && to) return { downloads: downloadsBetween(from, to) };
  return undefined;
}

/** Answers what the example projects request from other hosts, as those hosts do. */
export function createServices(): Server {
  return createServer((request, response) => {
    const body = answer(decodeURI(request.url ?? '/'), `http://${request.headers.host}`);
    if (body === undefined) response.writeHead(404).end();
    else if (typeof body === 'string')
      response.setHeader('Content-Type', 'image/svg+xml').end(body);
    else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
  });
}
