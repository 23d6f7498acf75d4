import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deriveTitle } from '../src/domain/navigation/menu';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';

const usage = 'npm run new:site DIR';
const { positionals } = parseFlags({ usage, options: {}, positionals: true });
const [dir = '', ...more] = positionals;
if (dir === '' || more.length > 0) fail(`name one folder for the new site. Usage: ${usage}`);
const existing = statSync(dir, { throwIfNoEntry: false });
if (existing && !existing.isDirectory()) fail(`${dir} is a file. Name a new folder.`);
if (existing && readdirSync(dir).length > 0)
  fail(`${dir} has files already. Name a new folder, or build its Markdown as it is.`);

const templates = path.join(import.meta.dirname, 'new-site');
// Quotation marks would end the name in YAML.
const name = deriveTitle(path.basename(path.resolve(dir))).replaceAll("'", '’');
const files = (readdirSync(templates, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.txt'))
  .map((file) => ({
    template: path.join(templates, file),
    file: path.join(dir, file.slice(0, -4)),
  }));
for (const { template, file } of files) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, readFileSync(template, 'utf8').replaceAll('__Name__', name));
}

process.stdout.write(`${files.map(({ file }) => `  ${file}`).join('\n')}

\`npm run dev -- --content ${/\s|'/.test(dir) ? `"${dir}"` : dir}\` shows the site and updates it as you save.
`);
