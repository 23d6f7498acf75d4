import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../src/app/paths';
import { externalLinks } from '../src/content/code-check/externalLinks';
import { askLinks } from './checks/askLinks';
import { parseFlags } from './cli/parseFlags.mjs';

/** Lists every link of the docs to another site, with its places; with `--online`, whether it answers. */
const { values } = parseFlags({
  usage: 'npm run check:links -- [--online]',
  options: { online: { type: 'boolean' } },
});

const places = new Map<string, string[]>();
for (const name of readdirSync(path.join(projectDir, 'docs'), {
  recursive: true,
  encoding: 'utf8',
})) {
  if (!/\.mdx?$/.test(name)) continue;
  const file = `docs/${name.split(path.sep).join('/')}`;
  for (const { href, line } of externalLinks(
    file,
    readFileSync(path.join(projectDir, file), 'utf8'),
  ))
    places.set(href, [...(places.get(href) ?? []), `${file}:${line}`]);
}
const links = [...places.keys()].sort();
const answers = values.online ? await askLinks(links) : new Map<string, string>();
for (const href of links) {
  const answer = answers.get(href);
  process.stdout.write(`${answer === undefined ? '' : `${answer} `}${href}\n`);
  for (const place of places.get(href) ?? []) process.stdout.write(`  ${place}\n`);
}
const failed = [...answers.values()].filter((answer) => !/^(2|3)\d\d$/.test(answer)).length;
process.stdout.write(
  `${links.length} links in ${[...places.values()].flat().length} places${values.online ? `, ${failed} failed` : ''}\n`,
);
process.exitCode = failed > 0 ? 1 : 0;
