import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import type {} from '../ComponentNode';
import { draftOf } from '../PageFile';
import type { PageSection } from '../PageRecord';

const shells = new Set(['bash', 'sh', 'shell', 'console']);
const commonWords =
  /^(?:as|async|await|const|default|else|export|false|from|function|if|import|interface|let|new|null|number|return|string|true|type|undefined|void)$/;

const emptySection = (title: string): PageSection => ({
  id: '',
  title,
  text: '',
  code: [],
  commands: [],
  demos: [],
});

const commandsIn = (code: string) =>
  code
    .split('\n')
    .map((line) => line.replace(/^\$\s+/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const namesIn = (code: string) =>
  (code.match(/[A-Za-z_$][\w$]*(?:\.[A-Za-z]\w+)*/g) ?? []).filter(
    (name) => name.length > 2 && !commonWords.test(name),
  );

function read(node: Nodes, sections: PageSection[]): void {
  const section = sections.at(-1)!;
  const add = (text: string) => {
    section.text += `${section.text && text ? ' ' : ''}${text.replace(/\s+/g, ' ').trim()}`;
  };
  switch (node.type) {
    case 'heading':
      if (node.depth > 1) sections.push(emptySection(toString(node)));
      return;
    case 'code':
      if (shells.has(node.lang ?? '')) section.commands.push(...commandsIn(node.value));
      else section.code.push(...namesIn(node.value));
      return;
    case 'paragraph':
    case 'tableCell':
      return add(toString(node));
    case 'component': {
      const { name, title } = node.props;
      if (node.name === 'Demo')
        section.demos.push({ name: String(name), title: String(title ?? '') });
      else if (node.name === 'LinkCard') add(`${String(title)}.`);
      else if (node.name === 'Callout' && typeof title === 'string') add(`${title}.`);
      for (const child of node.children) read(child, sections);
      return;
    }
    default:
      if ('children' in node) for (const child of node.children) read(child, sections);
  }
}

/** Reads what a search finds on the page, by heading. The headings get their ids later. */
export const remarkSections = () => (tree: Root, file: VFile) => {
  const sections = [emptySection('')];
  read(tree, sections);
  draftOf(file).sections = sections.map((section) => ({
    ...section,
    code: [...new Set(section.code)].filter((name) => !section.text.includes(name)),
    commands: [...new Set(section.commands)],
  }));
};

/** The sections with the ids of their headings; without those that have none, as nothing can link to them. */
export function withIds(
  sections: readonly PageSection[],
  headings: readonly { id: string; title: string }[],
): PageSection[] {
  let next = 0;
  return sections.flatMap((section, index) => {
    if (index === 0) return section;
    const place = headings.findIndex(({ title }, at) => at >= next && title === section.title);
    if (place < 0) return [];
    next = place + 1;
    return { ...section, id: headings[place]!.id };
  });
}
