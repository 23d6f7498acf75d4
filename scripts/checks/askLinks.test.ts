import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { listenLocally } from '../serve/listenLocally.mjs';
import { askLinks } from './askLinks';

const server = createServer(({ url, method }, response) => {
  response.statusCode =
    url === '/gone' ? 404 : url === '/get-only' && method === 'HEAD' ? 405 : 200;
  response.end();
});
const { origin, close } = await listenLocally(server);
afterAll(close);

it('returns the status of each link, and the reason where there is none', async () => {
  const links = ['/', '/gone', '/get-only'].map((path) => origin + path);
  const answers = await askLinks([...links, 'http://127.0.0.1:1/', 'mailto:docs@a.example']);
  expect(links.map((link) => answers.get(link))).toEqual(['200', '404', '200']);
  expect(answers.get('http://127.0.0.1:1/')).toMatch(/\D/);
  expect(answers.size).toBe(4);
});
