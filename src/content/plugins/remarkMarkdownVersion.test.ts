import { expect, it } from 'vitest';
import { VFile } from 'vfile';
import { noFigures } from '../figures/readFigures';
import { createDraft } from '../PageFile';
import { parseMarkdown } from '../parseMarkdown';
import { remarkMarkdownVersion } from './remarkMarkdownVersion';

function versionOf(text: string) {
  const page = createDraft({
    file: 'a.mdx',
    displayFile: 'a.mdx',
    text,
    pathname: '/base/',
    base: '/base/',
    figures: {
      ...noFigures,
      Film: {
        Bind: {
          ...{ title: 'Bind', description: 'What happens.', seconds: 11 },
          ...{ width: 10, height: 5 },
        },
      },
      Picture: {
        Empty: { alt: 'A new page.', legend: [], width: 10, height: 5, hasDark: true },
      },
      Diagram: { Flow: { label: 'What it shows.', boxes: {}, legend: ['One.', '`two`'] } },
    },
  });
  const file = new VFile({ value: text, data: { page } });
  remarkMarkdownVersion()(parseMarkdown(text, 'mdx'), file);
  return page.markdownVersion;
}

it('keeps Markdown as it is, tables too, and resolves links', () => {
  const source =
    '# Title\n\nText with `code` and [a link](/guide/).\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n```tsx title="a.tsx"\nlet a;\n```\n\n- [x] done\n';
  expect(versionOf(`---\ntitle: T\n---\n\n${source}`)).toEqual([
    source.replace('/guide/', '/base/guide/'),
  ]);
});

it('writes callouts as quotations, tabs one after the other, links as lists', () => {
  const [text] = versionOf(
    [
      ':::warning[Mind]\nThe gap.\n:::',
      '<Tabs label="Manager">\n<Tab label="npm">\n\nOne\n\n</Tab>\n<Tab label="pnpm">Two</Tab>\n</Tabs>',
      '<LinkCards>\n<LinkCard href="/a/" title="A">\nFirst *letter*.\n\n[Code](/d/)\n\n</LinkCard>\n<LinkCard href="/b/" title="B">Second.</LinkCard>\n</LinkCards>',
      'Or:',
      '<LinkButtons>\n  <LinkButton href="/c/" main>Go</LinkButton>\n</LinkButtons>',
    ].join('\n\n'),
  );
  expect(text).toBe(
    [
      '> **Warning: Mind**\n>\n> The gap.',
      '**npm**\n\nOne\n\n**pnpm**\n\nTwo',
      '- [A](/base/a/): First _letter_. [Code](/base/d/)\n- [B](/base/b/): Second.',
      'Or:',
      '- [Go](/base/c/)\n',
    ].join('\n\n'),
  );
});

it('leaves a place for what the build fills in', () => {
  expect(
    versionOf('Before\n\n<Demo name="Hello" height={200} />\n\nBetween\n\n<Demo name="Bye" />\n'),
  ).toEqual(['Before\n\n', { demo: 'Hello' }, '\n\nBetween\n\n', { demo: 'Bye' }, '\n']);
});

it('drops imports, which pages must not have', () => {
  expect(versionOf("import x from 'y';\n\nText\n")).toEqual(['Text\n']);
});

it('drops comments, and what stands in braces becomes text', () => {
  expect(versionOf("{/* a comment */}\n\nPress <kbd>Ctrl</kbd> and {'{'}.\n")).toEqual([
    'Press Ctrl and {.\n',
  ]);
});

it('keeps blocks apart around a fold and a heading with an address of its own', () => {
  expect(
    versionOf(
      'Before\n\n<details>\n<summary>{"More: 1"} of it</summary>\n\n<Demo name="Hello" />\n\n</details>\n\n<h3 id="after">{"After"}</h3>\n\nEnd\n',
    ),
  ).toEqual(['Before\n\nMore: 1 of it\n\n', { demo: 'Hello' }, '\n\n### After\n\nEnd\n']);
});

it('links to films, and says what happens in them', () => {
  const [film] = versionOf('<Film name="Bind" />');
  expect(film).toMatch(
    /^\[Bind\]\(\/base\/films\/Bind-light\.webm\) \(11 seconds, no sound\): What happens\.\n$/,
  );
});

it('describes diagrams and pictures, with their remarks as a list', () => {
  const [diagram] = versionOf('<Diagram name="Flow" />');
  expect(diagram).toBe('_What it shows._\n\n1. One.\n2. `two`\n');
  const [picture] = versionOf('<Picture name="Empty" />');
  expect(picture).toBe('_A new page._\n');
});
