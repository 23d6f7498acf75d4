import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { searchKinds } from '../../../domain/search/SearchEngine';
import { resolverFile, tokensFolder } from '../../../theme/tokens/designTokens';
import type { DocsData } from './DocsData';
import type { DocsTools } from './createDocsTools';

const annotations = { readOnlyHint: true, openWorldHint: false };
const answer = (text: string) => ({ content: [{ type: 'text' as const, text }] });
const product = z
  .enum(['core', 'studio'])
  .optional()
  .describe('Toolpad Core (React components) or Toolpad Studio (the visual editor).');
const page = z.string().min(1).describe('URL or path of a page, as the search names it.');

/** An MCP server over the documentation. The SDK answers with what a tool throws as an error for the model. */
export function createDocsServer(
  {
    name,
    version,
    origin,
    base,
    workbench,
  }: Omit<DocsData, 'search' | 'pages' | 'records' | 'demos'>,
  tools: DocsTools,
): McpServer {
  const server = new McpServer(
    { name: `${name.toLowerCase()}-docs`, version },
    {
      instructions: `The documentation of ${name} ${version}. Search first, then read the page or the props of a component. Design tokens: ${origin}${base}${tokensFolder}${resolverFile}`,
    },
  );
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: `Finds pages, props, hooks, file-schema fields, demos and commands of the ${name} documentation. Takes words, names of APIs or a question.`,
      inputSchema: {
        query: z.string().min(1),
        product: product.describe('Lists pages of this product first.'),
        kind: z.enum(searchKinds).optional().describe('Only results of this kind.'),
      },
      annotations,
    },
    async ({ query, ...options }) => answer(await tools.search(query, options)),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'A page of the documentation as Markdown, with the code of its demos.',
      inputSchema: { page },
      annotations,
    },
    (input) => answer(tools.readPage(input.page)),
  );
  server.registerTool(
    'read_component_props',
    {
      title: 'Read the props of a component',
      description:
        'The reference of a component, hook or function as JSON: props, slots, CSS classes, signatures, types, defaults and descriptions. For a name that both products have, both.',
      inputSchema: { name: z.string().min(1).describe('DashboardLayout, useDialogs'), product },
      annotations,
    },
    (input) => answer(tools.readRecord(input.name, input.product)),
  );
  server.registerTool(
    'list_demos',
    {
      title: 'List demos',
      description:
        'Names of the demos, all of them or those on one page. Each is a file that runs.',
      inputSchema: { page: page.optional() },
      annotations,
    },
    (input) => answer(tools.listDemos(input.page)),
  );
  server.registerTool(
    'read_demo',
    {
      title: 'Read the code of a demo',
      description: 'The source of a demo, with the files that it imports.',
      inputSchema: {
        name: z.string().min(1).describe('DashboardLayoutBasic'),
        language: z.enum(['ts', 'js']).default('ts'),
      },
      annotations,
    },
    ({ name: demo, language }) => answer(tools.readDemo(demo, language)),
  );
  if (!workbench) return server;
  server.registerTool(
    'list_workbench_components',
    {
      title: 'List the components of this site',
      description: `The components that the documentation site itself is made of, such as its callouts, menu and ads, each with a sentence. They are not part of ${name}.`,
      annotations,
    },
    () => answer(tools.listWorkbenchComponents()),
  );
  server.registerTool(
    'read_workbench_component',
    {
      title: 'Read a component of this site',
      description: `What a component of the documentation site itself is for, when to use it and when not, its accessibility, its props, its states as links into the workbench, and an example of its code. For a component of ${name}, use read_component_props.`,
      inputSchema: { name: z.string().min(1).describe('Callout, NavDrawer') },
      annotations,
    },
    (input) => answer(tools.readWorkbenchComponent(input.name)),
  );
  return server;
}
