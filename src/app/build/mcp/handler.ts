import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { createDocsServer } from './createDocsServer';
import { createDocsTools } from './createDocsTools';
import type { DocsData } from './DocsData';

/** As JSON: the build writes it before this code. */
declare const docsData: string;

const data = JSON.parse(docsData) as DocsData;
const tools = createDocsTools(data);

/** The server over the documentation, which is not connected yet. */
export const createServer = async () => createDocsServer(data, await tools);

/** Answers one request of an MCP client over HTTP. It keeps nothing between requests, so any instance can answer. */
async function answerRequest(request: Request): Promise<Response> {
  if (request.method !== 'POST')
    return new Response('MCP clients send POST requests to this address.\n', {
      status: 405,
      headers: { Allow: 'POST' },
    });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = await createServer();
  await server.connect(transport);
  return transport.handleRequest(request);
}

export { answerRequest as fetch };
export default { fetch: answerRequest };
