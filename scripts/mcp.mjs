import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';

// Clients start it in other folders.
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const { values } = parseFlags({
  usage: 'npm run mcp -- [--dir DIR]',
  options: { dir: { type: 'string', default: dist } },
});
const redirects = path.resolve(values.dir, 'redirects.json');
if (!existsSync(redirects)) fail(`there is no site in ${values.dir}: run \`npm run build\` first.`);
const { base } = /** @type {{ base: string }} */ (JSON.parse(readFileSync(redirects, 'utf8')));
await import(pathToFileURL(path.resolve(values.dir, `.${base}mcp/server.mjs`)).href);
