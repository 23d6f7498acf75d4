import type { Root } from 'hast';
import type { VFile } from 'vfile';
import type { HtmlComponent } from '../ComponentNode';
import { depthOf, readParts, titleOfHeading } from '../headings';
import { draftOf } from '../PageFile';
import type { PageSection } from '../PageRecord';

const shells = new Set(['bash', 'sh', 'shell', 'console']);
const commonWords =
  /^(?:as|async|await|const|default|else|export|false|from|function|if|import|interface|let|new|null|number|return|string|true|type|undefined|void)$/;

const emptySection = (id: string, title: string): PageSection => ({
  id,
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

function readComponent({ name, props }: HtmlComponent, section: PageSection): void {
  const { title } = props;
  if (name === 'CodeBlock') {
    const code = String(props['text']);
    if (shells.has(String(props['language']))) section.commands.push(...commandsIn(code));
    else section.code.push(...namesIn(code));
  } else if (name === 'Demo')
    section.demos.push({ name: String(props['name']), title: String(title ?? '') });
  else if ((name === 'LinkCard' || name === 'Callout') && typeof title === 'string')
    section.text += ` ${title}.`;
}

/** Reads what a search finds on the page, by heading. */
export const rehypeSections = () => (tree: Root, file: VFile) => {
  const sections = [emptySection('', '')];
  for (const part of readParts(tree.children)) {
    const section = sections.at(-1)!;
    if (typeof part === 'string') section.text += part;
    else if (part.type === 'component') readComponent(part, section);
    else if (depthOf(part) > 1)
      sections.push(emptySection(String(part.properties['id']), titleOfHeading(part)));
  }
  draftOf(file).sections = sections.map((section) => {
    const text = section.text.replace(/\s+/g, ' ').trim();
    return {
      ...section,
      text,
      code: [...new Set(section.code)].filter((name) => !text.includes(name)),
      commands: [...new Set(section.commands)],
    };
  });
};
