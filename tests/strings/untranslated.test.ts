import { afterEach, expect, it, vi } from 'vitest';
import { calloutKinds } from '../../src/domain/content/callouts';
import { redirectDocument } from '../../src/app/addresses/redirectDocument';
import { siteSections } from '../../src/app/engine/siteSections';
import { frameDocument } from '../../src/app/document/frameDocument';
import { pageDocument, PageRenderer, renderAdTemplates } from '../../src/app/document/renderPage';
import type { PageContext } from '../../src/app/document/PageContext';
import { siteFooter } from '../../src/app/siteFooter';
import { notFoundPage, offlinePage, rootPage } from '../../src/app/document/systemPages';
import { addReferenceMenus } from '../../src/app/reference/siteReference';
import { createReference } from '../../src/app/reference/createReference';
import { highlightReference } from '../../src/app/engine/compileTasks';
import type { ReferencePage } from '../../src/app/reference/ReferencePage';
import { markdownPage } from '../../src/app/engine/markdownPage';
import { slotSettings } from '../../src/app/environment/readAdvertising';
import { compileDemo } from '../../src/content/compileDemo';
import { compilePage } from '../../src/content/compilePage';
import type { PageRecord } from '../../src/content/PageRecord';
import { readMenu } from '../../src/content/readMenu';
import { pathnameOf } from '../../src/content/pathnameOf';
import { setLocale } from '../../stories/kit/pseudoLocales';
import type { Reference } from '../../src/reference/records';
import { releaseBreaks, releaseNews } from '../../src/reference/releaseNotes';
import { sampleReference } from '../../src/reference/testing/sampleReference';
import { leftInEnglish } from './leftInEnglish';

vi.setConfig({ testTimeout: 60_000 });

const base = '/toolpad/';
const prose = 'Λόγος.';

/** Content is in Greek letters here, so that Latin letters are interface strings. */
const article = `---
title: Αρχή
description: Περιγραφή
ad: true
---

# Αρχή

${prose} Σημείωση[^1].

## Κώδικας

- [x] ${prose}
- [ ] ${prose}

| α | β |
| - | - |
| α | β |

\`\`\`bash
ls
\`\`\`

\`\`\`ts title="a.ts"
${'let a;\n'.repeat(40)}\`\`\`

${calloutKinds.map((kind) => `:::${kind}\n${prose}\n:::\n\n:::${kind}[Τίτλος]\n${prose}\n:::`).join('\n\n')}

<Tabs label="Επιλογή" name="x"><Tab label="α">${prose}</Tab><Tab label="β">${prose}</Tab></Tabs>

<LinkButtons><LinkButton href="/toolpad/core/one/" main>α</LinkButton></LinkButtons>

<Demo name="Tested" title="Tested" />

<Demo name="Untested" title="Δοκιμή" />

[^1]: ${prose}
`;

const landing = `---
title: Αρχή
description: Περιγραφή
layout: landing
---

# Αρχή

<LinkCards><LinkCard href="/toolpad/core/one/" title="α">β</LinkCard></LinkCards>
`;

const privacy = `---
title: Αρχή
description: Περιγραφή
layout: landing
---

# Αρχή

<PrivacySwitch />

<ActivityLog />
`;

/** The records with the descriptions of the package in Greek. */
const inGreek = JSON.parse(
  JSON.stringify(sampleReference, (key, value: unknown) => {
    if (!['summary', 'description', 'deprecated', 'returnsDescription'].includes(key)) return value;
    return typeof value === 'string' ? prose : { ...(value as object), text: prose };
  }),
) as Reference;

/** Names in the sample: exports, packages, licenses and products. */
const sampleNames = [
  'toolpad/pages/orders/page.yml',
  'useAccount',
  'AccountPreview',
  'Account',
  'getContext',
  'Tabs',
  'User',
  'Box',
  'Opener',
  'open',
  'user',
  'label',
  'preview',
  'Page',
  'Env',
  'spec',
  'title',
  'Studio',
  'Material UI 7',
  'Copyright (c) 2021 Material-UI SAS',
  'MIT',
  '@toolpad/core',
  '@mui/system',
  '@mui/material',
  'string',
  'value',
];
/** Of the article: demos, a browser, languages of code, and the joins of lists in `en-XA`, which counts as English. */
const articleNames = ['Tested', 'Untested', 'bash', 'tsx', 'ts', ' and '];

/** What releases bring and break is content, between pieces of code. Long pieces first, as they contain short ones. */
const releaseNotes = [releaseNews, releaseBreaks]
  .flatMap((notes) => Object.values(notes))
  .flatMap((note) => note.split(/`[^`]*`/).map((piece) => piece.trim().replaceAll('"', '&quot;')))
  .sort((one, other) => other.length - one.length);

/** The first piece of a note follows the day of the release; the others are texts of their own. */
const withoutReleaseNotes = (html: string) =>
  html.replace(/>([^<]+)/g, (_, text: string) => {
    const note = releaseNotes.find(
      (piece) =>
        text.replace(/^: /, '').trim() === piece || (piece.length > 12 && text.includes(piece)),
    );
    return `>${note === undefined ? text : text.replace(note, '')}`;
  });

const demoFiles = {
  'core/demos/Tested.tsx':
    "const a = '';\nexport default () => {\n  // preview-start\n  return <p>{a as string}</p>;\n  // preview-end\n};\n",
  'core/demos/Tested.css.tsx':
    'import \'./Tested.css\';\nexport default () => <p className="a" />;\n',
  'core/demos/Tested.css': '.a {\n}\n',
};

async function demoOf(name: string) {
  const file = `core/demos/${name}.tsx`;
  const files = name === 'Tested' ? demoFiles : { [file]: 'export default () => <p />;\n' };
  const { demo, problems } = await compileDemo({ name, file, displayFile: file, files });
  expect(problems).toEqual([]);
  return demo;
}

/** One page of every kind. */
async function sitePages() {
  const renderer = new PageRenderer();
  const written = createReference(inGreek, {
    base,
    origin: 'https://mui.com',
    pages: new Set(),
    demos: [{ name: 'Γ', title: 'Γ', href: '/toolpad/core/one/#Γ', code: '<Account user={1} />' }],
  });
  const pagesJson =
    '[{ "pathname": "/toolpad/core/group", "title": "Ομάδα", "newFeature": true, "children": [{ "pathname": "/toolpad/core/one/", "title": "α", "newFeature": true }, { "pathname": "/toolpad/core/two/", "title": "β" }] }]';
  const menus = ['core', 'studio'].map(
    (section) =>
      readMenu(section === 'core' ? pagesJson : '[]', '', `${base}${section}/`, base).menu,
  );
  addReferenceMenus(menus, written.menus, base);
  const sections = siteSections(menus, base);
  const demos: PageContext['demos'] = {
    Tested: {
      record: await demoOf('Tested'),
      frame: '/f/',
      onCommunityGrid: true,
    },
    Untested: {
      record: await demoOf('Untested'),
      frame: '/f/',
    },
  };
  const common = {
    base,
    products: sections.products,
    runtime: '/r.js',
    slot: slotSettings(
      {
        config: {
          enabled: true,
          GADisplayRatio: 0,
          thirdParties: { script: null, feed: 'https://a.example/' },
        },
        hasHouseAds: true,
      },
      { base, templates: '/p.json' },
    ),
    demos,
    feed: '/feed.xml',
    footer: siteFooter(
      base,
      sections.sections.map(({ menu }) => menu),
      new Set([`${base}privacy/`, `${base}llms.txt`]),
    ),
    repository: 'https://github.com/a/b',
    updated: '2026-11-21',
    editPath: 'a.mdx',
    movedAnchors: [{ anchor: 'b', href: '/', title: 'β' }],
  };
  const render = (record: PageRecord | ReferencePage) =>
    renderer.render(pageDocument(record, { ...common, ...sections.placeOf(record.meta) }));
  const compiled = async (file: string, text: string) => {
    const { record, problems } = await compilePage({
      file,
      displayFile: file,
      text,
      pathname: pathnameOf(file, base),
      base,
    });
    expect(
      problems.map(({ what }) => what).filter((what) => !/^The (title|description) has/.test(what)),
    ).toEqual([]);
    return record;
  };
  const records: Record<string, PageRecord | ReferencePage> = {
    article: await compiled('core/one.mdx', article),
    'landing page': await compiled('index.mdx', landing),
    privacy: await compiled('privacy.mdx', privacy),
    'not found': notFoundPage('/', '/addresses.json'),
    offline: offlinePage(sections.products),
    root: rootPage(base, '/workbench/'),
  };
  for (const page of written.pages) records[page.meta.file] = await highlightReference(page);
  const pages = Object.fromEntries(
    Object.entries(records).map(([name, record]) => [name, render(record)]),
  );
  const markdown = Object.entries(records).flatMap(([name, record]) =>
    name.includes('/')
      ? [
          [
            `${name}, in Markdown`,
            markdownPage(record, { ...common, ...sections.placeOf(record.meta) }),
          ],
        ]
      : [],
  );
  const { houseAds, css: _, ...templates } = renderAdTemplates(renderer);
  return {
    records,
    html: {
      ...pages,
      frame: frameDocument('Tested', '/', { script: '/f.js', stylesheets: [] }),
      'moved page': redirectDocument('/toolpad/core/'),
      ...templates,
      'house ads': houseAds
        .map(({ name, description }) => `<p title="${name}">${description}</p>`)
        .join(''),
    } as Record<string, string>,
    markdown: Object.fromEntries(markdown) as Record<string, string>,
  };
}

const pseudoLocales = ['en-XA', 'ar-XB'] as const;
afterEach(() => setLocale('en'));

it.each(pseudoLocales)(
  'shows no string that is missing from the table in %s, apart from names and quotations',
  async (locale) => {
    setLocale(locale);
    const { html } = await sitePages();
    const left = Object.entries(html).map(([name, page]): [string, string[]] => [
      name,
      leftInEnglish(name === 'core/api/changes.mdx' ? withoutReleaseNotes(page) : page, [
        ...sampleNames,
        ...articleNames,
      ]),
    ]);
    expect(Object.fromEntries(left.filter(([, found]) => found.length > 0))).toEqual({});
  },
);

it.each(pseudoLocales)(
  'takes the headings of Markdown tables from the string table in %s',
  async (locale) => {
    setLocale(locale);
    const { markdown } = await sitePages();
    const heads = Object.values(markdown).flatMap((text) =>
      text.split('\n').filter((_, index, lines) => lines[index + 1]?.startsWith('| ---')),
    );
    expect(heads.length).toBeGreaterThan(3);
    for (const head of heads) expect(leftInEnglish(head)).toEqual([]);
  },
);

it('finds plain English in text, names and metadata, and ignores code', () => {
  const said = [
    '<p>Next</p>',
    '<a aria-label="Next"></a>',
    '<input placeholder="Filter"/>',
    '<b data-done="Copied"></b>',
    '<i data-privacy="{&quot;a&quot;:&quot;Vote&quot;}"></i>',
    '<meta property="og:title" content="Moved"/>',
    '<title>Moved - Toolpad</title>',
    '<p>⟦Nëxt⟧ page</p>',
  ];
  for (const html of said) expect(leftInEnglish(html), html).toHaveLength(1);
  const silent = [
    '<p>⟦Nëxt⟧ Toolpad</p>',
    '<code>next</code>',
    '<p>Λόγος 12 demo.tsx</p>',
    '<script>const next = "Next" < 1;</script>',
    '<p class="next"></p>',
    '<p>\u202eNext\u202c</p>',
  ];
  for (const html of silent) expect(leftInEnglish(html), html).toEqual([]);
});
