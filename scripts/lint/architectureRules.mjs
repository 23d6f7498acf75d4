// cspell:ignore argin adding
import path from 'node:path';
import { importTable } from './importTable.mjs';

/** Serialized into the page, so they cannot import anything. */
const selfContained = [
  'src/app/build/document/prePaintScript.ts',
  'src/app/build/document/frameScripts.ts',
  'src/app/build/document/menuScrollScript.ts',
];

const code = '**/*.{ts,tsx,mjs}';

/** @typedef {{ selector: string, message: string }[]} Restrictions */

/** @type {(selectors: string[], message: string) => Restrictions} */
const restrict = (selectors, message) => selectors.map((selector) => ({ selector, message }));

const pixels = '[0-9.]+px';
const query = `/\\((min-|max-)?(width|inline-size) *[:<>=]+ *${pixels}|${pixels} *[<>]=? *(width|inline-size)/`;

/** Restricted syntax: the widths of media and container queries are those of the theme. */
const breakpoints = restrict(
  [`Literal[value=${query}]`, `TemplateElement[value.raw=${query}]`],
  'Breakpoints belong to the theme: use theme.breakpoints or theme.containerQueries, or a name from src/theme.',
);

const shownWords = 'value=/[A-Za-z]{2}/';
const shownAttributes = /^(aria-(label|description|valuetext)|title|placeholder|alt)$/;
const writtenProperties =
  /^(textContent|innerText|title|placeholder|alt|aria(Label|Description|ValueText))$/;

/**
 * Restricted syntax: interface strings are in one table: no text in JSX, in visible or announced attributes, or in what
 * a behavior writes. Names that are not translated are in braces.
 */
const stringTable = restrict(
  [
    `JSXText[${shownWords}]`,
    `JSXAttribute[name.name=${shownAttributes}] > Literal[${shownWords}]`,
    `AssignmentExpression[left.property.name=${writtenProperties}] > Literal[${shownWords}]`,
  ],
  'An interface string belongs in src/domain/strings/strings.ts, where it is found, checked and shown in a pseudo-locale.',
);

/** Restricted syntax: stories outside of the kit have no styles, timers or React roots of their own. */
const storyRules = [
  ...restrict(
    ['ExportDefaultDeclaration'],
    'Use preview.meta of .storybook, whose decorators show a story as it reaches a page.',
  ),
  ...restrict(
    [
      'ImportSpecifier[imported.name="styled"]',
      'ImportDeclaration[source.value=/^@emotion|\\.css$/]',
      'JSXOpeningElement[name.name="style"]',
      'JSXAttribute[name.name="style"]',
    ],
    'A story shows a component as it ships: put what a story needs around it, styles included, in stories/kit.',
  ),
  ...restrict(
    ['ImportSpecifier[imported.name=/^(create|hydrate)Root$/]'],
    'Stories are rendered by the decorator asOnPage: import no React root.',
  ),
  ...restrict(
    ['ImportDeclaration[source.value="storybook/test"]'],
    'Import from stories/kit/storyTest, which compares texts in every locale.',
  ),
  ...restrict(
    ['CallExpression[callee.name="requestAnimationFrame"]'],
    'Wait for what the story shows, or use nextFrame of stories/kit.',
  ),
];

const timers = ['Timeout', 'Interval', 'Immediate'].flatMap((name) => [
  `set${name}`,
  `clear${name}`,
]);
const storages = ['localStorage', 'sessionStorage'];
const globals = ['fetch', ...timers, ...storages];

/** @param {string} name */
const why = (name) =>
  `${name} is only used in src/platform: take it from the platform, so that stories and tests can replace it.`;

const properties = [
  ...['window', 'globalThis', 'self'].flatMap((object) =>
    globals.map((property) => ({ object, property })),
  ),
  { object: 'Math', property: 'random' },
  { object: 'document', property: 'cookie' },
];

/**
 * Clock, network, random numbers and storage are only used in `src/platform`.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
const browserGlobals = {
  'no-restricted-globals': ['error', ...globals.map((name) => ({ name, message: why(name) }))],
  'no-restricted-properties': [
    'error',
    ...properties.map(({ object, property }) => ({
      object,
      property,
      message: why(`${object}.${property}`),
    })),
  ],
};

/**
 * The domain does not use the document either.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
const noDocument = {
  'no-restricted-globals': [
    'error',
    ...globals.map((name) => ({ name, message: why(name) })),
    ...['window', 'document', 'navigator', 'location'].map((name) => ({
      name,
      message: `The domain is plain TypeScript: take values of ${name} as arguments.`,
    })),
  ],
};

const color =
  '/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\\w-])|\\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(/i';
const sides = '(Left|Right|Top|Bottom)';
const tags = [
  ...['a', 'abbr', 'article', 'aside', 'b', 'bdi', 'blockquote', 'button', 'caption', 'circle'],
  ...['code', 'dd', 'details', 'dialog', 'div', 'dl', 'dt', 'em', 'fieldset', 'figcaption'],
  ...['figure', 'footer', 'form', 'h[1-6]', 'header', 'hr', 'i', 'iframe', 'img', 'input', 'kbd'],
  ...['label', 'legend', 'li', 'main', 'nav', 'ol', 'output', 'p', 'path', 'pre', 'progress'],
  ...['script', 'section', 'select', 'small', 'span', 'strong', 'sub', 'summary', 'sup', 'svg'],
  ...['table', 'tbody', 'td', 'textarea', 'tfoot', 'th', 'thead', 'time', 'tr', 'ul'],
].join('|');
const nestedTag = `/^(?!@)(.*[\\s>+~,(&])?(${tags})(?![\\w-])/`;
/** What no component renders is styled in a constant with such a name. */
const inContent = 'VariableDeclarator[id.name=/Content$/]';

/** Restricted syntax: colors and sizes of text are those of the theme, and styles are Material UI's. */
const styleValues = [
  ...restrict(
    [
      `Property > Literal.value[value=${color}]`,
      `Property > TemplateLiteral.value > TemplateElement[value.raw=${color}]`,
      `VariableDeclarator > Literal[value=/^(${color.slice(1, -2)})/i]`,
    ],
    'Colors belong to the theme: use theme.vars.palette.',
  ),
  ...restrict(
    [`Property[key.name=/^font(Size)?$/] > Literal[raw=/\\d(px|rem)?['"]?$/]`],
    'Sizes of text belong to the theme: use theme.typography.',
  ),
  ...restrict(
    [
      `Property[key.name=/^(margin|padding|scrollMargin|scrollPadding|border)${sides}(Width|Color|Style)?$/]`,
      'Property[key.name=/^border(Top|Bottom)(Left|Right)Radius$/]',
      'Property[key.name=/^(textAlign|float|clear)$/] > Literal[value=/^(left|right)$/]',
    ],
    'Pages are also right-to-left: use the logical property, such as marginInlineStart.',
  ),
  ...restrict(
    ['ImportDeclaration[source.value="@emotion/styled"]'],
    'Import styled from @mui/material/styles, which knows the theme.',
  ),
];

/** The same for components: positions are logical, and elements have slots. */
const styleFiles = [
  ...restrict(
    ['Property[key.name=/^(left|right|top|bottom)$/]'],
    'Pages are also right-to-left: use the logical property, such as insetInlineStart.',
  ),
  ...restrict(
    [
      `Property > Literal.key[value=${nestedTag}]:not(${inContent} Literal)`,
      `Property > TemplateLiteral.key > TemplateElement[value.raw=${nestedTag}]:not(${inContent} TemplateElement)`,
    ],
    'Give the element a slot: styled(tag, { name, slot }). What no component renders, such as Markdown, is styled in a constant named …Content, with a comment that says what it is.',
  ),
];

/**
 * Architecture rules for the tree under `root`: the import table, and which folders may use browser globals.
 *
 * @param {{ root: string }} tree
 * @returns {import('eslint').Linter.Config[]}
 */
export function architectureRules({ root }) {
  return [
    {
      ...importTable,
      files: ['src', 'stories', '.storybook', 'docs', 'tests', 'scripts'].map(
        (folder) => `${folder}/${code}`,
      ),
      settings: { ...importTable.settings, 'boundaries/root-path': path.resolve(root) },
    },
    {
      name: 'browser globals',
      files: [`src/${code}`, `stories/${code}`],
      ignores: ['src/platform/**', 'stories/kit/**', ...selfContained],
      rules: browserGlobals,
    },
    {
      name: 'string table and values of the theme',
      files: [`src/app/${code}`, `src/components/${code}`],
      ignores: ['**/*.test.*'],
      rules: { 'no-restricted-syntax': ['error', ...stringTable, ...breakpoints, ...styleValues] },
    },
    {
      name: 'styles',
      files: ['src/components/**/*.{styles.ts,tsx}'],
      ignores: ['**/*.test.*'],
      rules: {
        'no-restricted-syntax': [
          'error',
          ...stringTable,
          ...breakpoints,
          ...styleValues,
          ...styleFiles,
        ],
      },
    },
    {
      name: 'stories',
      files: [`stories/${code}`],
      ignores: ['stories/kit/**'],
      rules: { 'no-restricted-syntax': ['error', ...storyRules] },
    },
    { name: 'domain', files: [`src/domain/${code}`], rules: noDocument },
  ];
}
