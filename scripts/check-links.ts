import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../src/app/build/paths';
import { externalLinks } from '../src/content/code-check/checkLinks';
import { builtPages, tagsOf } from './checks/builtPages';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';

/**
 * Lists every link to another site, with its places: the lines of the docs, or the built pages for what the site makes
 * from packages and its footer. With `--online`, also whether it answers.
 */
const { values } = parseFlags({
  usage: 'npm run check:links -- [--online]',
  options: { online: { type: 'boolean' } },
});

/** A link of the footer is on every page. */
const shownPlaces = 5;

/** Links of a built page to other sites, each once. */
const linkedSites = (html: string): Set<string> =>
  new Set(
    tagsOf(html, 'a').flatMap(({ href = '' }) =>
      /^(?:https?|mailto):/.test(href) ? [href.replaceAll('&amp;', '&')] : [],
    ),
  );

const parallel = 8;
const timeoutMs = 15_000;

/** The status of a response, or why there is none. Some hosts answer only to GET. */
async function askLink(href: string): Promise<string> {
  try {
    for (const method of ['HEAD', 'GET']) {
      const { status } = await fetch(href, { method, signal: AbortSignal.timeout(timeoutMs) });
      if (status < 400 || method === 'GET') return String(status);
    }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return cause instanceof Error ? cause.message.replaceAll(' ', '-') : String(cause);
  }
  return 'no-answer';
}

/** Requests every link once, a few at a time. Others, such as mail addresses, are not requested. */
async function askLinks(links: readonly string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const waiting = links.filter((href) => /^https?:/.test(href));
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (let href = waiting.shift(); href !== undefined; href = waiting.shift())
        answers.set(href, await askLink(href));
    }),
  );
  return answers;
}

const dist = path.join(projectDir, 'dist');
if (!existsSync(dist)) fail('there is no built site in dist. Build it first: npm run build');

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
const written = new Set(places.keys());
for (const { address, html } of builtPages(dist))
  for (const href of linkedSites(html))
    if (!written.has(href)) places.set(href, [...(places.get(href) ?? []), address]);

const links = [...places.keys()].sort();
const answers = values.online ? await askLinks(links) : new Map<string, string>();
for (const href of links) {
  const answer = answers.get(href);
  process.stdout.write(`${answer === undefined ? '' : `${answer} `}${href}\n`);
  const all = places.get(href)!;
  for (const place of all.slice(0, shownPlaces)) process.stdout.write(`  ${place}\n`);
  if (all.length > shownPlaces)
    process.stdout.write(`  and ${all.length - shownPlaces} other places\n`);
}
const failed = [...answers.values()].filter((answer) => !/^(2|3)\d\d$/.test(answer)).length;
process.stdout.write(
  `${links.length} links in ${[...places.values()].flat().length} places${values.online ? `, ${failed} failed` : ''}\n`,
);
process.exitCode = failed > 0 ? 1 : 0;
