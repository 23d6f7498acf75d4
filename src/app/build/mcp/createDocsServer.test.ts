import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, it } from 'vitest';
import { testFolder } from '../../../reference/testing/testFolder';
import { createDocsServer } from './createDocsServer';
import type { DocsTools } from './createDocsTools';
import { readWorkbench } from './readWorkbench';

it('has no tools for the workbench where none was built', async () => {
  const workbench = readWorkbench(testFolder());
  const site = { name: 'Docs', version: '1.0.0', tokens: 'https://docs.example/tokens.json' };
  const server = createDocsServer({ ...site, workbench }, {} as DocsTools);
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).not.toEqual([]);
  expect(tools.filter(({ name }) => name.includes('workbench'))).toEqual([]);
  await client.close();
});
