import { McpServer, type ToolCallback } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { searchKinds } from '../../../domain/search/SearchEngine';
import { nameWithVersion } from '../../../domain/strings/format';
import { serverPackage, serverVersion, type DocsData } from './DocsData';
import type { DocsTools } from './createDocsTools';

const annotations = { readOnlyHint: true, openWorldHint: false };
type ServedData = Pick<
  DocsData,
  'name' | 'version' | 'statuses' | 'products' | 'tokens' | 'demos' | 'reference' | 'workbench'
>;

const page = z.string().min(1).describe('URL or path of a page, as the search names it.');

/** An MCP server over the documentation. The SDK answers with what a tool throws as an error for the model. */
export function createDocsServer(
  { name, version, statuses, products, tokens, demos, reference, workbench }: ServedData,
  tools: DocsTools,
): McpServer {
  const documented = nameWithVersion({ name, version });
  const folders = Object.keys(products);
  const names = Object.values(products).map((one) => one.name);
  const product = z.enum(folders).optional().describe(names.join(' or '));
  const server = new McpServer(
    { name: serverPackage({ name }), version: serverVersion({ version }) },
    {
      instructions: `The documentation of ${documented}. ${statuses.map((status) => `${status} `).join('')}Search first, then read the page${reference ? ' or the props of a component. Pass the code that you write to check_code before you show it; to update an app, start with read_migration' : ''}. Design tokens: ${tokens}`,
    },
  );
  const tool = <Input extends z.ZodRawShape>(
    toolName: string,
    title: string,
    description: string,
    inputSchema: Input,
    run: (input: z.output<z.ZodObject<Input>>) => string | Promise<string>,
  ) =>
    server.registerTool(toolName, { title, description, inputSchema, annotations }, (async (
      input: z.output<z.ZodObject<Input>>,
    ) => ({
      content: [{ type: 'text', text: await run(input) }],
    })) as unknown as ToolCallback<Input>);
  tool(
    'search',
    'Search the documentation',
    `Finds pages${reference ? ', props, hooks, file-schema fields' : ''}, demos and commands of the ${name} documentation. Takes words, names of APIs or a question.`,
    {
      query: z.string().min(1),
      ...(folders.length > 0 && { product }),
      kind: z.enum(searchKinds).optional().describe('Only results of this kind.'),
    },
    ({ query, ...options }) => tools.search(query, options as Parameters<DocsTools['search']>[1]),
  );
  tool(
    'read_page',
    'Read a page',
    'A page of the documentation as Markdown, with the code of its demos.',
    { page },
    (input) => tools.readPage(input.page),
  );
  if (reference)
    tool(
      'read_component_props',
      'Read the props of a component',
      'The reference of a component, hook or function as JSON: props, slots, CSS classes, signatures, types, defaults and descriptions. For a name that both products have, both.',
      { name: z.string().min(1).describe('DashboardLayout, useDialogs'), product },
      (input) => tools.readRecord(input.name, input.product),
    );
  if (demos.length > 0) {
    tool(
      'list_demos',
      'List demos',
      'Names of the demos, all of them or those on one page. Each is a file that runs.',
      { page: page.optional() },
      (input) => tools.listDemos(input.page),
    );
    tool(
      'read_demo',
      'Read the code of a demo',
      'The source of a demo, with the files that it imports.',
      {
        name: z.string().min(1).describe(demos[0]!.name),
        language: z.enum(['ts', 'js']).default('ts'),
      },
      (input) => tools.readDemo(input.name, input.language),
    );
  }
  if (reference) {
    tool(
      'check_code',
      'Check code',
      `Checks TypeScript or JavaScript against ${documented}: imports, components, hooks, props, slots, string values, deprecated and removed names. Answers with the line of each problem, the nearest valid name and the page to read. Takes a file or a part of one: elements, props, statements.`,
      { code: z.string().min(1).describe('The code itself, not a path.') },
      (input) => tools.checkCode(input.code),
    );
    tool(
      'read_migration',
      'Read what changed between versions',
      `What each version of ${name} Core after \`from\` changed, up to \`to\`: breaking changes with what to do, and every name that was added, changed or removed.`,
      {
        from: z.string().min(1).describe('The version that the app uses: 0.8 or 0.8.0'),
        to: z.string().min(1).default(serverVersion({ version })),
      },
      (input) => tools.readMigration(input.from, input.to),
    );
  }
  if (!workbench) return server;
  tool(
    'list_workbench_components',
    'List the components of this site',
    `The components that the documentation site itself is made of, such as its callouts, menu and ads, each with a sentence. They are not part of ${name}.`,
    {},
    () => tools.listWorkbenchComponents(),
  );
  tool(
    'read_workbench_component',
    'Read a component of this site',
    `What a component of the documentation site itself is for, when to use it and when not, its accessibility, its props, its states as links into the workbench, and an example of its code. For a component of ${name}, use read_component_props.`,
    { name: z.string().min(1).describe('Callout, NavDrawer') },
    (input) => tools.readWorkbenchComponent(input.name),
  );
  return server;
}
