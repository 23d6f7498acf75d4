import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, it } from 'vitest';
import { testFolder } from '../../../content/testing/testFolder';
import { createDocsServer } from './createDocsServer';
import type { DocsTools } from './createDocsTools';
import { readWorkbench } from './readWorkbench';

/** What a client gets from the server of a site without products, demos, reference and workbench. */
async function plainServer() {
  const workbench = readWorkbench(testFolder());
  const site = {
    name: 'Spoke & Chain',
    statuses: ['It rests.'],
    products: {},
    demos: [],
    tokens: '/tokens.json',
  };
  const server = createDocsServer({ ...site, workbench }, {} as DocsTools);
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  const { tools } = await client.listTools();
  const told = { ...client.getServerVersion(), instructions: client.getInstructions(), tools };
  await client.close();
  return told;
}

it('offers and names only what the site has', async () => {
  const { name, instructions, tools } = await plainServer();
  expect(name).toBe('spoke--chain-docs');
  expect(instructions).toContain('The documentation of Spoke & Chain. It rests. Search first');
  expect(tools.map((tool) => tool.name)).toEqual(['search', 'read_page']);
  expect(Object.keys(tools[0]!.inputSchema.properties ?? {})).toEqual(['query', 'kind']);
  expect(JSON.stringify(tools)).not.toMatch(/toolpad|mui/i);
});
