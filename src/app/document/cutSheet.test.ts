import { expect, it } from 'vitest';
import { cutSheet, usedElements } from './cutSheet';

const html =
  '<!doctype html><body><article class="prose"><h2 id="a">A</h2><div class="css-1 flow" data-kind="info" title="a > b"><button data-copy="code">x</button></div></article></body>';
const cut = (css: string) => cutSheet(css, usedElements(html));

it('lists the kinds of elements of a document in order', () => {
  expect(usedElements(html)).toEqual([
    'body',
    'article.prose',
    'h2[in-prose]',
    'div.css-1.flow[data-kind][data-kind=info][in-prose]',
    'button[data-copy][data-copy=code][in-prose]',
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
  ':where(.prose){& h2{top:0}@media print{& h2{top:1px}}}',
])('keeps %s, which scripts and users cause', (css) => expect(cut(css)).toBe(css));

it('cuts nested rules', () => {
  expect(cut('/* a */:where(.prose){/* b */color:red;& h2{top:0}& > h3{top:0}}')).toBe(
    ':where(.prose){color:red;& h2{top:0}}',
  );
  expect(cut(':where(.prose){& h3{top:0}@media print{& h3{top:0}}}')).toBe('');
});

it('compares the attributes that only templates write, and their values', () => {
  expect(cut('.css-1[data-kind=error]{top:0}.css-1[data-kind=info]{top:1px}')).toBe(
    '.css-1[data-kind=info]{top:1px}',
  );
  expect(cut('button[data-copy]{top:0}div[data-copy]{top:0}[data-main]{top:0}')).toBe(
    'button[data-copy]{top:0}',
  );
});

it('cuts rules of ids that come with the script of a vendor', () => {
  expect(cut('#carbonads,#a{top:0}')).toBe('#a{top:0}');
  expect(cutSheet('#carbonads{top:0}', usedElements('<i id="carbonads">'))).toBe(
    '#carbonads{top:0}',
  );
});

it('cuts rules below .prose whose elements are outside of the article', () => {
  const elements = usedElements('<ul><li></ul><article class="prose"><p>x</p></article><nav>');
  const sheet =
    '.prose>ul{top:0}:where(.prose){& li{top:0}& p{top:0}}ul{top:0}:where(.prose,.flow)>ul{top:0}';
  expect(cutSheet(sheet, elements)).toBe(
    ':where(.prose){& p{top:0}}ul{top:0}:where(.prose,.flow)>ul{top:0}',
  );
});
