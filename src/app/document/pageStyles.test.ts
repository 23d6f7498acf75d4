import { expect, it } from 'vitest';
import { cutSheet, usedElements, withSheet } from './pageStyles';

const html =
  '<!doctype html><body><main class="prose"><h2 id="a">A</h2><div class="css-1 flow" data-kind="info" title="a > b"><button data-copy="code">x</button></div></main></body>';
const cut = (css: string) => cutSheet(css, usedElements(html));

it('lists the kinds of elements of a document in order', () => {
  expect(usedElements(html)).toEqual([
    'body',
    'main.prose',
    'h2',
    'div.css-1.flow[data-kind=info]',
    'button',
  ]);
});

it('keeps rules and selectors whose elements are in the document', () => {
  expect(cut('.prose h2,.prose h3{margin:0}h3{color:red}')).toBe('.prose h2{margin:0}');
  expect(cut('div.flow>button{top:0}')).toBe('div.flow>button{top:0}');
  expect(cut('main.flow{top:0}')).toBe('');
  expect(cut('@media print{h3{top:0}}@media print{h2{top:0}}')).toBe('@media print{h2{top:0}}');
  expect(cut(':where(.prose>:is(h2,h3))+*{top:0}:is(h3,h4){top:0}')).toBe(
    ':where(.prose>:is(h2,h3))+*{top:0}',
  );
});

it.each([
  'button[data-copied]{top:0}',
  '[aria-expanded=true]{top:0}',
  'div:popover-open{top:0}',
  'button:not(.other):hover{top:0}',
  '.sr-only{top:0}',
  'li a{top:0}',
  '@font-face{font-family:a}',
])('keeps %s, which scripts and users cause', (css) => expect(cut(css)).toBe(css));

it('compares the values of attributes that only templates write', () => {
  expect(cut('.css-1[data-kind=error]{top:0}.css-1[data-kind=info]{top:1px}')).toBe(
    '.css-1[data-kind=info]{top:1px}',
  );
});

it('replaces the style sheet of a document', () => {
  const first = withSheet('<head><style></style></head>', 'a{b:$&}');
  expect(first).toBe('<head><style>a{b:$&}</style></head>');
  expect(withSheet(first, 'c{}')).toBe('<head><style>c{}</style></head>');
});
