import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './handler';

// No `await`: with it, the bundler would move the handler out of its own file.
void createServer().then((server) => server.connect(new StdioServerTransport()));
