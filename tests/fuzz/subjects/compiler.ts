// cspell:ignore שלום letrec
import fc from 'fast-check';
import { fuzzCheck, type FuzzSubject } from '../../../scripts/fuzz/FuzzSubject';
import { compilePage } from '../../../src/content/compilePage';
import type { Block } from '../../../src/content/PageRecord';

type Syntax = 'md' | 'mdx';

interface Mark {
  kind:
    'text' | 'raw' | 'code' | 'strong' | 'link' | 'image' | 'kbd' | 'break' | 'note' | 'comment';
  raw: string;
}

type Node =
  | { kind: 'heading'; depth: number; marks: Mark[] }
  | { kind: 'paragraph'; marks: Mark[] }
  | { kind: 'fence'; language: string; lines: string[]; isClosed: boolean }
  | { kind: 'table'; cells: Mark[][] }
  | { kind: 'list' | 'quote' | 'tabs'; children: Node[] }
  | { kind: 'callout'; opening: string; isLong: boolean; children: Node[] };

const mark: fc.Arbitrary<Mark> = fc.record({
  kind: fc.constantFrom<Mark['kind'][]>(
    'text',
    'raw',
    'code',
    'strong',
    'link',
    'image',
    'kbd',
    'break',
    'note',
    'comment',
  ),
  raw: fc.oneof(
    fc.constantFrom('🎉', '???', '1.', 'שלום', 'cafe\u0301', '中文', '&amp;', 'Same', '-'),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  ),
});
/** Mistakes are rare, so that most pages have none. */
const mostly = fc.integer({ min: 0, max: 19 }).map((number) => number > 0);
const marks = fc.array(mark, { minLength: 1, maxLength: 3 });

const { blocks } = fc.letrec<{ blocks: Node[]; block: Node }>((tie) => {
  const children = tie('blocks');
  return {
    blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
    block: fc.oneof(
      { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
      fc.record({ kind: fc.constant('paragraph' as const), marks }),
      fc.record({ kind: fc.constant('heading' as const), depth: fc.constantFrom(2, 2, 3), marks }),
      fc.record({
        kind: fc.constant('fence' as const),
        language: fc.constantFrom('', 'text', 'js', 'bash'),
        lines: fc.array(fc.constantFrom('a();', ':::', '::::', '', '# b', '> c', '~~~'), {
          maxLength: 12,
        }),
        isClosed: mostly,
      }),
      fc.record({
        kind: fc.constant('table' as const),
        cells: fc.array(marks, { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        kind: fc.constantFrom('list' as const, 'quote' as const, 'tabs' as const),
        children,
      }),
      fc.record({
        kind: fc.constant('callout' as const),
        opening: fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom('info', 'error', 'warning[A `title`]') },
          fc.constantFrom(' tip', 'note Read this', 'info{a=b}'),
        ),
        isLong: mostly,
        children,
      }),
    ),
  };
});
const pages = fc.record({ syntax: fc.constantFrom<Syntax[]>('md', 'mdx'), blocks });

/** Writes a page; each text has a word that is nowhere else. */
class Writer {
  readonly words: string[] = [];
  private notes: string[] = [];
  private depth = 1;

  constructor(private readonly syntax: Syntax) {}

  write(nodes: readonly Node[]): string {
    const body = ['---\ntitle: T\ndescription: D\n---', '# T', ...this.blocks(nodes)];
    return [...body, ...this.notes].join('\n\n');
  }

  private word() {
    this.words.push(`word${this.words.length}x`);
    return this.words.at(-1)!;
  }

  private blocks = (nodes: readonly Node[]): string[] => nodes.map((node) => this.block(node));

  private block(node: Node): string {
    switch (node.kind) {
      case 'heading':
        this.depth = Math.min(node.depth, this.depth + 1);
        return `${'#'.repeat(this.depth)} ${this.inline(node.marks, false)}`;
      case 'paragraph':
        return `${this.word()} ${this.inline(node.marks, true)} ${this.word()}`;
      case 'fence':
        return ['```' + node.language, ...node.lines, ...(node.isClosed ? ['```'] : [])].join('\n');
      case 'table': {
        const rows = [node.cells, node.cells].map(
          (cells) => `| ${cells.map((cell) => `${this.word()} ${this.cell(cell)}`).join(' | ')} |`,
        );
        return [rows[0], `|${'---|'.repeat(node.cells.length)}`, rows[1]].join('\n');
      }
      case 'list':
        return this.blocks(node.children).join('\n\n').replace(/^/gm, '  ').replace(/^ {2}/, '- ');
      case 'quote':
        return this.blocks(node.children).join('\n\n').replace(/^/gm, '> ');
      case 'tabs': {
        const inner = this.blocks(node.children).join('\n\n');
        return this.syntax === 'md'
          ? `<div>\n\n${inner}\n\n</div>`
          : `<Tabs label="L">\n<Tab label="one">\n\n${inner}\n\n</Tab>\n</Tabs>`;
      }
      case 'callout': {
        const inner = this.blocks(node.children);
        const longest = Math.max(
          2,
          ...[...inner.join('\n').matchAll(/:{3,}/g)].map(([run]) => run.length),
        );
        const colons = ':'.repeat(node.isLong ? longest + 1 : 3);
        return [colons + node.opening, ...inner, colons].join('\n\n');
      }
    }
  }

  private cell = (cell: readonly Mark[]) => this.inline(cell, false).replaceAll('|', '');

  private inline = (list: readonly Mark[], isLong: boolean): string =>
    list.map((one) => this.mark(one, isLong)).join(' ');

  private mark({ kind, raw }: Mark, isLong: boolean): string {
    const isMdx = this.syntax === 'mdx';
    switch (kind) {
      case 'text':
        return this.word();
      // Markup in it would be its own affair.
      case 'raw':
        return raw.replace(/[\s<>{}`[\]\\*_~|!]/g, '');
      case 'code':
        return `\`${this.word()}\``;
      case 'strong':
        return `**${this.word()}**`;
      case 'link':
        return `[${this.word()}](https://example.com)`;
      case 'image':
        return `![${this.word()}](https://example.com/a.png)`;
      case 'kbd':
        return `<kbd>${this.word()}</kbd>`;
      case 'break':
        return isLong ? `${this.word()}  \n${this.word()}\\\n` : '<br/>';
      case 'note': {
        const name = this.notes.length + 1;
        this.notes.push(`[^${name}]: ${this.word()}`);
        return `[^${name}]`;
      }
      case 'comment':
        return isMdx ? '{/* unseen */}' : '<!-- unseen -->';
    }
  }
}

const headingTags = /^h[2-6]$/;

function idsIn(nodes: readonly (string | Block)[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const own = node.kind !== 'component' && headingTags.test(node.tag) && node.attributes['id'];
    const inHtml =
      node.kind === 'html'
        ? [...node.html.matchAll(/<h[2-6][^>]* id="([^"]*)"/g)].map(([, id]) => id!)
        : idsIn(node.children);
    return own === false ? inHtml : [String(own), ...inHtml];
  });
}

async function checkPage({ syntax, blocks: nodes }: { syntax: Syntax; blocks: Node[] }) {
  const writer = new Writer(syntax);
  const text = writer.write(nodes);
  const { record, problems } = await compilePage({
    file: `a.${syntax}`,
    displayFile: `a.${syntax}`,
    text,
    pathname: '/x/a/',
    base: '/x/',
  });
  const fail = (what: string) => {
    throw new Error(`${what}\n${text}`);
  };
  const lines = text.split('\n').length;
  for (const { line, what, fix } of problems)
    if (!(line >= 1 && line <= lines) || fix === '') fail(`A problem without a line: ${what}`);
  const { meta, sections = [], markdownVersion = [] } = record;
  if (problems.length > 0) return;
  const ids = idsIn(record.blocks);
  if (ids.includes('') || ids.includes('undefined')) fail('A heading has no id.');
  if (new Set(meta.anchors).size < meta.anchors.length) fail(`Ids twice: ${meta.anchors.join()}`);
  if (!ids.every((id) => meta.anchors.includes(id))) fail('A heading cannot be linked to.');
  if (!meta.headings.every(({ id }) => ids.includes(id))) fail('The contents list has other ids.');
  if (String(sections.slice(1).map(({ id }) => id)) !== String(ids))
    fail(`Sections: ${String(ids)}`);
  const versions = {
    page: JSON.stringify(record.blocks),
    search: sections.map((section) => `${section.title} ${section.text}`).join(' '),
    Markdown: markdownVersion.join(''),
  };
  for (const [version, whole] of Object.entries(versions)) {
    const lost = writer.words.filter((word) => !whole.includes(word));
    if (lost.length > 0) fail(`Not in ${version}: ${lost.join(', ')}`);
  }
}

async function open() {
  const fences = ['js', 'bash'].map((language): Node => {
    return { kind: 'fence', language, lines: ['a();'], isClosed: true };
  });
  // The first page of a process loads what highlights its code.
  await checkPage({ syntax: 'mdx', blocks: fences });
  return {
    checks: { 'no page loses a word or has a heading without id': fuzzCheck(pages, checkPage) },
  };
}

/** Whatever is nested in what, a page has all of its text, or a problem with a line. */
export const subject: FuzzSubject = { runs: 2000, open };
