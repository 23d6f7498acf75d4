import { existsSync } from 'node:fs';
import { fail } from './cli/fail.mjs';

const server = new URL('../dist/mcp/server.mjs', import.meta.url);
if (!existsSync(server)) fail('there is no server in dist/mcp: run `npm run build` first.');
await import(server.href);
