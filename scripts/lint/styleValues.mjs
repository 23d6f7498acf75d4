// cspell:ignore argin adding
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

/** @typedef {{ selector: string, message: string }[]} Restrictions */

/** @type {(selectors: string[], message: string) => Restrictions} */
const restrict = (selectors, message) => selectors.map((selector) => ({ selector, message }));

/**
 * Restricted syntax: colors and sizes of text are those of the theme, and styles are Material UI's.
 *
 * @type {Restrictions}
 */
export const styleValues = [
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

/**
 * The same for style files: positions are logical, and elements have slots.
 *
 * @type {Restrictions}
 */
export const styleFiles = [
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
