import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { slug } from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from '../../../../content/parseMarkdown';
import { skillPlaces, type Skill } from '../../../../content/readSkill';
import { agentStrings } from '../../../../domain/strings/agentStrings';
import { format } from '../../../../domain/strings/format';
import type { Content } from '../readContent';

/** Path of the list of skills, below the base or at the root of the host. */
export const skillIndex = (base: string) => `${base}.well-known/agent-skills/index.json`;

/** The text below a heading, up to the next one. */
function textBelow(markdown: string, id = ''): string {
  const { children } = parseMarkdown(markdown, 'md');
  const headings = children.filter((node) => node.type === 'heading');
  const found = headings.findIndex((node) => node.depth > 1 && slug(toString(node)) === id);
  const [from, to] = [headings[found]?.position!.end, headings[found + 1]?.position!.start];
  if (!from) throw new Error(`A skill includes #${id}, which is not a heading of its page.`);
  return markdown.slice(from.offset, to?.offset).trim();
}

/** The Markdown version of a page. */
export type MarkdownOf = (pathname: string) => Promise<string> | string;

/** The files of a skill, by their path in its folder. */
async function filesOf(
  { file: source, name, description, text, links }: Skill,
  { pages, reference, settings }: Pick<Content, 'pages' | 'reference' | 'settings'>,
  base: string,
  markdownOf: MarkdownOf,
): Promise<Record<string, string>> {
  const { origin = '', version = '' } = settings;
  const markdownUrl = (page: string) => `${origin}${page}index.md`;
  const folder = `${base}${source.split('/skills/')[0]}/`;
  const copied = new Set(links.map(({ pathname }) => pathname));
  const copyOf = (page: string) => `${page.slice(base.length, -1).replaceAll('/', '-')}.md`;
  /** Markdown whose links work where the skill is installed: to the copy of a page, or to its URL. */
  const relinked = (markdown: string, page: string, parent = '') =>
    markdown.replace(/\]\((\/[^)\s#]*)?(#[^)\s]*)?\)/g, (_link, pathname = page, hash = '') => {
      const url = pathname.endsWith('/') ? markdownUrl(pathname) : origin + pathname;
      return `](${copied.has(pathname) ? parent + copyOf(pathname) : url}${hash})`;
    });
  const components = reference?.recordFiles
    .filter(({ page }) => page.startsWith(folder))
    .map(({ page, href, ...record }) => {
      const urls = { page: markdownUrl(page), record: origin + href };
      return format(agentStrings['skill.component'], { ...record, ...urls });
    });
  const parts = text.split(skillPlaces).map(async (part, index) => {
    if (index % 2 === 0) return relinked(part, folder, 'references/');
    if (part === 'components') return components?.join('\n');
    const [page = '', hash] = part.split('#');
    return relinked(textBelow(await markdownOf(page), hash), page, 'references/');
  });
  const pitfalls = pages.map(async ({ meta: { pathname, title, headings } }) => {
    const heading = headings.find((one) => /pitfalls$/i.test(one.title));
    if (!heading || !pathname.startsWith(folder)) return '';
    const below = textBelow(await markdownOf(pathname), heading.id);
    return `\n## ${title}\n\n${relinked(below, pathname)}\n`;
  });
  const copies = [...copied].map(async (page) => [
    `references/${copyOf(page)}`,
    relinked(await markdownOf(page), page),
  ]);
  const head = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\nmetadata:\n  version: "${version}"\n---`;
  return {
    'SKILL.md': `${head}\n\n${(await Promise.all(parts)).join('').replaceAll('{version}', version)}\n`,
    'references/pitfalls.md': `# ${agentStrings['skill.pitfalls']}\n${(await Promise.all(pitfalls)).join('')}`,
    ...Object.fromEntries(await Promise.all(copies)),
  };
}

/** Each skill as files and as an archive, and the list with the digests of the archives (discovery 0.2.0), by path. */
export async function skillFiles(
  { skills, ...content }: Pick<Content, 'skills' | 'pages' | 'reference' | 'settings'>,
  base: string,
  markdownOf: MarkdownOf,
): Promise<Record<string, string | Uint8Array>> {
  const all: Record<string, string | Uint8Array> = {};
  const entries = [];
  for (const skill of skills) {
    const { name, description } = skill;
    const folder = `${base}skills/${name}`;
    const files = Object.entries(await filesOf(skill, content, base, markdownOf));
    const bytes = files.map(([file, text]) => [file, strToU8(text)] as const);
    // The same text makes the same bytes at any time.
    const archive = zipSync(Object.fromEntries(bytes), { mtime: new Date(1980, 0, 1) });
    const digest = `sha256:${createHash('sha256').update(archive).digest('hex')}`;
    entries.push({ name, type: 'archive', description, url: `${folder}.zip`, digest });
    all[`${folder}.zip`] = archive;
    for (const [file, text] of files) all[`${folder}/${file}`] = text;
  }
  const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
  if (entries.length > 0)
    all[skillIndex(base)] = JSON.stringify({ $schema, skills: entries }, null, 2);
  return all;
}
