import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import { insertSorted } from './new-component/insertSorted';

/** Groups of components in the articles of pages, which are not mirrored with the page. */
const inArticles = ['code', 'demos', 'prose', 'reference'];
const groups = readdirSync('stories/components').filter((name) => name !== 'shared');
const usage = `npm run new:component Badge -- [--group ${groups.join('|')}]`;
const { values, positionals } = parseFlags({
  usage,
  options: { group: { type: 'string', default: 'prose' } },
  positionals: true,
});
const [name = ''] = positionals;
const group = values.group as string;
if (!/^([A-Z][a-z]+)+$/.test(name)) fail(`a component is named like ProductTabs. Usage: ${usage}`);
if (!groups.includes(group)) fail(`there is no group ${group}. Usage: ${usage}`);

const folder = `src/components/${name}`;
const stories = `stories/components/${group}/${name}.stories.tsx`;
for (const place of [folder, stories]) if (existsSync(place)) fail(`${place} already exists.`);

/** Texts by file, written together at the end: a failure leaves nothing half-made. */
const written = new Map<string, string>();

async function add(file: string, text: string) {
  const options = await prettier.resolveConfig(file);
  written.set(file, await prettier.format(text, { ...options, filepath: file }));
}

const fromTemplate = (template: string, file: string) => {
  const text = readFileSync(path.join('scripts/new-component', template), 'utf8');
  const lines = inArticles.includes(group) ? text : text.replace(/^.*\binArticle\b.*\n/gm, '');
  return add(file, lines.replaceAll('__Name__', name));
};

const edit = (file: string, change: (text: string) => string) =>
  add(file, change(readFileSync(file, 'utf8')));

await fromTemplate('Component.tsx.txt', `${folder}/${name}.tsx`);
await fromTemplate('Component.stories.tsx.txt', stories);
await edit('stories/components/shared/everyComponent.tsx', (text) => {
  const withImport = insertSorted(
    text,
    `import { ${name} } from '../../../src/components/${name}/${name}';\n`,
    name,
    /^import .+ from '.+\/src\/components\/(\w+)\/\w+';$/gm,
  );
  return insertSorted(
    withImport,
    `  Docs${name}: <${name}>New</${name}>,\n`,
    name,
    /^ {2}Docs(\w+): [(<]/gm,
  );
});

mkdirSync(folder);
for (const [file, text] of written) writeFileSync(file, text);
process.stdout.write(`${[...written.keys()].map((file) => `  ${file}`).join('\n')}

Say in its doc comment what ${name} is for, and when to use it and when not. Then give each state a story.
\`npm test -- lint types unit\` checks all of it, and while \`npm run dev\` runs,
\`npm run test:workbench -- --group ${name} --url LINK\` its stories, with the link to the workbench that it prints.
`);
