// cspell:ignore שלום עולם zebrafish
import { describe, expect, it } from 'vitest';
import { compilePage } from './compilePage';
import { linkOfFile } from './links';
import type { Block } from './PageRecord';
import { compareProblems } from './Problem';

const base = '/toolpad/';

const page = (body: string, frontMatter = 'title: T\ndescription: D') =>
  `---\n${frontMatter}\n---\n\n${body}\n`;

async function compile(text: string, file = 'core/a.mdx') {
  return compilePage({
    file,
    displayFile: `docs/${file}`,
    text,
    pathname: '/toolpad/core/a/',
    base,
    repositoryFolder: 'docs',
  });
}

async function problemsOf(text: string, file?: string) {
  return (await compile(text, file)).problems
    .sort(compareProblems)
    .map(({ line, what }) => `${line}: ${what}`);
}

/** Of a page with a title and this text, which begins in line 8. */
const compileBody = (body: string, file?: string) => compile(page(`# H\n\n${body}`), file);
const problemsOfBody = (body: string, file?: string) => problemsOf(page(`# H\n\n${body}`), file);

describe('front matter', () => {
  it('gives title, description, layout and the ad switch', async () => {
    const { record, problems } = await compile(
      page('# H', 'title: "A: b"\ndescription: D\nlayout: landing\nad: false'),
    );
    expect(problems).toEqual([]);
    expect(record.meta).toMatchObject({
      title: 'A: b',
      description: 'D',
      layout: 'landing',
      ad: false,
    });
  });

  it('takes the heading as title, and the title as heading, where one of them is missing', async () => {
    expect((await compile(page('# From heading', 'description: D'))).record.meta.title).toBe(
      'From heading',
    );
    expect((await compile(page('Text'))).record.blocks[0]).toMatchObject({ tag: 'h1', html: 'T' });
  });

  it.each([
    [
      `title: ${'x'.repeat(71)}\ndescription: D`,
      '2: The title has 71 characters, but at most 70 are allowed.',
    ],
    [
      `title: T\ndescription: ${'x'.repeat(161)}`,
      '3: The description has 161 characters, but at most 160 are allowed.',
    ],
    [
      'title: T\ndescription: D\nad: perhaps',
      '4: Front matter `ad`: Invalid input: expected boolean, received string.',
    ],
    [
      'title: T\ndescription: D\nlayuot: landing',
      '4: The front matter has the unknown key `layuot`.',
    ],
  ])('%j is a problem', async (frontMatter, problem) => {
    expect(await problemsOf(page('# H', frontMatter))).toEqual([problem]);
  });

  it.each([
    ['<h1 align="center">Fastify</h1>\n\n## Hooks\n\n### One\n\n#### Deep', 'Hooks: One 2, Deep 3'],
    ['<h1 align="center">Fastify</h1>\n\n# Testing\n\n## One', 'Testing: One 2'],
    ['<!-- lint -->\n\n## LTS\n\n## Two', 'LTS: Two 2'],
  ])(
    '%j is titled by its first heading, which the headings below it follow',
    async (text, outline) => {
      const { record, problems } = await compile(text, 'core/a.md');
      const { title, headings, titleId } = record.meta;
      const below = headings.map((heading) => `${heading.title} ${heading.depth}`).join(', ');
      expect(`${title}: ${below}`).toBe(outline);
      expect(record.blocks.filter((block) => 'tag' in block && block.tag === 'h1')).toMatchObject([
        { html: title, attributes: { id: titleId } },
      ]);
      expect(problems).toEqual([]);
    },
  );

  it('is described by its first paragraph, or else by its title', async () => {
    const described = async (text: string) => (await compile(text)).record.meta.description;
    expect(await described('# H\n\n- One `two`\n')).toBe('One two');
    expect(await described(`# H\n\nFirst. ${'A b. '.repeat(40)}\n`)).toMatch(
      /^First\. .{140,152}b\.$/,
    );
    expect(await described(`# H\n\n${'word '.repeat(40)}\n`)).toMatch(/^(word )+word…$/);
    expect(await described('# H\n')).toBe('H');
    const { meta, blocks } = (await compile('# H\n<a id="h"></a>\n\nFirst <b>one</b>.\n', 'a.md'))
      .record;
    expect(meta.description).toBe('First one.');
    expect(blocks.at(-1)).toMatchObject({ tag: 'p', attributes: { className: 'description' } });
  });

  it('needs a title or a heading, of at most 70 characters, and a description of at most 160', async () => {
    const untitled = page('Text', 'description: D');
    expect(await problemsOf(untitled)).toEqual(['2: The page has no title.']);
    expect((await compile(untitled)).record.meta.title).toBe('A');
    const longest = `title: ${'x'.repeat(70)}\ndescription: ${'x'.repeat(160)}`;
    expect(await problemsOf(page('# H', longest))).toEqual([]);
  });

  it('reports YAML that cannot be read once, with its line', async () => {
    expect(await problemsOf(page('Text', 'description: D\ntitle: [open'))).toEqual([
      '3: The front matter is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
    ]);
  });
});

describe('problems of MDX', () => {
  it.each([
    ['<Tabs', '8: MDX syntax error: '],
    ['<Tabs label="x">\n\ntext', '8: MDX syntax error: '],
    ['<Nope />', '8: Unknown component <Nope>.'],
    ['<Demo name="A" title="T" size={3} />', '8: <Demo> has no property `size`.'],
    ['<Diagram name="No" />', '8: There is no diagram with the name No.'],
    ['<Picture name="No" />', '8: There is no picture with the name No.'],
    ['<Film name="No" />', '8: There is no film with the name No.'],
    ['<Demo />', '8: <Demo> has no `name`.'],
    ['<Demo name="" title="T" />', '8: <Demo> has no `name`.'],
    ['<Demo name="A" />', '8: <Demo> has no `title`.'],
    ['<Demo name={3} />', '8: `name` of <Demo> is not a string.'],
    ['<Demo name="A" height="500" />', '8: `height` of <Demo> is not a number.'],
    ['<Demo name={location.href} />', '8: An attribute of <Demo> is not a literal.'],
    ['<Demo {...props} />', '8: An attribute of <Demo> is not a literal.'],
    ['At {Date.now()} o\u2019clock', '8: The expression `{Date.now()}` is not a literal.'],
    ['import x from "y"', '8: The page has an import or export.'],
    ['<p style="color:red">x</p>', '8: The page has `style`.'],
    ['<p onclick="x">x</p>', '8: The page has `onclick`.'],
    ['<script>x</script>', '8: The page has <script>.'],
    ['<!-- swallows\n\n## All', '8: The comment is not closed.', 'a.md'],
    ['##\n', '8: A heading has no text.'],
    [':::info\ntext', '8: The block `:::info` is not closed.'],
    ['Text\n:::', '9: The line `:::` would be printed as text.'],
    [':::info\n:::warning\nText\n:::', '9: The block `:::warning` is not closed.'],
    [':::info\n:::warning\nText\n:::\n:::', '9: The block `:::warning` is not closed.'],
    [':::info{title="T"}\nText\n:::', '8: The block `:::info` has attributes: title.'],
    [':::shout\ntext\n:::', '8: Unknown block `:::shout`.'],
    ['See:here[text](/x/)', '8: MDX syntax error: The link after `:here` would be text.'],
    ['```js\na();\n\n## After', '8: The code block is not closed.'],
    ['```\n\nLost\n\n```js\na();\n```', '8: The code block is not closed.'],
    ['- ```js\n  a();\n\nText', '8: The code block is not closed.'],
    ['| a |\n|---|\n| b | lost |', '10: The row has 2 cells, but the table has 1 columns.'],
    ['Text\n\n[^1]: Lost', '10: Nothing refers to the footnote 1, or it is defined twice.'],
    ['# I', '8: The page has a second title, I.'],
    ['### I', '8: The heading I skips a level: it follows one of level 1 and has level 3.'],
    ['![A](./a.png)', '8: There is no image ./a.png.'],
    [
      '```tsx\nconst a: A = 1;\nconst b = <div>;\n```',
      '10: The code does not compile to JavaScript: Unexpected token.',
    ],
    [
      '```ts\nenum A { B }\n```',
      '9: The code does not compile to JavaScript: `enum A { B }` cannot be erased.',
    ],
  ])('%j', async (body, problem, file?: string) => {
    expect((await problemsOfBody(body, file))[0]?.slice(0, problem.length)).toBe(problem);
  });

  it('has lines in plain Markdown with HTML', async () => {
    const body =
      '# H\n\n<b>x</b>\n\n[a](/z.md)\n\n<div>\n\n![A](./a.png)\n\n</div>\n\n<p style="x">y</p>\n\n[b]()';
    expect(await problemsOf(page(body), 'a.md')).toEqual([
      '14: There is no image ./a.png.',
      '18: The page has `style`.',
      '20: A link has no target.',
    ]);
  });

  it.each([
    [':::warning Deprecated', ':::warning[Deprecated]'],
    ['::: tip', ':::info'],
    [':::note Read this first', ':::info[Read this first]'],
    ['::: warning [A title]', ':::warning[A title]'],
    ['> ::: error', ':::error'],
    ['- ::: error :::', ':::error'],
    [':::info Title\nText\n:::', ':::info[Title]'],
    [':::info Title\n\n:::', ':::info[Title]'],
  ])('tells how to write %s', async (line, form) => {
    const { problems } = await compileBody(`${line}\n\nText\n`);
    expect(problems).toMatchObject([
      { line: 8, fix: expect.stringContaining(`Write \`${form}\`,`) as string },
    ]);
  });

  it('takes colons in code for code', async () => {
    expect(await problemsOfBody(':::info\n```text\n:::\n```\n:::')).toEqual([]);
  });

  it('asks for more colons around a block in tabs', async () => {
    const body =
      ':::info\n\n<Tabs label="L">\n<Tab label="T">\n\n:::warning\nText\n:::\n\n</Tab>\n</Tabs>\n:::';
    const [problem] = (await compileBody(body)).problems;
    expect(problem).toMatchObject({
      line: 8,
      fix: expect.stringContaining('needs more colons') as string,
    });
  });

  it('leaves images alone that the site does not publish', async () => {
    expect(
      await problemsOfBody('![A](https://example.com/a.png) ![B](data:image/gif;base64,R0)'),
    ).toEqual([]);
  });

  it('publishes images of the content folder, with their size', async () => {
    const published = (file: string) => ({
      file,
      address: `/toolpad/assets/${file}`,
      width: 40,
      height: 30,
    });
    const { record, problems } = await compilePage({
      file: 'core/a.md',
      displayFile: 'docs/core/a.md',
      text: page(
        '# H\n\n![A](<a b.png>) <img src="/docs/b.svg" alt="B" width="20">\n\n[![C](../b.svg?raw)](/b.svg)',
      ),
      pathname: '/toolpad/core/a/',
      base,
      repositoryFolder: 'docs',
      imageAt: (file) => (['core/a b.png', 'b.svg'].includes(file) ? published(file) : undefined),
    });
    expect(problems).toEqual([]);
    expect(
      JSON.stringify(record.blocks)
        .replaceAll('\\"', '"')
        .match(/<(a|img)[^>]*>/g),
    ).toEqual([
      '<img src="/toolpad/assets/core/a b.png" alt="A" width="40" height="30">',
      '<img src="/toolpad/assets/b.svg" alt="B" width="20" height="15" loading="lazy">',
      '<a href="/toolpad/assets/b.svg">',
      '<img src="/toolpad/assets/b.svg" alt="C" width="40" height="30" loading="lazy">',
    ]);
    expect(record.markdownVersion).toEqual([
      expect.stringContaining('[![C](/toolpad/assets/b.svg)](/toolpad/assets/b.svg)'),
    ]);
    expect(Object.keys(record.meta.images ?? {}).sort()).toEqual(['b.svg', 'core/a b.png']);
    expect(record.meta.files).toBeUndefined();
  });

  it('says nothing about a heading that it could not read', async () => {
    expect(await problemsOf(page('# H\n\n<Tabs', 'description: D'))).toHaveLength(1);
  });

  it('leaves colons in text, comments and literal expressions alone', async () => {
    const { record, problems } = await compileBody('At 10:30 :smile: {/* unseen */}{"shown"}');
    expect(problems).toEqual([]);
    expect(record.blocks[1]).toMatchObject({ html: 'At 10:30 :smile: shown' });
    const alone = await compileBody("{'shown'}");
    expect(alone.record.blocks[1]).toMatchObject({ tag: 'p', html: 'shown' });
  });
});

describe('links', () => {
  it('resolves rooted, relative and anchor links to canonical addresses', async () => {
    const { record, problems } = await compileBody(
      '[a](/toolpad/core/b/#c) [b](../d/) [c](#e) [d](https://example.com/x) [e](/core/f/)',
    );
    expect(problems).toEqual([]);
    expect(record.meta.links.map(({ pathname, hash }) => [pathname, hash])).toEqual([
      ['/toolpad/core/b/', 'c'],
      ['/toolpad/core/d/', ''],
      ['/toolpad/core/a/', 'e'],
      ['/toolpad/core/f/', ''],
    ]);
    expect(record.blocks[1]).toMatchObject({
      html: expect.stringContaining('href="/toolpad/core/f/"') as string,
    });
  });

  it.each([
    ['/toolpad/core/b', '/toolpad/core/b/'],
    ['/toolpad/core//b/', '/toolpad/core/b/'],
    ['/toolpad/core/b/index.html', '/toolpad/core/b/'],
    ['/core/b#c', '/core/b/#c'],
  ])('%s is not canonical', async (href, canonical) => {
    const { problems } = await compileBody(`[a](${href})`);
    expect(problems).toMatchObject([
      { line: 8, what: `The link ${href} is not in canonical form.`, fix: `Write ${canonical}` },
    ]);
  });

  it.each([
    ['./b.mdx', '/toolpad/core/b/'],
    ['../studio/page.mdx#c', '/toolpad/studio/#c'],
    ['/core/b.md', '/toolpad/core/b/'],
    ['/docs/core/with%20space.md', '/toolpad/core/with%20space/'],
    ['/toolpad/core/b/index.md', '/toolpad/core/b/'],
  ])('%s leads to the page of that file', async (href, target) => {
    const { record, problems } = await compileBody(`[a](${href})`);
    const [pathname, hash = ''] = target.split('#');
    expect(problems).toEqual([]);
    expect(record.meta.links).toEqual([{ href, pathname, hash, line: 8 }]);
    expect(record.blocks[1]).toMatchObject({ html: `<a href="${target}">a</a>` });
    expect(record.markdownVersion?.join('')).toContain(`[a](${target})`);
  });

  it('leads to the page of a file of the repository on a site without a base, too', () => {
    const source = { file: 'core/a.md', base: '/', repositoryFolder: 'docs' };
    expect(linkOfFile('/docs/core/b.md#c', source)).toBe('/core/b/#c');
    expect(linkOfFile('/core/b.md', source)).toBe('/core/b/');
  });

  it.each([
    ['/toolpad/g/中文/#标题', '/toolpad/g/%E4%B8%AD%E6%96%87/', '标题'],
    ['../%E4%B8%AD%E6%96%87/', '/toolpad/core/%E4%B8%AD%E6%96%87/', ''],
    ['<../with space/#cafe\u0301>', '/toolpad/core/with%20space/', 'caf\u00e9'],
    ['/core/with%20space/', '/toolpad/core/with%20space/', ''],
    ['/core/cafe\u0301/', '/toolpad/core/caf%C3%A9/', ''],
    ['<../100% (1)/>', '/toolpad/core/100%25%20%281%29/', ''],
  ])('%s is written encoded, in one way', async (href, pathname, hash) => {
    const { record, problems } = await compileBody(`[a](${href})`);
    expect(problems).toEqual([]);
    expect(record.meta.links).toMatchObject([{ pathname, hash }]);
    const written = `${pathname}${hash && `#${encodeURIComponent(hash)}`}`;
    expect(record.blocks[1]).toMatchObject({ html: `<a href="${written}">a</a>` });
    expect(record.markdownVersion?.join('')).toContain(`[a](${written})`);
  });

  it('notes the files that links lead to', async () => {
    const { record } = await compileBody('[a](/a%20b.pdf?x#y) [b](c.zip)');
    expect(record.meta.files).toEqual([
      { address: '/toolpad/a%20b.pdf', line: 8, use: 'link' },
      { address: '/toolpad/core/a/c.zip', line: 8, use: 'link' },
    ]);
  });

  it.each([
    ['[c]()', 'A link has no target.'],
    ['<a href="">c</a>', 'A link has no target.'],
    ['[d](javascript:alert(1))', 'has the scheme `javascript:`.'],
    ['<a href=" java&Tab;script:x">d</a>', 'has the scheme `javascript:`.'],
    ['[e](data:text/html,x)', 'has the scheme `data:`.'],
    ['[e](VBScript:x)', 'has the scheme `vbscript:`.'],
    ['<area href="blob:x" />', 'has the scheme `blob:`.'],
    ['<LinkCard href="javascript:x" title="t">u</LinkCard>', 'has the scheme `javascript:`.'],
  ])('%s is a problem', async (link, what) => {
    expect((await compileBody(link)).problems).toMatchObject([
      { line: 8, what: expect.stringContaining(what) as string },
    ]);
  });

  it('allows mail, telephone and other sites', async () => {
    const body = '# H\n\n[a](mailto:a@b.c) [b](tel:+49) [c](HTTPS://b.c) [d](//b.c) [e](#)';
    expect(await problemsOf(page(body))).toEqual([]);
  });

  it('finds them in tables, components, headings and raw HTML', async () => {
    const body = '# H\n\n## [x](/toolpad/1/)\n\n| a |\n|---|\n| [x](/toolpad/2/) |\n\n';
    const card = '<LinkCard href="/toolpad/3/" title="x">y</LinkCard>';
    const { meta } = (await compile(page(`${body}<LinkCards>\n${card}\n</LinkCards>`))).record;
    const paths = ['/toolpad/1/', '/toolpad/2/', '/toolpad/3/'];
    expect(meta.links.map(({ pathname }) => pathname).sort()).toEqual(paths);
    const html = `${body}<p id="here"><a href="/toolpad/4/">x</a></p>`;
    const { record } = await compile(page(html), 'a.md');
    expect(record.meta.links.at(-1)?.pathname).toBe('/toolpad/4/');
    expect(record.meta.anchors).toContain('here');
  });
});

describe('body', () => {
  /** What a page has of one fence: the properties of its block. */
  const codeOf = async (fence: string) => {
    const { record, problems } = await compileBody(fence);
    const { props } = record.blocks[1] as Block & { props: { html: string; javaScript?: object } };
    return { record, problems, props };
  };

  it('gives headings unique ids and anchor links, and marks the lead', async () => {
    const { record } = await compileBody('Lead\n\n## Same *text*\n\n## Same text\n\n#### Deep');
    expect(record.meta.headings).toEqual([
      { id: 'same-text', title: 'Same text', depth: 2 },
      { id: 'same-text-1', title: 'Same text', depth: 2 },
      { id: 'deep', title: 'Deep', depth: 4 },
    ]);
    expect(record.blocks[1]).toMatchObject({ tag: 'p', attributes: { className: 'description' } });
    expect(record.blocks[2]).toMatchObject({
      attributes: { id: 'same-text' },
      html: expect.stringContaining(
        'class="heading-anchor" aria-label="Link to Same text" href="#same-text"',
      ) as string,
    });
    expect(record.blocks[4]).toMatchObject({ html: 'Deep' });
  });

  const footnote = '\n\n[^1]: Note.';

  it.each([
    ['a.md', '## Press <kbd>Ctrl</kbd> twice', 'press-ctrl-twice', 'Press Ctrl twice'],
    ['a.mdx', '## Press <kbd>Ctrl</kbd> twice', 'press-ctrl-twice', 'Press Ctrl twice'],
    ['a.md', `## Widths[^1]${footnote}`, 'widths', 'Widths'],
    ['a.mdx', `## Widths[^1]${footnote}`, 'widths', 'Widths'],
    ['a.mdx', '## Logo ![alt](/a.webp)', 'logo-alt', 'Logo alt'],
    ['a.mdx', '## ![Only image](/a.webp)', 'only-image', 'Only image'],
    ['a.md', '## With <!-- c --> comment', 'with-comment', 'With comment'],
    ['a.md', '## One<br>two', 'one-two', 'One two'],
    ['a.mdx', '## 🎉', 'section', '🎉'],
    ['a.mdx', '## ???', 'section', '???'],
    ['a.mdx', '## 1. Install', '1-install', '1. Install'],
    ['a.mdx', '## שלום עולם', 'שלום-עולם', 'שלום עולם'],
    ['a.mdx', '## Cafe\u0301', 'caf\u00e9', 'Cafe\u0301'],
    // An id of the page frame, and one of other text.
    ['a.mdx', '## Main content', 'main-content-1', 'Main content'],
    ['a.md', '## Here\n\n<p id="here">x</p>', 'here-1', 'Here'],
    ['a.md', '<h2>Made by hand</h2>', 'made-by-hand', 'Made by hand'],
  ])('gives in %s the heading %j one id and one title', async (file, heading, id, title) => {
    const { record, problems } = await compileBody(`${heading}\n\nZebrafish`, file);
    expect(problems).toEqual([]);
    expect(record.meta.headings).toEqual([{ id, title, depth: 2 }]);
    expect(record.sections?.[1]).toMatchObject({
      id,
      title,
      text: expect.stringContaining('Zebrafish') as string,
    });
    const block = record.blocks.find((one) => one.kind !== 'component' && one.tag === 'h2');
    expect(block).toMatchObject({
      attributes: { id, 'aria-label': title },
      html: expect.stringContaining(`aria-label="Link to ${title}"`) as string,
    });
  });

  it('numbers ids that would be the same, also those of headings without words', async () => {
    const { record } = await compileBody('## 🎉\n\n## ???\n\n## Section\n\n## H\n\n## <b>H</b>');
    expect(record.meta.anchors).toEqual(['section', 'section-1', 'section-2', 'h-1', 'h-2']);
  });

  it('lists what browsers scroll to, also where a heading has the same words', async () => {
    const { record, problems } = await compileBody('<a name="part"></a>\n\n## Part', 'a.md');
    expect(problems).toEqual([]);
    expect(record.meta.anchors).toEqual(['part', 'part']);
  });

  it('leaves the number of a footnote out of the title of the page and the names of tables', async () => {
    const { record } = await compile(
      '---\ndescription: D\n---\n\n# Title[^1]\n\n## Rows[^1]\n\n| a |\n|---|\n| b |\n\n[^1]: Note.\n',
    );
    expect(record.meta.title).toBe('Title');
    expect(record.blocks[2]).toMatchObject({ attributes: { 'aria-label': 'Table: Rows' } });
  });

  it('separates the words of lines, cells and blocks for the search', async () => {
    const { record } = await compileBody(
      'alpha  \nbravo\\\ncharlie<br>delta\n\n| a<br>b | c |\n|---|---|\n| d<br>e | f |\n\n<details><summary>g</summary>\n\nh *i*j\n\n</details>\n\n<div>k</div>',
      'a.md',
    );
    expect(record.sections?.[0]?.text).toBe('alpha bravo charlie delta a b c d e f g h ij k');
  });

  it('leaves headings in tabs out of the contents, and the search finds them', async () => {
    const { record } = await compileBody(
      '<Tabs label="L">\n<Tab label="one">\n\n## In a tab\n\nText\n\n</Tab>\n</Tabs>\n\n## After',
    );
    expect(record.meta.headings.map(({ id }) => id)).toEqual(['after']);
    expect(record.sections?.map(({ id, text }) => [id, text])).toEqual([
      ['', ''],
      ['in-a-tab', 'Text'],
      ['after', ''],
    ]);
  });

  it('highlights code into classes and marks lines', async () => {
    const { props } = await codeOf('```tsx title="a.tsx" {2}\nconst a = "<b>";\nlet c;\n```');
    expect(props).toMatchObject({ language: 'tsx', title: 'a.tsx' });
    expect(props.html).toContain('<span class="tk-s">"&lt;b&gt;"</span>');
    expect(props.html).toContain('<span class="line line-highlighted">');
    expect(props.html).not.toContain('style=');
  });

  it('says what copying code gives, in both languages, and keeps it all in the Markdown', async () => {
    const fence = '```ts remove={1} add={2}\nlet a: string;\nlet b: string;\nlet c = 0;\n```';
    const { record } = await compileBody(`${fence}\n\n\`\`\`sh\n$ ls\na\n\`\`\``);
    expect(record.blocks[1]).toMatchObject({
      props: {
        copied: 'let b: string;\nlet c = 0;',
        javaScript: { copied: 'let b;\nlet c = 0;' },
      },
    });
    expect(record.blocks[2]).toMatchObject({ props: { copied: 'ls' } });
    expect(record.markdownVersion?.join('')).toContain(fence);
    expect(record.markdownVersion?.join('')).toContain('$ ls\na\n');
  });

  it('leaves hidden lines out of the page and its Markdown, and out of the numbers of its lines', async () => {
    const { record, props } = await codeOf(
      '```ts {1}\n//| const hidden = 1;\nuse(hidden);\n```\n\n```ts\n//| all();\n```\n\nEnd',
    );
    expect(record.blocks).toHaveLength(3);
    expect(props.html).toMatch(/^<span class="line line-highlighted">(?!.*const).*$/);
    expect(record.markdownVersion?.join('')).toBe('# H\n\n```ts {1}\nuse(hidden);\n```\n\nEnd\n');
  });

  it('gives code of TypeScript what differs in JavaScript, and Markdown only the former', async () => {
    const javaScriptOf = async (fence: string) => {
      const { record, problems, props } = await codeOf(fence);
      expect(problems).toEqual([]);
      expect(record.markdownVersion?.join('')).toContain(fence);
      return props.javaScript;
    };
    expect(
      await javaScriptOf('```ts title="a.ts" {4}\ninterface A {}\n\na();\nb(1 as A);\n```'),
    ).toEqual({
      title: 'a.js',
      language: 'js',
      html: expect.stringMatching(
        /^<span class="tk-f">a<.*\n<span class="line line-highlighted">(?!.*A).*$/,
      ) as string,
    });
    expect(await javaScriptOf('```tsx\n<App />;\n```')).toBeUndefined();
    expect(await javaScriptOf('```tsx title="a.tsx"\n<App />;\n```')).toEqual({ title: 'a.jsx' });
    expect(await javaScriptOf('```ts title="a.ts"\ntype A = 1;\n```')).toEqual({
      html: '',
      language: 'js',
    });
    expect(await javaScriptOf('```js\na();\n```')).toBeUndefined();
  });

  it.each(['js', 'tsx', 'bash', 'json'])(
    'shows a very long line of %s without colors',
    async (language) => {
      const line = `const a = "${'x'.repeat(20_000)}";`;
      const { props } = await codeOf(`\`\`\`${language}\n${line}\nlet b = "b";\n\`\`\``);
      expect(props.html.split('\n')).toEqual([line, expect.stringContaining('<span')]);
    },
  );

  it.each(['', 'text', 'ts', 'tsx'])(
    'has an empty block for an empty fence of %j',
    async (language) => {
      const { problems, props } = await codeOf(`\`\`\`${language}\n\`\`\``);
      expect(problems).toEqual([]);
      expect(props).toEqual({ language: language || 'text', html: '', text: '' });
    },
  );

  it('leaves code as it is whose language says that it has no JavaScript', async () => {
    const { problems, props } = await codeOf('```typescript\nenum A { B }\n```');
    expect(problems).toEqual([]);
    expect(props).not.toHaveProperty('javaScript');
  });

  it('shows code of an unknown language as it is, and reports it', async () => {
    const { problems, props } = await codeOf('```tsx4\n<+>\n```');
    expect(problems).toMatchObject([
      {
        line: 8,
        what: 'The language tsx4 of the code is not known.',
        fix: expect.stringMatching(/^Name one of these, or text: tsx, /) as string,
      },
    ]);
    expect(props.html).toBe('&lt;+&gt;');
  });

  it('marks tables that are there to be compared: three columns of short cells', async () => {
    const tables = async (...rows: string[]) => {
      const { record } = await compileBody(`${rows.join('\n')}`);
      return JSON.stringify(record.blocks[1]).includes('table-compared');
    };
    expect(
      await tables('| Toolpad | React | Next |', '| - | - | - |', '| 0.13 | 18, 19 | 15 |'),
    ).toBe(true);
    expect(await tables('| Toolpad | React |', '| - | - |', '| 0.13 | 18, 19 |')).toBe(false);
    const long = 'A sentence that nobody compares with others.';
    expect(await tables('| A | B | C |', '| - | - | - |', `| 0.13 | 18 | ${long} |`)).toBe(false);
  });

  it('makes tables scroll, names check boxes, keeps components as data', async () => {
    const { record } = await compileBody(
      '| a |\n|---|\n| b |\n\n- [x] done\n\n:::warning[Mind *this*]\nText\n:::\n\n<Tabs label="L">\n<Tab label="one">\n\ntext\n\n</Tab>\n</Tabs>',
    );
    expect(record.blocks[1]).toMatchObject({
      tag: 'div',
      attributes: {
        className: 'table-scroll cards',
        role: 'group',
        'aria-label': 'Table',
        tabIndex: 0,
      },
    });
    expect(record.blocks[2]).toMatchObject({
      html: expect.stringContaining('aria-label="Done"') as string,
    });
    expect(record.blocks[3]).toMatchObject({
      name: 'Callout',
      props: { kind: 'warning', title: 'Mind this' },
      children: [{ tag: 'p' }],
    });
    expect(record.blocks[4]).toMatchObject({
      name: 'Tabs',
      children: [{ name: 'Tab', props: { label: 'one' }, children: [{ tag: 'p', html: 'text' }] }],
    });
  });

  it.each([
    ['a quotation', '> :::info[T]\n> Text\n> :::', 'blockquote'],
    ['a list', '- One\n\n  :::info[T]\n  Text\n  :::', 'ul'],
    ['an item of a list', '- :::info[T]\n  Text\n  :::', 'ul'],
  ])('has callouts in %s', async (_name, body, tag) => {
    const { record, problems } = await compileBody(body);
    expect(problems).toEqual([]);
    expect(record.blocks[1]).toMatchObject({ kind: 'element', tag });
    expect(JSON.stringify(record.blocks[1])).toContain(
      '"name":"Callout","props":{"kind":"info","title":"T"}',
    );
    expect(record.markdownVersion?.join('')).toMatch(/\*\*.*: T\*\*/);
  });

  it.each([
    ['> [!NOTE]\n> Some *text*', 'info'],
    ['> [!tip]  \n> Some *text*', 'success'],
    ['> [!IMPORTANT]\n>\n> Some *text*', 'info'],
    ['- [x] One\n\n  > [!WARNING]\n  > Some *text*', 'warning'],
    ['> > [!CAUTION]\n> > Some *text*', 'error'],
  ])('takes the alert %j of GitHub for a callout', async (body, kind) => {
    for (const file of ['a.md', 'a.mdx']) {
      const { record, problems } = await compileBody(body, file);
      expect(problems).toEqual([]);
      const blocks = JSON.stringify(record.blocks);
      expect(blocks).toContain(`"name":"Callout","props":{"kind":"${kind}"}`);
      expect(blocks).toContain('"html":"Some <em>text</em>"');
      expect(blocks).not.toContain('[!');
    }
  });

  it.each([
    ['> [!NOTE] A title\n> Text', ':::info[A title]'],
    ['> [!DANGER]\n> Text', ':::info[Title]'],
  ])('tells how to write the alert %j', async (body, form) => {
    expect((await compileBody(body)).problems).toMatchObject([
      { line: 8, fix: expect.stringContaining(`\`${form}\``) as string },
    ]);
  });

  it('leaves the marker of an alert alone where it is escaped or within a sentence', async () => {
    const { record, problems } = await compileBody('> \\[!NOTE]\n\n> See [!NOTE]');
    expect(problems).toEqual([]);
    expect(JSON.stringify(record.blocks)).not.toContain('Callout');
  });

  it('shows a fence with a line of colons in a callout with more of them', async () => {
    const { record, problems } = await compileBody('::::info\n```text\n:::\n```\n\nText\n::::');
    expect(problems).toEqual([]);
    expect(record.blocks[1]).toMatchObject({
      name: 'Callout',
      children: [{ name: 'CodeBlock', props: { html: ':::' } }, { html: 'Text' }],
    });
  });

  it('shows text beside a comment', async () => {
    const { record } = await compileBody('<!-- a --> Text & <b>more</b>', 'a.md');
    expect(record.blocks.slice(1)).toMatchObject([
      { tag: 'p', html: 'Text &amp;' },
      { tag: 'b', html: 'more' },
    ]);
  });

  it('reads plain Markdown with HTML in it', async () => {
    const { record, problems } = await compileBody(
      '<div align="center">\n\n**b** <br> ~~s~~\n\n</div>\n\n1 < 2 and {x}',
      'a.md',
    );
    expect(problems).toEqual([]);
    expect(record.blocks[1]).toMatchObject({
      tag: 'div',
      html: expect.stringContaining('<strong>b</strong> <br> <del>s</del>') as string,
    });
    expect(record.blocks[2]).toMatchObject({ html: '1 &#x3C; 2 and {x}' });
  });
});

describe('addresses of lines', () => {
  const fence = (lines: number, meta = '') =>
    `\`\`\`ts${meta}\n${Array.from({ length: lines }, (_, index) => `f(${index});`).join('\n')}\n\`\`\`\n`;
  const idsOf = async (body: string) => {
    const { record } = await compile(page(body));
    return record.blocks.flatMap((block) =>
      block.kind === 'component' && block.name === 'CodeBlock' ? [block.props['id']] : [],
    );
  };

  it('begin with the heading above, for code of ten lines and more', async () => {
    expect(
      await idsOf(
        `# H\n\n${fence(10)}\n## One\n\n${fence(9)}\n${fence(10)}\n## Two\n\n${fence(11)}`,
      ),
    ).toEqual(['top-code', undefined, 'one-code-2', 'two-code']);
  });

  it.each(['1. Install', '404 errors', "🎉 What's new", '2.0', '🎉'])(
    'begin with the heading %s, too',
    async (heading) => {
      const { record, problems } = await compileBody(`## ${heading}\n\n${fence(12)}`);
      expect(problems).toEqual([]);
      expect(record.meta.anchors).toContain(`${record.meta.headings[0]!.id}-code-L12`);
    },
  );

  it('begin with the id of the fence where it has one, and can be linked to', async () => {
    const { record, problems } = await compileBody(
      `Look at [line 2](#rows-L2).\n\n${fence(2, ' id="rows"')}`,
    );
    expect(problems).toEqual([]);
    expect(record.meta.anchors).toEqual(['rows', 'rows-L1', 'rows-L2']);
  });

  it('are those of the block alone where it is text', async () => {
    const { record } = await compileBody('```text id="tree"\na/\n└─ b\n```');
    expect(record.meta.anchors).toEqual(['tree']);
  });

  it.each([
    ['twice', `# H\n\n## Rows\n\n${fence(1, ' id="rows"')}`, 'The id "rows" is on the page twice.'],
    [
      'not fit for an address',
      `# H\n\n${fence(1, ' id="My rows"')}`,
      'The id "My rows" of the code is not valid in a URL.',
    ],
  ])('are reported: %s', async (_, body, what) => {
    expect((await compile(page(body))).problems).toMatchObject([{ what }]);
  });
});
