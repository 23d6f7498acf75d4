import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { isFileAddress } from '../domain/navigation/canonicalPath';
import type { InternalLink } from './PageRecord';
import { parseMarkdown } from './parseMarkdown';
import type { Problem } from './Problem';
import { readYaml } from './yamlLines';

/** Instructions for coding agents (agentskills.io), as their author wrote them. */
export interface Skill {
  file: string;
  name: string;
  description: string;
  /** Markdown, in which the build fills in what `skillPlaces` matches. */
  text: string;
  /** To pages, which are copied beside it. */
  links: InternalLink[];
}

/** A line `{components}`, for their list, or `{/page/#heading}`, for the text below that heading. */
export const skillPlaces = /^\{(\S+)\}$/gm;

/** Reads `PRODUCT/skills/NAME/SKILL.md` so strictly that agents can install it. */
export function readSkill(
  file: string,
  source: string,
  displayFile: string,
): { skill?: Skill; problems: Problem[] } {
  const name = file.split('/').at(-2);
  const isName = (text: string) => text === name && /^(?!.{65})[a-z\d]+(-[a-z\d]+)*$/.test(text);
  const schema = z.strictObject({
    name: z.string().refine(isName, 'not the name of the folder, or not in its form'),
    description: z.string().min(1).max(1000),
  });
  const tree = parseMarkdown(source, 'md');
  const [head] = tree.children;
  const yaml = `\n${head?.type === 'yaml' ? head.value : ''}`;
  const { value, problems } = readYaml(yaml, displayFile, schema, {
    why: 'Agents could not find or install the skill.',
    fix: 'Between two lines `---`, write `name`, which is that of the folder (small letters, digits, single hyphens, at most 64), and `description`: what the skill is for, and when to use it.',
  });
  const links: InternalLink[] = [];
  const add = (href: string, line: number, [pathname = '', hash = ''] = href.split('#')) =>
    links.push({ href, pathname, hash, line });
  visit(tree, 'link', ({ url, position }) => {
    if (!isFileAddress(url) && !/^https?:/.test(url)) add(url, position!.start.line);
  });
  for (const { 1: place = '', index } of source.matchAll(skillPlaces))
    if (place !== 'components') add(place, source.slice(0, index).split('\n').length);
  const text = source.slice(head?.position?.end.offset).trim();
  return { skill: value && { ...value, file, text, links }, problems };
}
