import { readFileSync } from 'node:fs';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createDocsServer } from './createDocsServer';
import { createDocsTools } from './createDocsTools';
import { dataFile, type DocsData } from './DocsData';

const file = new URL(dataFile, import.meta.url);
const data = JSON.parse(readFileSync(file, 'utf8')) as DocsData;
await createDocsServer(data, await createDocsTools(data)).connect(new StdioServerTransport());
