import { existsSync, readFileSync } from 'node:fs';
import { fail } from './cli/fail.mjs';

const dist = new URL('../dist/', import.meta.url);
const redirects = new URL('redirects.json', dist);
if (!existsSync(redirects)) fail('there is no site in dist: run `npm run build` first.');
const { base } = /** @type {{ base: string }} */ (JSON.parse(readFileSync(redirects, 'utf8')));
await import(new URL(`.${base}mcp/server.mjs`, dist).href);
