import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { parseDecisions, type Decision } from '../../../scripts/screenshots/decisionFile';
import { decisionsFile } from '../../../scripts/workbench/resultFiles';
import { testFolder } from '../../../src/content/testing/testFolder';
import { changesServer } from './changesServer';

it('adds decisions of the same origin to the file, with a name, and nothing else', async () => {
  const folder = testFolder();
  const file = path.join(folder, '.review/decisions.jsonl');
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
    plugins: [changesServer(file)],
  });
  onTestFinished(() => server.close());
  await server.listen();
  const { port } = server.httpServer!.address() as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  const post = (body: unknown, from: string) =>
    fetch(`${origin}/${decisionsFile}`, {
      method: 'POST',
      headers: { origin: from },
      body: JSON.stringify(body),
    });
  const decision: Decision = {
    story: 'toc',
    mode: 'light ltr',
    hash: '1234',
    decision: 'accept',
    date: '2026-11-30T12:00:00.000Z',
    picture: '',
  };
  expect((await post([decision], 'https://elsewhere.test')).status).toBe(403);
  expect((await post([{ ...decision, decision: 'perhaps' }], origin)).status).toBe(400);
  expect(await (await fetch(`${origin}/${decisionsFile}`)).text()).toBe('');
  expect(await (await post([decision], origin)).json()).toMatchObject([decision]);
  expect(parseDecisions(readFileSync(file, 'utf8'))).toMatchObject([decision]);
  const answer = await fetch(`${origin}/${decisionsFile}`);
  expect(answer.headers.get('accept-post')).toBe('application/json');
  expect(parseDecisions(await answer.text())).toHaveLength(1);
});
